/** The case of one writer: the mentioned films, what is known about the writer, and the adversaries to guard against. */

import { tfidfNorm } from '../adversaries/tfidf.ts';
import { ADVERSARIES, type Adversary, type DecoyDraw, RATING_ADVERSARIES } from '../adversaries/weighing.ts';
import {
	type Crowds,
	createCrowds,
	crowdsWith,
	type FilmRows,
	type Mentioned,
	mentionAll,
	type Shared,
} from '../crowd/crowds.ts';
import type { Scene } from '../crowd/kinds.ts';
import type { Term } from '../crowd/term.ts';
import { type Marginals, marginalsOf } from '../population/marginals.ts';
import { type Population, ratersOf, UNCOUNTED_RATERS } from '../population/population.ts';
import { decoyDraw } from './decoys.ts';
import { MOST_FILMS } from './limits.ts';
import { opinionsIn, type SaidOfFilms } from './opinions.ts';
import { isWholeList, ownChance, type Said } from './ownChance.ts';
import { phrasesThatCount } from './phrased.ts';
import { type PhrasesRead, rowsOfPhrase } from './phraseRows.ts';
import type { Phrase } from './phrases.ts';
import { LEAST_SHARE } from './suitable.ts';

/** Known details of a rating of the writer. */
export interface OwnRating {
	stars: number | null;
	/** In days since 1970. */
	day: number | null;
}

/** A film mentioned before. */
export interface Published {
	film: number;
	/** Whether the writer mentioned it as a decoy, without having rated it. */
	decoy: boolean;
	/** Days on which it was mentioned, in days since 1970. */
	days?: readonly number[];
	/** The phrase in place of its title; absent if it was named. */
	phrase?: Phrase;
}

/** What is known about the writer apart from the draft. */
export interface Writer extends Partial<SaidOfFilms> {
	/** Films mentioned before under the same pseudonym. */
	history?: readonly Published[];
	/** Films the writer has rated, if known; null values for ratings without known details. */
	rated?: ReadonlyMap<number, OwnRating | null> | null;
	/** About how many films the writer has rated, if it is not known which; null if that is not known either. */
	filmsRated?: number | null;
	/** Films that the writer says they did or did not rate. */
	said?: ReadonlyMap<number, Said>;
	/** Whether the list of rated films is complete; null if they did not say. */
	complete?: boolean | null;
	/** Whether named films of unknown status count as rated: plans reach the goal even then. */
	careful?: boolean;
	/** Who reads phrases; by default careful estimates assume that all do. */
	phrasesRead?: PhrasesRead;
	/** Whether the writer rates films nowhere: then nothing was rated that no list or answer says was. */
	nowhere?: boolean;
	/** The day of the draft, in days since 1970. */
	today?: number;
	/** Films of the draft that have phrases in place of their titles. */
	phrasesInDraft?: ReadonlyMap<number, Phrase>;
	/** For films whose director the draft still names without their titles, any film of theirs. */
	makersLeft?: ReadonlyMap<number, Phrase>;
	/** Films of the draft that the writer took as decoys. */
	decoys?: ReadonlySet<number>;
	/** Adversaries to guard against, by default all. */
	guard?: readonly Adversary[] | null;
	/** Members of the adversary's service, by default the size of the population. */
	members?: number | null;
}

/** Adversaries reported for every plan, guarded against or not: one ignores that decoys exist, one expects them. */
export const NAIVE: Adversary = 'scoring';
export const AWARE: Adversary = 'likelihoodDecoys';

export interface Case {
	population: Population;
	/** Adversaries guarded against: the smallest of their crowds counts. */
	guarded: readonly Adversary[];
	members: number;
	/** For earlier films whose titles were replaced, the phrase used. */
	phrases: ReadonlyMap<number, Phrase>;
	/** Who reads them. */
	phrasesRead: PhrasesRead;
	/** What a film that is left out is still known to be. */
	makersLeft: ReadonlyMap<number, Phrase>;
	/** Films of the draft that were not published before, rarest first. */
	films: number[];
	/** Films published before, whether or not the draft names them again, and those behind its phrases. */
	earlier: number[];
	crowds: Crowds;
	/** What counts from a mention of the film. @param unsaid whether the draft names it and says nothing else */
	term(film: number, unsaid?: boolean): Term;
	rows(film: number): FilmRows;
	/** Probability that the writer rated the film. */
	own(film: number): number;
	/** The writer's activity, or its range, if known. */
	activity: Scene['writer'];
	marginals: Marginals;
	/** Grids with the earlier films mentioned and room for the films of the draft and a few decoys. */
	base: Mentioned;
	/** The crowd under each adversary of `crowds`, guarded against or not. */
	crowdByAdversary: number[];
	/** The smallest crowd of those guarded against. */
	crowd: number;
}

