import { postingFilm } from '../catalogue/catalogue.ts';
import { rivalOf } from './context.ts';
import { likelihoodsOf } from './likelihoods.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { GAP, type Tokens } from './tokens.ts';

/** Features of the last pass: how the second pass judged the other candidates of the text. */
export const LAST_LOOK = [
	'secondLook',
	'secondRival',
	'bestElsewhere',
	'nextElsewhere',
	'sumElsewhere',
	'densityElsewhere',
	'likelyBefore',
	'likelyAfter',
	'unlikelyNear',
	'sameFilmMost',
	'sameFilmLeast',
	'samePlaceSum',
	'samePlaceBest',
	'samePlaceLines',
	'samePlaceMean',
	'textLength',
] as const;
export type LastFeature = (typeof LAST_LOOK)[number];
const at = Object.fromEntries(LAST_LOOK.map((name, i) => [name, i])) as Record<LastFeature, number>;

/** By how much a likely film counts less with each word between: to a sixth power of e. */
const FADE = 0.8465;
/** Distance in words within which unlikely candidates are counted. */
const NEARBY = 30;
const UNLIKELY = 0.2;
/** Least probability of a candidate that is added up, and of one that counts as a film. */
const SOME = 0.3;
const FILM = 0.5;

/**
 * Computes the features of the last pass, `LAST_LOOK.length` a row.
 * @param second second-pass probability of each candidate; those with 0 are skipped
 */
export function describeLastLook(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	second: Float64Array,
): Float64Array {
	const { tokens } = scene;
	const rows = new Float64Array(candidates.length * LAST_LOOK.length);
	const likelihoods = likelihoodsOf(scene, candidates, second);
	const before = swept(tokens, candidates, second, 'before');
	const after = swept(tokens, candidates, second, 'after');
	const sameFilm = filmsElsewhere(candidates, second);
	const samePlace = placesElsewhere(scene, candidates, second);
	candidates.forEach((candidate, i) => {
		const p = second[i]!;
		if (!(p > 0)) return;
		const { from, last } = candidate;
		const row = rows.subarray(i * LAST_LOOK.length, (i + 1) * LAST_LOOK.length);
		row[at.secondLook] = Math.log((p + 1e-4) / (1 - p + 1e-4)) / 5;
		row[at.secondRival] = rivalOf(candidate, p, likelihoods);
		const [one, two, three, four] = [before.best[from]!, before.next[from]!, after.best[last]!, after.next[last]!];
		row[at.bestElsewhere] = Math.max(one, three);
		row[at.nextElsewhere] = Math.max(Math.min(one, three), two, four);
		row[at.sumElsewhere] = Math.min(8, before.some[from]! + after.some[last]!) / 8;
		row[at.densityElsewhere] = (10 * (before.films[from]! + after.films[last]!)) / Math.max(10, tokens.count);
		row[at.likelyBefore] = before.fading[from]!;
		row[at.likelyAfter] = after.fading[last]!;
		const [left, right] = [Math.max(0, from - NEARBY), Math.min(tokens.count, last + NEARBY)];
		const unlikely = before.unlikely[from]! - before.unlikely[left]! + (after.unlikely[last]! - after.unlikely[right]!);
		row[at.unlikelyNear] = unlikely / 8;
		sameFilm(i, row);
		samePlace(candidate, row);
		row[at.textLength] = Math.min(300, tokens.count) / 300;
	});
	return rows;
}

/** What lies fully on one side of each token: before it, or at and after it. */
interface Side {
	/** Probability of the likeliest candidate, and of the next. */
	best: Float64Array;
	next: Float64Array;
	/** Probability of the likeliest, less with each word between. */
	fading: Float64Array;
	/** Sums of the probabilities of some likelihood, and of likely films; number of unlikely candidates. */
	some: Float64Array;
	films: Float64Array;
	unlikely: Float64Array;
}

