/**
 * Films too new for the list. “Saw The Odyssey in IMAX last night” is unlikely to be about the TV film of 1997, the
 * only one of that name in the list: the writer is asked.
 */
import type { Catalogue } from '../catalogue/catalogue.ts';
import { namesakesOf } from '../catalogue/namesakes.ts';
import { kindOfItems } from '../catalogue/titled.ts';
import { hasRareWord } from './alone.ts';
import { BEST_GUESS, LEAST_MAYBE, LEAST_SURE } from './certainty.ts';
import type { FilmClaim } from './claims.ts';
import { hasYear, yearAfter } from './numbers.ts';
import type { PlacedCandidate, Scene } from './scene.ts';

/** Words of a sentence about a film that is new or shown again. */
const NEWS = new RegExp(
	`(?<![\\p{L}\\p{N}])(?:${[
		'imax|dolby cinema|dine-in',
		'(?:opening|premiere) (?:night|weekend|day)|opens? (?:this|next|on)|opened (?:this|last)|premier(?:e|es|ed)|advance screening|preview screening|early screening',
		'(?:teaser |official |new |first )?trailers?|teaser',
		'(?:just|finally) (?:came|comes|is|out|dropped|released)(?: out)?|(?:came|coming|comes) out (?:this|next|last|in|on|yesterday|today|tomorrow|soon)|is (?:now |finally )?out|out now|new movie|new film|box office|release date|pre-?order',
		'kinostart|läuft an|bande-annonce|avant-première|estren\\p{L}*|tr[áa]iler|estreia',
	].join('|')})(?![\\p{L}\\p{N}])`,
	'iu',
);
/** Old films are seen in a cinema too, so a name that is hardly taken twice is still the one in the list. */
const SCREENED =
	/(?<![\p{L}\p{N}])(?:70 ?mm|(?:in|at|to|from) (?:the )?(?:theat(?:er|re)s?|cinemas?|movies|multiplex)|im kino|au cinéma|en salles?|en (?:los |el )?cines?|al cinema|nelle sale|nos cinemas|no cinema)(?![\p{L}\p{N}])/iu;

/** A film that is older than this many years is not new. */
const OLD = 3;
/** Share of the best-known film's raters below which no theater reruns a film without more being said. */
const RARE = 0.1;
/** Between a best guess and sure: it becomes a question, and supports other films as before. */
const ASKED = (BEST_GUESS + LEAST_SURE) / 2;
/** Least probability of words with a late year. */
const LEAST_NAMED = 0.04;
/** UTF-16 units of a sentence to read on each side of a name. */
const NEAR = 160;

/**
 * Makes a question of each film named as if it were new if the list has only old and little-known ones, or with a year
 * later than any film of its name: “Street Fighter (2026)”.
 */
export function askAboutNew(scene: Scene, likely: readonly FilmClaim[]): FilmClaim[] {
	const { catalogue, text } = scene;
	// The writer gets no questions about items of other kinds, so they would be lost.
	if (kindOfItems(catalogue) !== 'films') return [...likely];
	const { isOld } = agesIn(catalogue);
	const dated = new Set(likely.filter((claim) => claim.dated).map(({ form }) => form));
	return likely.map((claim) => {
		if (claim.p < LEAST_SURE) return claim;
		const isNew = !dated.has(claim.form) && claim.films.every(isOld) && isNews(text, claim, isTakenOnce(scene, claim));
		return isNew || isDatedLater(scene, claim.to, claim.form) ? { ...claim, p: ASKED } : claim;
	});
}

/** Makes a film doubtful if its year is later than any of its name in the list. */
export const raiseNew = (
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array =>
	probability.map((p, i) => {
		const { last, node } = candidates[i]!;
		return p >= LEAST_NAMED && p < LEAST_MAYBE && isDatedLater(scene, last, node) ? LEAST_MAYBE : p;
	});

/** Whether a title is followed by a year that is about as late as any of the list, and later than all of its films. */
function isDatedLater({ catalogue, text, tokens }: Scene, last: number, node: number): boolean {
	const year = yearAfter(text, tokens, last);
	const isLate = year !== 0 && year > agesIn(catalogue).newest - OLD;
	return isLate && [year - 1, year, year + 1].every((one) => !hasYear(catalogue, node, one));
}

interface Ages {
	/** Year of the newest film. */
	newest: number;
	/** Whether a film is old and little known. */
	isOld(film: number): boolean;
}

const known = new WeakMap<Catalogue, Ages>();

function agesIn(catalogue: Catalogue): Ages {
	const { year, raters } = catalogue;
	const found = known.get(catalogue);
	if (found !== undefined) return found;
	const newest = year.reduce((last, one) => Math.max(last, one), 0);
	const most = raters.reduce((last, one) => Math.max(last, one), 0);
	const isOld = (film: number) => year[film]! <= newest - OLD && raters[film]! < RARE * most;
	const ages = { newest, isOld };
	known.set(catalogue, ages);
	return ages;
}

/** Whether a name has a rare word, and nothing else that could be filmed again has that name: not "Supergirl". */
const isTakenOnce = (scene: Scene, { from, to, form }: FilmClaim) =>
	hasRareWord(scene, from, to) && namesakesOf(scene.catalogue, form) === 0;

/** Whether the sentence of a name speaks of news, or of a cinema if other films may have the name. */
function isNews(text: string, { start, end }: FilmClaim, isOnly: boolean): boolean {
	const before = text
		.slice(Math.max(0, start - NEAR), start)
		.split(/[.!?…]\s|\n/)
		.at(-1)!;
	const after = text.slice(end, end + NEAR).split(/[.!?…]\s|\n/)[0]!;
	return (isOnly ? [NEWS] : [NEWS, SCREENED]).some((one) => one.test(before) || one.test(after));
}