/** Number of decoys that the grids have room for. */
export const DECOY_ROOM = 5;

const marginalsCache = new WeakMap<Uint32Array, Marginals>();

/** What every estimate knows about a population; computed once. */
export function marginalsFor(population: Population): Marginals {
	const { raters, classes, size } = population;
	const found =
		marginalsCache.get(raters) ??
		marginalsOf(
			raters.map((count) => count || UNCOUNTED_RATERS),
			classes,
			size,
		);
	marginalsCache.set(raters, found);
	return found;
}

const drawCache = new WeakMap<Marginals, DecoyDraw>();

function cachedDraw(model: Marginals): DecoyDraw {
	const found = drawCache.get(model) ?? decoyDraw(model);
	drawCache.set(model, found);
	return found;
}

/**
 * Leaves out adversaries who compare stars or dates if no mentioned film has a rating with stars or a date. If the
 * draft says what was liked, an adversary who compares opinions is guarded against too.
 */
function guardedAgainst(
	guard: Writer['guard'],
	rated: Writer['rated'],
	mentioned: readonly number[],
	hasStances: boolean,
): readonly Adversary[] {
	const isKnown = (of: keyof OwnRating) => mentioned.some((film) => typeof rated?.get(film)?.[of] === 'number');
	const [hasStars, dated] = [hasStances || isKnown('stars'), isKnown('day')];
	const applicable = (guard ?? []).filter((name) =>
		name === 'scoreboardRhDates' || name === 'scoreboardRhBoth'
			? dated
			: hasStars || !(RATING_ADVERSARIES as readonly string[]).includes(name),
	);
	const guarded: readonly Adversary[] = applicable.length === 0 ? ADVERSARIES : applicable;
	const compares =
		hasStances && ADVERSARIES.every((name) => guarded.includes(name)) && !guarded.includes('fuzzyRating');
	return compares ? [...guarded, 'fuzzyRating'] : guarded;
}

/** Days between a rating and the nearest mention; null if either is unknown. */
function daysApart(rating: OwnRating | null | undefined, mentioned: readonly number[]): number | null {
	const day = rating?.day ?? null;
	if (day === null || mentioned.length === 0) return null;
	return mentioned.reduce((least, on) => Math.min(least, Math.abs(on - day)), Infinity);
}

/** "About so many films" holds within this factor. */
const ABOUT = 2.5;

/** The writer's activity: from the rated films, or a range around their number; null if neither is known. */
function activityOf(
	{ rated = null, complete = null, filmsRated = null, nowhere = false, careful = false }: Writer,
	population: Population,
): Scene['writer'] {
	if (!isWholeList(rated, complete)) {
		if (nowhere) return null;
		// People who rated little are found first.
		if (filmsRated !== null) return { least: filmsRated / ABOUT, most: filmsRated * (careful ? 1 : ABOUT) };
		return careful ? { least: 0, most: lightest(population) } : null;
	}
	const raters = Array.from(rated.keys(), (film) => ratersOf(population, film));
	return { ratings: rated.size, norm: Math.max(1, tfidfNorm(raters, population.size)) };
}

/** A careful estimate assumes that the writer is in this share of people, the ones who rated least. */
const LIGHT = 0.1;

/** The most ratings that one of them has. */
function lightest({ classes }: Population): number {
	let part = 0;
	for (const { share, ratings } of classes.toSorted((a, b) => a.ratings - b.ratings)) {
		part += share;
		if (part >= LIGHT) return ratings;
	}
	return Infinity;
}

/** Orders films by rarity; of more than `most`, those stay that tell most: rare ones that the writer is likely to have rated. */
function rarestFirst(films: readonly number[], { population, own, most }: Telling): number[] {
	const byRarity = (some: readonly number[]) =>
		some.toSorted((a, b) => ratersOf(population, a) - ratersOf(population, b));
	if (films.length <= most) return byRarity(films);
	const weights = new Map(
		films.map((film) => [film, own(film) * Math.log(population.size / ratersOf(population, film))]),
	);
	return byRarity(
		byRarity(films)
			.sort((a, b) => weights.get(b)! - weights.get(a)!)
			.slice(0, most),
	);
}

interface Telling {
	population: Population;
	/** Probability that the writer rated a film. */
	own: (film: number) => number;
	most: number;
}

interface CaseOptions {
	/** Other films to count instead of ambiguous ones. */
	substitutes?: ReadonlyMap<number, number>;
	/** Also computes the crowd under the two adversaries that are reported for every plan. */
	forPlans?: boolean;
	/** Films counted in the draft and in the history: the most revealing ones. */
	most?: number;
	/** What this case shares with other cases of the same writer. */
	shared?: Shared;
}

