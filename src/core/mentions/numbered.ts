/** Numbers that name another film of a series: "the matrix 2", "Creed I & II". */
import { type Catalogue, childNode } from '../catalogue/catalogue.ts';
import { hashOf } from '../catalogue/words.ts';
import type { FilmClaim } from './claims.ts';
import { takenBy } from './echoes.ts';
import { rankFilms } from './films.ts';
import { APART } from './numbersApart.ts';
import type { TokenMarks } from './regions.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { GAP, type Tokens } from './tokens.ts';
import { numberedNode } from './versions.ts';

/** Confidence of another number of a series that is surely named. */
const SERIES = 0.8;
/** Least confidence of the film that a series continues. */
const LEAST = 0.6;
const AND = hashOf('and');
const MOST = 20;

/** The number written at token `at`, in digits, in Roman numerals, or as a word; 0 for none. */
function numberAt(text: string, { units, from, start, end }: Tokens, at: number): number {
	if (from[at + 1]! - from[at]! > 2) return 0;
	const written = text.slice(start[at], end[at]);
	if (written === 'I' || written === 'V' || written === 'X') return { I: 1, V: 5, X: 10 }[written];
	const folded = String.fromCharCode(...units.subarray(from[at], from[at + 1]));
	return /^\d{1,2}$/.test(folded) ? Number(folded) : 0;
}

/** Number after the candidate's title, if it is a title without it too: 2 in "Toy Story 2". */
const ownNumber = ({ text, tokens }: Scene, { first, last }: PlacedCandidate) =>
	last - first > 1 ? numberAt(text, tokens, last - 1) : 0;

/**
 * Raises the probability of numbered titles: to that of the title without the number ("Cube 2"), and if another film of
 * the series is surely named.
 */
export function raiseNumbered(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
	found: readonly FilmClaim[],
): Float64Array {
	const { tokens } = scene;
	const bare = new Map(found.map((claim) => [claim.from, claim]));
	/** Likely films by their first word; the first few with the same word are enough. */
	const likely = new Map<number, FilmClaim[]>();
	for (const claim of found) {
		const list = likely.get(tokens.hash[claim.from]!);
		if (claim.p < LEAST || (list !== undefined && list.length >= MOST)) continue;
		if (list === undefined) likely.set(tokens.hash[claim.from]!, [claim]);
		else list.push(claim);
	}
	const isSameHead = ({ from, to }: FilmClaim, { first, last }: PlacedCandidate) => {
		if (to - from < last - first - 1) return false;
		for (let i = 0; i < last - first - 1; i++) if (tokens.hash[from + i] !== tokens.hash[first + i]) return false;
		return true;
	};
	return probability.map((p, i) => {
		const candidate = candidates[i]!;
		if (candidate.respelling !== 'no' || ownNumber(scene, candidate) === 0) return p;
		const head = bare.get(candidate.first);
		if (head !== undefined && head.to === candidate.last - 1) return Math.max(p, head.p);
		if (p >= SERIES) return p;
		const isSeries = likely
			.get(tokens.hash[candidate.first]!)
			?.some((claim) => claim.from !== candidate.first && isSameHead(claim, candidate));
		return isSeries ? SERIES : p;
	});
}

/** Returns the numbers that name films of the series before them: "Creed I & II", "Saw II-IV", "Cube/2". */
export function bareNumbers(
	scene: Scene,
	found: readonly FilmClaim[],
	{ hidden }: TokenMarks,
): Omit<FilmClaim, 'worth'>[] {
	const { catalogue, text, tokens, apart } = scene;
	const isTaken = takenBy(tokens, found);
	const claims: Omit<FilmClaim, 'worth'>[] = [];
	for (const { from, to, p, last: behind } of found) {
		if (p < LEAST || hidden[from] !== 0) continue;
		const own = numberAt(text, tokens, to - 1);
		let isNumbered = to - from > 1 && own > 0;
		const head = isNumbered ? to - 1 : to;
		let at = behind;
		if (!isNumbered && at < tokens.count && (tokens.gap[at]! & ~GAP.space) === 0 && numberAt(text, tokens, at) === 1) {
			isNumbered = true;
			at++;
		}
		for (let n = 0; n < MOST; n++) {
			const next = nextNumber(text, tokens, at, isNumbered);
			if (next < 0 || isTaken({ first: next, last: next + 1 }) || (apart[next]! & APART.counts) !== 0) break;
			const form = partOf(catalogue, tokens, from, head, numberAt(text, tokens, next));
			if (form === 0) break;
			const [start, end] = [tokens.start[next]!, tokens.end[next]!];
			const films = rankFilms(catalogue, form, 0, '');
			claims.push({
				first: next,
				last: next + 1,
				start,
				end,
				from: next,
				to: next + 1,
				form,
				p: 0.9 * p,
				films,
				dated: false,
			});
			isNumbered = true;
			at = next + 1;
		}
	}
	return claims;
}

/** Returns the token of a number that continues a run after `at`, or -1. */
function nextNumber(text: string, tokens: Tokens, at: number, isNumbered: boolean): number {
	const { count, gap, hash, start } = tokens;
	if (at >= count) return -1;
	const isAnd = hash[at] === AND && (gap[at]! & ~GAP.space) === 0;
	const next = isAnd ? at + 1 : at;
	if (next >= count || numberAt(text, tokens, next) < 2) return -1;
	const between = gap[next]!;
	if (isAnd) return (between & ~GAP.space) === 0 && (isNumbered || text[start[at]!] === '&') ? next : -1;
	if ((between & (GAP.bullet | GAP.dash)) !== 0)
		return (between & ~(GAP.bullet | GAP.dash | GAP.space)) === 0 ? next : -1;
	return isNumbered && between === (GAP.comma | GAP.space) ? next : -1;
}

/** Returns the node of the title of tokens `from .. head` and a number, or 0. */
function partOf(c: Catalogue, { word }: Tokens, from: number, head: number, number: number): number {
	let node = 0;
	for (let w = from; w < head; w++) {
		node = word[w]! < 0 ? 0 : childNode(c, node, word[w]!);
		if (node === 0) return 0;
	}
	return numberedNode(c, node, number);
}
