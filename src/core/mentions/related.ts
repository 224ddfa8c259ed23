/**
 * Films that are named together: by one director, "Ida" and "Cold War", or, in a text in German, French, Spanish, Italian or
 * Portuguese, from where that language is spoken.
 */
import { type Catalogue, postingFilm } from '../catalogue/catalogue.ts';
import { hashOf, words } from '../catalogue/words.ts';
import { isNative } from './language.ts';
import { isAmongOtherWorks, isNameOf } from './otherWorks.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { isPartOfName, isWholeTitle } from './titleCase.ts';
import { CASE, GAP } from './tokens.ts';

const CONFIDENCE = 0.7;
/** Least probability of a title, and of another film of its director: the likelier one is, the less likely may be the other. */
const LEAST_OF_DIRECTOR = [
	[0.2, 0.3],
	[0.03, 0.75],
	[0.05, 0.58],
] as const;
const LEAST_OF_COUNTRY = [
	[0.2, 0.2],
	[0.05, 0.3],
] as const;
const LEAST_OF_ALL = 0.03;
/** Least probability of a title in a text without capitals. */
const LEAST_LOWER = 0.1;
/** Least probability of any of the other films. */
const LEAST = 0.2;
/** Most films of a form that are looked at. */
const MOST_FILMS = 6;
/** Most films of a director or a country that are compared, and most places of each. */
const MOST_OTHERS = 20;
const MOST_PLACES = 3;
const PRONOUNS = new Set(
	words(
		'ich wir ihr er sie yo él ella ellos ellas nosotros elle elles lui eux nous vous io lei noi voi loro eu ele ela eles elas nós',
	).map(hashOf),
);

/** A likely film. */
interface Other extends PlacedCandidate {
	film: number;
	p: number;
}

/** Raises the probability of titles that are related to another film that the text likely names. */
export function raiseRelated(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	const { catalogue: c, habit, language } = scene;
	const others = candidates.flatMap((candidate, i): Other[] =>
		probability[i]! >= LEAST ? [{ ...candidate, film: postingFilm(candidate.posting), p: probability[i]! }] : [],
	);
	if (others.length === 0 || c.director === undefined) return probability;
	const byDirector = fewBy(others, ({ film }) => c.director![film]!);
	const byLanguage = fewBy(others, ({ from, film }) => (isNative(c, film, language[from]!) ? language[from]! : 0));
	return probability.map((p, i) => {
		const own = candidates[i]!;
		if (p >= CONFIDENCE || p < LEAST_OF_ALL || !isNamed(scene, own, p)) return p;
		const film = postingFilm(own.posting);
		const isNativeHere = habit === 'mixed' && isNative(c, film, language[own.from]!);
		const native = isNativeHere ? (byLanguage.get(language[own.from]!) ?? []) : [];
		const isRelated =
			isWith(c, own, film, p, native, LEAST_OF_COUNTRY) ||
			(!isAmongOtherWorks(scene, own) &&
				filmsAt(c, own).some((one) =>
					isWith(
						c,
						own,
						one,
						p,
						c.director![one] === 0 ? [] : (byDirector.get(c.director![one]!) ?? []),
						LEAST_OF_DIRECTOR,
					),
				));
		return isRelated ? CONFIDENCE : p;
	});
}

/** Groups films, the likeliest places of a few of each group, so that the time stays linear in the length of a text. */
function fewBy(others: readonly Other[], keyOf: (one: Other) => number): Map<number, Other[]> {
	const groups = new Map<number, Other[]>();
	const places = new Map<number, Map<number, number>>();
	for (const one of others.toSorted((a, b) => b.p - a.p)) {
		const key = keyOf(one);
		const times = places.get(key) ?? new Map<number, number>();
		places.set(key, times);
		const before = times.get(one.film) ?? 0;
		if (before === MOST_PLACES || (before === 0 && times.size === MOST_OTHERS)) continue;
		times.set(one.film, before + 1);
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	return groups;
}

/** Whether words are written as a title, and no character is called so: "Django" in a text about Django Unchained. */
function isNamed(scene: Scene, candidate: PlacedCandidate, p: number): boolean {
	const { catalogue, habit, tokens } = scene;
	if (isPronoun(scene, candidate)) return false;
	if (!isWholeTitle(candidate) || isNameOf('character', catalogue, candidate)) return false;
	if (habit !== 'mixed') return p >= LEAST_LOWER;
	return tokens.letterCase[candidate.first] === CASE.capital && !isPartOfName(tokens, candidate);
}

/** Whether it begins a sentence as a pronoun: "Loro hanno riso". */
const isPronoun = ({ tokens: { hash, gap, letterCase } }: Scene, { from, last }: PlacedCandidate): boolean =>
	last === from + 1 && PRONOUNS.has(hash[from]!) && gap[last] === GAP.space && letterCase[last] === CASE.lower;

/** Whether one of some films stands elsewhere in the text by another name, and is not of the same series. */
const isWith = (
	c: Catalogue,
	{ from, last, node }: PlacedCandidate,
	film: number,
	p: number,
	others: readonly Other[],
	least: readonly (readonly [number, number])[],
) =>
	others.some(
		(other) =>
			other.film !== film &&
			other.node !== node &&
			(other.last <= from || other.from >= last) &&
			(c.collection![film] === 0 || c.collection![film] !== c.collection![other.film]) &&
			least.some(([own, theirs]) => p >= own && other.p >= theirs),
	);

function filmsAt(c: Catalogue, { node }: PlacedCandidate): number[] {
	const start = c.nodePosting[node]!;
	return Array.from(c.posting.subarray(start, Math.min(c.nodePosting[node + 1]!, start + MOST_FILMS)), postingFilm);
}
