import type { Catalogue } from '../catalogue/catalogue.ts';
import { accept } from './accept.ts';
import type { FilmClaim } from './claims.ts';
import { describeContext } from './context.ts';
import { FEATURES } from './featureNames.ts';
import { joinRows, judge, judgeRows, LEAST_PROBABILITY, type Model } from './judge.ts';
import { asKind } from './kindPriors.ts';
import { describeLastLook } from './lastLook.ts';
import { asLatin } from './lookalikes.ts';
import { finder, WIDTHS } from './model.ts';
import { describeAll, prepare } from './prepare.ts';
import { markTokens } from './regions.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import type { Surroundings } from './surroundings.ts';

/** A place in a text that names a film, or may name one. */
export interface Mention {
	/** UTF-16 offsets into the text as given. */
	start: number;
	end: number;
	/** The film named, by its number in the catalogue. */
	film: number;
	/** Other films of the same name, likeliest first. */
	alternatives: number[];
	/** Probability that this is a mention; see certainty.ts for what follows from it. */
	confidence: number;
	/** Trie node of the title form, the key under which a choice between alternatives is remembered. */
	form: number;
	/** Whether it is in a quotation, not in the writer's own text. */
	quoted: boolean;
}

/** Most alternatives offered: some titles have forty films. */
const MOST_ALTERNATIVES = 10;

interface FindOptions {
	model?: Model;
}

/** Finds the films that `text` names or may name, in text order, without overlaps. */
export function findMentions(catalogue: Catalogue, text: string, options: FindOptions = {}): Mention[] {
	const { scene, candidates, regions, surroundings } = prepare(catalogue, asLatin(text));
	const probability = judgeAll(asKind(options.model ?? finder(), catalogue), scene, candidates, surroundings);
	const marks = markTokens(scene.tokens, regions);
	const { likely, maybe } = accept({ scene, candidates, probability, regions, marks });
	const toMention = ({ start, end, films, p, form, from }: FilmClaim): Mention => ({
		start,
		end,
		film: films[0]!,
		alternatives: films.slice(1, 1 + MOST_ALTERNATIVES),
		confidence: p,
		form,
		quoted: marks.quoted[from] === 1,
	});
	const mentions = [...withoutAddresses(likely.map(toMention), text), ...maybe.map(toMention)];
	return mentions.sort((a, b) => a.start - b.start);
}

/** Returns the probability of each candidate, after three looks. */
function judgeAll(
	{ first, words, second, last }: Model,
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	surroundings: Surroundings,
): Float64Array {
	const rows = describeAll(scene, candidates);
	const byItself = judge(first, rows, FEATURES.length);
	const context = describeContext(scene, candidates, byItself, surroundings, words, LEAST_PROBABILITY);
	const both = joinRows([rows, context], WIDTHS);
	const inContext = judgeRows(second, byItself, both);
	const others = describeLastLook(scene, candidates, inContext);
	return judgeRows(last, inContext, joinRows([rows, context, others], WIDTHS));
}

/** Text between a link's label and the name in its address. */
const LABEL_TO_ADDRESS = /^[^\n\]]{0,20}\]\((?:https?:\/\/\S*)?$/;

/** A link whose label and address both name the film is one mention. */
function withoutAddresses(mentions: readonly Mention[], text: string): Mention[] {
	return mentions.filter((m, i) => {
		const label = mentions[i - 1];
		return label?.film !== m.film || !LABEL_TO_ADDRESS.test(text.slice(label.end, Math.min(m.start, label.end + 300)));
	});
}
