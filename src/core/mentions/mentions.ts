import type { Catalogue } from '../catalogue/catalogue.ts';
import { describeContext } from './context.ts';
import { FEATURES } from './featureNames.ts';
import { articleBefore, rankFilms } from './films.ts';
import { judge, judgeInContext, LEAST_FIRST_PROBABILITY, type Model } from './judge.ts';
import { MODEL } from './model.ts';
import { hasYear, yearAfter, yearBefore, yearToken } from './numbers.ts';
import { describeAll, prepare } from './prepare.ts';
import { markTokens, type Region } from './regions.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { settle } from './settle.ts';
import { namesPage, spanOf } from './span.ts';
import { GAP } from './tokens.ts';

/** A place in a text that names a film. */
export interface Mention {
	/** UTF-16 offsets into the text as given. */
	start: number;
	end: number;
	/** The film named, by its number in the catalogue. */
	film: number;
	/** Other films of the same name, likeliest first. */
	alternatives: number[];
	/** Probability that this is a mention. */
	confidence: number;
	/** Trie node of the title form, the key under which a choice between alternatives is remembered. */
	form: number;
	/** Whether it is in a quotation, not in the writer's own text. */
	quoted: boolean;
}

/** Most alternatives offered: some titles have forty films. */
const MOST_ALTERNATIVES = 10;
/** Least confidence of a title followed by one of its films' years in brackets. */
const DATED_CONFIDENCE = 0.97;
/** Confidence of a name in the address of a film's page, regardless of the words around it. */
const LINK_CONFIDENCE = 0.98;

interface FindOptions {
	model?: Model;
}

/** Finds the films that `text` names, in text order, without overlaps. */
export function findMentions(catalogue: Catalogue, text: string, options: FindOptions = {}): Mention[] {
	const { scene, candidates, regions, surroundings } = prepare(catalogue, text);
	const { first, second, threshold } = options.model ?? MODEL;
	const rows = describeAll(scene, candidates);
	const firstPass = judge(first, rows, FEATURES.length);
	const context = describeContext(scene, candidates, firstPass, surroundings, LEAST_FIRST_PROBABILITY);
	const probability = judgeInContext(second, firstPass, rows, context);
	return accept(scene, candidates, probability, regions, threshold);
}

/** Returns the non-overlapping likely candidates of the largest total worth, as mentions. */
function accept(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
	regions: readonly Region[],
	threshold: number,
): Mention[] {
	const { catalogue, text, tokens } = scene;
	const marks = markTokens(tokens, regions);
	const claims = candidates.flatMap((candidate, i) => {
		const { first, last } = candidate;
		const page = marks.page[first]!;
		if (page >= 0 && marks.hidden[first] !== 2 && namesPage(text, tokens, candidate, regions[page]!)) {
			const [start, end] = [regions[page]!.start, tokens.end[last - 1]!];
			return [{ candidate, first, last, start, end, p: LINK_CONFIDENCE, worth: 9 + last - first }];
		}
		const p = Math.min(0.9999, Math.max(probability[i]!, hasOwnYear(scene, candidate) ? DATED_CONFIDENCE : 0));
		if (p < threshold || marks.hidden[first] !== 0 || marks.hidden[last - 1] !== 0) return [];
		const [start, end, behind] = spanOf(scene, candidate);
		const worth = Math.log(p / (1 - p)) - Math.log(threshold / (1 - threshold)) + 1e-6 + 0.5 * (last - first);
		// A year that disambiguates the title is not a mention of the film "2012".
		const claimEnd = Math.max(behind, yearToken(text, tokens, last) + 1);
		return [{ candidate, first: candidate.from, last: claimEnd, start, end, p, worth }];
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
			quoted: marks.quoted[candidate.first] === 1,
		};
	});
	// A link whose label and address both name the film is one mention.
	return mentions.filter((m, i) => {
		const label = mentions[i - 1];
		return label?.film !== m.film || !LABEL_TO_ADDRESS.test(text.slice(label.end, Math.min(m.start, label.end + 300)));
	});
}

/** Text between a link's label and the name in its address. */
const LABEL_TO_ADDRESS = /^[^\n\]]{0,20}\]\(https?:\/\/\S*$/;

/** Whether a candidate is followed by the year of one of its films in brackets: "Mother (2009)". */
function hasOwnYear({ catalogue, text, tokens }: Scene, { last, node, respelling }: PlacedCandidate): boolean {
	const at = yearToken(text, tokens, last);
	if (at < 0 || respelling !== 'no' || (tokens.gap[at]! & GAP.bracket) === 0) return false;
	return hasYear(catalogue, node, yearAfter(text, tokens, last));
}
