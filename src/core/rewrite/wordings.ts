/** Ways to say less about a film, as whole sentences, the best first. */
import type { Edit } from '../algorithms/edits.ts';
import { afterList } from './afterList.ts';
import { cutAlone, cutWithLeaning } from './cutSentences.ts';
import { namedIn, type PhraseFacts } from './facts.ts';
import { firstOut } from './first.ts';
import type { Item } from './items.ts';
import { rowWords } from './languages/around.ts';
import { isOfItsPlace } from './ranked.ts';
import { FEWEST_WORDS, type How, readsRight } from './readsRight.ts';
import { nameInstead, outOfList, outWithClause, outWithScore, type Scene } from './scene.ts';
import { type Range, sentenceAround } from './sentences.ts';
import { shown, wordsIn } from './shown.ts';

/** Facts that a wording may tell, by their number. */
export interface Telling {
	telling: number;
	says: PhraseFacts;
}

export interface Wording extends Range {
	how: How;
	/** In order, without overlaps. */
	edits: Edit[];
	/** The same by place: each part is made as a whole. */
	parts: Edit[][];
	/** Which facts it gives; null if none. */
	telling: number | null;
	/** The words in place of the title. */
	words: string;
	/** The sentences before and after. */
	before: string;
	after: string;
}

/** A mention's edits. */
type Step = { how: How; edits: Edit[]; words?: string };

/** @param tellings possible words, the best first */
export function wordingsFor(scene: Scene, film: readonly Item[], tellings: readonly Telling[]): Wording[] {
	const isPlaced = film.some((item) => isOfItsPlace(scene, item));
	const out = isPlaced ? null : removed(scene, film);
	// Of two films one may have another name.
	const isRanked = isPlaced && film.some((item) => scene.listOf.get(item)!.items.length > 2);
	const names = isRanked ? [] : tellings.flatMap(({ telling, says }) => named(scene, film, says, telling) ?? []);
	// A line of a list goes as a whole.
	const isLines = film.every((item) => scene.withoutLine(item) !== null);
	const alone = isLines || film.some(scene.isHeld) ? null : cutAlone(scene, film);
	const cut = alone && cutting(scene, film, alone);
	const all = [...(out === null ? [] : [out]), ...names, ...(cut === null ? [] : [cut])].sort(
		(a, b) => placeIn(a) - placeIn(b),
	);
	const seen = new Set<string>();
	return all.filter(({ how, after }) => (how === 'cut' || after !== '') && !seen.has(after) && seen.add(after));
}

/** Where a wording is among those of a film: what is left without a clause comes last where it is little. */
export function placeIn({ how, before, after }: Pick<Wording, 'how' | 'before' | 'after'>): number {
	const isLittle = wordsIn(after) < Math.max(5, wordsIn(before) / 2);
	return how === 'clause' && isLittle ? 3.5 : ORDER.indexOf(how);
}
/** The same with what a name says: a country, as people write, then the less the better. */
export const nameIn = (wording: Wording, says: PhraseFacts): number =>
	placeIn(wording) + (namedIn(says).length > 0 ? 0.3 : VAGUE.test(wording.words) ? 0.16 : plainness(says));
const plainness = (says: PhraseFacts) =>
	Object.keys(says).length === 0 ? 0.08 : 0.06 * Object.keys(says).length + (says.decade === undefined ? 0 : 0.03);
/** Says that its writer could say more, and nothing else. */
const VAGUE = /^(?:a certain|another|one) \p{L}+$/iu;
const ORDER: readonly How[] = ['score', 'item', 'clause', 'name', 'cut'];

/**
 * Returns the wording that gives these facts about a film, or without any takes it out; if none reads right, the film
 * goes with its sentences and those that depend on them.
 */
export function bestWording(scene: Scene, film: readonly Item[], facts: PhraseFacts | undefined): Wording {
	const name = facts === undefined ? null : named(scene, film, facts, 0);
	return name ?? removed(scene, film) ?? cutting(scene, film, cutWithLeaning(scene, film));
}

/** Keeps the title, without the score and praise that its writer gives the film; null if none is known. */
export function withoutScore(scene: Scene, film: readonly Item[]): Wording | null {
	const steps = film.flatMap((item): Step[] => {
		const edits = outWithScore(scene, item);
		return edits.length === 0 ? [] : [{ how: 'score', edits }];
	});
	const all = steps.flatMap(({ edits }) => edits).sort((a, b) => a.start - b.start);
	const isRight = steps.length > 0 && !all.some(({ start }, i) => start < (all[i - 1]?.end ?? 0));
	return isRight && readsRight(scene, film[0]!, all, 'score') ? wordingOf(scene, film, steps, null) : null;
}

/** Takes all places of a film out of their lists, or out of their sentences. */
function removed(scene: Scene, film: readonly Item[]): Wording | null {
	const steps = inTurn(film, (item) => outSteps(scene, item));
	return steps && wordingOf(scene, film, steps, null);
}

