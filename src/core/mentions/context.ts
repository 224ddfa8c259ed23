import { postingFilm } from '../catalogue/catalogue.ts';
import { CUE, cueOf } from './cues.ts';
import type { Placed, Scene } from './features.ts';
import { CASE, GAP } from './tokens.ts';

/** What a second look at the whole text adds, once each candidate has been judged by itself. */
export const CONTEXT = [
	'firstLook',
	'firstLookOneWord',
	'neighbour',
	'neighbourOneWord',
	'bothNeighbours',
	'near',
	'filmsElsewhere',
	'filmsElsewhereLower',
	'filmsElsewhereOneWord',
	'filmWords',
	'sameElsewhere',
	'rival',
	'shortText',
	'wholeText',
] as const;
export type ContextFeature = (typeof CONTEXT)[number];
const at = Object.fromEntries(CONTEXT.map((name, i) => [name, i])) as Record<ContextFeature, number>;

/** Words over which a likely film nearby loses all its weight. */
const REACH = 10;

/**
 * Writes the second look's features of every candidate, `CONTEXT.length` a row.
 * @param first probability of each candidate by itself
 * @param elsewhere films named in the parts of the text that are not given
 */
export function describeContext(
	scene: Scene,
	candidates: readonly Placed[],
	first: Float64Array,
	elsewhere = 0,
): Float64Array {
	const { catalogue: c, tokens, habit } = scene;
	const { count, gap, hash, letterCase } = tokens;
	const rows = new Float64Array(candidates.length * CONTEXT.length);
	// The likeliest candidate that starts at, or ends before, each token; and that covers it.
	const starting = new Float64Array(count + 1);
	const ending = new Float64Array(count + 1);
	const covering = new Float64Array(count);
	const second = new Float64Array(count);
	const films = new Map<number, number>();
	const starts = candidates.map((candidate) => candidate.from);
	candidates.forEach((candidate, i) => {
		const p = first[i]!;
		starting[starts[i]!] = Math.max(starting[starts[i]!]!, p);
		ending[candidate.last] = Math.max(ending[candidate.last]!, p);
		for (let w = candidate.first; w < candidate.last; w++) {
			if (p > covering[w]!) {
				second[w] = covering[w]!;
				covering[w] = p;
			} else if (p > second[w]!) second[w] = p;
		}
	});
	let all = elsewhere;
	for (let w = 0; w < count; w++) if (starting[w]! > 0.5) all += starting[w]!;
	candidates.forEach(({ node }, i) => {
		const film = postingFilm(c.posting[c.nodePosting[node]!]!);
		films.set(film, (films.get(film) ?? 0) + first[i]!);
	});
	let filmWords = 0;
	for (let w = 0; w < count; w++) if ((cueOf(hash[w]!) & (CUE.film | CUE.watch)) !== 0) filmWords++;

	const divides = GAP.comma | GAP.bullet | GAP.line | GAP.dash | GAP.stop | GAP.bracket;
	// The likeliest candidate within a few words on either side.
	const nearBefore = new Float64Array(count + 1);
	const nearAfter = new Float64Array(count + 2);
	for (let w = 1; w <= count; w++) nearBefore[w] = Math.max(ending[w]!, nearBefore[w - 1]! - 1 / REACH);
	for (let w = count; w >= 0; w--) nearAfter[w] = Math.max(starting[w]!, nearAfter[w + 1]! - 1 / REACH);
	/** The next token of a list to the right of `w`, or -1: over a comma, "and", a year in brackets. */
	const right = (w: number) => {
		let next = w;
		if (next < count && letterCase[next] === CASE.digit && (gap[next]! & GAP.bracket) !== 0) next++;
		const divided = (gap[next]! & divides) !== 0;
		if (next < count && (cueOf(hash[next]!) & CUE.and) !== 0) return next + 1;
		return divided ? next : -1;
	};
	const left = (w: number) => {
		let end = w;
		const divided = (gap[end]! & divides) !== 0;
		const isAnd = end > 0 && (cueOf(hash[end - 1]!) & CUE.and) !== 0;
		if (isAnd) end--;
		if (!isAnd && !divided) return -1;
		if (end > 0 && letterCase[end - 1] === CASE.digit && (gap[end]! & GAP.bracket) !== 0) end--;
		return end;
	};
	candidates.forEach((candidate, i) => {
		const p = first[i]!;
		const row = rows.subarray(i * CONTEXT.length, (i + 1) * CONTEXT.length);
		const one = candidate.last - candidate.first === 1 ? 1 : 0;
		const logit = Math.log((p + 1e-4) / (1 - p + 1e-4)) / 5;
		const [after, before] = [right(candidate.last), left(starts[i]!)];
		const [next, previous] = [after < 0 || after > count ? 0 : starting[after]!, before < 0 ? 0 : ending[before]!];
		const neighbour = Math.max(next, previous);
		const others = Math.round(4 * Math.min(1, Math.max(0, all - starting[starts[i]!]!) / 4)) / 4;
		const film = postingFilm(c.posting[c.nodePosting[candidate.node]!]!);
		let rival = 0;
		for (let w = candidate.first; w < candidate.last; w++)
			rival = Math.max(rival, covering[w]! > p ? covering[w]! : second[w]!);
		row[at.firstLook] = logit;
		row[at.firstLookOneWord] = one * logit;
		row[at.neighbour] = neighbour;
		row[at.neighbourOneWord] = one * neighbour;
		row[at.bothNeighbours] = Math.min(next, previous);
		row[at.near] = Math.max(0, nearBefore[starts[i]!]!, nearAfter[candidate.last]!);
		row[at.filmsElsewhere] = others;
		row[at.filmsElsewhereLower] = habit !== 'mixed' || letterCase[candidate.first] === CASE.lower ? others : 0;
		row[at.filmsElsewhereOneWord] = one * others;
		row[at.filmWords] = Math.round(3 * Math.min(1, (10 * filmWords) / Math.max(20, count))) / 3;
		row[at.sameElsewhere] = films.get(film)! - p > 0.5 ? 1 : 0;
		row[at.rival] = rival;
		row[at.shortText] = count < 12 ? 1 : 0;
		row[at.wholeText] = 2 * (candidate.last - starts[i]!) > count ? 1 : 0;
	});
	return rows;
}
