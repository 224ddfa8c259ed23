/** Which marks still match the current text, and which one is next. Pure. */
import type { Item, PageAdvice, PageMark } from '../../messages/advice.ts';
import type { BoxPart } from '../composer.ts';
import { spansIn } from '../composer.ts';
import { survivors } from './survivors.ts';

export const sameMark = (a: PageMark, b: PageMark | null): boolean =>
	a.start === b?.start && a.end === b.end && a.kind === b.kind;

export const itemOf = ({ id, kind }: PageMark): Item => ({ kind: kind ?? 'films', id });
/** The same as a text, by which marks of one item are known. */
export const nameOfItem = ({ kind, id }: Item): string => `${kind} ${id}`;

export const isAmong = (marks: readonly PageMark[], mark: PageMark): boolean =>
	marks.some((each) => sameMark(each, mark));

/** The marks of an advice that fit a text, in order of position. */
export const marksIn = (text: string, { marks }: PageAdvice): PageMark[] =>
	marks.filter(({ start, end }) => start < end && end <= text.length).sort((a, b) => a.start - b.start);

/**
 * Removes the marks after the first change of the text of each box.
 * @param text the text of the draft that the offsets refer to
 * @param parts give the current text
 */
export const stillStanding = (
	marks: readonly PageMark[],
	text: string,
	parts: readonly BoxPart[],
): readonly PageMark[] => parts.flatMap((part) => standingIn(part, text, marks));

function standingIn(part: BoxPart, text: string, marks: readonly PageMark[]): PageMark[] {
	const { start, end, editor } = part;
	const own = spansIn(part, marks);
	const last = own.at(-1);
	if (last === undefined) return [];
	const before = text.slice(start, Math.min(end, start + last.end + 1));
	return survivors(own, before, editor.text(last.end + 1)).map((mark) => ({
		...mark,
		start: start + mark.start,
		end: start + mark.end,
	}));
}

/** The same for all marks of an item that it surely names, or may name. */
const keyOf = (mark: PageMark): string => `${mark.maybe} ${nameOfItem(itemOf(mark))}`;

/** The first mark of each film, the costliest first, and doubtful words last. */
export function byCost(marks: readonly PageMark[]): PageMark[] {
	const firsts = new Map<string, PageMark>();
	for (const mark of marks.toReversed()) firsts.set(keyOf(mark), mark);
	const rank = ({ maybe, cost }: PageMark) => (maybe ? Number.NEGATIVE_INFINITY : cost);
	return [...firsts.values()].sort((a, b) => rank(b) - rank(a) || a.start - b.start);
}

/**
 * The mark of the film that comes after the open one by cost, wrapping around at both ends; the costliest if none is open.
 * @param step films to go beyond the open one
 */
export function nextMark(marks: readonly PageMark[], open: PageMark | null, step: -1 | 0 | 1): PageMark | undefined {
	const same = marks.find((mark) => sameMark(mark, open));
	if (same !== undefined && step === 0) return same;
	const films = byCost(marks);
	const at = films.findIndex((mark) => open && keyOf(mark) === keyOf(open));
	return films.at(at < 0 ? 0 : (at + step) % films.length);
}
