/** The three plans: drop films, add decoys, or both. */
import type { Adversary } from '../adversaries/weighing.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import {
	copyAll,
	crowdsWith,
	type FilmRows,
	type Mentioned,
	mentionAll,
	mentionedUnder,
	worstOf,
	worstWith,
} from '../crowd/crowds.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { spreadOf } from '../population/recent.ts';
import { type AddStep, DRAWN, drawDecoys, planAdd, usefulDecoys } from './add.ts';
import { AWARE, type Case, DECOY_ROOM, NAIVE, startGrids } from './case.ts';
import { type DecoyPool, decoyCandidates } from './decoys.ts';
import { crowdsWithout, planDrop } from './drop.ts';
import type { PhrasePool } from './likeFilms.ts';
import { LONGEST_DROP, MOST_KEPT, NOTICEABLE } from './limits.ts';
import { rowsAsSaid, rowsOfPhrase } from './phraseRows.ts';
import { type Phrase, phraseAmong } from './phrases.ts';

export const PLANS = ['drop', 'add', 'mixed'] as const;
export type PlanKind = (typeof PLANS)[number];

/** Films to leave out and to mention as well, each with the crowd after it and the steps before it. */
export interface Plan {
	drop: { film: number; crowd: number }[];
	add: AddStep[];
}

/** The outcome of a plan under every adversary guarded against. */
export interface PlanEnd {
	crowd: number;
	/** The crowd under Scoring, which takes every mention as genuine, and under Likelihood that expects decoys. */
	naive: number;
	aware: number;
}

export interface Plans extends Record<PlanKind, Plan> {
	/** The crowd without each of the case's films. */
	without: number[];
	/** Where leaving out a few does not reach the goal: all, or all but the best known, to leave out, with the crowd then. */
	keep: { out: number[]; crowd: number }[];
	/** Films to add: those of the plans, then others that do not narrow the crowd. */
	suggested: number[];
}

/** Films to find, if there are enough: three are suggested, but none unlike the draft. */
const SUGGESTED = 10;

/** Number of adversaries that plans are made against, those with the smallest crowds; outcomes are computed under all. */
export const PLAN_ADVERSARIES = 3;

interface PlanOptions {
	tolerance: number;
	/** Seed of the draw of decoys. */
	seed: number;
	/** Films that are never suggested, apart from those mentioned. */
	neverSuggest: (film: number) => boolean;
	/** Films that the writer has seen without rating them, which are suggested before others. */
	isSeen?: (film: number) => boolean;
}

/** What plans use from a pack. */
export interface PlanPack {
	catalogue: PhrasePool & Pick<Catalogue, 'nearStart' | 'near' | 'collection' | 'adult' | 'short' | 'people'>;
	population: Population;
}

export const decoyPool = ({ catalogue, population }: PlanPack): DecoyPool => ({
	raters: population.raters,
	year: catalogue.year,
	genres: catalogue.genres,
	nearStart: catalogue.nearStart,
	near: catalogue.near,
	now: Number(population.date.slice(0, 4)),
	...(catalogue.kind !== undefined && { kind: catalogue.kind }),
	...(catalogue.director !== undefined && { director: catalogue.director }),
	...(catalogue.origin !== undefined && { origin: catalogue.origin }),
	...(catalogue.people !== undefined && { people: catalogue.people }),
	...(catalogue.collection !== undefined && { collection: catalogue.collection }),
	...(catalogue.adult !== undefined && { adult: catalogue.adult }),
	...(catalogue.short !== undefined && { short: catalogue.short }),
	...(population.now !== undefined && { popular: population.now }),
});

