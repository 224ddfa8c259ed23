import { articleBefore, rankFilms } from './films.ts';
import { filmsFrom } from './nationality.ts';
import { hasYear, yearAfter, yearBefore, yearToken } from './numbers.ts';
import { filmsByPeople } from './people.ts';
import type { Region, TokenMarks } from './regions.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import type { Claim } from './settle.ts';
import { namesPage, spanOf } from './span.ts';
import { GAP } from './tokens.ts';
import { chooseVersion } from './versions.ts';

/** A place in a text with the films that it may name. */
export interface FilmClaim extends Claim {
	/** UTF-16 offsets of the name. */
	start: number;
	end: number;
	/** Tokens of the title itself, without an article or year. */
	from: number;
	to: number;
	/** Trie node of the title form. */
	form: number;
	/** Probability that it is a mention. */
	p: number;
	/** Films named, likeliest first. */
	films: readonly number[];
	/** Whether a year next to it chose the film. */
	dated: boolean;
	/** Whether that year is in brackets after it. */
	bracketed?: boolean;
}

/** Least confidence of a title followed by one of its films' years in brackets. */
const DATED_CONFIDENCE = 0.97;
/** What the year adds to its worth against other readings of the same words. */
const DATED_WORTH = 3;
/** Confidence of a name in the address of a film's page, regardless of the words around it. */
export const LINK_CONFIDENCE = 0.98;
/** Worth of such a name against overlapping ones. */
export const LINK_WORTH = 9;
const MOST_CONFIDENT = 0.9999;

/** Worth of a claim against overlapping ones: higher if it is likelier or longer. */
export const worthOf = (p: number, least: number, words: number) =>
	Math.log(p / (1 - p)) - Math.log(least / (1 - least)) + 1e-6 + 0.5 * words;

/** Returns the claim of a candidate, or null if it is not likely enough or not prose. */
export function claimOf(
	scene: Scene,
	candidate: PlacedCandidate,
	probability: number,
	least: number,
	regions: readonly Region[],
	{ page, hidden }: TokenMarks,
): FilmClaim | null {
	const { text, tokens } = scene;
	const { first, last, node } = candidate;
	const named = page[first]!;
	if (named >= 0 && hidden[first] !== 2 && namesPage(text, tokens, candidate, regions[named]!)) {
		const span = { first, last, start: regions[named]!.start, end: tokens.end[last - 1]! };
		const p = LINK_CONFIDENCE;
		return {
			...span,
			from: first,
			to: last,
			form: node,
			p,
			worth: LINK_WORTH + last - first,
			...filmsOf(scene, candidate),
		};
	}
	const bracketed = hasOwnYear(scene, candidate);
	const p = Math.min(MOST_CONFIDENT, Math.max(probability, bracketed ? DATED_CONFIDENCE : 0));
	if (p < least || hidden[first] !== 0 || hidden[last - 1] !== 0) return null;
	const [start, end, behind] = spanOf(scene, candidate);
	// A year that disambiguates the title is not a mention of the film "2012".
	const claimEnd = Math.max(behind, yearToken(text, tokens, last) + 1);
	return {
		...{ first: candidate.from, last: claimEnd, start, end, from: first, to: last, form: node, p },
		worth: worthOf(p, least, last - first) + (bracketed ? DATED_WORTH : 0),
		bracketed,
		...filmsOf(scene, candidate),
	};
}

/**
 * Leaves out claims inside a longer one that has its own year in parentheses: "Toy Story 3 (2010)" is neither "Toy
 * Story" nor the film "3" of that year.
 */
export function withoutPartsOfDated(claims: readonly (FilmClaim | null)[]): (FilmClaim | null)[] {
	const dated = claims.filter((claim) => claim?.bracketed === true);
	return claims.map((claim) => {
		const isPart = dated.some(
			(longer) =>
				claim !== null &&
				longer!.from <= claim.from &&
				claim.to <= longer!.to &&
				longer!.to - longer!.from > claim.to - claim.from,
		);
		return isPart ? null : claim;
	});
}

function filmsOf(scene: Scene, candidate: PlacedCandidate) {
	const { catalogue, text, tokens, language } = scene;
	const { node, from, first, last } = candidate;
	const year = yearAfter(text, tokens, last) || yearBefore(text, tokens, from);
	const films = rankFilms(catalogue, node, year, articleBefore(text, tokens, first), language[first]);
	const dated = year !== 0 && hasYear(catalogue, node, year);
	return {
		films: dated
			? films
			: filmsFrom(scene, candidate, chooseVersion(scene, candidate, filmsByPeople(scene, candidate, films))),
		dated,
	};
}

/** Whether a candidate is followed by the year of one of its films in brackets: "Mother (2009)". */
function hasOwnYear({ catalogue, text, tokens }: Scene, { last, node, respelling }: PlacedCandidate): boolean {
	const at = yearToken(text, tokens, last);
	if (at < 0 || respelling !== 'no' || (tokens.gap[at]! & GAP.bracket) === 0) return false;
	return hasYear(catalogue, node, yearAfter(text, tokens, last));
}
