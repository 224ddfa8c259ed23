import { type Catalogue, postingArticle } from '../catalogue/catalogue.ts';
import { findCandidates } from './candidates.ts';
import { CONTEXT, describeContext, type Surroundings, surroundingsOf } from './context.ts';
import { describe, FEATURES, type Placed, place, type Scene } from './features.ts';
import { articleBefore, likeliestPosting, rankFilms } from './films.ts';
import { MODEL } from './model.ts';
import { namesakes } from './namesakes.ts';
import { hasYear, itemNumbers, yearAfter, yearBefore, yearToken } from './numbers.ts';
import { findRegions, paint, type Region } from './regions.ts';
import { settle } from './settle.ts';
import { makeSpeller } from './spelling.ts';
import { CASE, GAP, type Tokens, tokenize } from './tokens.ts';
import { type Forest, judgeByTrees } from './trees.ts';

/** A place in a text that names a film. */
export interface Mention {
	/** UTF-16 offsets into the text as given. */
	start: number;
	end: number;
	/** The film named, by its number in the catalogue. */
	film: number;
	/** Other films of that name, likeliest first. */
	alternatives: number[];
	/** Probability that this is a mention. */
	confidence: number;
	/** Names the title form itself, whatever its case: what a choice between alternatives is remembered under. */
	form: number;
	/** Stands in a quotation of somebody else: not what the writer says. */
	quoted: boolean;
}

/** Of a title that forty films have, nobody chooses among forty. */
const MOST_ALTERNATIVES = 10;
/** A film's own year in brackets behind it leaves no doubt. */
const DATED_CONFIDENCE = 0.97;
/** The name in the address of a film's page is a mention whatever the words around it. */
const LINK_CONFIDENCE = 0.98;

/** A candidate less likely than this by itself is not looked at again. */
export const HOPELESS = 0.02;

/** How the two looks weigh what they see. */
export interface Model {
	/** A bias, then a weight per feature. */
	first: Float64Array;
	second: Forest;
	/** From which probability on a candidate is a mention. */
	threshold: number;
}

export interface FindOptions {
	model?: Model;
	/** What the whole text is like, where only a part is given. */
	surroundings?: Surroundings;
}

/** Finds the films that `text` names, in its order, never overlapping. */
export function findMentions(catalogue: Catalogue, text: string, options: FindOptions = {}): Mention[] {
	const { scene, candidates, regions, surroundings } = prepare(catalogue, text, options.surroundings);
	const { first, second, threshold } = options.model ?? MODEL;
	const rows = describeAll(scene, candidates);
	const byItself = judge(first, rows, FEATURES.length);
	const context = describeContext(scene, candidates, byItself, surroundings, HOPELESS);
	const probability = judgeAgain(second, byItself, rows, context);
	return accept(scene, candidates, probability, regions, threshold);
}

/** The candidates of a text and what they have in common. */
export function prepare(catalogue: Catalogue, text: string, whole?: Surroundings) {
	const tokens = tokenize(catalogue, text);
	const surroundings = whole ?? surroundingsOf(tokens);
	const numbers = itemNumbers(text, tokens);
	const candidates = findCandidates(catalogue, tokens, makeSpeller(catalogue, tokens))
		.filter(({ first, last }) => last > first + 1 || !numbers.has(first))
		.map((candidate) => place(catalogue, text, tokens, candidate));
	const cover = new Uint8Array(tokens.count);
	for (const { first, last } of candidates)
		for (let w = first; w < last; w++) cover[w] = Math.max(cover[w]!, last - first);
	const scene: Scene = { catalogue, text, tokens, habit: surroundings.habit, cover, kinds: namesakes(catalogue) };
	return { scene, candidates, regions: findRegions(text), surroundings };
}

/** Features of every candidate, `FEATURES.length` a row. */
export function describeAll(scene: Scene, candidates: readonly Placed[]): Float64Array {
	const rows = new Float64Array(candidates.length * FEATURES.length);
	candidates.forEach((candidate, i) => {
		describe(scene, candidate, rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length));
	});
	return rows;
}

/** Both kinds of features of each candidate in one row. */
export function beside(rows: Float64Array, context: Float64Array): Float64Array {
	const width = FEATURES.length + CONTEXT.length;
	const count = rows.length / FEATURES.length;
	const both = new Float64Array(count * width);
	for (let i = 0; i < count; i++) {
		both.set(rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length), i * width);
		both.set(context.subarray(i * CONTEXT.length, (i + 1) * CONTEXT.length), i * width + FEATURES.length);
	}
	return both;
}

/** Probability of each row under weights (the bias first). */
export function judge(weights: Float64Array, rows: Float64Array, width: number): Float64Array {
	const result = new Float64Array(rows.length / width);
	for (let i = 0; i < result.length; i++) {
		let sum = weights[0]!;
		for (let k = 0; k < width; k++) sum += weights[k + 1]! * rows[i * width + k]!;
		result[i] = 1 / (1 + Math.exp(-sum));
	}
	return result;
}