/** @param draftFilms films of the draft */
export function createCase(
	population: Population,
	draftFilms: ReadonlySet<number>,
	writer: Writer,
	{ substitutes = new Map(), forPlans = false, most = MOST_FILMS, shared }: CaseOptions = {},
): Case {
	const { history = [], rated = null, said = new Map(), decoys = new Set(), guard, members, today } = writer;
	const publishedByFilm = new Map(history.filter(({ phrase }) => !phrase).map((one) => [one.film, one]));
	const unpublished = [...draftFilms].filter((film) => !publishedByFilm.has(film));
	const isNamed = (film: number) => draftFilms.has(film) || publishedByFilm.has(film);
	const phrases = phrasesThatCount(history, writer.phrasesInDraft ?? new Map(), isNamed);
	const isDecoy = (film: number) => decoys.has(film) || publishedByFilm.get(film)?.decoy === true;
	const own = ownChance({ ...writer, rated, said, isDecoy });
	const films = rarestFirst(unpublished, { population, own, most });
	const earlier = rarestFirst([...publishedByFilm.keys(), ...phrases.keys()], { population, own, most });
	const model = marginalsFor(population);
	const opinions = opinionsIn(writer, draftFilms, population, model);
	const guarded = guardedAgainst(guard, rated, [...draftFilms, ...publishedByFilm.keys()], opinions.any);
	const names = forPlans ? [...new Set([...guarded, NAIVE, AWARE])] : guarded;
	const activity = activityOf(writer, population);
	const crowds = createCrowds(model, {
		adversaries: names,
		writer: activity,
		members: members ?? null,
		...{ decoys: cachedDraw(model), opinions: opinions.any },
		...(shared && { shared }),
	});
	const term = (named: number, unsaid = false): Term => {
		const film = substitutes.get(named) ?? named;
		const rating = rated?.get(film);
		const mentioned = [
			...(publishedByFilm.get(film)?.days ?? []),
			...(draftFilms.has(named) && today !== undefined ? [today] : []),
		];
		const raters = ratersOf(population, film);
		return {
			raters,
			...(population.tastes && { film, rated: population.tastes.ratedBy(film, raters) }),
			own: own(film),
			...opinions.of(named, film, rating, unsaid),
			days: daysApart(rating, mentioned),
		};
	};
	const { careful = false, phrasesRead = careful ? 'all' : 'some' } = writer;
	const known = new Map<number, FilmRows>();
	const rows = (film: number) => {
		const phrase = phrases.get(film);
		const found =
			known.get(film) ??
			(phrase === undefined
				? crowds.film(term(film))
				: rowsOfPhrase({ crowds, population, marginals: model, term, phrasesRead }, film, phrase));
		known.set(film, found);
		return found;
	};
	const earlierRows = earlier.map(rows);
	const base = mentionAll(startGrids(crowds, population, [...earlierRows, ...films.map(rows)]), earlierRows);
	const crowdByAdversary =
		films.length + earlier.length === 0
			? names.map(() => members ?? population.size)
			: crowdsWith(crowds, base, films.map(rows));
	return {
		...{ population, guarded, films, earlier, phrases, phrasesRead },
		makersLeft: writer.makersLeft ?? new Map(),
		members: members ?? population.size,
		crowds,
		term,
		rows,
		own: (named) => own(substitutes.get(named) ?? named),
		activity,
		marginals: model,
		base,
		crowdByAdversary,
		crowd: Math.min(...guarded.map((name) => crowdByAdversary[names.indexOf(name)]!)),
	};
}

/** Grids for these films, with room for a few decoys; how fine they are depends on both. */
export function startGrids(crowds: Crowds, population: Population, films: readonly FilmRows[]): Mentioned {
	// The rarest decoys need the widest grids.
	const decoy = crowds.film({ raters: Math.ceil(LEAST_SHARE * population.size), own: 0 });
	return crowds.start([...films, ...new Array<FilmRows>(DECOY_ROOM).fill(decoy)]);
}

/** The crowd under one of a case's adversaries. */
export const crowdUnder = ({ crowds, crowdByAdversary }: Pick<Case, 'crowds' | 'crowdByAdversary'>, name: Adversary) =>
	crowdByAdversary[crowds.adversaries.indexOf(name)]!;

/** Returns the `count` adversaries guarded against that have the smallest crowds. */
export const worstAdversaries = (adviceCase: Case, count: number): Adversary[] =>
	adviceCase.guarded.toSorted((a, b) => crowdUnder(adviceCase, a) - crowdUnder(adviceCase, b)).slice(0, count);
