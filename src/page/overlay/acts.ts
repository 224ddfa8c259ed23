/** What the user can ask for on a card, and what follows. */
import type { Span } from '../editors/editor.ts';

/** Takes back what was done last. */
export type Undo =
	| { kind: 'takeBack' }
	/** An answer about a film does not count any more, or the film is underlined again. */
	| { kind: 'unsay' | 'unkeep'; film: number };

export type CardAction =
	| { kind: 'select' | 'takeOut' | 'isFilm' | 'notFilm'; span: Span }
	| { kind: 'neverRated' | 'keep'; film: number }
	/** `unsettled`: the words, if they only may be a film. */
	| { kind: 'choose'; form: number; film: number; unsettled: Span | null }
	| { kind: 'plans' }
	| Undo;

/** What came of an action, as it is shown in the place of the card. */
export interface Outcome {
	sentence: string;
	/** Null if there is nothing to take back. */
	undo: Undo | null;
}
