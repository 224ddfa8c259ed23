/** What a page's script and the worker say to each other. By itself, because every page loads it. */
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { isCount, reader, type Shape } from './reader.ts';

export { LONGEST_DRAFT };

/** What a page's script asks of the worker. */
export type PageRequest =
	/** Whether drafts of this site are to be checked at all. */
	| { kind: 'watching' }
	/** Here is a draft; the badge will tell. `box` tells the boxes of a frame apart. */
	| { kind: 'check'; text: string; box: number }
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

/** How much is shown of itself: the badge alone, marks in the box, or marks and once a notice. */
export type Quiet = 'badge' | 'marks' | 'notice';

/** What is shown in the page of a draft's advice. */
export interface PageAdvice {
	crowd: number;
	tolerance: number;
	/** Films the draft names. */
	films: number;
	level: Quiet;
	/** Empty where the crowd is as large as asked for. */
	marks: PageMark[];
}

/** What the worker asks of a page's script. */
export type WorkerRequest =
	/** The text of the box last written in; no answer where there is none. */
	| { kind: 'draft' }
	/** The host name of the page. */
	| { kind: 'site' }
	/** The text that is selected; no answer from frames without a selection. */
	| { kind: 'selectedText' }
	/** The text that can be seen on the page. */
	| { kind: 'visibleText' }
	/** The settings have changed: send the draft again, if this site is on. */
	| { kind: 'switched' };

const isText = (text: unknown) => typeof text === 'string' && text.length <= LONGEST_DRAFT + 1;

const PAGE_SHAPES: Shape<PageRequest> = {
	watching: {},
	check: { text: isText, box: isCount },
	posted: { texts: (texts) => Array.isArray(texts) && texts.length <= 20 && texts.every(isText) },
};
const WORKER_SHAPES: Shape<WorkerRequest> = {
	draft: {},
	site: {},
	selectedText: {},
	visibleText: {},
	switched: {},
};

/** Each gives the message if it is one of its kind and well formed, else null. */
export const readPageRequest = reader(PAGE_SHAPES);
export const readWorkerRequest = reader(WORKER_SHAPES);
