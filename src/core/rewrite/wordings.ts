/** Ways to say less about a film, as whole sentences, the best first. */
import { type Edit, edited } from '../algorithms/edits.ts';
import { COMPARES } from './clauses.ts';
import { numberOf } from './counts.ts';
import { namedIn, type PhraseFacts } from './facts.ts';
import { firstOut } from './first.ts';
import { isFluent } from './fluency/fluency.ts';
import type { Item } from './items.ts';
import { rowWords } from './languages/around.ts';
import {
	BY_PLACE,
	isMissed,
	LATTER,
	OF_ALL,
	OF_BOTH,
	OF_SEVERAL,
	PRAISE,
	RETURNS,
	SEEN_OFTEN,
	SUPERLATIVE,
} from './leaning.ts';
import { scoreBehind, withLeaning } from './orphans.ts';
import { placeOf } from './place.ts';
import { isOfItsPlace } from './ranked.ts';
import { isClear, nameInstead, outOfList, outWithClause, outWithScore, outWithSentence, type Scene } from './scene.ts';
import { lineAround, type Range, sentenceAround } from './sentences.ts';
import { isSound, saysSomething } from './sound.ts';

/** Facts that a wording may tell, by their number. */
export interface Telling {
	telling: number;
	says: PhraseFacts;
}

/**
 * What happens to a title: it stays without its score or praise, its list or sentence continues without it, it gets
 * another name, or its sentence goes.
 */
export type How = 'score' | 'item' | 'name' | 'clause' | 'cut';

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
	const cut = isLines || film.some(scene.isHeld) ? null : cutOf(scene, film);
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
	return name ?? removed(scene, film) ?? sentencesOut(scene, film);
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

/** What changes in the sentence after a list that loses a film: it goes if it is about that one, and counts one less. */
function afterList(scene: Scene, item: Item): Edit[] {
	const { items: list } = scene.listOf.get(item)!;
	const { to } = sentenceAround(scene.sentences, item);
	const next = /^[^\S\n]+[^\n]*?(?:[.!?…]+(?=\s|$)|(?=\n|$))/u.exec(scene.text.slice(to, to + FOLLOWING))?.[0];
	if (list.length < 3 || next === undefined || scene.withoutLine(item) !== null) return [];
	if (LATTER.test(next)) return item === list.at(-1) ? [{ start: to, end: to + next.length, text: '' }] : [];
	const all = OF_ALL.exec(next);
	const number = all && numberOf(all[2]!, next, () => scene.languageAt(item.start));
	if (all === null || number?.value !== list.length) return [];
	const end = to + all.index + all[0].length;
	const both = number.value === 3 ? BOTH[all[1]!.toLowerCase()] : undefined;
	return [{ start: end - (both === undefined ? all[2]! : all[0]).length, end, text: both ?? number.less }];
}
const BOTH: Record<string, string> = { all: 'both', alle: 'beide' };