/** @param adviceCase the case under the adversaries that plans are made against */
export function makePlans(pack: PlanPack, adviceCase: Case, options: PlanOptions): Plans {
	const { tolerance, seed, neverSuggest, isSeen } = options;
	const { crowds, base, films, rows, earlier, crowdByAdversary } = adviceCase;
	const filmRows = films.map(rows);
	const crowd = Math.min(...crowdByAdversary);
	const without = crowdsWithout(crowds, base, filmRows);
	const drop = planDrop(crowds, base, filmRows, without, crowd, tolerance, LONGEST_DROP);
	const named = new Set([...films, ...earlier]);
	const pool = decoyPool(pack);
	const context = films.length > 0 ? films : [...named];
	const excluded = (film: number) => named.has(film) || neverSuggest(film);
	const candidates = decoyCandidates(pool, pack.population.size, context, excluded, seed, isSeen);
	const draw = (mentioned: Mentioned) =>
		named.size === 0 ? [] : drawDecoys(crowds, mentioned, pool.raters, candidates, DRAWN);
	const add = (mentioned: Mentioned, drawn = draw(mentioned)) =>
		planAdd(crowds, mentioned, pool.raters, drawn, tolerance);
	const costliest = films.map((_, i) => i).sort((a, b) => without[b]! - without[a]!);
	const steps = (places: { index: number; crowd: number }[]) =>
		places.map(({ index, crowd: after }) => ({ film: films[index]!, crowd: after }));
	let mixed: Plan = { drop: [], add: [] };
	// Drop one film and add a few; drop two if that is not enough.
	for (let dropCount = 1; dropCount <= 2 && dropCount < films.length && endOf(mixed) < tolerance; dropCount++) {
		const droppedIndices = new Set(costliest.slice(0, dropCount));
		const remaining = films.filter((_, i) => !droppedIndices.has(i));
		const mentioned = mentionAll(copyAll(base), remaining.map(rows));
		const crowdAfter = worstOf(crowds, mentioned);
		const first = { index: costliest[0]!, crowd: without[costliest[0]!]! };
		const dropSteps = dropCount === 1 ? [first] : [first, { index: costliest[1]!, crowd: crowdAfter }];
		const next = { drop: steps(dropSteps), add: add(mentioned) };
		if (next.add.length > 0 && endOf(next) > Math.max(crowd, endOf(mixed)) * NOTICEABLE) mixed = next;
	}
	const all = mentionAll(copyAll(base), filmRows);
	const drawn = draw(all);
	const added = add(all, drawn);
	const suggested = [...new Set([...mixed.add, ...added].map(({ film }) => film))];
	if (suggested.length < SUGGESTED) {
		const most = SUGGESTED - suggested.length;
		suggested.push(...usefulDecoys(crowds, all, pool.raters, drawn, new Set(suggested), most));
	}
	const isShort = (drop.at(-1)?.crowd ?? 0) < tolerance;
	const mayGo = films.length <= LONGEST_DROP && drop.length < films.length;
	return {
		...{ without, suggested, mixed },
		keep: isShort ? keepFew(adviceCase, mayGo ? 0 : 1) : [],
		drop: { drop: steps(drop), add: [] },
		add: { drop: [], add: added },
	};
}

/** The ways to keep a few films, the best known. @param least how many stay at least */
function keepFew({ crowds, base, films, rows }: Case, least: number): Plans['keep'] {
	return Array.from({ length: Math.min(MOST_KEPT, films.length - 1) + 1 - least }, (_, i) => {
		// The rarest come first.
		const out = films.slice(0, films.length - least - i);
		return { out, crowd: worstWith(crowds, base, films.slice(out.length).map(rows)) };
	});
}

/** The crowd after a plan's last step, under the adversaries it was made against; 0 for an empty plan. */
const endOf = ({ drop, add }: Plan) => add.at(-1)?.crowd ?? drop.at(-1)?.crowd ?? 0;

const NONE: ReadonlySet<number> = new Set();
const NO_PHRASES: ReadonlyMap<number, Phrase> = new Map();

/** So few films that grids for them are soon made. */
const FEW = 30;

/**
 * The crowd after a change by the estimate that the draft itself has, to be compared with its crowd, and the low end of the
 * range by the careful one.
 */
export function comparedThen(now: Case, careful: Case, changed: Changed): { crowd: number; low: number } {
	const { crowd } = rangeThen(now, changed);
	return { crowd, low: Math.min(crowd, rangeThen(careful, changed).low) };
}

/**
 * Counts the outcome of leaving out some films, adding others as decoys, and replacing titles by phrases.
 * @param phrases the phrase for each film that has one
 * @param unsaid films of which only the titles stay
 */
export function whatIf(
	adviceCase: Case,
	drop: readonly number[],
	add: readonly number[],
	phrases: ReadonlyMap<number, Phrase> = NO_PHRASES,
	unsaid: ReadonlySet<number> = NONE,
): PlanEnd {
	const said = [...phrases]
		.filter(([film]) => !drop.includes(film))
		.map(([film, { words, films }]) => `${film} ${films.length} ${words}`);
	const rising = (films: Iterable<number>) => [...films].sort((a, b) => a - b).join(' ');
	const key = [rising(drop), add.join(' '), rising(unsaid), ...said.sort()].join('\n');
	const before = ends.get(adviceCase) ?? new Map<string, PlanEnd>();
	ends.set(adviceCase, before);
	const end = before.get(key) ?? countEnd(adviceCase, drop, add, phrases, unsaid);
	before.set(key, end);
	return end;
}

/** The outcomes that were computed before: several plans begin or end alike. */
const ends = new WeakMap<Case, Map<string, PlanEnd>>();

function countEnd(
	adviceCase: Case,
	drop: readonly number[],
	add: readonly number[],
	phrases: ReadonlyMap<number, Phrase>,
	unsaid: ReadonlySet<number>,
): PlanEnd {
	const { crowds, guarded } = adviceCase;
	const { grids, rows } = namedThen(adviceCase, drop, add, phrases, unsaid);
	const after = crowdsWith(crowds, grids, rows);
	const under = (adversary: Adversary) => after[crowds.adversaries.indexOf(adversary)]!;
	return { crowd: Math.min(...guarded.map(under)), naive: under(NAIVE), aware: under(AWARE) };
}

