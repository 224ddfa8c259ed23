/** A film joins those that a draft names: a line of their list, one more of their sentence, or the second of two. */
import type { Edit } from '../../algorithms/edits.ts';
import { recounted } from '../counts.ts';
import { isClosed, isJoined } from '../enumerations.ts';
import type { Item } from '../items.ts';
import type { Language } from '../languages/languages.ts';
import type { Scene } from '../scene.ts';
import { lineAround, sentenceAround } from '../sentences.ts';
import { FRAMES } from './frames.ts';
import { isNarrow } from './narrow.ts';
import { isScored } from './titles.ts';

/** The next line of a list that has a line for each film; null for one that is counted, scored, or goes down. */
export function inLines(scene: Scene, last: Item, title: string, language: Language): Edit[] | null {
	const { text, items, withoutLine } = scene;
	const removal = withoutLine(last);
	if (removal === null || isScored(scene, last)) return null;
	const { from, to } = lineAround(text, last.start);
	if (text.slice(last.end, to).trim() !== '' || items.filter(({ start }) => start >= from && start < to).length > 1)
		return null;
	const listed = items.slice(listStart(scene, last));
	if (listed.some((item) => isScored(scene, item))) return null;
	const first = lineAround(text, listed[0]!.start).from;
	const above = text.slice(0, first).trimEnd().lastIndexOf('\n') + 1;
	if (recounted(text, listed, above)?.length !== 0 || !isOpen(text.slice(above, first), language)) return null;
	const marker = text.slice(from, last.start);
	const number = /^(\s*[(#]?)(\d{1,3})(.*)$/su.exec(marker);
	if (number !== null && Number(number[2]) !== listed.length) return null;
	const next =
		number === null ? marker : number[1]! + String(listed.length + 1).padStart(number[2]!.length, '0') + number[3]!;
	return [{ start: to, end: to, text: `\n${next}${title}` }];
}

/** Words for lists that any film may be in. */
const LISTS =
	/(?<!\p{L})(?:watch ?list|list|shelf|queue|log|diary|stack|liste|lista|regal|estantería|étagère|scaffale|estante|logged|so far)(?!\p{L})/iu;

/** Whether what introduces a list says nothing that one film more might not be true of. */
const isOpen = (header: string, language: Language): boolean =>
	header.trim() === '' ||
	(/:\s*$/u.test(header) &&
		!isNarrow(language, header) &&
		(LISTS.test(header) || FRAMES[language].signs.some(([mood, sign]) => mood === 'saw' && sign.test(header))));

/** The first of the items whose lines follow each other, up to the last. */
function listStart({ text, items, withoutLine }: Scene, last: Item): number {
	let at = items.indexOf(last);
	while (
		at > 0 &&
		withoutLine(items[at - 1]!) !== null &&
		text.slice(items[at - 1]!.end, items[at]!.start).split('\n').length <= 3
	)
		at--;
	return at;
}

/** One more of the films that a sentence lists; null where their number or something else is said of them. */
export function inList(scene: Scene, last: Item, title: string, language: Language): Edit[] | null {
	const { text, listOf, withoutLine } = scene;
	const list = listOf.get(last)!;
	const { items, separators } = list;
	if (items.length < 2 || withoutLine(last) !== null || last.kept !== '') return null;
	const before = text.slice(lineAround(text, items[0]!.start).from, items[0]!.start);
	const isNeutral =
		isOpen(before, language) ||
		FRAMES[language].seen.test(before) ||
		FRAMES[language].seenAfter.test(text.slice(last.end));
	if (!isNeutral || isNarrow(language, before) || isClosed(text, list) || items.some((item) => isScored(scene, item)))
		return null;
	if (recounted(text, items)?.length !== 0) return null;
	const separator = separators.at(-1)!;
	const end = { start: last.end, end: last.end, text: separator + title };
	if (!isJoined(separator)) return [end];
	const comma = items.length > 2 ? separators[0]! : ', ';
	return [{ start: items.at(-2)!.end, end: last.start, text: comma }, end];
}

/** "Saw X and Y": only where nothing more is said of the first. */
export function withOne(
	{ text, sentences, listOf, masked }: Scene,
	last: Item,
	title: string,
	language: Language,
): Edit[] | null {
	const { and, seen, seenAfter, leans } = FRAMES[language];
	const { from, to } = sentenceAround(sentences, last);
	const line = lineAround(text, last.start);
	if (listOf.get(last)!.items.length > 1 || last.kept !== '' || text.slice(to, line.to).trim() !== '') return null;
	const [before, after] = [masked.slice(from, last.start), masked.slice(last.end, to)];
	if (!seen.test(before) && !(seenAfter.test(after) && !/[.,;:]/u.test(before))) return null;
	if (after.length > MOST_AFTER || /[,;:?]/u.test(after) || leans.test(after) || /\p{Lu}\p{L}*\p{Lu}|\d/u.test(after))
		return null;
	return [{ start: last.end, end: last.end, text: ` ${and} ${title}` }];
}

/** Longest rest of a sentence that says nothing of its film. */
const MOST_AFTER = 50;
