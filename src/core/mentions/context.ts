import { postingFilm } from '../catalogue/catalogue.ts';
import { nextItem, previousItem } from './listItems.ts';
import { NAMESAKE } from './namesakes.ts';
import type { Placed, Scene } from './scene.ts';
import type { Surroundings } from './surroundings.ts';
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
	'amongPlaces',
	'rival',
	'listLength',
	'sameCase',
	'sameMarks',
	'likelyWords',
	'shortText',
	'wholeText',
] as const;
export type ContextFeature = (typeof CONTEXT)[number];
const at = Object.fromEntries(CONTEXT.map((name, i) => [name, i])) as Record<ContextFeature, number>;

/** Words over which a likely film nearby loses all its weight. */
const REACH = 10;
/** Words within which another place says that places are listed. */
const NEARBY = 4;

/**
 * Writes the second look's features of every candidate, `CONTEXT.length` a row.
 * @param first probability of each candidate by itself
 * @param surroundings what the whole text is like, of which this may be a part
 * @param hopeless candidates less likely than this are not looked at
 */
export function describeContext(
	scene: Scene,
	candidates: readonly Placed[],
	first: Float64Array,
	surroundings: Surroundings,
	hopeless = 0,
): Float64Array {
	const { catalogue: c, tokens, habit, kinds } = scene;
	const { count, gap, letterCase } = tokens;
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
	let all = surroundings.films;
	for (let w = 0; w < count; w++) if (starting[w]! > 0.5) all += starting[w]!;
	candidates.forEach(({ node }, i) => {
		const film = postingFilm(c.posting[c.nodePosting[node]!]!);
		films.set(film, (films.get(film) ?? 0) + first[i]!);
	});
	const isPlace = (candidate: Placed) => (kinds[candidate.node]! & NAMESAKE.place) !== 0;
	const inPlace = new Uint8Array(count);
	for (const candidate of candidates) if (isPlace(candidate)) inPlace.fill(1, candidate.first, candidate.last);
	const { filmWords, words } = surroundings;

	// The likeliest candidate within a few words on either side.
	const nearBefore = new Float64Array(count + 1);
	const nearAfter = new Float64Array(count + 2);
	for (let w = 1; w <= count; w++) nearBefore[w] = Math.max(ending[w]!, nearBefore[w - 1]! - 1 / REACH);
	for (let w = count; w >= 0; w--) nearAfter[w] = Math.max(starting[w]!, nearAfter[w + 1]! - 1 / REACH);
	// How many likely films stand one after another up to, and from, each token.
	const upTo = new Float64Array(count + 1);
	const onFrom = new Float64Array(count + 2);
	const byPlace = candidates.map((_, i) => i).filter((i) => first[i]! > 0.3);
	byPlace.sort((a, b) => candidates[a]!.last - candidates[b]!.last);
	for (const i of byPlace) {
		const before = previousItem(tokens, starts[i]!);
		const { last } = candidates[i]!;
		upTo[last] = Math.max(upTo[last]!, first[i]! * (1 + (before < 0 ? 0 : upTo[before]!)));
	}
	byPlace.sort((a, b) => starts[b]! - starts[a]!);
	for (const i of byPlace) {
		const after = nextItem(tokens, candidates[i]!.last);
		onFrom[starts[i]!] = Math.max(onFrom[starts[i]!]!, first[i]! * (1 + (after < 0 ? 0 : onFrom[after]!)));
	}
	// How the likely films of the text are written.
	const isLower = (i: number) => (letterCase[candidates[i]!.first] === CASE.lower ? 1 : 0);
	const isMarked = (i: number) => ((gap[starts[i]!]! & (GAP.quote | GAP.markup)) !== 0 ? 1 : 0);
	let likely = 0;
	let lower = 0;
	let marked = 0;
	let covered = 0;
	for (let w = 0; w < count; w++) covered += covering[w]! > 0.5 ? 1 : 0;
	for (const i of byPlace) {
		if (first[i]! < 0.5 || starting[starts[i]!]! > first[i]!) continue;
		likely++;
		lower += isLower(i);
		marked += isMarked(i);
	}
	/** Which part of the other likely films is written like this one; a half where there is none. */
	const alike = (all: number, mine: number, isMine: number, own: number) => {
		const others = all - own;
		if (others <= 0) return 0.5;
		const such = isMine === 1 ? mine - own : others - mine;
		return (such + 0.5) / (others + 1);
	};
	candidates.forEach((candidate, i) => {
		const p = first[i]!;
		if (p < hopeless) return;
		const own = p >= 0.5 && starting[starts[i]!]! <= p ? 1 : 0;
		const row = rows.subarray(i * CONTEXT.length, (i + 1) * CONTEXT.length);
		const one = candidate.last - candidate.first === 1 ? 1 : 0;
		const logit = Math.log((p + 1e-4) / (1 - p + 1e-4)) / 5;
		const [after, before] = [nextItem(tokens, candidate.last), previousItem(tokens, starts[i]!)];
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
		row[at.filmWords] = Math.round(3 * Math.min(1, (10 * filmWords) / Math.max(20, words))) / 3;
		row[at.sameElsewhere] = films.get(film)! - p > 0.5 ? 1 : 0;
		row[at.amongPlaces] =
			isPlace(candidate) &&
			(inPlace.subarray(Math.max(0, candidate.first - NEARBY), candidate.first).includes(1) ||
				inPlace.subarray(candidate.last, candidate.last + NEARBY).includes(1))
				? 1
				: 0;
		row[at.rival] = rival;
		row[at.listLength] =
			Math.min(6, (before < 0 ? 0 : upTo[before]!) + (after < 0 || after > count ? 0 : onFrom[after]!)) / 6;
		row[at.sameCase] = alike(likely, lower, isLower(i), own);
		row[at.sameMarks] = alike(likely, marked, isMarked(i), own);
		const mine = covering[candidate.first]! > 0.5 ? candidate.last - candidate.first : 0;
		row[at.likelyWords] = Math.max(0, covered - mine) / Math.max(8, words - candidate.last + candidate.first);
		row[at.shortText] = words < 12 ? 1 : 0;
		row[at.wholeText] = 2 * (candidate.last - starts[i]!) > words ? 1 : 0;
	});
	return rows;
}
