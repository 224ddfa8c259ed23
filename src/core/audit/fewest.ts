/**
 * Finds the fewest posts to take down so that the rest reach a goal. If there are few sets, all are tried, the smallest
 * first. Otherwise posts to keep are chosen one by one, by the least cost per post that can then stay, and exchanged
 * while that saves posts. The result may not be the fewest, but no post in it could stay.
 */
import { countSets, setsOf } from './subsets.ts';

/** Posts that stay or go together. */
interface Piece {
	weight: number;
	/** What its posts reveal. A piece adds nothing if others reveal the same facts. */
	facts: readonly number[];
}

/** Questions about the pieces that stay, given by their indexes. */
export interface Judge {
	isEnough(kept: readonly number[]): boolean;
	crowd(kept: readonly number[]): number;
	/** As `crowd`, sooner and nearly. */
	near(kept: readonly number[]): number;
	aim(kept: readonly number[]): void;
	/** About how much a piece reveals. */
	reveals(piece: number): number;
	/** Rarity of each film in some facts. The rarer of two films reveals more if their `among` is equal. */
	rarities(facts: readonly number[]): Rarity[];
}

interface Rarity {
	among: number;
	rare: number;
}

/** Limits on the search. */
export interface Effort {
	/** Most sets to try exhaustively. */
	sets: number;
	/** Most questions about what else could stay. */
	changes: number;
}

export interface Fewest {
	/** Places of the pieces to take down. */
	gone: number[];
	/** Whether this is the fewest. */
	isExact: boolean;
}

/** @param judge answers questions about pieces, given by their indexes */
export function fewestGone(pieces: readonly Piece[], judge: Judge, { sets, changes }: Effort): Fewest {
	const places = pieces.map((_, i) => i);
	if (judge.isEnough(places)) return { gone: [], isExact: true };
	const order = places.toSorted((a, b) => judge.reveals(a) - judge.reveals(b));
	const chosen = fill(pieces, judge, keepCheapest(pieces, judge), order);
	const improved = improve(pieces, judge, chosen, changes, order);
	const kept = new Set(improved === chosen ? chosen : fill(pieces, judge, improved, order));
	const gone = places.filter((i) => !kept.has(i));
	return tryAll(pieces, judge, gone, sets);
}

/** Weight up to which sets are counted first. */
const FIRST_COUNTED = 64;
/** Sets with more facts than this count as several sets. */
const FEW = 20;

/**
 * Tries all sets that are lighter than `best`, the lightest first, and then those as heavy to find the widest, unless
 * there are more than `most`.
 */
function tryAll(pieces: readonly Piece[], judge: Judge, best: number[], most: number): Fewest {
	const weights = pieces.map(({ weight }) => weight);
	const target = best.reduce((sum, i) => sum + weights[i]!, 0);
	const places = pieces.map((_, i) => i);
	const allowed = most / Math.max(1, factsIn(pieces, places).size / FEW);
	let counts: number[] = [];
	let lighter = 0;
	// With many posts even the lightest sets are too many.
	for (let upTo = Math.min(target, FIRST_COUNTED); counts.length <= target; upTo = Math.min(target, 4 * upTo)) {
		counts = countSets(weights, upTo);
		lighter = counts.slice(1, target).reduce((a, b) => a + b, 0);
		if (lighter > allowed) return { gone: best, isExact: false };
	}
	for (let weight = 1; weight <= target; weight++) {
		if (weight === target && lighter + counts[target]! > allowed) break;
		let widest: { gone: number[]; crowd: number } | null = null;
		for (const gone of setsOf(weights, weight)) {
			const kept = without(pieces.length, gone);
			if (!judge.isEnough(kept)) continue;
			const crowd = judge.crowd(kept);
			if (widest === null || crowd > widest.crowd) widest = { gone, crowd };
		}
		if (widest !== null) return { gone: widest.gone, isExact: true };
	}
	return { gone: best, isExact: true };
}

function without(length: number, gone: readonly number[]): number[] {
	const left = new Set(gone);
	return Array.from({ length }, (_, i) => i).filter((i) => !left.has(i));
}

const isCovered = ({ facts }: Piece, by: ReadonlySet<number>): boolean => facts.every((fact) => by.has(fact));
const factsIn = (pieces: readonly Piece[], some: readonly number[]) => new Set(some.flatMap((i) => pieces[i]!.facts));

