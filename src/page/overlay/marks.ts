/** Which marks still match the current text, and which one is next. Pure. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import type { Editor } from '../editors/editor.ts';
import { survivors } from './survivors.ts';

export const sameMark = (a: PageMark, b: PageMark | null): boolean =>
	a.start === b?.start && a.end === b.end && a.form === b.form;

export const isAmong = (marks: readonly PageMark[], mark: PageMark): boolean =>
	marks.some((each) => sameMark(each, mark));

/** The marks of an advice that fit a text, in order of position. */
export const marksIn = (text: string, { marks }: PageAdvice): PageMark[] =>
	marks.filter(({ start, end }) => start < end && end <= text.length).sort((a, b) => a.start - b.start);

/**
 * Removes the marks after the first change of the text.
 * @param text the text that the offsets refer to
 * @param editor gives the current text
 */
export function stillStanding(
	marks: readonly PageMark[],
	text: string,
	editor: Pick<Editor, 'text'>,
): readonly PageMark[] {
	const last = marks.at(-1);
	return last === undefined ? marks : survivors(marks, text.slice(0, last.end + 1), editor.text(last.end + 1));
}

/**
 * The next mark after the open one, else at or after the caret, wrapping around at the end.
 * @param step marks to go beyond the open one
 */
export function nextMark(
	marks: readonly PageMark[],
	caret: number,
	open: PageMark | null,
	step: 0 | 1,
): PageMark | undefined {
	const at = marks.findIndex((mark) => sameMark(mark, open));
	const next = at >= 0 ? at + step : marks.findIndex(({ end }) => end >= caret);
	return marks[next] ?? marks[0];
}
