import { type Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../../../pack/errors.ts';
import type { ColumnNames } from '../datasets/layout.ts';
import { likingOf } from '../datasets/liking.ts';
import { type LoadOptions, loadRatings } from '../datasets/load.ts';
import { readMentions, targetsOf } from '../datasets/mentions.ts';
import { bytesOf, type NamedRatings, type Ratings, type Target } from '../datasets/ratings.ts';
import { paperSizes, type Simulation, simulateTargets } from '../datasets/simulate.ts';
import { PAPER, synthesize } from '../datasets/synthetic.ts';
import { createPool, defaultThreads, type Pool } from '../threads/pool.ts';

export interface SetupOptions extends ColumnOptions {
	ratings?: string;
	films?: string;
	mentions: string;
	targets: number;
	each?: number;
	skew: number;
	seed: number;
	threads: number;
	json?: true;
	out?: string;
}

export interface ColumnOptions {
	userColumn?: string;
	itemColumn?: string;
	ratingColumn?: string;
	timeColumn?: string;
	roundRatings?: number;
}

export interface Setup {
	/** A sentence that describes the data. */
	about: string;
	synthetic: boolean;
	/** Whether the values of ratings are known, or only who rated what. */
	rated: boolean;
	ratings: Ratings;
	targets: Target[];
	pool: Pool;
}

/** Makes a parser of a flag's value that refuses what is not valid. */
export const parserOf =
	<T>(read: (text: string) => T, isValid: (value: T, text: string) => boolean, refusal: string) =>
	(text: string): T => {
		const value = read(text);
		if (!isValid(value, text)) throw new InvalidArgumentError(refusal);
		return value;
	};
const listOf = (text: string) => text.split(',').map(Number);

export const whole = parserOf(Number, (_, text) => /^\d{1,9}$/.test(text), 'It must be a whole number.');
export const count = parserOf(
	Number,
	(_, text) => /^[1-9]\d{0,8}$/.test(text),
	'It must be a whole number of at least 1.',
);
export const threads = (text: string) => Math.min(64, count(text));
const step = parserOf(
	Number,
	(value, text) => /^\d+(\.\d+)?$/.test(text) && value >= 0.01 && value <= 100,
	'It must be a number from 0.01 to 100.',
);
export const number = parserOf(Number, (_, text) => /^-?\d+(\.\d+)?$/.test(text), 'It must be a number.');
export const counts = parserOf(
	listOf,
	(_, text) => /^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/.test(text),
	'It must be whole numbers up to 9999 divided by commas, as 2,4,8.',
);
export const largeCounts = parserOf(
	listOf,
	(_, text) => /^[1-9]\d{0,6}(,[1-9]\d{0,6})*$/.test(text),
	'It must be whole numbers divided by commas, as 1000,10000.',
);
export const shares = parserOf(
	listOf,
	(values) => values.every((value) => value > 0 && value <= 1),
	'It must be shares from 0 to 1 divided by commas, as .1,.5.',
);

export const withSetup = (command: Command): Command =>
	withRun(
		withColumns(command)
			.option('--films <file>', 'titles of the items; needed where mentions are found in posts')
			.option(
				'--mentions <what>',
				'a file user,item; tags:FILE; posts:FILE (JSON lines {user, text}); or simulate',
				'simulate',
			)
			.option('--targets <count>', 'simulate: number of people; by default as the paper, 133 posters', count)
			.option('--each <count>', 'simulate: mentions of each of them (default: 8)', count)
			.option('--skew <power>', 'simulate: chances of a rated item go by this power of its raters', number, 0),
	).addOption(OUT());

/** Adds the flags of the random numbers, the threads and the form of the result. */
export const withRun = (command: Command, usual = defaultThreads()): Command =>
	command
		.option('--seed <number>', 'of everything that is drawn', whole, 1)
		.option('--threads <count>', 'threads to work with, up to 64', threads, usual)
		.option('--json', 'print one JSON document');

export const OUT = () =>
	new Option('--out <folder>', 'write results as JSON, and figures as CSV and SVG, into this folder');

export const withColumns = (
	command: Command,
	ratings = 'ratings (MovieLens, HetRec, MovieTweetings, Netflix Prize, CSV, Parquet; .gz, .zip); without it a made-up population',
): Command => withColumnNames(command.option('--ratings <file>', ratings));

export const withColumnNames = (command: Command): Command =>
	command
		.addOption(new Option('--user-column <name>', 'name of the column with the user'))
		.addOption(new Option('--item-column <name>', 'name of the column with the item'))
		.addOption(new Option('--rating-column <name>', 'name of the column with the rating'))
		.addOption(new Option('--time-column <name>', 'name of the column with the time'))
		.addOption(
			new Option('--round-ratings <step>', 'round ratings to multiples of this: at most 256 are kept').argParser(step),
		);

export function columnsOf(o: ColumnOptions): ColumnNames {
	const { userColumn: user, itemColumn: item, ratingColumn: rating, timeColumn: time } = o;
	return Object.fromEntries(Object.entries({ user, item, rating, time }).filter(([, name]) => name !== undefined));
}

/** Loads the ratings that the flags ask for: those of a file, or a made-up population of the paper's size. */
export async function setUpRatings(
	o: Pick<SetupOptions, 'ratings' | 'seed'> & ColumnOptions & { times?: boolean },
): Promise<Ratings | NamedRatings> {
	if (o.ratings === undefined) return synthesize(PAPER, o.seed);
	return loadPeople(o.ratings, loadOptions(o));
}

/** Loads the ratings of a file, by the names of their items. @param purpose what they are for, as in "to count" @throws InputError */
export async function namedRatings(
	o: Pick<SetupOptions, 'ratings'> & ColumnOptions,
	purpose = 'to use',
): Promise<NamedRatings> {
	if (o.ratings === undefined) throw new InputError(`Say with --ratings which ratings ${purpose}.`);
	return loadPeople(o.ratings, loadOptions(o));
}

/** Loads the ratings of at least two people. @throws InputError naming file, line and reason */
export async function loadPeople(file: string, options: LoadOptions): Promise<NamedRatings> {
	const ratings = await loadRatings(file, options);
	if (ratings.users < 2) throw new InputError(`${file}: has ratings of one person, and no others to take for them.`);
	return ratings;
}

export const loadOptions = (o: ColumnOptions & { times?: boolean }): LoadOptions => ({
	columns: columnsOf(o),
	times: o.times === true,
	...(o.roundRatings !== undefined && { roundTo: o.roundRatings }),
});

export const describeSize = ({ users, items, count }: Ratings) =>
	`${count.toLocaleString('en')} ratings of ${items.toLocaleString('en')} items by ${users.toLocaleString('en')} people`;

/** Loads everything an experiment works on. Prints to standard error how much memory the ratings take. */
export async function setUp(o: SetupOptions & { times?: boolean }): Promise<Setup> {
	if (o.mentions !== 'simulate' && o.ratings === undefined)
		throw new InputError('Mentions of real people need their ratings: say which file with --ratings.');
	const ratings = await setUpRatings(o);
	const size = describeSize(ratings);
	console.error(`${size}: ${(bytesOf(ratings) / 1e6).toFixed(0)} MB in memory, shared by ${o.threads} threads`);
	const { targets, notes } = await targetsFor(ratings, o);
	for (const note of notes) console.error(note);
	const pool = createPool({ ratings, liking: likingOf(ratings) }, o.threads);
	const from = o.ratings === undefined ? 'A made-up population with the marginals of the paper' : o.ratings;
	const said = o.mentions === 'simulate' ? 'made-up mentions' : `mentions from ${o.mentions}`;
	return {
		about: `${from}, ${said}: ${size}`,
		synthetic: o.ratings === undefined,
		rated: ratings.byUser.levels !== null,
		ratings,
		targets,
		pool,
	};
}

async function targetsFor(
	ratings: Ratings | NamedRatings,
	o: SetupOptions,
): Promise<{ targets: Target[]; notes: string[] }> {
	if (o.mentions !== 'simulate' && 'userIds' in ratings)
		return targetsOf(await readMentions(o.mentions, o.films), ratings);
	if (o.targets !== undefined && o.targets > ratings.users)
		throw new InputError(`There are ${ratings.users} people to choose from: ask for fewer --targets.`);
	return { targets: await drawn(o, (simulation) => simulateTargets(ratings, simulation)), notes: [] };
}

/** Draws the mentions that the flags ask for. @throws InputError if too few people have rated as many items as asked */
export async function drawn<T>(o: SetupOptions, draw: (simulation: Simulation) => T | Promise<T>): Promise<T> {
	const asPaper = o.targets === undefined && o.each === undefined;
	const sizes = asPaper ? paperSizes() : new Array<number>(o.targets ?? 133).fill(o.each ?? 8);
	const { skew, seed } = o;
	const about = asPaper ? "Mentions are made up as of the paper's 133 posters. " : '';
	return drawing(
		() => draw({ sizes, posting: asPaper ? 1 : 0, skew, seed }),
		(error) => `${about}${error} Choose how many with --targets and how many mentions each has with --each.`,
	);
}

/** Draws people for numbers of mentions. @throws InputError if too few have rated as many items as asked */
export async function drawing<T>(
	draw: () => T | Promise<T>,
	advise = (error: string) => `${error} Ask for fewer --mentions or --targets.`,
): Promise<T> {
	try {
		return await draw();
	} catch (error) {
		throw error instanceof RangeError ? new InputError(advise(error.message)) : error;
	}
}
