import { SCORE_TOLERANCE } from '../kit/statistics.ts';
import type { EngineAlgorithm, NamedTarget } from './engine.ts';
import { formulaOf } from './formulas.ts';
import type { Batch, Store } from './store.ts';

interface KnownTarget {
	target: number;
	user: string;
	items: string[];
}

/**
 * Computes the targets' ranks: the number of users who score at least as high. First the targets' own scores, then only
 * counts of the others; users who rated no mention keep their prior and are counted without scoring them.
 */
export async function rankTargets(
	store: Store,
	algorithm: EngineAlgorithm,
	targets: readonly NamedTarget[],
): Promise<number[]> {
	const ranks = targets.map(() => Number.POSITIVE_INFINITY);
	const formula = formulaOf(algorithm, store.totals);
	const supports = await store.supports([...new Set(targets.flatMap(({ items }) => items))]);
	const known = targets
		.map(({ user, items }, target) => ({ target, user, items: [...new Set(items)].filter((m) => supports.has(m)) }))
		.filter(({ items }) => items.length > 0);
	if (known.length === 0) return ranks;
	const priors = await store.priors(formula);
	const gainOf = (item: string) => formula.gain(supports.get(item)!);
	const scoresOf = ({ items }: KnownTarget) => items.reduce((sum, item) => sum + supports.get(item)!, 0);
	for (const part of divide(known, scoresOf, store.mostScores)) {
		const own = await store.own(formula, batchOf(part, gainOf));
		const thresholds = new Map<number, number>();
		for (const { target, items } of part) {
			const score = own.get(target);
			if (score !== undefined && !(formula.all && score < items.length))
				thresholds.set(target, score - SCORE_TOLERANCE);
		}
		if (thresholds.size === 0) continue;
		const listed = part.filter(({ target }) => thresholds.has(target));
		const gained = await store.gained(formula, batchOf(listed, gainOf), thresholds);
		for (const [target, threshold] of thresholds)
			ranks[target] = countFrom(priors, threshold) + (gained.get(target) ?? 0);
	}
	return ranks;
}

/** Divides targets into runs that are small enough for one query; a target above the limit is alone. */
export function divide<T>(targets: readonly T[], scoresOf: (target: T) => number, most: number): T[][] {
	const parts: T[][] = [];
	let scores = Number.POSITIVE_INFINITY;
	for (const target of targets) {
		const own = scoresOf(target);
		if (scores + own > most) {
			parts.push([]);
			scores = 0;
		}
		parts.at(-1)!.push(target);
		scores += own;
	}
	return parts;
}

const batchOf = (part: readonly KnownTarget[], gainOf: (item: string) => number): Batch => ({
	users: part.map(({ target, user }) => ({ target, user })),
	mentions: part.flatMap(({ target, items }) =>
		items.map((item) => ({ target, item, gain: gainOf(item), mentioned: items.length })),
	),
});

function countFrom(priors: ReadonlyMap<number, number>, threshold: number): number {
	let count = 0;
	for (const [prior, users] of priors) if (prior >= threshold) count += users;
	return count;
}
