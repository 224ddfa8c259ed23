import { postingFilm } from '../catalogue/catalogue.ts';
import { type Likelihoods, likelihoodsOf } from './likelihoods.ts';
import { isLikely, isLower, isMarked, likelyStyleOf, partAlike } from './likelyStyle.ts';
import { nextItem, previousItem } from './listItems.ts';
import { NAMESAKE } from './namesakes.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import type { Surroundings } from './surroundings.ts';
import { WORD_SUMS, type WordModel, wordPlaces, wordSums } from './wordModel.ts';

/** Features of the second pass, computed from the first-pass probabilities of all candidates of the text. */
export const CONTEXT = [
	'firstLook',
	'firstLookOneWord',
	'neighbor',
	'neighborOneWord',
	'bothNeighbors',
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
	...WORD_SUMS,
] as const;
export type ContextFeature = (typeof CONTEXT)[number];
const at = Object.fromEntries(CONTEXT.map((name, i) => [name, i])) as Record<ContextFeature, number>;

/** Distance in words within which another place name suggests a list of places. */
const NEARBY = 4;

/**
 * Computes the second-pass features of every candidate, `CONTEXT.length` per row.
 * @param firstPass first-pass probability of each candidate
 * @param words what the words around a candidate say
 * @param leastProbability candidates with a lower first-pass probability are skipped
 */
export function describeContext(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	firstPass: Float64Array,
	surroundings: Surroundings,
	words: WordModel,
	leastProbability = 0,
): Float64Array {
	const { habit, tokens } = scene;
	const rows = new Float64Array(candidates.length * CONTEXT.length);
	const likelihoods = likelihoodsOf(scene, candidates, firstPass);
	const { starting, covering } = likelihoods;
	const style = likelyStyleOf(scene, candidates, firstPass, likelihoods);
	const sumOfFilm = sameFilms(scene, candidates, firstPass);
	const amongPlaces = placesNearby(scene, candidates);
	let films = 0;
	for (let w = 0; w < tokens.count; w++) if (starting[w]! > 0.5) films += starting[w]!;
	let likelyWords = 0;
	for (let w = 0; w < tokens.count; w++) likelyWords += covering[w]! > 0.5 ? 1 : 0;
	const { filmWords, words: length } = surroundings;
	const sumWords = wordSums(words, placesOf(scene, likelihoods));
	candidates.forEach((candidate, i) => {
		const p = firstPass[i]!;
		if (p < leastProbability) return;
		const row = rows.subarray(i * CONTEXT.length, (i + 1) * CONTEXT.length);
		const size = candidate.last - candidate.first;
		const oneWord = size === 1 ? 1 : 0;
		const isOwnLikely = isLikely(likelihoods, candidate, p) ? 1 : 0;
		const logit = Math.log((p + 1e-4) / (1 - p + 1e-4)) / 5;
		const elsewhere = Math.round(4 * Math.min(1, Math.max(0, films - starting[candidate.from]!) / 4)) / 4;
		row[at.firstLook] = logit;
		row[at.firstLookOneWord] = oneWord * logit;
		describeNeighbors(scene, candidate, likelihoods, row);
		row[at.filmsElsewhere] = elsewhere;
		row[at.filmsElsewhereLower] = habit !== 'mixed' || isLower(scene, candidate) === 1 ? elsewhere : 0;
		row[at.filmsElsewhereOneWord] = oneWord * elsewhere;
		row[at.filmWords] = Math.round(3 * Math.min(1, (10 * filmWords) / Math.max(20, length))) / 3;
		row[at.sameElsewhere] = sumOfFilm(candidate) - p > 0.5 ? 1 : 0;
		row[at.amongPlaces] = amongPlaces(candidate) ? 1 : 0;
		row[at.rival] = rivalOf(candidate, p, likelihoods);
		row[at.sameCase] = partAlike(style.likely, style.lower, isLower(scene, candidate), isOwnLikely);
		row[at.sameMarks] = partAlike(style.likely, style.marked, isMarked(scene, candidate), isOwnLikely);
		const ownWords = covering[candidate.first]! > 0.5 ? size : 0;
		row[at.likelyWords] = Math.max(0, likelyWords - ownWords) / Math.max(8, length - size);
		row[at.shortText] = length < 12 ? 1 : 0;
		row[at.wholeText] = 2 * (candidate.last - candidate.from) > length ? 1 : 0;
		sumWords(candidate, row, at.wordsBeside);
	});
	return rows;
}

/** The places of words in a text, without those of likely films. */
export const placesOf = (scene: Scene, { covering }: Pick<Likelihoods, 'covering'>) =>
	wordPlaces(scene, (token) => covering[token]! > 0.5);

/** Writes features of likely films next to a candidate, near it, and in the same list. */
function describeNeighbors(
	{ tokens }: Scene,
	candidate: PlacedCandidate,
	likelihoods: Likelihoods,
	row: Float64Array,
): void {
	const { starting, ending, nearBefore, nearAfter, upTo, onFrom } = likelihoods;
	const { first, last, from } = candidate;
	const [after, before] = [nextItem(tokens, last), previousItem(tokens, from)];
	const isAfter = after >= 0 && after <= tokens.count;
	const [next, previous] = [isAfter ? starting[after]! : 0, before < 0 ? 0 : ending[before]!];
	const neighbor = Math.max(next, previous);
	row[at.neighbor] = neighbor;
	row[at.neighborOneWord] = last - first === 1 ? neighbor : 0;
	row[at.bothNeighbors] = Math.min(next, previous);
	row[at.near] = Math.max(0, nearBefore[from]!, nearAfter[last]!);
	row[at.listLength] = Math.min(6, (before < 0 ? 0 : upTo[before]!) + (isAfter ? onFrom[after]! : 0)) / 6;
}

/** Returns a function to the sum of the probabilities of all candidates that name a candidate's film. */
function sameFilms({ catalogue: c }: Scene, candidates: readonly PlacedCandidate[], first: Float64Array) {
	const filmOf = ({ node }: PlacedCandidate) => postingFilm(c.posting[c.nodePosting[node]!]!);
	const sums = new Map<number, number>();
	candidates.forEach((candidate, i) => {
		const film = filmOf(candidate);
		sums.set(film, (sums.get(film) ?? 0) + first[i]!);
	});
	return (candidate: PlacedCandidate) => sums.get(filmOf(candidate))!;
}

/** Returns a predicate: whether a candidate is also a place name and another place name is near it. */
function placesNearby({ kinds, tokens }: Scene, candidates: readonly PlacedCandidate[]) {
	const isPlace = ({ node }: PlacedCandidate) => (kinds[node]! & NAMESAKE.place) !== 0;
	const inPlace = new Uint8Array(tokens.count);
	for (const candidate of candidates) if (isPlace(candidate)) inPlace.fill(1, candidate.first, candidate.last);
	return (candidate: PlacedCandidate) =>
		isPlace(candidate) &&
		(inPlace.subarray(Math.max(0, candidate.first - NEARBY), candidate.first).includes(1) ||
			inPlace.subarray(candidate.last, candidate.last + NEARBY).includes(1));
}

/** Probability of the likeliest overlapping candidate. */
export function rivalOf({ first, last }: PlacedCandidate, p: number, { covering, second }: Likelihoods): number {
	let rival = 0;
	for (let w = first; w < last; w++) rival = Math.max(rival, covering[w]! > p ? covering[w]! : second[w]!);
	return rival;
}
