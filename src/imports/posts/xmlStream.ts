import { Parser } from 'htmlparser2';
import { faults, why } from '../../strings/faults.ts';
import { atLine } from '../error.ts';
import { LONGEST_TEXT, type TextFile } from './format.ts';

/** An element of XML, with the text right in it. */
export interface XmlElement {
	name: string;
	attributes: Record<string, string>;
	text: string;
	children: XmlElement[];
}

const DEEPEST = 100;

/**
 * Streams the elements of that name in an XML text, without those in them whose names are in `leftOut`. Definitions of
 * entities are not followed.
 * @throws ImportError with the line if elements are not closed, or one is longer than any post
 */
export async function* xmlElements(
	{ name: file, chunks }: Pick<TextFile, 'name' | 'chunks'>,
	wanted: string,
	leftOut: ReadonlySet<string>,
): AsyncGenerator<XmlElement, void> {
	/** The wanted element and what is open in it. */
	const open: XmlElement[] = [];
	const found: XmlElement[] = [];
	let [depth, out, size] = [0, 0, 0];
	/** What was parsed last, where it begins, and in which line. */
	let [piece, from, line] = ['', 0, 1];
	let openedAt = -1;
	const linesUntil = (at: number) => piece.slice(0, Math.max(0, at - from)).split('\n').length - 1;
	const broken = (reason: string) => atLine(file, line + linesUntil(parser.startIndex), faults.again(reason));
	const grow = (by: number) => {
		size += by;
		if (size > LONGEST_TEXT) throw broken(why.longPost(LONGEST_TEXT));
	};
	const parser: Parser = new Parser(
		{
			onopentag(name, attributes) {
				openedAt = parser.endIndex;
				if (++depth > DEEPEST) throw broken(why.deep);
				if (out > 0 || (open.length > 0 && leftOut.has(name))) out++;
				else if (open.length > 0 || name === wanted) {
					const element = { name, attributes, text: '', children: [] };
					open.at(-1)?.children.push(element);
					open.push(element);
					grow(JSON.stringify(attributes).length + name.length);
				}
			},
			ontext(text) {
				const element = open.at(-1);
				if (out > 0 || element === undefined) return;
				element.text += text;
				grow(text.length);
			},
			onclosetag(_, isImplied) {
				// Those that close themselves are implied too.
				if (isImplied && parser.endIndex !== openedAt) throw broken(why.open);
				depth--;
				if (out > 0) {
					out--;
					return;
				}
				const element = open.pop();
				if (element === undefined || open.length > 0) return;
				found.push(element);
				size = 0;
			},
		},
		{ xmlMode: true },
	);
	for await (const chunk of chunks) {
		[piece, from, line] = [chunk, from + piece.length, line + linesUntil(Number.POSITIVE_INFINITY)];
		parser.write(chunk);
		// What the parser has not told yet is held by it.
		if (from + chunk.length - parser.endIndex > LONGEST_TEXT + chunk.length) throw broken(why.longBefore(LONGEST_TEXT));
		yield* found.splice(0);
	}
	if (depth > 0) throw broken(why.fileEnds);
	parser.end();
	yield* found.splice(0);
}

/** The text of the first child of that name, trimmed; empty if there is none. */
export const childText = (element: XmlElement, name: string): string =>
	element.children.find((child) => child.name === name)?.text.trim() ?? '';
