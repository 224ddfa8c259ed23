/** How much of a field's text to lay out again to measure words in it. */

/** UTF-16 units after a span that may affect its place if lines wrap: more than one line has. */
const LONGEST_LINE = 2000;

/** The text up to the end of the line after `end`: the rest does not affect the place of the last span. */
export function untilLineAfter(text: string, end: number, isWrapped: boolean): string {
	const line = text.indexOf('\n', end);
	const space = isWrapped ? text.indexOf(' ', end + LONGEST_LINE) : -1;
	const at = Math.min(...[line, space].filter((place) => place >= 0));
	return at === Number.POSITIVE_INFINITY ? text : text.slice(0, at);
}
