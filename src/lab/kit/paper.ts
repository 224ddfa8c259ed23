import type { Setup } from './cli/setup.ts';
import type { Ratings } from './datasets/ratings.ts';
import type { Judgement } from './report/claim.ts';
import type { Figure } from './report/figure.ts';
import type { Table } from './report/table.ts';

/** The data and settings that a paper's experiments run on. */
export interface PaperInput {
	/** Ratings and mentions as the flags ask for them. */
	setup: Setup;
	/**
	 * The same ratings, or a population with Netflix's marginals if they are made up; users in order of their ratings.
	 */
	population: () => { ratings: Ratings; about: string };
	threads: number;
	seed: number;
}

/** The results of a paper's experiments. */
export interface PaperResults<Result extends object = object> {
	/** A sentence that describes the data. */
	about: string;
	/** The size of the data in a word or two, like “610 people”. */
	size: string;
	/** All results, as written to JSON documents. */
	result: Result;
	verdicts: Judgement[];
	/** What the cells of the table of main figures contain. Claims with a `cell` appear there. */
	matrix: string;
	/** The most important figures of the run, in sentences. */
	sentences: string[];
	figures: Figure[];
	/** Ids of the figures that are shown first, next to the paper's. */
	main: string[];
	/** Tables about the data and further results. */
	tables: Table[];
}

/** A paper that the lab can reproduce. */
export interface Paper {
	id: string;
	title: string;
	/** Authors and year. */
	source: string;
	run(input: PaperInput): Promise<PaperResults>;
}
