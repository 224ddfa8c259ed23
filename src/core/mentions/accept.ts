/** Chooses among the candidates of a text: those that are likely, by which others are found, and those that may be. */
import { agreeOnFilms } from './agreement.ts';
import { BEST_GUESS, LEAST_MAYBE } from './certainty.ts';
import { claimOf, type FilmClaim, withoutPartsOfDated, worthOf } from './claims.ts';
import { raiseEchoes, takenBy } from './echoes.ts';
import { familyParts } from './families.ts';
import { linkedFilms } from './linkedFilms.ts';
import { bareNumbers, raiseNumbered } from './numbered.ts';
import { placesOf } from './parts.ts';
import type { Region, TokenMarks } from './regions.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { settle } from './settle.ts';
import { shortNames } from './shortNames.ts';
import { joinSubtitles } from './subtitles.ts';

/** The candidates of a text, each with its probability of being a mention. */
interface Judged {
	scene: Scene;
	candidates: readonly PlacedCandidate[];
	probability: Float64Array;
	regions: readonly Region[];
	marks: TokenMarks;
}

/**
 * Returns the non-overlapping claims of the largest total worth: the likely ones with their echoes, and beside these the
 * ones that may be. What may be raises nothing, so that the likely ones are the same with and without it.
 */
export function accept(judged: Judged): { likely: FilmClaim[]; maybe: FilmClaim[] } {
	const { scene, candidates, probability, regions, marks } = judged;
	const claimAt = (i: number, p: number, least: number) => claimOf(scene, candidates[i]!, p, least, regions, marks);
	const claims = withoutPartsOfDated(Array.from(probability, (p, i) => claimAt(i, p, BEST_GUESS)));
	const linked = linkedFilms(scene, regions, marks);
	const found = choose([...claims, ...linked]);
	const raised = found.length === 0 ? probability : raise(judged, found);
	const echoes = withoutPartsOfDated(
		claims.map((claim, i) => (raised[i] === probability[i] ? claim : claimAt(i, raised[i]!, BEST_GUESS))),
	);
	const chosen = found.length === 0 ? [] : choose([...echoes, ...linked, ...partsOf(judged, found)]);
	const likely = joinSubtitles(scene, candidates, agreeOnFilms(chosen, chosen));
	const isTaken = takenBy(scene.tokens, likely);
	const perhaps = Array.from(raised, (p, i) =>
		p >= LEAST_MAYBE && p < BEST_GUESS ? claimAt(i, p, LEAST_MAYBE) : null,
	);
	const maybe = choose(perhaps.map((claim) => (claim === null || isTaken(claim) ? null : claim)));
	return { likely, maybe: agreeOnFilms(chosen, maybe) };
}

/** The probabilities, raised where the films found speak for other candidates. */
function raise({ scene, candidates, probability, marks }: Judged, found: readonly FilmClaim[]): Float64Array {
	return raiseNumbered(scene, candidates, raiseEchoes(scene, candidates, probability, found, marks), found);
}

/** Claims of names that are no titles by themselves: shorter ones, subtitles of a series, numbers. */
function partsOf({ scene, marks }: Judged, found: readonly FilmClaim[]): FilmClaim[] {
	const parts = [...shortNames(scene, found), ...familyParts(scene, found)];
	return [...placesOf(scene, parts, found, marks), ...bareNumbers(scene, found, marks)].map((part) => ({
		...part,
		worth: worthOf(part.p, BEST_GUESS, part.to - part.from),
	}));
}

function choose(claims: readonly (FilmClaim | null)[]): FilmClaim[] {
	const likely = claims.filter((claim) => claim !== null);
	return settle(likely).map((k) => likely[k]!);
}