/** Keeps whatever else can be kept, in this order: as many as possible at once, and half as many if that is too much. */
function fill(pieces: readonly Piece[], judge: Judge, kept: readonly number[], order: readonly number[]): number[] {
	const [known, all] = [new Set(kept), [...kept]];
	let facts = factsIn(pieces, kept);
	// If one film is too much, rarer ones are too.
	const tooRare = new Map<number, number>();
	const isTooRare = ({ among, rare }: Rarity) => rare >= (tooRare.get(among) ?? Infinity);
	const left = order.filter((i) => !known.has(i));
	for (let [at, atOnce] = [0, 1]; at < left.length; ) {
		const [batch, reached] = [[] as number[], new Set(facts)];
		let rarities: Rarity[] = [];
		let end = at;
		for (let tried = 0; end < left.length && tried < atOnce; end++) {
			const added = pieces[left[end]!]!.facts.filter((fact) => !reached.has(fact));
			const rare = judge.rarities(added);
			if (rare.some(isTooRare)) continue;
			batch.push(left[end]!);
			for (const fact of added) reached.add(fact);
			if (added.length === 0) continue;
			rarities = rare;
			tried++;
		}
		if (reached.size === facts.size || judge.isEnough([...all, ...batch])) {
			all.push(...batch);
			[facts, at, atOnce] = [reached, end, 2 * atOnce];
		} else if (atOnce > 1) atOnce >>= 1;
		else {
			if (rarities.length === 1) tooRare.set(rarities[0]!.among, rarities[0]!.rare);
			all.push(...batch.filter((i) => isCovered(pieces[i]!, facts)));
			at = end;
		}
	}
	return all;
}

/** Candidates considered for each piece to keep, the cheapest first, and how many may fail in all. */
const LOOKED_AT = 8;

/** Keeps pieces one by one, the cheapest for each post first. */
function keepCheapest(pieces: readonly Piece[], judge: Judge): number[] {
	const kept: number[] = [];
	const facts = new Set<number>();
	const cost = pieces.map((piece, i) => judge.reveals(i) / piece.weight);
	let left = pieces.map((_, i) => i);
	let now = judge.near([]);
	judge.aim(left);
	for (let failed = 0; left.length > 0 && failed < LOOKED_AT; ) {
		left.sort((a, b) => cost[a]! - cost[b]!);
		const looked = left.slice(0, LOOKED_AT).map((i) => ({ i, crowd: judge.near([...kept, i]) }));
		for (const { i, crowd } of looked) {
			const more = new Set([...facts, ...pieces[i]!.facts]);
			const posts = left.reduce((sum, j) => sum + (isCovered(pieces[j]!, more) ? pieces[j]!.weight : 0), 0);
			cost[i] = Math.log(now / crowd) / posts;
		}
		const [best] = looked.toSorted((a, b) => cost[a.i]! - cost[b.i]!);
		const tried = [...kept, best!.i];
		left = left.filter((i) => i !== best!.i);
		if (!judge.isEnough(tried)) {
			failed++;
			continue;
		}
		for (const fact of pieces[best!.i]!.facts) facts.add(fact);
		kept.push(best!.i, ...left.filter((i) => isCovered(pieces[i]!, facts)));
		left = left.filter((i) => !isCovered(pieces[i]!, facts));
		judge.aim(kept);
		now = judge.near(kept);
	}
	return kept;
}

/** Facts that are counted for one question. */
const COUNTED = 10;

/** Takes one piece down if two or more can be kept in its place, as long as that saves posts and `most` questions last. */
function improve(
	pieces: readonly Piece[],
	judge: Judge,
	start: readonly number[],
	most: number,
	order: readonly number[],
): readonly number[] {
	const weigh = (some: readonly number[]) => some.reduce((sum, i) => sum + pieces[i]!.weight, 0);
	let best = start;
	let asked = 0;
	const isEnough = (kept: readonly number[]) => {
		asked += 1 + factsIn(pieces, kept).size / COUNTED;
		return asked < most && judge.isEnough(kept);
	};
	for (let isBetter = true; isBetter && asked < most; ) {
		isBetter = false;
		for (const out of best.toSorted((a, b) => judge.reveals(b) - judge.reveals(a))) {
			if (asked >= most) break;
			const left = best.filter((i) => i !== out);
			const candidates = order.filter((i) => i !== out);
			const kept = fill(pieces, { ...judge, isEnough }, left, candidates);
			if (weigh(kept) <= weigh(best)) continue;
			best = kept;
			isBetter = true;
			break;
		}
	}
	return best;
}