/** A change of a draft: films to leave out, to add as decoys, to replace by phrases, and to name without saying more. */
export interface Changed {
	drop?: readonly number[];
	add?: readonly number[];
	phrases?: ReadonlyMap<number, Phrase>;
	unsaid?: ReadonlySet<number>;
}

/** The crowd after a change, and the low end of its range. */
export function rangeThen(
	adviceCase: Case,
	{ drop = [], add = [], phrases = NO_PHRASES, unsaid = NONE }: Changed,
): { crowd: number; low: number } {
	const { crowds, guarded, films, earlier, population } = adviceCase;
	const { grids, rows } = namedThen(adviceCase, drop, add, phrases, unsaid);
	const after = crowdsWith(crowds, grids, rows);
	const worst = guarded.reduce((a, b) =>
		after[crowds.adversaries.indexOf(b)]! < after[crowds.adversaries.indexOf(a)]! ? b : a,
	);
	const at = crowds.adversaries.indexOf(worst);
	const crowd = after[at]!;
	const kept = [...films, ...earlier].filter((film) => !drop.includes(film) && !phrases.has(film));
	const named = [...kept, ...add];
	if (named.some((film) => population.raters[film] === 0)) return { crowd, low: 1 };
	if (rows.length === 0) return { crowd, low: crowd };
	const mentioned = mentionedUnder(grids, at, rows);
	return { crowd, low: Math.min(crowd, crowds.interval(mentioned, at, spreadOf(population, named)).low) };
}

/** What is named after a change: the grids that count it, and the films that they lack. */
function namedThen(
	adviceCase: Case,
	drop: readonly number[],
	add: readonly number[],
	phrases: ReadonlyMap<number, Phrase>,
	unsaid = NONE,
): { grids: Mentioned; rows: FilmRows[] } {
	const { crowds, base, films, earlier, rows, population, term } = adviceCase;
	const decoys = add.map((film) => crowds.film({ raters: ratersOf(population, film), own: 0 }));
	const kept = films.filter((film) => !drop.includes(film));
	const named = new Set([...kept.filter((film) => !phrases.has(film)), ...add]);
	const remaining = kept.map((film) => {
		const phrase = phrases.get(film);
		if (unsaid.has(film)) return crowds.film(term(film, true));
		return rowsAsSaid(adviceCase, film, phrase && phraseAmong(named, phrase));
	});
	const makers = makersAfter(adviceCase, drop, named);
	remaining.push(...Array.from(makers, ([film, phrase]) => rowsOfPhrase(adviceCase, film, phrase)));
	// Previews are counted on the draft's grids; with many films one more or less barely matters, unless there are more
	// decoys than the grids have room for.
	const all = [...earlier.map(rows), ...remaining, ...decoys];
	const isMany = all.length > FEW && add.length <= DECOY_ROOM;
	return isMany
		? { grids: base, rows: [...remaining, ...decoys] }
		: { grids: startGrids(crowds, population, all), rows: all };
}

/** For films left out whose directors stay named, any film of theirs, once for each director. */
function makersAfter({ makersLeft }: Case, drop: readonly number[], named: ReadonlySet<number>) {
	const left = drop.flatMap((film) => {
		const phrase = makersLeft.get(film);
		return phrase === undefined || phrase.films.some((other) => named.has(other)) ? [] : [[film, phrase] as const];
	});
	return new Map(left.map((one) => [one[1].words, one])).values();
}

/** So few films that each is previewed as exactly as plans are. */
const FEW_TO_PREVIEW = 6;

/** The crowd without each of the case's films. @param worst the same case under few adversaries, for many films */
export function withoutEach(adviceCase: Case, worst: () => Case): readonly number[] {
	if (adviceCase.films.length <= FEW_TO_PREVIEW)
		return adviceCase.films.map((film) => whatIf(adviceCase, [film], []).crowd);
	const { crowds, base, films, rows } = worst();
	return crowdsWithout(crowds, base, films.map(rows));
}

/** The crowd without each of the case's films, by film: never less than now. */
export function crowdsWithoutFilms(adviceCase: Case, worst: () => Case): ReadonlyMap<number, number> {
	const without = withoutEach(adviceCase, worst);
	return new Map(adviceCase.films.map((film, i) => [film, Math.max(adviceCase.crowd, without[i]!)]));
}

/** Computes the outcome of a plan; null for an empty one. */
export const planEnd = (adviceCase: Case, { drop, add }: Plan): PlanEnd | null =>
	drop.length + add.length === 0
		? null
		: whatIf(
				adviceCase,
				drop.map(({ film }) => film),
				add.map(({ film }) => film),
			);
