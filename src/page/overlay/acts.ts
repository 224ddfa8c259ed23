/** The user's actions on a card, and what follows. */
import type { Item } from '../../messages/advice.ts';
import type { PageRequest } from '../../messages/page.ts';
import type { Span } from '../editors/editor.ts';

export type Undo =
	| { kind: 'takeBack' }
	/** An answer does not count any more, if so asked. */
	| { kind: 'unsay'; ask: PageRequest }
	/** The item is underlined again. */
	| { kind: 'unkeep'; item: Item };

export type CardAction =
	/** `key`: of the sentence that was chosen. */
	| { kind: 'change'; span: Span; key: string }
	| { kind: 'isFilm' | 'notFilm'; of: Item['kind']; span: Span }
	| { kind: 'neverRated' | 'keep'; item: Item }
	| Undo;

/** The result of an action, shown in place of the card. */
export interface Outcome {
	sentence: string;
	/** Null if nothing can be taken back. */
	undo: Undo | null;
}
