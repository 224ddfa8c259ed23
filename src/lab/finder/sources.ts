import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { InputError } from '../../pack/errors.ts';
import type { ForeignTitles } from '../../pack/titles.ts';
import { drawOf, type GoldText, readGold } from './gold.ts';
import { splice, swapForeign, swapTitles } from './splice.ts';

export interface Source {
	texts: readonly GoldText[];
	/** Whether all mentions are labeled; else only candidates that overlap a label are known not to be mentions. */
	complete: boolean;
	weight: number | ((text: GoldText) => number);
	/** Whether to read it as if typed without capitals. */
	lowerCase?: boolean;
}

/** A file of labeled texts, judged as a row of its own. */
export interface LabeledSet {
	name: string;
	texts: readonly GoldText[];
	complete: boolean;
}

/** Each file below the data folder; those that may be missing are marked. */
const SETS = [
	{ name: 'requests', file: 'gold', complete: true, weight: 1, varied: true },
	{ name: 'other things', file: 'nonfilm', complete: true, weight: 1.4 },
	{ name: 'questions', file: 'queries', complete: true, weight: 0.4 },
	{ name: 'chat', file: 'redial', complete: false, weight: 0.1 },
	{ name: 'mixed', file: 'fresh/gold', complete: true, weight: 1, varied: true, optional: true },
	{ name: 'things so called', file: 'fresh/nonfilm', complete: true, weight: 1.4, optional: true },
	{ name: 'in passing', file: 'labelled/forums', complete: true, weight: 2, varied: true, optional: true },
	{ name: 'blogs and lists', file: 'labelled/blogs', complete: true, weight: 1, varied: true, optional: true },
	{ name: 'other languages', file: 'foreign/foreign', complete: true, weight: 1, optional: true },
	{ name: 'other languages, fresh', file: 'fresh/foreign', complete: true, weight: 1, optional: true },
	{ name: 'wide', file: 'wide/posts', complete: true, weight: 1, lowered: 1 / 3, optional: true },
	{ name: 'plain', file: 'plain/posts', complete: true, weight: 4, optional: true },
	{ name: 'everyday talk', file: 'everyday/posts', complete: true, weight: 2.5, optional: true },
	{ name: 'everyday sentences', file: 'everyday/sentences', complete: true, weight: 3.5, optional: true },
] as const;

const MADE_UP = 0.7;
/** Posts that name films in passing without capitals, or use the words of titles, are rare among labeled ones. */
const MADE_UP_IN_PASSING = 2;
const MADE_UP_EVERYDAY = 3;
const SWAPPED_PLAIN = 0.5;
const SWAPPED_FOREIGN = 0.3;
const TALK = 0.3;
function madeUpWeight({ id }: GoldText): number {
	if (id.startsWith('everyday.txt')) return MADE_UP_EVERYDAY;
	return /^(?:plainly|said|briefly)\.txt/.test(id) ? MADE_UP_IN_PASSING : MADE_UP;
}

/** Weights of texts that were drawn by tier: those with doubtful candidates are far fewer among texts as they come. */
const TIERS = [2, 1.5, 1, 0.4];
const naturalWeight = ({ tier }: GoldText) => (tier === undefined ? 1 : (TIERS[tier] ?? 1));

export const SET_NAMES = SETS.map(({ name }) => name);

/** Reads the labeled sets of a folder. @throws InputError if a required file is missing, or a line cannot be used */
export async function readSets(data: string): Promise<LabeledSet[]> {
	const sets: LabeledSet[] = [];
	// In turn: of several files that cannot be read the first is named, not any.
	for (const set of SETS) {
		const file = join(data, `${set.file}.jsonl`);
		if ('optional' in set && !existsSync(file)) continue;
		const { texts } = await readGold(file, true);
		if (texts.length === 0) throw new InputError(`${file}: holds no text that can be used.`);
		sets.push({ name: set.name, texts, complete: set.complete });
	}
	return sets;
}

/**
 * Returns what a model is fitted on: the sets, and their variations. Posts about films are also read without capitals and
 * with other films in their places; and their sentences among posts about other things.
 * @param talk passages that name no film, see {@link readTalk}
 * @param titles in other languages than English
 */
export function sourcesOf(
	catalogue: Catalogue,
	sets: readonly LabeledSet[],
	madeUp: readonly GoldText[],
	talk: readonly GoldText[],
	titles: ForeignTitles,
): Source[] {
	const others = sets.find(({ name }) => name === 'other things')!.texts;
	const lower = { complete: true, lowerCase: true };
	/** Posts of one line with other films in their places: what is said of a film is said of any. */
	const swapped = (texts: readonly GoldText[]) =>
		[1, 2].map((seed) => ({ texts: swapTitles(catalogue, texts, seed), complete: true, weight: SWAPPED_PLAIN }));
	const fitted = sets.flatMap(({ name, texts, complete }) => {
		const set = SETS.find((s) => s.name === name)!;
		const own: Source = { texts, complete, weight: (text) => set.weight * naturalWeight(text) };
		if (name === 'plain') return [own, ...swapped(texts)];
		if (name === 'other things') return [own, { texts, weight: 0.4, ...lower }];
		if ('lowered' in set)
			return [own, { texts: texts.filter((text) => drawOf(text) < set.lowered), weight: 0.4, ...lower }];
		if (!('varied' in set)) return [own];
		return [
			own,
			{ texts, weight: 0.5, ...lower },
			{ texts: swapTitles(catalogue, texts, 1), complete, weight: 0.2 },
			{ texts: swapTitles(catalogue, texts, 2), complete, weight: 0.2 },
			{ texts: swapTitles(catalogue, texts, 3), weight: 0.3, ...lower },
			...(name === 'requests'
				? [1, 2].map((seed) => ({ texts: splice(texts, others, seed), complete, weight: 0.4 }))
				: []),
		];
	});
	const all = [...sets.flatMap(({ texts, complete }) => (complete ? texts : [])), ...madeUp];
	return [
		...fitted,
		{ texts: madeUp, complete: true, weight: madeUpWeight },
		{ texts: madeUp, weight: MADE_UP / 2, ...lower },
		...swapped(madeUp.filter(({ id }) => id.startsWith('plainly.txt'))),
		...[1, 2].map((seed) => ({
			texts: swapForeign(catalogue, titles, all, seed),
			complete: true,
			weight: SWAPPED_FOREIGN,
		})),
		{ texts: talk, complete: true, weight: TALK },
	];
}
