/**
 * A made-up population with the marginals of the MovieLens database of 2006 that Frankowski et al. worked on, so that
 * every experiment runs without anybody's data. Who rated what is drawn at random given the marginals, which are met
 * exactly; ratings have a mean per item and a leaning per user. It has no tastes: nobody's films belong together.
 */
import { seededRandom } from '../../core/advice/draw.ts';
import { levelDrawer, STARS } from './leanings.ts';
import { margin } from './margin.ts';
import type { Ratings } from './ratings.ts';
import { createTable } from './table.ts';

/** What is asked of a population. */
export interface Marginals {
	users: number;
	items: number;
	ratings: number;
	perItem: { least: number; median: number; most: number };
	perUser: { least: number; median: number; most: number };
}

/** MovieLens, 17 January 2006. Newcomers were asked to rate 15 films. */
export const PAPER: Marginals = {
	users: 140_132,
	items: 8_957,
	ratings: 12_565_530,
	perItem: { least: 1, median: 207, most: 48_730 },
	perUser: { least: 15, median: 33, most: 6_280 },
};

/** As many people as asked for, who rate as the paper's: each item's raters fall in proportion. */
export function paperOf(users: number): Marginals {
	const part = users / PAPER.users;
	const { least, median, most } = PAPER.perItem;
	const perItem = { least, median: Math.max(2, Math.round(part * median)), most: Math.round(part * most) };
	return { ...PAPER, users, ratings: Math.round(part * PAPER.ratings), perItem };
}

/** Users with more ratings are drawn item by item, the others from a shuffled pile. */
const HEAVY = 1000;
/** Tries to find another item for one that a user has already. */
const TRIES = 50;

/** @returns ratings with exactly these marginals, determined by the seed */
export function synthesize(marginals: Marginals, seed: number): Ratings {
	const random = seededRandom(seed);
	const left = margin(marginals.items, marginals.ratings, marginals.perItem);
	const perUser = margin(marginals.users, marginals.ratings, marginals.perUser);
	const table = createTable(true, false);
	const levels = levelDrawer(marginals.items, random);
	const order = shuffled(Uint32Array.from(perUser.keys()), random);
	let user = 0;
	// The most active choose first, while every item still has room; their numbers are shuffled.
	for (; user < perUser.length && perUser[user]! > HEAVY; user++) {
		levels.nextUser();
		for (const item of drawItems(left, perUser[user]!, random)) {
			left[item]!--;
			table.add(order[user]!, item, levels.draw(item), 0);
		}
	}
	const start = user;
	const pile = pileOf(left, random);
	settlePile(pile, perUser.subarray(start), marginals.items, random);
	for (let at = 0; user < perUser.length; user++) {
		levels.nextUser();
		for (let i = 0; i < perUser[user]!; i++, at++) table.add(order[user]!, pile[at]!, levels.draw(pile[at]!), 0);
	}
	return table.finish(STARS).ratings;
}

/** `count` different items, each time with chances as what is left of them: the first of exponential arrivals. */
function drawItems(left: Int32Array, count: number, random: () => number): Uint32Array {
	const arrivals = Float64Array.from(left, (n) => (n === 0 ? Infinity : -Math.log(1 - random()) / n));
	const last = arrivals.toSorted()[count - 1]!;
	const drawn = new Uint32Array(count);
	let at = 0;
	for (let item = 0; item < arrivals.length && at < count; item++) if (arrivals[item]! <= last) drawn[at++] = item;
	return drawn;
}

function pileOf(left: Int32Array, random: () => number): Uint32Array {
	const pile = new Uint32Array(left.reduce((a, b) => a + b, 0));
	let at = 0;
	left.forEach((n, item) => {
		pile.fill(item, at, at + n);
		at += n;
	});
	return shuffled(pile, random);
}

function shuffled(values: Uint32Array, random: () => number): Uint32Array {
	for (let i = values.length - 1; i > 0; i--) {
		const j = Math.floor((i + 1) * random());
		const value = values[i]!;
		values[i] = values[j]!;
		values[j] = value;
	}
	return values;
}

/** Swaps entries of the pile until no user's run of it has an item twice. */
function settlePile(pile: Uint32Array, runs: Int32Array, items: number, random: () => number): void {
	const starts = new Uint32Array(runs.length + 1);
	runs.forEach((length, run) => {
		starts[run + 1] = starts[run]! + length;
	});
	const seen = new Int32Array(items).fill(-1);
	const repeats: number[] = [];
	for (let run = 0; run < runs.length; run++)
		for (let i = starts[run]!; i < starts[run + 1]!; i++) {
			if (seen[pile[i]!] === run) repeats.push(run, i);
			seen[pile[i]!] = run;
		}
	for (let r = 0; r < repeats.length; r += 2) {
		const [run, at] = [repeats[r]!, repeats[r + 1]!];
		const has = (other: number, item: number) => pile.subarray(starts[other]!, starts[other + 1]!).includes(item);
		for (let tries = 0; ; tries++) {
			if (tries === TRIES * items) throw new RangeError('No ratings have these marginals.');
			const other = Math.floor(runs.length * random());
			const there = starts[other]! + Math.floor(runs[other]! * random());
			if (has(run, pile[there]!) || has(other, pile[at]!)) continue;
			const item = pile[at]!;
			pile[at] = pile[there]!;
			pile[there] = item;
			break;
		}
	}
}
