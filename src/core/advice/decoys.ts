import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Population } from '../population/population.ts';
import { drawWeighted } from './draw.ts';

/**
 * Decoys are drawn from these ranks by number of raters: each points at thousands of people, and is known well enough
 * to say something about; the very best known are left out, because whoever expects decoys discounts them first.
 */
const FIRST_RANK = 50;
const LAST_RANK = 1500;

/**
 * Popular films to mention as well, drawn rather than ranked: somebody who always sees the same blockbusters learns to
 * ignore them. Chances rise with the raters and with how well genres and period fit the draft.
 * @param mentioned films of the draft; never drawn
 * @param seed the same seed and draft give the same decoys
 */
export function drawDecoys(
	catalogue: Catalogue,
	population: Population,
	mentioned: ReadonlySet<number>,
	count: number,
	seed: number,
): number[] {
	const ranked = mostRated(population, LAST_RANK);
	const pool = ranked.length > 4 * FIRST_RANK ? ranked.slice(FIRST_RANK) : ranked;
	const weight = (film: number) => population.raters[film]! * fit(catalogue, mentioned, film) ** 2;
	return drawWeighted(
		pool.filter((film) => !mentioned.has(film)),
		weight,
		count,
		seed,
	);
}

/** 1 for a film that shares nothing with the mentioned ones, up to 4 for one that is like them. */
function fit(c: Catalogue, mentioned: ReadonlySet<number>, film: number): number {
	if (mentioned.size === 0) return 1;
	let alike = 0;
	for (const other of mentioned) {
		if ((c.genres[film]! & c.genres[other]!) !== 0) alike += 2;
		if (Math.abs(c.year[film]! - c.year[other]!) <= 10) alike += 1;
	}
	return 1 + alike / mentioned.size;
}

const orders = new WeakMap<Uint32Array, number[]>();

/** The `count` most rated films, most rated first; worked out once per population. */
function mostRated(population: Population, count: number): number[] {
	const { raters } = population;
	let order = orders.get(raters);
	if (order === undefined) {
		const sorted = Uint32Array.from(raters).sort();
		const least = sorted[Math.max(0, raters.length - count)]!;
		order = [];
		for (let film = 0; film < raters.length; film++) if (raters[film]! >= least && raters[film]! > 0) order.push(film);
		order.sort((a, b) => raters[b]! - raters[a]! || a - b).splice(count);
		orders.set(raters, order);
	}
	return order;
}
