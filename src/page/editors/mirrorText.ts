/** How much of a field's text is laid out again to measure words in it. */

/** UTF-16 units behind a span that may affect where it is, if lines are wrapped: more than one line has. */
const LONGEST_LINE = 2000;

/** The text up to the end of the line after `end`: what follows does not affect where the last span is. */
export function untilLineAfter(text: string, end: number, isWrapped: boolean): string {
	const line = text.indexOf('\n', end);
	const space = isWrapped ? text.indexOf(' ', end + LONGEST_LINE) : -1;
	const at = Math.min(...[line, space].filter((place) => place >= 0));
	return at === Number.POSITIVE_INFINITY ? text : text.slice(0, at);
}
