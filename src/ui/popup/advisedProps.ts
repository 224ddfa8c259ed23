import type { ComponentChildren } from 'preact';
import type { FilmName } from '../../core/advice/result.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import type { AsOne } from '../../storage/asOne.ts';
import type { AskingProps } from './asking.tsx';
import type { Substitute } from './kind.ts';
import type { RatedWordProps } from './ratedWord.tsx';
import type { RoomName } from './room.tsx';
import type { AskWhatIf } from './trial.ts';

/** Where the films of a draft stand among other kinds that it names. */
export interface FilmsPlace {
	/** What stands above and below the first view. */
	above: ComponentChildren;
	below: ComponentChildren;
	/** The room that is opened at first. */
	room: RoomName | null;
}

/** What the advice on a draft is shown with. */
export interface AdvisedProps {
	view: AdvisedView;
	/** Where the draft names other kinds too. */
	place: FilmsPlace | null;
	/** The crowd before films were taken out, if some were just now. */
	before: number | null;
	/** What is to be known of the last try to take films out. */
	note: string;
	/** The study's question, if one is due. */
	question: ComponentChildren;
	/** @param substitutes for some of the titles */
	onTakeOut: (films: readonly number[], substitutes: ReadonlyMap<number, Substitute>) => Promise<void>;
	onChoose: (form: number, film: number) => void;
	/** Says whether words of the draft name a film. */
	onSettle: (words: string, isFilm: boolean) => void;
	onSay: RatedWordProps['onSay'];
	/** Keeps an answer that holds for all drafts. */
	onAnswer: AskingProps['onAnswer'];
	/** Two accounts may be known as one person's. */
	onAsOne: (accounts: AsOne) => void;
	onAdd: (film: FilmName) => void;
	onOthers: () => void;
	onCopy: (film: FilmName) => void;
	onHistory: () => void;
	onAbout: () => void;
	whatIf: AskWhatIf;
}