function swept(
	{ count }: Tokens,
	candidates: readonly PlacedCandidate[],
	second: Float64Array,
	side: 'before' | 'after',
): Side {
	const column = () => new Float64Array(count + 2);
	const found = {
		best: column(),
		next: column(),
		fading: column(),
		some: column(),
		films: column(),
		unlikely: column(),
	};
	const { best, next, fading, some, films, unlikely } = found;
	candidates.forEach(({ from, last }, i) => {
		const p = second[i]!;
		if (!(p > 0)) return;
		const w = side === 'before' ? last : from;
		next[w] = Math.max(next[w]!, Math.min(p, best[w]!));
		best[w] = Math.max(best[w]!, p);
		if (p > SOME) some[w]! += p;
		if (p > FILM) films[w]! += p;
		if (p < UNLIKELY) unlikely[w]!++;
	});
	fading.set(best);
	const step = side === 'before' ? 1 : -1;
	const [start, end] = side === 'before' ? [1, count + 1] : [count - 1, -1];
	for (let w = start; w !== end; w += step) {
		const near = w - step;
		next[w] = Math.max(Math.min(best[w]!, best[near]!), next[w]!, next[near]!);
		best[w] = Math.max(best[w]!, best[near]!);
		fading[w] = Math.max(fading[w]!, FADE * fading[near]!);
		some[w]! += some[near]!;
		films[w]! += films[near]!;
		unlikely[w]! += unlikely[near]!;
	}
	return found;
}

/** Returns a function that writes how likely the same film is elsewhere: at most, and at least. */
function filmsElsewhere(candidates: readonly PlacedCandidate[], second: Float64Array) {
	const judged = candidates.map((_, i) => i).filter((i) => second[i]! > 0);
	const filmOf = (i: number) => postingFilm(candidates[i]!.posting);
	const groups = Map.groupBy(judged, filmOf);
	for (const group of groups.values()) group.sort((a, b) => second[b]! - second[a]! || a - b);
	return (i: number, row: Float64Array) => {
		const group = groups.get(filmOf(i))!;
		const { from, last } = candidates[i]!;
		const isApart = (k: number) => candidates[k]!.last <= from || candidates[k]!.from >= last;
		const most = group.find(isApart);
		if (most === undefined) return;
		row[at.sameFilmMost] = second[most]!;
		row[at.sameFilmLeast] = 1 - second[group.findLast(isApart)!]!;
	};
}

/** Candidates at one distance from the start of lines. */
interface Place {
	sum: number;
	/** Sum and best of each line. */
	lines: Map<number, { sum: number; best: number }>;
	/** The likeliest, its line, and the likeliest of another line. */
	best: number;
	bestLine: number;
	next: number;
	/** Number of lines with a film. */
	films: number;
}

/** Returns a function that writes how likely candidates at the same place of other lines are, as in a list. */
function placesElsewhere(
	{ tokens: { gap, count }, lineStart }: Scene,
	candidates: readonly PlacedCandidate[],
	second: Float64Array,
) {
	let lineCount = 0;
	for (let w = 0; w < count; w++) if ((gap[w]! & GAP.line) !== 0) lineCount++;
	const places = new Map<number, Place>();
	candidates.forEach(({ from }, i) => {
		const p = second[i]!;
		if (!(p > 0)) return;
		const line = lineStart[from]!;
		let place = places.get(from - line);
		if (place === undefined) {
			place = { sum: 0, lines: new Map(), best: 0, bestLine: -1, next: 0, films: 0 };
			places.set(from - line, place);
		}
		const known = place.lines.get(line) ?? { sum: 0, best: 0 };
		if (p > FILM && known.best <= FILM) place.films++;
		place.lines.set(line, { sum: known.sum + p, best: Math.max(known.best, p) });
		place.sum += p;
		if (line === place.bestLine) place.best = Math.max(place.best, p);
		else if (p > place.best) {
			place.next = place.best;
			place.best = p;
			place.bestLine = line;
		} else place.next = Math.max(place.next, p);
	});
	return ({ from }: PlacedCandidate, row: Float64Array) => {
		const line = lineStart[from]!;
		const place = places.get(from - line)!;
		if (place.lines.size === 1) return;
		const own = place.lines.get(line)!;
		row[at.samePlaceSum] = Math.min(6, place.sum - own.sum) / 6;
		row[at.samePlaceBest] = place.bestLine === line ? place.next : place.best;
		row[at.samePlaceLines] = (place.films - (own.best > FILM ? 1 : 0)) / (lineCount - 1);
		row[at.samePlaceMean] = (place.sum - own.sum) / (place.lines.size - 1);
	};
}
