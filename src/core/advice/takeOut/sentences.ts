/** Where sentences begin. */

/** What may stand between the beginning of a sentence and its first word. */
const OPENING = /[\s"'“„‘‚«»([*_~¿¡>]*$/;
const ABBREVIATED =
	/(?<![\p{L}\p{N}.])(?:vs|mr|mrs|ms|dr|st|e\.g|i\.e|etc|feat|dir|no|bzw|z\.\s?b|u\.\s?a|ca|cf|p\.\s?ej)\.$/iu;

/** Whether a sentence begins at an offset of a text. */
export function beginsSentence(text: string, at: number): boolean {
	const before = text.slice(Math.max(0, at - 200), at);
	const opening = OPENING.exec(before)![0];
	const rest = before.slice(0, before.length - opening.length);
	if (rest === '' || opening.includes('\n')) return true;
	if (/(?:^|\n)\s*(?:[-–—+•·]|\(?\d{1,3}[.):])$/.test(rest)) return true;
	return /\s/.test(opening) && /[.!?…]["'”’)\]*_]*$/.test(rest) && !ABBREVIATED.test(rest);
}

/** The line around an offset. */
export function lineAround(text: string, at: number): { from: number; to: number } {
	const to = text.indexOf('\n', at);
	return { from: text.lastIndexOf('\n', at - 1) + 1, to: to < 0 ? text.length : to };
}
