/** Figures and optional sections of a pack, from files of its author. */
import { basename } from 'node:path';
import type { AddedKind, PackKind } from '../../core/catalogue/packKinds.ts';
import { withNow, withReference } from '../../core/population/pack.ts';
import { InputError } from '../../pack/errors.ts';
import { readFilms } from '../../pack/films.ts';
import { type PackAddition, type PackFigures, readFigures } from '../../pack/packFile.ts';
import { loadOptions, type SetupOptions } from '../kit/cli/setup.ts';
import { filmRows, filmsOfItems } from '../kit/datasets/itemTitles.ts';
import { loadRatings } from '../kit/datasets/load.ts';
import { releasedGroups } from '../kit/datasets/releasedGroups.ts';
import { type NowOptions, newestDay, nowOf } from '../papers/drift/now.ts';
import { inWordsOf } from './kindWords.ts';
import { figuresOf } from './packFigures.ts';
import { USUAL_K } from './tastes.ts';

export type PackOptions = Record<'out', string> &
	Pick<SetupOptions, 'ratings' | 'userColumn' | 'itemColumn' | 'ratingColumn' | 'timeColumn' | 'roundRatings'> & {
		films?: string;
		population?: string;
		kind?: PackKind;
		name?: string;
		k?: number;
		companions?: string;
		tastes?: string;
		recent?: string;
		foreign?: string;
		namesakes?: string;
		facts?: string;
		liking?: string;
		titles?: string;
		reference?: string;
		halfLife?: number;
		asOf?: string;
		now?: 'cd' | 'em';
		epsilon?: number;
		perPerson?: number;
	};

/** Default name for the people of a kind. */
export const KIND_NAMES: Record<AddedKind, string> = {
	boardgames: 'People who rate board games',
	anime: 'People who rate anime',
	books: 'People who rate books',
};

/** Only whether something was rated counts, so the scale does not matter. */
const countingOptions = (o: PackOptions) => loadOptions({ ...o, times: true, roundRatings: 0.5 });

/** Reads the figures of a pack, or counts them in a ratings file. */
export async function packFigures(o: PackOptions): Promise<{ figures: PackFigures; source: string }> {
	const {
		films,
		population,
		ratings: file,
		titles,
		kind = 'films',
		name = kind === 'films' ? undefined : KIND_NAMES[kind],
		k = USUAL_K,
	} = o;
	if (population !== undefined) {
		if (kind !== 'films') throw new InputError('--kind is for people who are counted: a --population says its kind.');
		if (films === undefined) throw new InputError('Say with --films which films the --population has.');
		if (o.name !== undefined)
			throw new InputError('--name is for people who are counted: a --population has its name.');
		return {
			figures: await readFigures({ films, population, tastes: o.tastes, recent: o.recent }),
			source: population,
		};
	}
	if (file === undefined || titles === undefined || name === undefined)
		throw new InputError(
			'A pack needs --films and --population, or --ratings in which they are counted, with --titles and --name.',
		);
	const ratings = await loadRatings(file, countingOptions(o));
	const options = {
		kind,
		name,
		k,
		source: basename(file),
		// Today if the ratings have no times.
		date: o.asOf ?? newestDay(ratings.byUser.times ?? [Date.now() / 1000]),
		known: films === undefined ? [] : await readFilms(films),
	};
	const figures = figuresOf(ratings, await filmRows(titles), options);
	const counted = figures.films.filter((film) => film.raters !== null).length;
	const inWords = inWordsOf(kind);
	console.error(
		`Counted: ${ratings.users} people; ${counted} ${inWords('films')} of at least ${k} raters, and ${figures.films.length - counted} of fewer.`,
	);
	return { figures, source: file };
}

