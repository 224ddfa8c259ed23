/** A film's title as a draft writes titles. */
import type { Item } from '../items.ts';
import { SCORE } from '../items.ts';
import type { Scene } from '../scene.ts';
import { lineAround } from '../sentences.ts';

export interface Title {
	title: string;
	year: number;
	/** Whether the title alone may be read as other words. */
	needsYear?: boolean;
}

const YEAR = /\((?:1[89]|20)\d\d\)/u;
const MARKS = /^(?:\*{1,3}|_{1,3}|["“„«‘'])/u;
const CLOSING: Record<string, string> = { '“': '”', '„': '“', '«': '»', '‘': '’' };

/** With the marks and the year of the title next to it, and in lower case if that is. */
export function titleIn({ text, items }: Scene, last: Item, { title, year, needsYear = false }: Title): string {
	const written = text.slice(last.start, last.end - last.kept.length);
	const open = MARKS.exec(written)?.[0] ?? '';
	const close = CLOSING[open] ?? open;
	const own = written.slice(open.length);
	const isMarked = open !== '' && own.includes(close);
	const hasYear =
		needsYear || items.filter((item) => YEAR.test(text.slice(item.start, item.end))).length * 2 > items.length;
	const line = lineAround(text, last.start);
	const isSmall = !/\p{Lu}/u.test(text.slice(line.from, line.to)) && /\p{Ll}/u.test(written);
	const name = isSmall ? title.toLowerCase() : title;
	return (isMarked ? open + name + close : name) + (hasYear && year > 0 ? ` (${year})` : '');
}

/** Whether a title has a score with it. */
export const isScored = ({ text }: Scene, { start, end, kept }: Item) => {
	const written = text.slice(start, end - kept.length);
	return new RegExp(`${SCORE.source.slice(1)}$`, 'u').test(written) || SCORE.test(text.slice(end, end + 20));
};

/** Words for the line of an item as its draft is typed, with its apostrophes. */
export function asTyped({ text }: Scene, { start }: Item, words: string): string {
	const line = lineAround(text, start);
	const cased = /\p{Lu}/u.test(text.slice(line.from, line.to)) ? words : words.toLowerCase();
	return /\p{L}['’]\p{L}/u.exec(text)?.[0][1] === '’' ? cased : cased.replaceAll('’', "'");
}
