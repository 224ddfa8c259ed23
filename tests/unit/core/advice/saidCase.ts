/** A case of which a test says the crowds: film f of the draft is bit f, one to mention the bit of its raters. */

import type { Adversary } from '../../../../src/core/adversaries/weighing.ts';
import type { Case } from '../../../../src/core/advice/case.ts';
import type { PlanPack } from '../../../../src/core/advice/plans.ts';
import { companion, joinCompanions } from '../../../../src/core/catalogue/companions.ts';
import { genreBits } from '../../../../src/core/catalogue/film.ts';
import { crowdsOf, mentionAll } from '../../../../src/core/crowd/crowds.ts';
import { marginalsOf } from '../../../../src/core/population/marginals.ts';
import type { Population } from '../../../../src/core/population/population.ts';
import { nothing, rowsOf, saidCrowds } from './saidCrowds.ts';

/** Of a hundred people eight have rated a film that may be mentioned. */
export const SIZE = 100;
/** Eight films of a draft, which few have rated, and twelve that may be mentioned, of 9 to 20 raters. */
export const RATERS = [...Array.from({ length: 8 }, (_, i) => i + 1), ...Array.from({ length: 12 }, (_, i) => i + 9)];
/** The number of the film that so many have rated. */
export const ratedBy = (raters: number) => RATERS.indexOf(raters);
/** Bit of film 0 if nothing is said but its title; the next ones are those of other films. */
const UNSAID = 24;
/** Bit of a phrase; two phrases have the next bit. */
const PHRASE = 1 << 22;

/** @param year before 1910 no phrase names the decade, so films have no phrase */
export const packOf = (year = 1905, genre = 'Drama'): PlanPack & { population: Population } => ({
	catalogue: {
		raters: Uint32Array.from(RATERS, (raters) => 100 * raters),
		year: Uint16Array.from(RATERS, () => year),
		genres: Uint32Array.from(RATERS, () => genreBits([genre])),
		nearStart: new Uint32Array(RATERS.length + 1),
		near: new Uint32Array(0),
	} as unknown as PlanPack['catalogue'],
	population: {
		...{ name: 'A test site', size: SIZE, date: '2026-07', sources: [] },
		...{ raters: Uint32Array.from(RATERS), classes: [{ share: 1, ratings: 3, lambda: 1e-3 }] },
	},
});

/** A pack in which film 0 has `columns` in common with films that may be mentioned. */
export function swapping(columns: Record<string, unknown>, near: readonly (readonly [number, number])[] = []) {
	const pack = packOf();
	const lists = RATERS.map((_, film) => near.filter(([from]) => from === film).map(([, to]) => companion(to, 4)));
	return { ...pack, catalogue: { ...pack.catalogue, ...joinCompanions(lists), ...columns } };
}
export const column = (values: Record<number, number>) => Uint16Array.from(RATERS, (_, film) => values[film] ?? 0);

interface Said {
	films: number[];
	earlier?: number[];
	crowdOf: (films: number, adversary: Adversary) => number;
	guarded?: readonly Adversary[];
	adversaries?: readonly Adversary[];
}

export function saidCase({
	films,
	earlier = [],
	crowdOf,
	guarded = ['scoring'],
	adversaries = ['scoring', 'likelihoodDecoys'],
}: Said): Case {
	const { population } = packOf();
	const count = adversaries.length;
	const crowds = saidCrowds(crowdOf, ({ raters, own }) => (own === 0 ? 1 << raters : PHRASE), adversaries);
	const rows = (film: number) => rowsOf(1 << film, count);
	const base = mentionAll(nothing(count), earlier.map(rows));
	const crowdByAdversary = crowdsOf(crowds, mentionAll(nothing(count), [...earlier, ...films].map(rows)));
	return {
		...{ population, guarded, members: SIZE, films, earlier, crowds, rows, base, crowdByAdversary },
		phrases: new Map(),
		phrasesRead: 'all',
		makersLeft: new Map(),
		term: (film, unsaid) => (unsaid ? { raters: UNSAID + film, own: 0 } : { raters: RATERS[film]!, own: 0.8 }),
		own: () => 0.8,
		activity: null,
		marginals: marginalsOf(RATERS, population.classes, SIZE),
		crowd: Math.min(...guarded.map((name) => crowdByAdversary[adversaries.indexOf(name)]!)),
	};
}

/** The crowd divided by a factor for each film of the draft, and multiplied by one for each that is mentioned. */
export const by =
	(people: number, factors: Readonly<Record<number, number>>, more: Readonly<Record<number, number>> = {}) =>
	(films: number): number => {
		const has = (bit: string) => (films >> Number(bit)) & 1;
		const narrowed = Object.entries(factors).reduce(
			(crowd, [bit, factor]) => (has(bit) ? crowd / factor : crowd),
			people,
		);
		return Object.entries(more).reduce((crowd, [bit, factor]) => (has(bit) ? crowd * factor : crowd), narrowed);
	};
