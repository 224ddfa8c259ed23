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

/** The one edit that turns `before` into `after`: what lies between their common beginning and their common end. */
export function editBetween(before: string, after: string): Edit {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
	let same = 0;
	while (
		same < shorter - start &&
		before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
	)
		same++;
	return { start, removed: before.length - start - same, inserted: after.length - start - same };
}

/** Spans where an edit left them: before it as they were, behind it moved; those it touches are gone. */
export function remapSpans<T extends Span>(spans: readonly T[], { start, removed, inserted }: Edit): T[] {
	const moved = inserted - removed;
	return spans.flatMap((span) => {
		if (span.end <= start) return [span];
		if (span.start >= start + removed) return [{ ...span, start: span.start + moved, end: span.end + moved }];
		return [];
	});
}
