import type { Setup } from './cli/setup.ts';
import type { Ratings } from './datasets/ratings.ts';
import type { Judgement } from './report/claim.ts';
import type { Figure } from './report/figure.ts';

/** What a paper's experiments are run on. */
export interface Ground {
	/** Ratings and mentions as the flags ask for them. */
	setup: Setup;
	/**
	 * The same ratings, or people with the marginals of Netflix where they are made up; users by their number of ratings.
	 */
	population: () => { ratings: Ratings; about: string };
	threads: number;
	seed: number;
}

/** A table of a report: its first column names the rows. */
export interface Facts {
	title: string;
	head: string[];
	rows: string[][];
}

/** What a paper's experiments found. */
export interface Found<Result extends object = object> {
	/** What they were run on, in a sentence. */
	about: string;
	/** How many of what, in a word or two, as “610 people”. */
	size: string;
	/** All that was found, as it stands in JSON documents. */
	result: Result;
	verdicts: Judgement[];
	/** What the table of main figures has in its cells: the claims that have a cell. */
	matrix: string;
	/** The most important figures of the run, in sentences. */
	sentences: string[];
	figures: Figure[];
	/** The figures to be seen first: drawn with the paper's beside them. */
	main: string[];
	/** What the data is like, and what else was found. */
	facts: Facts[];
}

/** A paper that can be run again. */
export interface Paper {
	id: string;
	title: string;
	/** Authors and year. */
	source: string;
	run(ground: Ground): Promise<Found>;
}
