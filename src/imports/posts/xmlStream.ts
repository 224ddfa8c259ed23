import { Parser } from 'htmlparser2';
import { faults, why } from '../../strings/faults.ts';
import { atLine } from '../error.ts';
import { LONGEST_TEXT, type TextFile } from './format.ts';

/** An element of XML, with the text right in it. */
export interface XmlElement {
	name: string;
	/** Line in which it begins, from 1. */
	line: number;
	attributes: Record<string, string>;
	text: string;
	children: XmlElement[];
}

const DEEPEST = 100;
const NEWLINE = 10;

/** Streams the elements of that name without those in `leftOut`. @throws ImportError if one is open or too long */
export async function* xmlElements(
	{ name, chunks }: Pick<TextFile, 'name' | 'chunks'>,
	wanted: string,
	leftOut: ReadonlySet<string>,
): AsyncGenerator<XmlElement, void> {
	const cutter = xmlCutter(name, wanted, { leftOut, long: why.longPost(LONGEST_TEXT) });
	for await (const chunk of chunks) yield* cutter.push(chunk);
	yield* cutter.end();
}

/** Elements of that name to leave out, and the error for one that is too long. */
interface Cut {
	leftOut?: ReadonlySet<string>;
	long?: string;
}

/** Like {@link xmlElements} for a text in pieces: `push` returns the elements that end in a piece. */
export function xmlCutter(
	file: string,
	wanted: string,
	{ leftOut = new Set(), long = why.longBefore(LONGEST_TEXT) }: Cut = {},
): { push(chunk: string): XmlElement[]; end(): XmlElement[] } {
	/** The wanted element and what is open in it. */
	const open: XmlElement[] = [];
	const found: XmlElement[] = [];
	let [depth, out, size] = [0, 0, 0];
	/** The last parsed piece and its start; how far its lines were counted, and the line there. */
	let [piece, from, counted, line] = ['', 0, 0, 1];
	let openedAt = -1;
	const lineAt = (at: number) => {
		const to = Math.min(piece.length, at - from);
		for (; counted < to; counted++) if (piece.charCodeAt(counted) === NEWLINE) line++;
		return line;
	};
	const broken = (reason: string) => atLine(file, lineAt(parser.startIndex), faults.again(reason));
	const grow = (by: number) => {
		size += by;
		if (size > LONGEST_TEXT) throw broken(long);
	};
	const parser: Parser = new Parser(
		{
			onopentag(name, attributes) {
				openedAt = parser.endIndex;
				if (++depth > DEEPEST) throw broken(why.deep);
				if (out > 0 || (open.length > 0 && leftOut.has(name))) out++;
				else if (open.length > 0 || name === wanted) {
					const element = { name, line: lineAt(parser.startIndex), attributes, text: '', children: [] };
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
	return {
		push(chunk) {
			lineAt(Number.POSITIVE_INFINITY);
			[piece, from, counted] = [chunk, from + piece.length, 0];
			parser.write(chunk);
			// The parser still has text that it has not passed on.
			if (from + chunk.length - parser.endIndex > LONGEST_TEXT + chunk.length)
				throw broken(why.longBefore(LONGEST_TEXT));
			return found.splice(0);
		},
		end() {
			if (depth > 0) throw broken(why.fileEnds);
			parser.end();
			return found.splice(0);
		},
	};
}

/** The text of the first child of that name, trimmed; empty without one. */
export const childText = (element: XmlElement, name: string): string =>
	element.children.find((child) => child.name === name)?.text.trim() ?? '';
