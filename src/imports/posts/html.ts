import { Parser } from 'htmlparser2';

interface Handler {
	/** @param end where its content begins */
	open?(name: string, attributes: Record<string, string>, end: number): void;
	text?(data: string): void;
	/** @param start where its content ends */
	close?(name: string, start: number): void;
}

/** Browsers nest elements no deeper. */
const DEEPEST = 512;

class TooDeep extends Error {}

/** Parses HTML. Deeply nested elements come after their container, as the parser slows down with open elements. */
export function parseHtml(html: string, handler: Handler): void {
	for (let from = 0; from < html.length; ) from = parseFrom(html, from, handler);
}

/** Parses up to an element nested too deep, and returns that place, or the end. */
function parseFrom(html: string, from: number, { open, text, close }: Handler): number {
	const names: string[] = [];
	const parser: Parser = new Parser({
		onopentag(name, attributes) {
			if (names.length === DEEPEST) throw new TooDeep();
			names.push(name);
			open?.(name, attributes, from + parser.endIndex + 1);
		},
		ontext: (data) => text?.(data),
		onclosetag(name) {
			const start = from + parser.startIndex;
			// </p> alone is an empty paragraph.
			if (names.at(-1) === name) names.pop();
			else open?.(name, {}, start);
			close?.(name, start);
		},
	});
	try {
		parser.write(from === 0 ? html : html.slice(from));
		parser.end();
		return html.length;
	} catch (error) {
		if (!(error instanceof TooDeep)) throw error;
		const start = from + parser.startIndex;
		for (const name of names.reverse()) close?.(name, start);
		return start;
	}
}
