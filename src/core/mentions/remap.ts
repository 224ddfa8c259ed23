/** A change of a text: at `start`, `removed` units were replaced by `inserted` others. */
export interface Edit {
	start: number;
	removed: number;
	inserted: number;
}

interface Span {
	start: number;
	end: number;
}

/** Returns the edit that turns `before` into `after`: the range between their common prefix and suffix. */
export function editBetween(before: string, after: string): Edit {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
	let suffix = 0;
	while (
		suffix < shorter - start &&
		before.charCodeAt(before.length - 1 - suffix) === after.charCodeAt(after.length - 1 - suffix)
	)
		suffix++;
	return { start, removed: before.length - start - suffix, inserted: after.length - start - suffix };
}

/** Applies an edit to spans: spans after it are shifted, and spans that it overlaps are removed. */
export function remapSpans<T extends Span>(spans: readonly T[], { start, removed, inserted }: Edit): T[] {
	const shift = inserted - removed;
	return spans.flatMap((span) => {
		if (span.end <= start) return [span];
		if (span.start >= start + removed) return [{ ...span, start: span.start + shift, end: span.end + shift }];
		return [];
	});
}
