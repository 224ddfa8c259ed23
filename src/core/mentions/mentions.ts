import type { Catalogue } from '../catalogue/catalogue.ts';
import { describeContext } from './context.ts';
import { FEATURES } from './featureNames.ts';
import { articleBefore, rankFilms } from './films.ts';
import { HOPELESS, judge, judgeAgain, type Model } from './judge.ts';
import { MODEL } from './model.ts';
import { hasYear, yearAfter, yearBefore, yearToken } from './numbers.ts';
import { describeAll, prepare } from './prepare.ts';
import { paint, type Region } from './regions.ts';
import type { Placed, Scene } from './scene.ts';
import { settle } from './settle.ts';
import { namesPage, spanOf } from './span.ts';
import type { Surroundings } from './surroundings.ts';
import { GAP } from './tokens.ts';

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

interface FindOptions {
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
