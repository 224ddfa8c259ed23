/** What boxes contain when something may post it. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import { allOwn, cutWritten, joinWritten } from '../../messages/written.ts';
import type { WatchedBox } from '../boxes.ts';
import { get } from '../dom.ts';
import { isDrawn } from '../editors/drawn.ts';
import { editorAt } from '../editors/find.ts';
import type { Draft } from './judge.ts';
import { lastEdit, postedTexts } from './lastEdit.ts';
import { writtenIn } from './ownership.ts';
import { isSearch } from './scope.ts';

export const isInPage = ({ element }: WatchedBox): boolean => element !== null && get(element, 'isConnected');

export const isBlank = (element: HTMLElement): boolean =>
	(get(element as HTMLInputElement, 'value') ?? get(element, 'textContent') ?? '').trim() === '';

export const read = ({ element }: WatchedBox): string | null => editorAt(element)?.text(LONGEST_DRAFT + 1) ?? null;

/**
 * The texts of those `boxes` that the user wrote in and may post. An empty, missing, or unreadable box counts with its
 * earlier text, unless the user has pressed something that emptied it, or anything else before it disappeared.
 */
export const draftsIn = (boxes: readonly WatchedBox[]): Draft[] =>
	boxes.flatMap((watched) => {
		const { box, element, history } = watched;
		const { written, since, reopened, left, initial } = history;
		if (!written || (element !== null && isSearch(element))) return [];
		const isHere = isInPage(watched);
		if (!isHere && since !== 'nothing') return [];
		const shown = read(watched) ?? '';
		const isEmpty = shown.trim() === '';
		const edit = lastEdit(history);
		const parts = isEmpty && (since === 'cleared' || edit === null) ? [] : postedTexts(shown, edit);
		const posted = parts.map((part) => (edit === null ? allOwn(part) : writtenIn(boxes, watched, part)));
		const { text: own, others } = cutWritten(joinWritten(posted), LONGEST_DRAFT + 1);
		const text = isEmpty ? own : shown;
		if (text.trim() === '') return [];
		const drawn = isHere && isDrawn(element!);
		// Canceling does not restore a text that was posted.
		const before = left === '' ? (initial ?? '') : '';
		return [{ box, text, own, others, first: reopened, initial: before, drawn }];
	});

/** Boxes that the page removed after the user's last action: where they are does not show what posts them. */
export const takenAway = (boxes: readonly WatchedBox[]): WatchedBox[] =>
	boxes.filter((box) => box.history.since === 'nothing' && !isInPage(box));

/** Notes that the user does something other than posting the boxes that the page has removed. */
export function noteAway(boxes: readonly WatchedBox[]): void {
	for (const watched of boxes) if (!isInPage(watched)) watched.note({ kind: 'moved' });
}

/** Notes that the user has pressed something that posts nothing, and which boxes are empty after it. */
export function noteCleared(boxes: readonly WatchedBox[]): void {
	for (const watched of boxes) {
		const isEmpty = watched.history.written && isInPage(watched) && read(watched)?.trim() === '';
		watched.note({ kind: 'pressed', isEmpty });
	}
}