/** Probability of each candidate by a look at its context; what the first look left no hope is not looked at again. */
function judgeAgain(forest: Forest, first: Float64Array, rows: Float64Array, context: Float64Array): Float64Array {
	const row = new Float64Array(FEATURES.length + CONTEXT.length);
	return first.map((p, i) => {
		if (p < HOPELESS) return 0;
		for (let k = 0; k < FEATURES.length; k++) row[k] = rows[i * FEATURES.length + k]!;
		for (let k = 0; k < CONTEXT.length; k++) row[FEATURES.length + k] = context[i * CONTEXT.length + k]!;
		return judgeByTrees(forest, row, 0);
	});
}

/** The likely candidates that together are worth most, as mentions. */
function accept(
	scene: Scene,
	candidates: readonly Placed[],
	probability: Float64Array,
	regions: readonly Region[],
	threshold: number,
): Mention[] {
	const { catalogue, text, tokens } = scene;
	const painted = paint(tokens, regions);
	const claims = candidates.flatMap((candidate, i) => {
		const { first, last } = candidate;
		const page = painted.page[first]!;
		if (page >= 0 && painted.hidden[first] !== 2 && namesPage(text, tokens, candidate, regions[page]!)) {
			const [start, end] = [regions[page]!.start, tokens.end[last - 1]!];
			return [{ candidate, first, last, start, end, p: LINK_CONFIDENCE, worth: 9 + last - first }];
		}
		const p = Math.min(0.9999, Math.max(probability[i]!, dated(scene, candidate) ? DATED_CONFIDENCE : 0));
		if (p < threshold || painted.hidden[first] !== 0 || painted.hidden[last - 1] !== 0) return [];
		const [start, end, behind] = spanOf(scene, candidate);
		const worth = Math.log(p / (1 - p)) - Math.log(threshold / (1 - threshold)) + 1e-6 + 0.5 * (last - first);
		// A year that tells which film is meant is no mention of the film "2012".
		const taken = Math.max(behind, yearToken(text, tokens, last) + 1);
		return [{ candidate, first: candidate.from, last: taken, start, end, p, worth }];
	});
	const mentions = settle(claims).map((k) => {
		const { candidate, start, end, p } = claims[k]!;
		const films = rankFilms(
			catalogue,
			candidate.node,
			yearAfter(text, tokens, candidate.last) || yearBefore(text, tokens, candidate.from),
			articleBefore(text, tokens, candidate.first),
		);
		return {
			start,
			end,
			film: films[0]!,
			alternatives: films.slice(1, 1 + MOST_ALTERNATIVES),
			confidence: p,
			form: candidate.node,
			quoted: painted.quoted[candidate.first] === 1,
		};
	});
	// A link whose label names the film names it once.
	return mentions.filter((m, i) => {
		const label = mentions[i - 1];
		return label?.film !== m.film || !LINK_BEGUN.test(text.slice(label.end, Math.min(m.start, label.end + 300)));
	});
}

/** What stands between a link's label and the name in its address. */
const LINK_BEGUN = /^[^\n\]]{0,20}\]\(https?:\/\/\S*$/;

/** Whether the year of one of its films stands in brackets behind a candidate: "Mother (2009)". */
function dated({ catalogue, text, tokens }: Scene, { last, node, respelt }: Placed): boolean {
	const at = yearToken(text, tokens, last);
	if (at < 0 || respelt !== 'no' || (tokens.gap[at]! & GAP.bracket) === 0) return false;
	return hasYear(catalogue, node, yearAfter(text, tokens, last));
}

/**
 * The matched words with the title's own article before ("The Matrix") or after them ("Matrix, The"): offsets, and the
 * token behind.
 */
export function spanOf(scene: Scene, candidate: Placed): [start: number, end: number, behind: number] {
	const { catalogue, text, tokens } = scene;
	const { first, last, possessive, node, from } = candidate;
	const start = tokens.start[from]!;
	const end = tokens.end[last - 1]!;
	if (possessive) {
		const stem = text.slice(start, end).replace(/[^\p{L}\p{N}\p{M}]+s$/iu, '');
		return [start, start + stem.length, last];
	}
	// "Matrix, The" only where nothing goes on from the article, as in "Fargo, The Big Lebowski".
	const inCatalogueOrder =
		from === first &&
		last < tokens.count &&
		tokens.gap[last] === (GAP.comma | GAP.space) &&
		tokens.letterCase[last] === CASE.capital &&
		(tokens.gap[last + 1] !== GAP.space || tokens.letterCase[last + 1] === CASE.lower) &&
		text.slice(tokens.start[last], tokens.end[last]).toLowerCase() ===
			postingArticle(likeliestPosting(catalogue, node, ''));
	return inCatalogueOrder ? [start, tokens.end[last]!, last + 1] : [start, end, last];
}

/** Whether a candidate is all of what names a film's page, but for an article, a year or "film". */
function namesPage(text: string, tokens: Tokens, { first, last }: Placed, page: Region): boolean {
	const [start, end] = [tokens.start[first]!, tokens.end[last - 1]!];
	if (start < page.start || start - page.start > 4 || end > page.end || page.end - end > 16) return false;
	const lead = text.slice(page.start, start);
	if (lead !== '' && !/^(the|an?)[-_ ]$/i.test(lead)) return false;
	return /^[-_ (]*(\d{4})?[-_ ]*(film)?\)?$/.test(text.slice(end, page.end));
}