function outSteps(scene: Scene, item: Item): Step[] {
	const list = outOfList(scene, item);
	const ways: Step[] = list === null ? [] : [{ how: 'item', edits: [...list, ...afterList(scene, item)] }];
	ways.push(...outWithClause(scene, item).map((edits): Step => ({ how: 'clause', edits })));
	return ways.filter(({ how, edits }) => readsRight(scene, item, edits, how));
}

/** An opinion on the film, or on seeing it, needs to say which. */
const JUDGED =
	/,\s+(?:which|das war|und das|c['’](?:est|était)(?! que)|(?:and|but) (?:I['’]d (?:argue|say) |I (?:think|guess) )?that['’]s|fue|era|lo que|lo cual|è stat[ao]|il che|foi|o que)(?!\p{L})/iu;

/** Gives a film another name at its first place, and less at the others. */
function named(scene: Scene, film: readonly Item[], says: PhraseFacts, telling: number): Wording | null {
	let isSaid = false;
	// "If X is on, I watch X" plays with the title.
	if (film.some((item, i) => i > 0 && sentenceAround(scene.sentences, item).from <= film[i - 1]!.start)) return null;
	const steps = inTurn(film, (item) => {
		const edit = nameInstead(scene, item, isSaid ? null : says);
		const edits =
			edit === null
				? []
				: withoutFirst(scene, item, edit, namedIn(says).length > 0 || /^(?:a certain|one) /iu.test(edit.text));
		if (edit !== null && readsRight(scene, item, edits, 'name')) {
			const words = isSaid ? undefined : edit.text;
			isSaid = true;
			return [{ how: 'name', edits, ...(words !== undefined && { words }) }];
		}
		return outSteps(scene, item);
	});
	const wording = steps !== null && isSaid ? wordingOf(scene, film, steps, telling) : null;
	const isEmpty = Object.keys(says).length === 0;
	return wording !== null &&
		isEmpty &&
		((wordsIn(wording.after) < FEWEST_WORDS && !rowWords().DEFINITE.test(wording.words)) ||
			(!VAGUE.test(wording.words) && JUDGED.test(wording.after)))
		? null
		: wording;
}

/** A name without words about the first time that a film was seen: of a similar film that would be another claim. */
function withoutFirst(scene: Scene, item: Item, name: Edit, isOwned: boolean): Edit[] {
	const { from, to } = sentenceAround(scene.sentences, item);
	const out = firstOut(scene.masked, { from, to }, scene.languageAt(item.start), isOwned);
	// "X is finally out": the words after the name are not about seeing it. Nor are those of another clause.
	const apart = out.filter(({ start, end }) =>
		end <= name.start
			? !CLAUSES.test(scene.text.slice(end, name.start))
			: start >= name.end &&
				/ /.test(scene.text.slice(start, end).trim()) &&
				!CLAUSES.test(scene.text.slice(name.end, start)),
	);
	return [name, ...apart].sort((a, b) => a.start - b.start);
}

const CLAUSES = /[,;:–—]|\s(?:so|because|but|when|while)\s/u;

/** The first way for each place in turn, as far as the ways before allow it; null if one has none. */
function inTurn(film: readonly Item[], ways: (item: Item) => Step[]): Step[] | null {
	const steps: Step[] = [];
	for (const item of film) {
		const isGone = steps.some(({ edits }) => edits.some(({ start, end }) => start <= item.start && item.end <= end));
		if (isGone) continue;
		const way = ways(item).find(
			({ edits }) => !steps.some((step) => step.edits.some((one) => overlapsAny(edits, one))),
		);
		if (way === undefined) return null;
		steps.push(way);
	}
	return steps;
}

const overlapsAny = (edits: readonly Edit[], one: Edit) =>
	edits.some(({ start, end }) => (start < one.end && one.start < end) || (start === one.start && end === one.end));

/** Takes out whole sentences. */
const cutting = (scene: Scene, film: readonly Item[], edits: readonly Edit[]) =>
	wordingOf(
		scene,
		film,
		edits.map((edit): Step => ({ how: 'cut', edits: [edit] })),
		null,
	);

function wordingOf(scene: Scene, film: readonly Item[], steps: readonly Step[], telling: number | null): Wording {
	const edits = steps.flatMap((step) => step.edits).sort((a, b) => a.start - b.start);
	const how = (['cut', 'name', 'clause', 'item', 'score'] as const).find((one) =>
		steps.some((step) => step.how === one),
	)!;
	const words = steps.find((step) => step.words !== undefined)?.words ?? '';
	return {
		how,
		edits,
		parts: steps.map((step) => step.edits),
		telling,
		words,
		...shown(scene, film, edits, how === 'cut' ? [] : edits),
	};
}
