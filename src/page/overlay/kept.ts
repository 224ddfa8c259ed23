/**
 * Films that the user keeps in a draft, identified by its first box: they are no longer underlined there. Nothing else
 * learns it.
 */
import type { Item, PageMark } from '../../messages/advice.ts';
import { type BoxPart, textOf } from '../composer.ts';
import { itemOf, nameOfItem } from './marks.ts';

/** A text with this much white space counts as empty. */
const BLANK = 100;

export function createKept() {
	const kept = new WeakMap<HTMLElement, Set<string>>();
	return {
		begin: (box: HTMLElement) => void kept.delete(box),
		/** The user has edited a draft: once it is empty, the next text is a new one. */
		edited(box: HTMLElement, parts: readonly BoxPart[]) {
			if (kept.has(box) && textOf(parts, BLANK).trim() === '') kept.delete(box);
		},
		keep(box: HTMLElement, item: Item, isKept: boolean) {
			const films = kept.get(box) ?? new Set();
			if (isKept) films.add(nameOfItem(item));
			else films.delete(nameOfItem(item));
			kept.set(box, films);
		},
		without: (box: HTMLElement, marks: readonly PageMark[]) =>
			marks.map((mark) => (kept.get(box)?.has(nameOfItem(itemOf(mark))) === true ? { ...mark, drawn: false } : mark)),
	};
}
