import type { Setup } from './cli/setup.ts';
import type { Table } from './cli/text.ts';
import type { Ratings } from './datasets/ratings.ts';
import type { Judgment } from './report/claim.ts';
import type { Figure } from './report/figure.ts';

export const peopleIn = ({ users }: Ratings, { synthetic }: Pick<Setup, 'synthetic'>) =>
	`${users.toLocaleString('en')} ${synthetic ? 'made-up people' : 'people'}`;

export interface PaperInput {
	/** Ratings and mentions as the flags ask for them. */
	setup: Setup;
	/** The same ratings, or made-up ones with Netflix's marginals; users by their number of ratings. */
	population: () => { ratings: Ratings; about: string };
	threads: number;
	seed: number;
}

export interface PaperResults<Result extends object = object> {
	about: string;
	/** What it ran on in a word or two, like “610 people”. */
	size: string;
	result: Result;
	verdicts: Judgment[];
	/** What the cells of the table of main figures contain. Claims with a `cell` appear there. */
	matrix?: string;
	sentences: string[];
	figures: Figure[];
	/** Ids of the figures that are shown first, next to the paper's. */
	main: string[];
	tables: Table[];
}

export interface Paper {
	id: string;
	title: string;
	/** Authors and year. */
	source: string;
	/** What the paper ran on, as `size` says it of the run. */
	people: string;
	run(input: PaperInput): Promise<PaperResults>;
}
