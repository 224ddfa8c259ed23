/** A sentence as a draft is written: in small letters, without a mark at its end, with the apostrophes that it has. */
import type { Edit } from '../../algorithms/edits.ts';
import type { Item } from '../items.ts';
import type { Scene } from '../scene.ts';
import { lineAround } from '../sentences.ts';

/** Writes a sentence behind a place as the draft is written: in small letters, without a mark at its end. */
export function behind(
	scene: Scene,
	{ at, from, isListed }: { at: number; from: number; isListed: boolean },
	frame: string,
	title: string,
): Edit[] | null {
	const { text } = scene;
	const before = text.slice(from, at);
	if (/[,;:–—-]$/u.test(before)) return null;
	const isClosed = /[.!?…]["'”’»)\]*_~]*$|[\p{Extended_Pictographic}]\uFE0F?$/u.test(before);
	const isQuestion = frame.endsWith('?');
	const letters = isListed ? text : before;
	const startsSmall = /^\s*(?:[-*+•]\s+)?["“'(*_]*\p{Ll}/u.test(letters) && !isListed;
	// "Adaptation. comes to mind".
	if (/[.!?]$/u.test(title) && !/\{\}[.?]?$/u.test(frame)) return null;
	const isSmall = !/\p{Lu}/u.test(letters) && /\p{Ll}/u.test(letters);
	const small = startsSmall && !frame.startsWith('{}') ? frame[0]!.toLowerCase() + frame.slice(1) : frame;
	const sentence = small.replace('{}', () => title).replace(/(?<=[.!?])\.$/u, '');
	const marked =
		isClosed || isQuestion || (isListed && /[.!?]\s/u.test(text)) || (isListed && !isSmall)
			? sentence
			: sentence.replace(/\.$/u, '');
	const glue = isListed ? '\n\n' : isClosed ? ' ' : '. ';
	return [{ start: at, end: at, text: glue + asTyped(text, isSmall ? marked.toLowerCase() : marked) }];
}

/** Words for the line of an item. */
export const cased = ({ text }: Scene, { start }: Item, words: string) => {
	const line = lineAround(text, start);
	const written = text.slice(line.from, line.to);
	return asTyped(text, /\p{Lu}/u.test(written) ? words : words.toLowerCase());
};

/** With the apostrophes of a draft, and without the spaces of French print where it has none. */
function asTyped(text: string, words: string): string {
	const straight = /\p{L}['’]\p{L}/u.exec(text)?.[0][1] === '’' ? words : words.replaceAll('’', "'");
	return /\p{L}[?!:;]/u.test(text) && !/\p{L}\s[?!:;]/u.test(text)
		? straight.replaceAll(/ (?=[?!:;])/gu, '')
		: straight;
}