/** Returns what is wrong with the flags about current popularity, or null. */
export function nowProblem(
	o: Pick<PackOptions, 'ratings' | 'titles' | 'halfLife' | 'asOf' | 'now' | 'epsilon' | 'perPerson'>,
): string | null {
	const { ratings, titles, halfLife, now = 'cd', epsilon, perPerson, asOf } = o;
	const asked = [halfLife, o.now, epsilon, perPerson, asOf].some((flag) => flag !== undefined);
	if (ratings === undefined)
		return asked ? 'What is popular now is counted in ratings: say which with --ratings.' : null;
	if (halfLife === undefined) return 'Say with --half-life in how many days a rating comes to count half.';
	if (titles === undefined) return 'Say with --titles what the rated items are called.';
	if (now === 'em' && epsilon === undefined) return 'Say with --epsilon how private --now em shall be.';
	if (now === 'cd' && epsilon !== undefined) return '--epsilon is for --now em: a plain sum is not private.';
	if (now === 'cd' && perPerson !== undefined) return '--per-person is for --now em: a plain sum is not private.';
	return null;
}

/** Returns the addition of current popularity, or undefined if the flags do not ask for it. */
export function nowAddition(o: PackOptions): PackAddition | undefined {
	// Ratings in which people are counted may serve only that.
	const isAsked = [o.halfLife, o.now, o.epsilon, o.perPerson].some((flag) => flag !== undefined);
	if (o.population === undefined && !isAsked) return undefined;
	const problem = nowProblem(o);
	if (problem !== null) throw new InputError(problem);
	const { ratings: file, titles, halfLife, now = 'cd', epsilon, perPerson, asOf } = o;
	if (file === undefined || halfLife === undefined) return undefined;
	return async (pack, opened) => {
		const ratings = await loadRatings(file, countingOptions(o));
		if (ratings.byUser.times === null) throw new InputError(`${file}: its ratings have no times.`);
		const options: NowOptions = {
			halfLife,
			by: now,
			...(epsilon !== undefined && { epsilon }),
			...(perPerson !== undefined && { perPerson }),
			...(asOf !== undefined && { asOf }),
		};
		const made = nowOf(opened, ratings, await filmRows(titles!), options);
		const known = made.said.filter((count) => count !== null).length;
		console.error(`Popular now, as of ${made.facts.asOf}: ${known} of ${made.said.length} films known.`);
		if (now === 'em') console.error(promiseOf(epsilon!, perPerson));
		return withNow(pack, made.said, made.facts);
	};
}

/** Returns the addition of released people to count in, or undefined if the flags do not ask for it. */
export function referenceAddition({ reference: file, titles, ratings, k }: PackOptions): PackAddition | undefined {
	if (file === undefined) {
		if (titles !== undefined && ratings === undefined)
			throw new InputError('--titles is of the items of --ratings or of a --reference: say which.');
		return undefined;
	}
	if (titles === undefined) throw new InputError('Say with --titles what the released items are called.');
	return async (pack, { catalogue }) => {
		const release = await loadRatings(file, { pairsOnly: true });
		const films = await filmsOfItems(release, catalogue, titles);
		const { facts, ...rows } = releasedGroups(
			release,
			(item) => films.get(item) ?? -1,
			catalogue.films,
			basename(file),
		);
		if (facts.k < 2)
			throw new InputError(
				`${file}: someone in it is like no one else. A pack carries releases only, as lab anonymize makes them.`,
			);
		if (k !== undefined && facts.k < k)
			throw new InputError(`${file}: its smallest group has ${facts.k} people, fewer than --k ${k}.`);
		console.error(
			`Released people: ${rows.people} in ${rows.sizes.length} groups of at least ${facts.k}; ${films.size} of ${release.items} items are films of the pack.`,
		);
		return withReference(pack, rows, facts);
	};
}

/** Describes the privacy guarantee of --now em. */
export const promiseOf = (epsilon: number, perPerson: number | undefined) =>
	perPerson === undefined
		? `Private with epsilon ${epsilon} for each rating, ${epsilon} times the number of ratings for each person; the day and which films are known are public.`
		: `Private with epsilon ${2 * epsilon} for each rating, ${epsilon * perPerson} for each person; the day and which films are known are public.`;
