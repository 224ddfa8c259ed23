import { postingFilm } from '../catalogue/catalogue.ts';
import { type Likelihoods, likelihoodsOf } from './likelihoods.ts';
import { isLikely, isLower, isMarked, likelyStyleOf, partAlike } from './likelyStyle.ts';
import { nextItem, previousItem } from './listItems.ts';
import { NAMESAKE } from './namesakes.ts';
import type { Placed, Scene } from './scene.ts';
import type { Surroundings } from './surroundings.ts';

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
	const { habit, tokens } = scene;
	const rows = new Float64Array(candidates.length * CONTEXT.length);
	const likelihoods = likelihoodsOf(scene, candidates, first);
	const { starting, covering } = likelihoods;
	const style = likelyStyleOf(scene, candidates, first, likelihoods);
	const elsewhere = sameFilms(scene, candidates, first);
	const amongPlaces = placesNearby(scene, candidates);
	let films = surroundings.films;
	for (let w = 0; w < tokens.count; w++) if (starting[w]! > 0.5) films += starting[w]!;
	let likelyWords = 0;
	for (let w = 0; w < tokens.count; w++) likelyWords += covering[w]! > 0.5 ? 1 : 0;
	const { filmWords, words } = surroundings;
	candidates.forEach((candidate, i) => {
		const p = first[i]!;
		if (p < hopeless) return;
		const row = rows.subarray(i * CONTEXT.length, (i + 1) * CONTEXT.length);
		const size = candidate.last - candidate.first;
		const one = size === 1 ? 1 : 0;
		const own = isLikely(likelihoods, candidate, p) ? 1 : 0;
		const logit = Math.log((p + 1e-4) / (1 - p + 1e-4)) / 5;
		const others = Math.round(4 * Math.min(1, Math.max(0, films - starting[candidate.from]!) / 4)) / 4;
		row[at.firstLook] = logit;
		row[at.firstLookOneWord] = one * logit;
		describeNeighbours(scene, candidate, likelihoods, row);
		row[at.filmsElsewhere] = others;
		row[at.filmsElsewhereLower] = habit !== 'mixed' || isLower(scene, candidate) === 1 ? others : 0;
		row[at.filmsElsewhereOneWord] = one * others;
		row[at.filmWords] = Math.round(3 * Math.min(1, (10 * filmWords) / Math.max(20, words))) / 3;
		row[at.sameElsewhere] = elsewhere(candidate) - p > 0.5 ? 1 : 0;
		row[at.amongPlaces] = amongPlaces(candidate) ? 1 : 0;
		row[at.rival] = rivalOf(candidate, p, likelihoods);
		row[at.sameCase] = partAlike(style.likely, style.lower, isLower(scene, candidate), own);
		row[at.sameMarks] = partAlike(style.likely, style.marked, isMarked(scene, candidate), own);
		const mine = covering[candidate.first]! > 0.5 ? size : 0;
		row[at.likelyWords] = Math.max(0, likelyWords - mine) / Math.max(8, words - size);
		row[at.shortText] = words < 12 ? 1 : 0;
		row[at.wholeText] = 2 * (candidate.last - candidate.from) > words ? 1 : 0;
	});
	return rows;
}

/** What stands right beside a candidate, near it, and in one list with it. */
function describeNeighbours({ tokens }: Scene, candidate: Placed, likelihoods: Likelihoods, row: Float64Array): void {
	const { starting, ending, nearBefore, nearAfter, upTo, onFrom } = likelihoods;
	const { first, last, from } = candidate;
	const [after, before] = [nextItem(tokens, last), previousItem(tokens, from)];
	const isAfter = after >= 0 && after <= tokens.count;
	const [next, previous] = [isAfter ? starting[after]! : 0, before < 0 ? 0 : ending[before]!];
	const neighbour = Math.max(next, previous);
	row[at.neighbour] = neighbour;
	row[at.neighbourOneWord] = last - first === 1 ? neighbour : 0;
	row[at.bothNeighbours] = Math.min(next, previous);
	row[at.near] = Math.max(0, nearBefore[from]!, nearAfter[last]!);
	row[at.listLength] = Math.min(6, (before < 0 ? 0 : upTo[before]!) + (isAfter ? onFrom[after]! : 0)) / 6;
}

/** Sum of the probabilities of all candidates that name the film of one. */
function sameFilms({ catalogue: c }: Scene, candidates: readonly Placed[], first: Float64Array) {
	const filmOf = ({ node }: Placed) => postingFilm(c.posting[c.nodePosting[node]!]!);
	const sums = new Map<number, number>();
	candidates.forEach((candidate, i) => {
		const film = filmOf(candidate);
		sums.set(film, (sums.get(film) ?? 0) + first[i]!);
	});
	return (candidate: Placed) => sums.get(filmOf(candidate))!;
}

/** Whether a candidate is also a place, and another place stands near it. */
function placesNearby({ kinds, tokens }: Scene, candidates: readonly Placed[]) {
	const isPlace = ({ node }: Placed) => (kinds[node]! & NAMESAKE.place) !== 0;
	const inPlace = new Uint8Array(tokens.count);
	for (const candidate of candidates) if (isPlace(candidate)) inPlace.fill(1, candidate.first, candidate.last);
	return (candidate: Placed) =>
		isPlace(candidate) &&
		(inPlace.subarray(Math.max(0, candidate.first - NEARBY), candidate.first).includes(1) ||
			inPlace.subarray(candidate.last, candidate.last + NEARBY).includes(1));
}

/** Probability of the likeliest other candidate that shares a word with one. */
function rivalOf({ first, last }: Placed, p: number, { covering, second }: Likelihoods): number {
	let rival = 0;
	for (let w = first; w < last; w++) rival = Math.max(rival, covering[w]! > p ? covering[w]! : second[w]!);
	return rival;
}
