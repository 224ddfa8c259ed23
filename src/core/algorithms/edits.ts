/** Replaces a span, by UTF-16 offsets, with text. */
export interface Edit {
	start: number;
	end: number;
	text: string;
}

/** The text after edits, which are in order and do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
	let result = '';
	let at = 0;
	for (const edit of edits) {
		result += text.slice(at, edit.start) + edit.text;
		at = edit.end;
	}
	return result + text.slice(at);
}
