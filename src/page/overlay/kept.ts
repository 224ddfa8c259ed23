/** Films that the user keeps in a draft, which its first box stands for: they are not underlined there any more. No one else learns it. */
import type { Item, PageMark } from '../../messages/advice.ts';
import { type BoxPart, textOf } from '../composer.ts';
import { itemOf, nameOfItem } from './marks.ts';

export interface Kept {
	/** A new draft was begun in this box. */
	begin(box: HTMLElement): void;
	/** Its user has edited a draft: once it is empty, what comes is a new one. */
	edited(box: HTMLElement, parts: readonly BoxPart[]): void;
	keep(box: HTMLElement, item: Item, isKept: boolean): void;
	/** The marks of a box, those of kept films not drawn. */
	without(box: HTMLElement, marks: readonly PageMark[]): readonly PageMark[];
}

/** A text of which so many units are white space is empty. */
const BLANK = 100;

export function createKept(): Kept {
	const kept = new WeakMap<HTMLElement, Set<string>>();
	return {
		begin: (box) => void kept.delete(box),
		edited(box, parts) {
			if (kept.has(box) && textOf(parts, BLANK).trim() === '') kept.delete(box);
		},
		keep(box, item, isKept) {
			const films = kept.get(box) ?? new Set();
			if (isKept) films.add(nameOfItem(item));
			else films.delete(nameOfItem(item));
			kept.set(box, films);
		},
		without: (box, marks) =>
			marks.map((mark) => (kept.get(box)?.has(nameOfItem(itemOf(mark))) === true ? { ...mark, drawn: false } : mark)),
	};
}
