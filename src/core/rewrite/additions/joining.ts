/** A film joins those that a draft lists: as a line of their list, or as one more in their sentence. */
import type { Edit } from '../../algorithms/edits.ts';
import { recounted } from '../counts.ts';
import { isClosed, isJoined } from '../enumerations.ts';
import type { Item } from '../items.ts';
import type { Language } from '../languages/languages.ts';
import type { Scene } from '../scene.ts';
import { lineAround } from '../sentences.ts';
import { formsOf } from './forms.ts';
import { isNarrow } from './narrow.ts';
import { isScored } from './titles.ts';

/** The next line of a list with a line per film; null if it is counted, scored, or goes down. */
export function inLines(scene: Scene, last: Item, title: string, language: Language): Edit[] | null {
	const { text, items, withoutLine } = scene;
	if (withoutLine(last) === null) return null;
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

/** Whether the introduction of a list stays true with one more film. */
const isOpen = (header: string, language: Language): boolean =>
	header.trim() === '' ||
	(/:\s*$/u.test(header) && !isNarrow(language, header) && formsOf(language).lists.test(header));

/** The first of the items on consecutive lines, up to the last. */
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

/**
 * One more of the films that a sentence lists or asks for; null if it says their number or something else about them.
 * @param isRelated whether it may be asked for with them
 */
export function inList(scene: Scene, last: Item, title: string, language: Language, isRelated: boolean): Edit[] | null {
	const { text, listOf, withoutLine } = scene;
	const list = listOf.get(last)!;
	const { items, separators } = list;
	if (items.length < 2 || withoutLine(last) !== null || last.kept !== '') return null;
	const before = text.slice(lineAround(text, items[0]!.start).from, items[0]!.start);
	const isAsked = isRelated && formsOf(language).asks.test(before);
	if (!isOpen(before, language) && !isAsked) return null;
	if (isNarrow(language, before) || isClosed(text, list) || items.some((item) => isScored(scene, item))) return null;
	if (/\p{L}/u.test(text.slice(last.end, lineAround(text, last.end).to)) && !isAsked) return null;
	if (recounted(text, items)?.length !== 0) return null;
	const separator = separators.at(-1)!;
	if (/\d/u.test(separator)) return null;
	const end = { start: last.end, end: last.end, text: separator + title };
	if (!isJoined(separator)) return [end];
	const comma = items.length > 2 ? separators[0]! : ', ';
	return [{ start: items.at(-2)!.end, end: last.start, text: comma }, end];
}
