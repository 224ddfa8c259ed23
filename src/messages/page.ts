/** What a page's script and the worker say to each other. By itself, because every page loads it. */
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { isNotFilm, isQuiet, type Quiet } from '../storage/limits.ts';
import { isCount, reader, type Shape } from './reader.ts';

export { LONGEST_DRAFT };

/** What a page's script asks of the worker. */
export type PageRequest =
	/** A text box has the focus: bring what watches it, if this site is on; answered with whether that was done. */
	| { kind: 'load' }
	/** Whether drafts of this site are to be checked at all. */
	| { kind: 'watching' }
	/**
	 * Here is a draft; `box` tells the boxes of a frame apart, `begun` when the user began to write it, if ever, and
	 * `ours` whether a button of ours has changed it since the last check. Answered with {@link PageAdvice}, or false:
	 * leave it.
	 */
	| { kind: 'check'; text: string; box: number; begun: number | null; ours: boolean }
	/** In the draft, the title form `form` means `film`. */
	| { kind: 'choose'; form: number; film: number }
	/** These words name no film. */
	| { kind: 'notFilm'; words: string }
	/** A card was opened: told where a study records it. */
	| { kind: 'opened' }
	/** Show the plans. */
	| { kind: 'plans' }
	/** These texts were posted, together: a title and a body, say. */
	| { kind: 'posted'; texts: string[] };

/** A film as a page's script shows it. */
export interface PageFilm {
	/** Number in the catalogue. */
	id: number;
	title: string;
	year: number;
}

/** A mention that costs: words of the draft, by UTF-16 offsets, and what is known of them. */
export interface PageMark {
	start: number;
	end: number;
	film: PageFilm;
	/** The crowd if the draft did not name the film. */
	crowdWithout: number;
	/** Other films of that name, likeliest first. */
	alternatives: PageFilm[];
	/** What the writer's word on these words is remembered under. */
	form: number;
}

/** What is shown in the page of a draft's advice. */
export interface PageAdvice {
	crowd: number;
	tolerance: number;
	/** Films the draft names. */
	films: number;
	level: Quiet;
	/** Empty where the crowd is as large as asked for. */
	marks: PageMark[];
	/** How it is said; plainly if absent. `year`: that films be written with their year, which costs nothing. */
	say?: 'gain' | 'loss' | 'year';
	/** Milliseconds after which it is to be asked for again, because it is held back. */
	later?: number;
	/** The worker wants to know when a card is opened. */
	tell?: true;
}

/** What the worker asks of a page's script. */
export type WorkerRequest =
	/** The text of the box last written in; no answer where there is none. */
	| { kind: 'draft' }
	/** Put these words in at the caret; no answer where the box refuses. */
	| { kind: 'insert'; text: string }
	/** The host name of the page. */
	| { kind: 'site' }
	/** The text that is selected; no answer from frames without a selection. */
	| { kind: 'selectedText' }
	/** The text that can be seen on the page. */
	| { kind: 'visibleText' }
	/** The settings have changed: send the draft again, if this site is on. */
	| { kind: 'switched' }
	/** The user has said something of the draft that changes its advice: send it again. */
	| { kind: 'stale' };

const isText = (text: unknown) => typeof text === 'string' && text.length <= LONGEST_DRAFT + 1;

const PAGE_SHAPES: Shape<PageRequest> = {
	load: {},
	watching: {},
	check: {
		text: isText,
		box: isCount,
		begun: (begun) => begun === null || isCount(begun),
		ours: (ours) => typeof ours === 'boolean',
	},
	choose: { form: isCount, film: isCount },
	notFilm: { words: isNotFilm },
	opened: {},
	plans: {},
	posted: { texts: (texts) => Array.isArray(texts) && texts.length <= 20 && texts.every(isText) },
};
const WORKER_SHAPES: Shape<WorkerRequest> = {
	draft: {},
	insert: { text: isText },
	site: {},
	selectedText: {},
	visibleText: {},
	switched: {},
	stale: {},
};

const isFilm = (film: unknown) => {
	const { id, title, year } = (film ?? {}) as Partial<PageFilm>;
	return isCount(id) && typeof title === 'string' && isCount(year);
};
const isMark = (mark: unknown) => {
	const { start, end, film, crowdWithout, alternatives, form } = (mark ?? {}) as Partial<PageMark>;
	const others = Array.isArray(alternatives) && alternatives.every(isFilm);
	return [start, end, form].every(isCount) && isFilm(film) && others && Number.isFinite(crowdWithout);
};

/** What the worker answered a check with, if it is advice: after an update it may be another version's. */
export function readPageAdvice(answer: unknown): PageAdvice | null {
	const { crowd, tolerance, films, level, marks, later = 0 } = (answer ?? {}) as Partial<PageAdvice>;
	const sound = [crowd, tolerance, later].every(Number.isFinite) && isCount(films) && isQuiet(level);
	return sound && Array.isArray(marks) && marks.every(isMark) ? (answer as PageAdvice) : null;
}

/** Each gives the message if it is one of its kind and well formed, else null. */
export const readPageRequest = reader(PAGE_SHAPES);
export const readWorkerRequest = reader(WORKER_SHAPES);
