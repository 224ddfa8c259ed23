/**
 * Chooses among the candidates of a text, pass by pass: the likely ones, which help to find others, and the possible
 * ones. A pass is a file of its own and a line here.
 */
import { agreeOnFilms } from './agreement.ts';
import { doubtAlone } from './alone.ts';
import { raiseAsFilms } from './asFilms.ts';
import { BEST_GUESS, LEAST_MAYBE } from './certainty.ts';
import { claimOf, type FilmClaim, withoutPartsOfDated, worthOf } from './claims.ts';
import { raiseDirected } from './directed.ts';
import { raiseEchoes, takenBy } from './echoes.ts';
import { familyParts } from './families.ts';
import { raiseItems } from './itemTitles.ts';
import { linkedFilms } from './linkedFilms.ts';
import { askAboutNew, raiseNew } from './newFilms.ts';
import { bareNumbers, raiseNumbered } from './numbered.ts';
import { doubtOtherLists } from './otherLists.ts';
import { placesOf } from './parts.ts';
import type { Region, TokenMarks } from './regions.ts';
import { raiseRelated } from './related.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { settle } from './settle.ts';
import { shortNames } from './shortNames.ts';
import { joinSubtitles } from './subtitles.ts';
import { raiseTitleCase } from './titleCase.ts';
import { withArticles } from './withArticles.ts';

/** The candidates of a text, each with its probability of being a mention. */
interface Judged {
	scene: Scene;
	candidates: readonly PlacedCandidate[];
	probability: Float64Array;
	regions: readonly Region[];
	marks: TokenMarks;
}

/** What the passes have found so far. */
interface Finding extends Judged {
	/** The probabilities, raised if likely films support other candidates. */
	raised: Float64Array;
	/** The claim of each candidate that is likely; null for the others. */
	claims: readonly (FilmClaim | null)[];
	/** Claims of names that are not candidates. */
	extra: readonly FilmClaim[];
	/** The likely claims that were chosen last, without overlaps. */
	likely: readonly FilmClaim[];
	maybe: readonly FilmClaim[];
}

/** A pass: changes the finding. */
type Pass = (found: Finding) => Partial<Finding>;

/** In this order: each sees what earlier passes have found. */
const PASSES: readonly Pass[] = [
	// A text that does not speak of films needs more.
	({ scene, candidates, raised }) => ({ raised: doubtAlone(scene, candidates, raised) }),
	({ scene, candidates, raised }) => ({ raised: doubtOtherLists(scene, candidates, raised) }),
	// The name of its director next to a title.
	({ scene, candidates, raised }) => ({ raised: raiseDirected(scene, candidates, raised) }),
	// A title that begins with a capital amid a sentence of another language.
	({ scene, candidates, raised }) => ({ raised: raiseTitleCase(scene, candidates, raised) }),
	// Films of one director, or of the country whose language the text is in.
	({ scene, candidates, raised }) => ({ raised: raiseRelated(scene, candidates, raised) }),
	// A title that is said to be a film.
	({ scene, candidates, raised }) => ({ raised: raiseAsFilms(scene, candidates, raised) }),
	// Items of a list whose other items are films.
	({ scene, candidates, raised }) => ({ raised: raiseItems(scene, candidates, raised) }),
	// A title with its article, if it is likely without.
	({ candidates, raised }) => ({ raised: withArticles(candidates, raised) }),
	// A title that is likely by its words and the words around it.
	(found) => ({ claims: Array.from(found.probability, (_, i) => claimAt(found, i, BEST_GUESS)) }),
	withoutDatedParts,
	// The address of a film's page, which may lack its title.
	({ scene, regions, marks }) => ({ extra: linkedFilms(scene, regions, marks) }),
	choose,
	// A film that is surely named makes its other names likelier, and the other numbers of its series.
	ifAny(({ scene, candidates, raised, likely, marks }) => ({
		raised: raiseEchoes(scene, candidates, raised, likely, marks),
	})),
	ifAny(({ scene, candidates, raised, likely }) => ({
		raised: raiseNumbered(scene, candidates, raised, likely),
	})),
	ifAny(claimRaised),
	ifAny(withoutDatedParts),
	// Names that are not titles alone: "One Battle", "Insurrection", the "II" of "Creed I & II".
	ifAny(claimParts),
	ifAny(choose),
	// A year next to a title decides which film the title means elsewhere.
	({ likely }) => ({ likely: agreeOnFilms(likely, likely) }),
	({ scene, candidates, likely }) => ({ likely: joinSubtitles(scene, candidates, likely) }),
	// A film named as if it were new is a question if the list has only old films with that name.
	ifAny(({ scene, likely }) => ({ likely: askAboutNew(scene, likely) })),
	({ scene, candidates, raised }) => ({ raised: raiseNew(scene, candidates, raised) }),
	// Possible films come last: the likely ones are the same with and without them.
	claimMaybes,
];

/**
 * Finds the films that a text names, without overlaps within each list.
 * @returns `likely`: those named by best guess; `maybe`: those to ask the writer about
 */
export function accept(judged: Judged): { likely: readonly FilmClaim[]; maybe: readonly FilmClaim[] } {
	let found: Finding = { ...judged, raised: judged.probability, claims: [], extra: [], likely: [], maybe: [] };
	for (const pass of PASSES) found = { ...found, ...pass(found) };
	return found;
}

/** Runs a pass only if a film was found, as it needs one. */
function ifAny(pass: Pass): Pass {
	return (found) => (found.likely.length === 0 ? {} : pass(found));
}

const claimAt = ({ scene, candidates, raised, regions, marks }: Finding, i: number, least: number) =>
	claimOf(scene, candidates[i]!, raised[i]!, least, regions, marks);

function withoutDatedParts({ claims }: Finding) {
	return { claims: withoutPartsOfDated(claims) };
}

function claimRaised(found: Finding) {
	const { claims, probability, raised } = found;
	return { claims: claims.map((claim, i) => (raised[i] === probability[i] ? claim : claimAt(found, i, BEST_GUESS))) };
}

/** Adds films that are named by a part of their title. */
function claimParts({ scene, extra, likely, marks }: Finding) {
	const parts = [...shortNames(scene, likely), ...familyParts(scene, likely)];
	const claims = [...placesOf(scene, parts, likely, marks), ...bareNumbers(scene, likely, marks)];
	const worth = ({ p, from, to }: (typeof claims)[number]) => worthOf(p, BEST_GUESS, to - from);
	return { extra: [...extra, ...claims.map((claim) => ({ ...claim, worth: worth(claim) }))] };
}

/** The claims of the largest total worth that do not overlap. */
function choose({ claims, extra }: Finding) {
	return { likely: chosenOf([...claims, ...extra]) };
}

function claimMaybes(found: Finding) {
	const { scene, raised, likely } = found;
	const isTaken = takenBy(scene.tokens, likely);
	const maybes = Array.from(raised, (p, i) => {
		const claim = p >= LEAST_MAYBE && p < BEST_GUESS ? claimAt(found, i, LEAST_MAYBE) : null;
		return claim === null || isTaken(claim) ? null : claim;
	});
	return { maybe: agreeOnFilms(likely, chosenOf(maybes)) };
}

function chosenOf(claims: readonly (FilmClaim | null)[]): FilmClaim[] {
	const some = claims.filter((claim) => claim !== null);
	return settle(some).map((k) => some[k]!);
}
