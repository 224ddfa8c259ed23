/** How well known items are, on the scale of films: packs of other kinds count other numbers of people. */
import { type Catalogue, postingFilm } from '../catalogue/catalogue.ts';

/** Raters of the best-known film, to which raters of other kinds are scaled. */
const BEST_KNOWN = 40_000;

const scales = new WeakMap<Uint32Array, number>();

/** Returns the raters of an item; for kinds other than films, as many as an equally well-known film would have. */
export function fameOf(c: Catalogue, posting: number): number {
	const raters = c.raters[postingFilm(posting)]!;
	if (c.of === undefined) return raters;
	const scale = scales.get(c.raters) ?? BEST_KNOWN / c.raters.reduce((most, count) => Math.max(most, count), 1);
	scales.set(c.raters, scale);
	return Math.round(scale * raters);
}
