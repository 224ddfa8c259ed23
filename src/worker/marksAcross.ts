/** The marks of a draft: one for all that was found, drawn or not, so that the page cannot tell which of them count. */
import type { PackKind } from '../core/catalogue/packKinds.ts';
import type { FoundItems } from '../core/mentions/findItems.ts';
import type { PageMark } from '../messages/advice.ts';
import type { Told } from './marks.ts';

/** What marks are given of mentions that do not count; it is never seen. */
const UNSEEN = { film: { id: 0, title: '', year: 0 }, alternatives: [], maybe: false, drawn: false };

/**
 * Of words that several kinds claim, the mark is that of the kind that counts, or else of the first.
 * @param told what is told of mentions, by kind and where they begin
 * @param crowd that of the films, for what is never seen
 */
export function marksOf(
	found: readonly FoundItems[],
	told: ReadonlyMap<PackKind, ReadonlyMap<number, Told>>,
	crowd: number,
): PageMark[] {
	const unseen: Told = { ...UNSEEN, crowdWithout: crowd, crowdWith: crowd };
	return found.reduce<PageMark[]>((marks, { kind, all }) => {
		const ofKind = told.get(kind);
		const own = all.map(({ start, end, form }): PageMark => {
			const { film, crowdWithout, crowdWith, alternatives, maybe, drawn } = ofKind?.get(start) ?? unseen;
			const mark = { start, end, film, crowdWithout, crowdWith, alternatives, form, maybe, drawn };
			return kind === 'films' ? mark : { ...mark, kind };
		});
		return joined(marks, own, (mark) => ofKind?.has(mark.start) === true);
	}, []);
}

/** Adds marks to those of earlier kinds, in order. Where they overlap these stay, unless only the added one counts. */
function joined(marks: readonly PageMark[], own: PageMark[], counts: (mark: PageMark) => boolean): PageMark[] {
	if (marks.length === 0) return own;
	const all: PageMark[] = [];
	let next = 0;
	for (const mark of own) {
		while (next < marks.length && marks[next]!.end <= mark.start) all.push(marks[next++]!);
		let behind = next;
		while (behind < marks.length && marks[behind]!.start < mark.end) behind++;
		const overlapped = marks.slice(next, behind);
		if (overlapped.length > 0 && (!counts(mark) || overlapped.some(({ film }) => film.title !== ''))) continue;
		all.push(mark);
		next = behind;
	}
	return [...all, ...marks.slice(next)];
}
