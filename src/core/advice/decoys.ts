import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Population } from '../population/population.ts';
import { drawWeighted, seededRandom } from './draw.ts';

/** Decoys are drawn from this many most rated films: each points at thousands of people, never at a few. */
const POOL = 400;

/**
 * Popular films to mention as well, drawn rather than ranked: somebody who always sees the same blockbusters learns to
 * ignore them. Chances rise with the square of the raters and of how well genres and period fit the draft.
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
	const pool = mostRated(population, POOL + mentioned.size)
		.filter((film) => !mentioned.has(film))
		.slice(0, POOL);
	const weights = pool.map((film) => population.raters[film]! ** 2 * fit(catalogue, mentioned, film) ** 2);
	return drawWeighted(pool, weights, count, seededRandom(seed));
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

const ranked = new WeakMap<Uint32Array, number[]>();

/** The `count` most rated films, most rated first; the order is worked out once per population. */
export function mostRated(population: Population, count: number): number[] {
	const { raters } = population;
	let order = ranked.get(raters);
	if (order === undefined || order.length < Math.min(count, raters.length)) {
		const sorted = Uint32Array.from(raters).sort();
		const least = sorted[Math.max(0, raters.length - count)]!;
		order = [];
		for (let film = 0; film < raters.length; film++) if (raters[film]! >= least) order.push(film);
		order.sort((a, b) => raters[b]! - raters[a]! || a - b);
		ranked.set(raters, order);
	}
	return order.slice(0, count);
}
