/**
 * Keeps what is shown of a draft steady while it is being written. Half a sentence often reads as a film that its end
 * takes back: “Saw” at the beginning of “Saw Heat again”. Words at the caret wait until they are finished, and a film that
 * was shown stays until its words change or the writer stops.
 */
import { isSure } from './certainty.ts';
import type { FoundItems } from './findItems.ts';
import type { Mention } from './mentions.ts';

/** A text and what was found in it. */
export interface FoundIn {
	text: string;
	found: readonly FoundItems[];
}

/** Words after a mention by which it is finished, unless its sentence ends first. */
const WORDS_AFTER = 3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;
const SENTENCE_END = /[.!?…]["'’”»)\]*_]*(?:\s|$)|\n/;

/**
 * What to show of a text that is being written.
 * @param now the text with all that was found in it
 * @param caret where it is being written, as a UTF-16 offset
 * @param before the draft as it was last shown, if it was
 */
export function steady(now: FoundIn, caret: number, before: FoundIn | null): FoundItems[] {
	const isOpen = openAt(now.text, caret);
	const moved = before === null ? () => null : movedBy(before.text, now.text);
	return now.found.map((items) => {
		const shown = before?.found.find(({ kind }) => kind === items.kind);
		const steadied = (list: 'all' | 'mentions') =>
			steadyList(
				items[list],
				(shown?.[list] ?? []).flatMap((mention) => moved(mention) ?? []),
				isOpen,
			);
		return { ...items, all: steadied('all'), mentions: steadied('mentions') };
	});
}

/** Whether two lists of what was found are the same. */
export const isAsFound = (shown: readonly FoundItems[], found: readonly FoundItems[]): boolean =>
	shown.every(({ all, mentions }, i) => isSameList(all, found[i]!.all) && isSameList(mentions, found[i]!.mentions));

const isSameList = (some: readonly Mention[], others: readonly Mention[]) =>
	some.length === others.length && some.every((mention, i) => mention === others[i]);

/** Whether more words may change what a mention is. */
function openAt(text: string, caret: number) {
	return ({ start, end }: Mention): boolean => {
		if (caret < start || caret > text.length) return false;
		const after = text.slice(end, caret);
		return !SENTENCE_END.test(after) && (after.match(WORD)?.length ?? 0) < WORDS_AFTER;
	};
}

/** Finds where mentions of an earlier text are now; null if their words have changed. */
function movedBy(before: string, now: string) {
	const most = Math.min(before.length, now.length);
	let same = 0;
	while (same < most && before[same] === now[same]) same++;
	let sameEnd = 0;
	while (sameEnd < most - same && before[before.length - 1 - sameEnd] === now[now.length - 1 - sameEnd]) sameEnd++;
	const shift = now.length - before.length;
	return (mention: Mention): Mention | null => {
		const { start, end } = mention;
		if (end <= same) return isWordEnd(now, end) ? mention : null;
		if (start < before.length - sameEnd) return null;
		return { ...mention, start: start + shift, end: end + shift };
	};
}

const isWordEnd = (text: string, at: number) => !/^[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1));

/** @param kept what was shown before, and whose words stand */
function steadyList(list: readonly Mention[], kept: readonly Mention[], isOpen: (mention: Mention) => boolean) {
	const overlaps = (one: Mention) => (other: Mention) => one.start < other.end && other.start < one.end;
	// Other words for a place that was shown are nothing new, and neither is a question about what was surely named.
	const stays = kept.filter(
		(mention) => !list.some((one) => overlaps(mention)(one) && (isSure(one) || !isSure(mention))),
	);
	const shown = list.filter((mention) => {
		if (stays.some(overlaps(mention))) return false;
		return kept.some(overlaps(mention)) || !isOpen(mention);
	});
	return stays.length === 0 ? shown : [...shown, ...stays].sort((one, other) => one.start - other.start);
}
