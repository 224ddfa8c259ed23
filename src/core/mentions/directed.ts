/** Titles with the name of their director next to them: "Eden by Mia Hansen-Løve", "Lynch's Eraserhead". */
import { MOST_PEOPLE, surnameBits } from '../catalogue/about.ts';
import { postingFilm } from '../catalogue/catalogue.ts';
import { MOST_DIRECTORS } from '../catalogue/directors.ts';
import { hashOf, hashUnits, words } from '../catalogue/words.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

const CONFIDENCE = 0.9;
const BY = new Set(words('by von de di da do del du par').map(hashOf));
/** Most words of a name after its first one: "Hansen-Løve" is two. */
const MORE_NAMES = 2;
/** Most films of a form whose directors are looked for. */
const MOST_FILMS = 6;

/** Raises the probability of titles that have the name of the director of one of their films next to them. */
export function raiseDirected(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	return probability.map((p, i) => (p > 0 && p < CONFIDENCE && isDirected(scene, candidates[i]!) ? CONFIDENCE : p));
}

function isDirected({ catalogue: c, tokens, habit }: Scene, { node, from, first, last }: PlacedCandidate): boolean {
	if (habit === 'mixed' && tokens.letterCase[first] === CASE.lower) return false;
	const surnames = [...ownersBefore(tokens, from), ...makersAfter(tokens, last)];
	if (surnames.length === 0 || c.people === undefined) return false;
	const end = Math.min(c.nodePosting[node + 1]!, c.nodePosting[node]! + MOST_FILMS);
	for (let i = c.nodePosting[node]!; i < end; i++) {
		const own = MOST_PEOPLE * postingFilm(c.posting[i]!);
		if (surnames.some((surname) => c.people!.subarray(own, own + MOST_DIRECTORS).includes(surname))) return true;
	}
	return false;
}

/** The name right before a title, in the possessive. */
function ownersBefore({ gap, possessive, units, from: at }: Tokens, from: number): number[] {
	const isOwner = from > 0 && possessive[from - 1] === 1 && (gap[from]! & (GAP.line | GAP.stop | GAP.comma)) === 0;
	return isOwner ? [surnameBits(hashUnits(units, at[from - 1]!, at[from]! - 1))] : [];
}

/** What may be a surname in brackets after a title, or of a whole name after "by": not in "Guillermo del Toro". */
function makersAfter({ hash, gap, letterCase, count }: Tokens, last: number): number[] {
	const surnames: number[] = [];
	const isBy = last < count && BY.has(hash[last]!);
	if (!isBy && (gap[last]! & (GAP.bracket | GAP.line)) !== GAP.bracket) return surnames;
	const first = isBy ? last + 1 : last;
	for (let w = first; w < Math.min(count, first + 1 + MORE_NAMES); w++) {
		if (letterCase[w] === CASE.lower || (w > first && (gap[w]! & ~(GAP.space | GAP.dash)) !== 0)) break;
		if (w > first || !isBy) surnames.push(surnameBits(hash[w]!));
	}
	return surnames;
}