/** An opinion on the film, or on seeing it, needs to say which. */
const JUDGED =
	/,\s+(?:which|das war|und das|c['’](?:est|était)(?! que)|(?:and|but) (?:I['’]d (?:argue|say) |I (?:think|guess) )?that['’]s|fue|era|lo que|lo cual|è stat[ao]|il che|foi|o que)(?!\p{L})/iu;
/** Shorter sentences about "a film" say nothing. */
const FEWEST_WORDS = 8;
const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

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

const cuts = (edits: readonly Edit[]) => edits.map((edit): Step => ({ how: 'cut', edits: [edit] }));

/** The wording that takes out all sentences that name a film, and those that depend on them. */
function sentencesOut(scene: Scene, film: readonly Item[]): Wording {
	const edits: Edit[] = [];
	for (const edit of sentenceEdits(scene, film)) {
		const wide = withLeaning(scene, edit);
		const last = edits.at(-1);
		if (last !== undefined && wide.start <= last.end) last.end = Math.max(last.end, wide.end);
		else edits.push(wide);
		const score = scoreBehind(scene, edits.at(-1)!.end);
		if (score !== null) edits.push(score);
	}
	return wordingOf(scene, film, cuts(edits), null);
}

/** The cut of its sentences only, if the rest does not depend on them. */
function cutOf(scene: Scene, film: readonly Item[]): Wording | null {
	const { text } = scene;
	const edits = sentenceEdits(scene, film);
	if (edited(text, edits).trim() === '' || edits.some((edit) => hasPartner(scene, film, edit))) return null;
	if (edits.some((edit) => withLeaning(scene, edit).end > edit.end || isNeeded(scene, edit))) return null;
	return wordingOf(scene, film, cuts(edits), null);
}

/** Whether a cut takes another film along, also one that is not known: "X + The Cooler". */
function hasPartner({ items, text, isHeld }: Scene, film: readonly Item[], cut: Edit): boolean {
	const isIn = (one: Item) => cut.start <= one.start && one.end <= cut.end;
	const takes = items.some((one) => isIn(one) && !film.some(({ film: own }) => own === one.film));
	const isOfBill = film.some((one) => cut.start <= one.start && isBilled(text, one));
	// A line of a list may go with both films of its double bill.
	return film.every((one) => isHeld(one) === false) ? takes !== isOfBill : takes || isOfBill;
}

const isBilled = (text: string, { start, end }: Item) =>
	/^\s\+\s\p{Lu}/u.test(text.slice(end, end + 4)) || /\p{L}\s\+\s$/u.test(text.slice(Math.max(0, start - 4), start));

/** Whether what is behind a cut answers, is about, or measures something by that, or the cut has a number or a label of a list. */
function isNeeded({ text, masked, sentences }: Scene, { start, end }: Edit): boolean {
	const rest = text.slice(end, lineAround(text, end).to).trim();
	const cut = masked.slice(start, end).trim();
	const next = sentenceAround(sentences, { start: text.indexOf(rest, end), end });
	return (
		/^(?:#{1,6}\s|\(?\d{1,3}[.):]\s|\p{L}+:\s)/u.test(cut) ||
		CONTINUES.test(rest) ||
		(rest !== '' &&
			(/\?["'”’»)*_]*$|^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(cut) || COMPARES.test(text.slice(end, next.to)))) ||
		[OF_BOTH, AMONG].some((one) => one.test(rest))
	);
}
/** What comes after what was said, or follows from that. */
const CONTINUES =
	/^(?:then(?! I | we )|or|next|later|after that|second|since then)(?!\p{L})|^[^.!?\n]*(?<!\p{L})(?:any ?more|since then|all (?:two|three|four|five))(?!\p{L})/iu;
const AMONG =
	/(?<!\p{L})(?:all (?:three|four|five)|same|which|second|first|others?|welche\p{L}*|zweite\p{L}*|laquelle|lequel|quel(?:le)?|second[eao]?|cuál|segund[ao]|quale|qual)(?!\p{L})/iu;

function sentenceEdits(scene: Scene, film: readonly Item[]): Edit[] {
	const edits: Edit[] = [];
	for (const item of film) {
		const edit = outWithSentence(scene, item);
		if (!edits.some((one) => edit.start < one.end)) edits.push(edit);
	}
	return edits;
}

/** UTF-16 units after a sentence that may be about what it lists: to read on to the end of each draft takes too long. */
const FOLLOWING = 1000;

function readsRight(scene: Scene, item: Item, edits: readonly Edit[], how: How): boolean {
	// What is left of a list are whole lines.
	if (how === 'item' && scene.withoutLine(item) !== null) return true;
	const { to } = sentenceAround(scene.sentences, item);
	const next = scene.text.slice(to, to + FOLLOWING);
	const { items: list } = scene.listOf.get(item)!;
	if (how === 'name') {
		if (
			list.length === 1 &&
			(SUPERLATIVE.test(next) ||
				PRAISE.test(next) ||
				(SEEN_OFTEN.test(next) && edits.some(({ text }) => /^an? (?!certain )/iu.test(text))) ||
				(/^\s*There/u.test(next) && RETURNS.test(next)))
		)
			return false;
	} else if (placeOf(scene, item).others.length > 0) {
		if (how !== 'item' && item === list.at(-1) && LATTER.test(next)) return false;
		const place = list.length >= 3 ? BY_PLACE.exec(next)?.[1] : undefined;
		const isPlaced = place === 'last' ? item === list.at(-1) : place === 'first' ? item === list[0] : true;
		if (list.length >= 3 ? place !== undefined && isPlaced : OF_SEVERAL.test(next) || OF_BOTH.test(next)) return false;
	}
	if (!isClear(scene, item)) return how === 'item';
	const { before, after } = shown({ ...scene, text: scene.masked }, [item], edits);
	const language = scene.languageAt(item.start);
	if (
		how === 'clause' &&
		!isAside(scene, edits) &&
		(!saysSomething(after) || !isLeft(scene, item, after) || isMissed(after, next, language, isOption(scene, edits)))
	)
		return false;
	if (
		!isSound(before, after, language === 'en') ||
		(how === 'name' && edits.some((edit) => repeats(before, after, edit)))
	)
		return false;
	return language === null || isFluent(language, before, after);
}

/** Whether a sentence without a clause is still about its writer or another film, or long enough to be about something. */
const isLeft = (scene: Scene, item: Item, after: string) =>
	placeOf(scene, item).others.length > 0 ||
	wordsIn(after) >= FEWEST_WORDS ||
	(OF_WRITER.test(after) && !/(?<!\p{L})(?:agrees?|disagrees?)(?!\p{L})/iu.test(after));
/** ", or X if you like museums": what follows goes on from the other one. */
const isOption = ({ text }: Scene, edits: readonly Edit[]) =>
	edits.every(({ start }) => /^,\sor\s/u.test(text.slice(start, start + 5)));
const isAside = ({ text }: Scene, edits: readonly Edit[]) =>
	edits.every(({ start }) => /^\s?\(/u.test(text.slice(start, start + 2)));
const OF_WRITER =
	/(?<!\p{L})(?:I|me|we|my|our|ich|wir|mein\p{L}*|hab(?:e|en)|je|nous|on|mon|ma|yo|mi|nos|io|ho|abbiamo|eu|vi|fui|estou|\p{L}+amos)(?!\p{L})|(?<!\p{L})(?:[jJ]|I)['’]|film|movie|pel[ií]/iu;

/** Whether a name repeats its sentence: "my Czech top three: a Czech film". */
function repeats(before: string, after: string, { text }: Edit): boolean {
	const times = (where: string, word: string) =>
		where.match(new RegExp(`(?<!\\p{L})${word.replace(/(?<=\p{Ll})s$/u, '')}s?(?!\\p{L})`, 'gu'))?.length ?? 0;
	// A draft without capitals has names without them.
	const isName = /\p{Lu}/u.test(text) ? NAME : SMALL_NAME;
	return [...text.matchAll(isName)].some(({ 0: word }) => {
		const now = times(after, word);
		return now > 1 && now > times(before, word);
	});
}
const NAME = /(?!Film|Buch|Spiel|The |An? |One )\p{Lu}\p{Ll}{2,}|\d{4}s/gu;
const SMALL_NAME = /(?<!\p{L})(?!films?|movies?|certain|another|same|from|book|anime|board|game)\p{L}{4,}/gu;

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

/** The sentences that edits change, before and after. @param wide edits that are shown as a whole */
function shown({ text, sentences }: Scene, film: readonly Item[], edits: readonly Edit[], wide = edits) {
	const spans = [...film, ...wide].map(({ start, end }) =>
		text.slice(start, end).includes('\n') || start === end
			? { from: lineAround(text, start).from, to: lineAround(text, Math.min(text.length, end + 1)).to }
			: sentenceAround(sentences, { start, end }),
	);
	const all = { from: Math.min(...spans.map((span) => span.from)), to: Math.max(...spans.map((span) => span.to)) };
	const line = lineAround(text, all.from);
	// Blank lines around a list stay, and a line that goes has its bullet.
	const from = edits.some(({ start, end }) => start <= line.from && end >= line.to && line.from < line.to)
		? line.from
		: all.from + /^\n*/u.exec(text.slice(all.from, all.to))![0].length;
	const to = Math.max(from, all.from + text.slice(all.from, all.to).trimEnd().length);
	const inside = edits.map(({ start, end, text: words }) => ({
		start: Math.max(from, start) - from,
		end: Math.min(end, to) - from,
		text: words,
	}));
	const before = text.slice(from, to);
	return { from, to, before, after: edited(before, inside).trim() };
}
