/** Which marks of an advice stand in the text as it is now, and which of them is meant. Pure. */
import type { PageAdvice, PageMark } from '../../messages/page.ts';
import type { Editor } from '../editors/editor.ts';
import { survivors } from './survivors.ts';

export const sameMark = (a: PageMark, b: PageMark | null): boolean =>
	a.start === b?.start && a.end === b.end && a.form === b.form;

export const isAmong = (marks: readonly PageMark[], mark: PageMark): boolean =>
	marks.some((each) => sameMark(each, mark));

/** What an advice marks in its text, from its start to its end; nothing where only the badge is to tell. */
export function marksIn(text: string, { level, marks }: PageAdvice): PageMark[] {
	const fitting = marks.filter(({ start, end }) => start < end && end <= text.length);
	return level === 'badge' ? [] : fitting.sort((a, b) => a.start - b.start);
}

/**
 * Leaves out what stands after the first change.
 * @param text what the offsets are for
 * @param editor asked for the text as it is now
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
 * The mark that is gone to next: from the open one if there is one, else from the caret, and at the end from the start.
 * @param step how many marks further than the open one
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
