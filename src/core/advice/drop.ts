import {
	type Crowds,
	copyAll,
	type FilmRows,
	type Mentioned,
	mentionAll,
	trialsOn,
	withoutEach,
	worstWith,
} from '../crowd/crowds.ts';
import { LONGEST_DROP, NOTICEABLE } from './limits.ts';

/** Number of costliest films among which sets are searched exhaustively. */
const EXHAUSTIVE = 6;

/** A film to leave out, by its index, with the crowd after dropping it and the films before it. */
export type DropStep = { index: number; crowd: number };

/**
 * Returns the smallest set of films whose removal makes the crowd reach `tolerance`, and among those the set that
 * widens it most; if no set of at most `maxSteps` does, the set that widens it most. At least one film if any widens
 * the crowd, so that safe writers see what would make them safer. Exact for up to six films; with more, the six
 * costliest are searched exhaustively, and others are added greedily.
 * @param base mentions that are never dropped
 * @param films films that may be dropped
 * @param without the crowd without each of `films`
 */
export function planDrop(
	crowds: Crowds,
	base: Mentioned,
	films: readonly FilmRows[],
	without: readonly number[],
	now: number,
	tolerance: number,
	maxSteps = LONGEST_DROP,
): DropStep[] {
	const order = films.map((_, i) => i).sort((a, b) => without[b]! - without[a]!);
	const costliest = order.slice(0, EXHAUSTIVE);
	const fixed = mentionAll(
		copyAll(base),
		order.slice(EXHAUSTIVE).map((i) => films[i]!),
	);
	const trials = trialsOn(crowds, fixed);
	const crowdWithout = (dropped: readonly number[], least = 0) => {
		if (dropped.length === 1) return without[dropped[0]!]!;
		const rest = costliest.filter((i) => !dropped.includes(i));
		return trials.worst(
			rest.map((i) => films[i]!),
			least,
		);
	};
	let best: { set: number[]; crowd: number } = { set: [], crowd: now };
	for (let size = 1; size <= Math.min(maxSteps, costliest.length) && best.crowd < tolerance; size++)
		for (const set of subsets(costliest, size)) {
			const least = best.crowd * (set.length > best.set.length ? NOTICEABLE : 1);
			const crowd = crowdWithout(set, least);
			if (crowd > least) best = { set, crowd };
		}
	const steps = stepsOf(best.set, without, now, crowdWithout);
	return best.set.length === costliest.length ? extendGreedily(crowds, base, films, steps, tolerance, maxSteps) : steps;
}

/** Orders the films of a set, costliest first, with the crowd after each. */
function stepsOf(
	set: readonly number[],
	without: readonly number[],
	now: number,
	crowdWithout: (dropped: number[]) => number,
): DropStep[] {
	const sorted = [...set].sort((a, b) => without[b]! - without[a]!);
	return sorted.map((index, i) => ({ index, crowd: Math.max(now, crowdWithout(sorted.slice(0, i + 1))) }));
}

/** Adds films greedily if dropping all the exhaustively searched ones is not enough. */
function extendGreedily(
	crowds: Crowds,
	base: Mentioned,
	films: readonly FilmRows[],
	steps: DropStep[],
	tolerance: number,
	maxSteps: number,
): DropStep[] {
	const extended = [...steps];
	while (extended.length < maxSteps && extended.length < films.length && extended.at(-1)!.crowd < tolerance) {
		const remaining = films.map((_, i) => i).filter((i) => !extended.some(({ index }) => index === i));
		let best: DropStep = { index: -1, crowd: extended.at(-1)!.crowd * NOTICEABLE };
		withoutEach(
			base,
			remaining.map((i) => [films[i]!]),
			(i, others, last) => {
				const crowd = worstWith(crowds, others, last);
				if (crowd > best.crowd) best = { index: remaining[i]!, crowd };
			},
		);
		if (best.index < 0) break;
		extended.push(best);
	}
	return extended;
}

function* subsets(items: readonly number[], size: number, from = 0): Generator<number[]> {
	if (size === 0) {
		yield [];
		return;
	}
	for (let i = from; i <= items.length - size; i++)
		for (const rest of subsets(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

/** Returns the crowd without each of `films`. */
export function crowdsWithout(crowds: Crowds, base: Mentioned, films: readonly FilmRows[]): number[] {
	return crowdsWithoutSets(
		crowds,
		base,
		films.map((film) => [film]),
	);
}

/** Returns the crowd without each of some sets of films. */
export function crowdsWithoutSets(crowds: Crowds, base: Mentioned, sets: readonly (readonly FilmRows[])[]): number[] {
	const result = new Array<number>(sets.length);
	withoutEach(base, sets, (i, others, last) => {
		result[i] = worstWith(crowds, others, last);
	});
	return result;
}
