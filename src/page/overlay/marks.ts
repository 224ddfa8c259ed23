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

/** The first mark of each film, the costliest first, and those that only may be films last. */
export function byCost(marks: readonly PageMark[]): PageMark[] {
	const firsts = new Map<string, PageMark>();
	for (const mark of marks.toReversed()) firsts.set(`${mark.maybe} ${mark.film.id}`, mark);
	const cost = ({ maybe, crowdWithout }: PageMark) => (maybe ? Number.NEGATIVE_INFINITY : crowdWithout);
	return [...firsts.values()].sort((a, b) => cost(b) - cost(a) || a.start - b.start);
}

/**
 * The mark of the film that comes after the open one by cost, wrapping around at both ends; the costliest if none is open.
 * @param step films to go beyond the open one
 */
export function nextMark(marks: readonly PageMark[], open: PageMark | null, step: -1 | 0 | 1): PageMark | undefined {
	const same = marks.find((mark) => sameMark(mark, open));
	if (same !== undefined && step === 0) return same;
	const films = byCost(marks);
	const at = films.findIndex(({ film, maybe }) => film.id === open?.film.id && maybe === open.maybe);
	return films.at(at < 0 ? 0 : (at + step) % films.length);
}
