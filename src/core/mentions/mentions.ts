import type { Catalogue } from '../catalogue/catalogue.ts';
import { agreeOnFilms } from './agreement.ts';
import { claimOf, type FilmClaim, worthOf } from './claims.ts';
import { describeContext } from './context.ts';
import { raiseEchoes } from './echoes.ts';
import { familyParts } from './families.ts';
import { FEATURES } from './featureNames.ts';
import { judge, judgeInContext, LEAST_FIRST_PROBABILITY, type Model } from './judge.ts';
import { MODEL } from './model.ts';
import { bareNumbers, raiseNumbered } from './numbered.ts';
import { placesOf } from './parts.ts';
import { describeAll, prepare } from './prepare.ts';
import { markTokens, type Region } from './regions.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { settle } from './settle.ts';
import { shortNames } from './shortNames.ts';

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

interface FindOptions {
	model?: Model;
}

/** Finds the films that `text` names, in text order, without overlaps. */
export function findMentions(catalogue: Catalogue, text: string, options: FindOptions = {}): Mention[] {
	const { scene, candidates, regions, surroundings } = prepare(catalogue, text);
	const { first, words, second, threshold } = options.model ?? MODEL;
	const rows = describeAll(scene, candidates);
	const firstPass = judge(first, rows, FEATURES.length);
	const context = describeContext(scene, candidates, firstPass, surroundings, words, LEAST_FIRST_PROBABILITY);
	const probability = judgeInContext(second, firstPass, rows, context);
	return accept(scene, candidates, probability, regions, threshold);
}

/** Returns the non-overlapping likely candidates of the largest total worth, and their echoes, as mentions. */
function accept(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
	regions: readonly Region[],
	threshold: number,
): Mention[] {
	const { tokens, text } = scene;
	const marks = markTokens(tokens, regions);
	const claimAt = (i: number, p: number) => claimOf(scene, candidates[i]!, p, threshold, regions, marks);
	const claims = Array.from(probability, (p, i) => claimAt(i, p));
	const found = choose(claims);
	if (found.length === 0) return [];
	const named = raiseEchoes(scene, candidates, probability, found, marks);
	const raised = raiseNumbered(scene, candidates, named, found);
	const echoes = claims.map((claim, i) => (raised[i] === probability[i] ? claim : claimAt(i, raised[i]!)));
	const parts = [...shortNames(scene, found), ...familyParts(scene, found)];
	for (const part of [...placesOf(scene, parts, found, marks), ...bareNumbers(scene, found, marks)])
		echoes.push({ ...part, worth: worthOf(part.p, threshold, part.to - part.from) });
	const mentions = agreeOnFilms(choose(echoes)).map(({ start, end, films, p, form, from }) => ({
		start,
		end,
		film: films[0]!,
		alternatives: films.slice(1, 1 + MOST_ALTERNATIVES),
		confidence: p,
		form,
		quoted: marks.quoted[from] === 1,
	}));
	// A link whose label and address both name the film is one mention.
	return mentions.filter((m, i) => {
		const label = mentions[i - 1];
		return label?.film !== m.film || !LABEL_TO_ADDRESS.test(text.slice(label.end, Math.min(m.start, label.end + 300)));
	});
}

function choose(claims: readonly (FilmClaim | null)[]): FilmClaim[] {
	const likely = claims.filter((claim) => claim !== null);
	return settle(likely).map((k) => likely[k]!);
}

/** Text between a link's label and the name in its address. */
const LABEL_TO_ADDRESS = /^[^\n\]]{0,20}\]\(https?:\/\/\S*$/;
