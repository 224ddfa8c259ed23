import {
	type Crowds,
	copyAll,
	type FilmRows,
	type Mentioned,
	mentionAll,
	withoutEach,
	worstOf,
} from '../crowd/crowds.ts';

/** Longest plan that is worked out: nobody rewrites a whole post. */
export const LONGEST_DROP = 8;
/** Sets are tried exhaustively among this many films, those that cost most alone. */
const TRIED = 6;
/** A crowd that grows by less than this factor has not changed. */
export const NOTICEABLE = 1.01;

/** Films to leave out, by their place among those given, each with the crowd once it and those before it are gone. */
export type DropStep = { index: number; crowd: number };

/**
 * The smallest set of films whose absence makes the crowd reach `tolerance`, and of those the one that widens it most;
 * where none of at most `most` does, the set that widens it most. At least one film if any widens it, so that somebody
 * who is safe sees what would make him safer. Exact for up to six films; of more, the six that cost most alone are
 * tried in every combination, and others follow one by one.
 * @param base everything that stays whatever is dropped
 * @param films what may be dropped
 * @param without the crowd without each of `films`
 */
export function planDrop(
	crowds: Crowds,
	base: Mentioned,
	films: readonly FilmRows[],
	without: readonly number[],
	now: number,
	tolerance: number,
	most = LONGEST_DROP,
): DropStep[] {
	const order = films.map((_, i) => i).sort((a, b) => without[b]! - without[a]!);
	const tried = order.slice(0, TRIED);
	const kept = mentionAll(
		copyAll(base),
		order.slice(TRIED).map((i) => films[i]!),
	);
	const crowdWithout = (dropped: ReadonlySet<number>) => {
		if (dropped.size === 1) return without[[...dropped][0]!]!;
		const rest = tried.filter((i) => !dropped.has(i));
		return worstOf(
			crowds,
			mentionAll(
				copyAll(kept),
				rest.map((i) => films[i]!),
			),
		);
	};
	let best: { set: number[]; crowd: number } = { set: [], crowd: now };
	for (let size = 1; size <= Math.min(most, tried.length) && best.crowd < tolerance; size++)
		for (const set of subsets(tried, size)) {
			const crowd = crowdWithout(new Set(set));
			if (crowd > best.crowd * (set.length > best.set.length ? NOTICEABLE : 1)) best = { set, crowd };
		}
	const steps = inOrder(best.set, without, now, (dropped) => crowdWithout(new Set(dropped)));
	return best.crowd < tolerance && best.set.length === tried.length
		? further(crowds, base, films, steps, tolerance, most)
		: steps;
}

/** The films of a set, the costliest alone first, with the crowd after each. */
function inOrder(
	set: readonly number[],
	without: readonly number[],
	now: number,
	crowdWithout: (dropped: number[]) => number,
): DropStep[] {
	const sorted = [...set].sort((a, b) => without[b]! - without[a]!);
	return sorted.map((index, i) => ({ index, crowd: Math.max(now, crowdWithout(sorted.slice(0, i + 1))) }));
}

/** Goes on one by one where even all the tried films are not enough. */
function further(
	crowds: Crowds,
	base: Mentioned,
	films: readonly FilmRows[],
	steps: DropStep[],
	tolerance: number,
	most: number,
): DropStep[] {
	const longer = [...steps];
	while (longer.length < most && longer.length < films.length && longer.at(-1)!.crowd < tolerance) {
		const left = films.map((_, i) => i).filter((i) => !longer.some(({ index }) => index === i));
		let best: DropStep = { index: -1, crowd: longer.at(-1)!.crowd * NOTICEABLE };
		withoutEach(
			copyAll(base),
			left.map((i) => films[i]!),
			(i, others) => {
				const crowd = worstOf(crowds, others);
				if (crowd > best.crowd) best = { index: left[i]!, crowd };
			},
		);
		if (best.index < 0) break;
		longer.push(best);
	}
	return longer;
}

function* subsets(items: readonly number[], size: number, from = 0): Generator<number[]> {
	if (size === 0) {
		yield [];
		return;
	}
	for (let i = from; i <= items.length - size; i++)
		for (const rest of subsets(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

/** The crowd without each of `films`. */
export function crowdsWithout(crowds: Crowds, base: Mentioned, films: readonly FilmRows[]): number[] {
	const result = new Array<number>(films.length);
	withoutEach(copyAll(base), films, (i, others) => {
		result[i] = worstOf(crowds, others);
	});
	return result;
}
