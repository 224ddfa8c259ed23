/**
 * The boxes of one draft, such as a title and a body, as one text. Advice is about everything that the user would post
 * together.
 */
import { allOwn, joinWritten, type Written } from '../messages/joined.ts';
import type { Editor, Span } from './editors/editor.ts';

/** A box of a draft, and where its text was in that of the draft when it was read. */
export interface BoxPart extends Span {
	readonly editor: Editor;
}

/** Units between the texts of two boxes, without empty ones: an empty line. */
const BETWEEN = 2;

/** Where each box's text is in that of the draft, by length. */
export function placesOf(texts: readonly { readonly length: number }[]): Span[] {
	let next = 0;
	return texts.map(({ length }) => {
		const span = { start: next, end: next + length };
		if (length > 0) next = span.end + BETWEEN;
		return span;
	});
}

/** The texts of boxes as that of their draft. */
export const joinBoxes = (boxes: readonly Written[]): Written => joinWritten(boxes.filter(({ text }) => text !== ''));

/** The part around a span of the draft's text; undefined if no part has the whole span. */
export const partOf = <P extends Span>(parts: readonly P[], { start, end }: Span): P | undefined =>
	parts.find((part) => part.start <= start && end <= part.end);

/** The spans in one part, with offsets into its own text. */
export const spansIn = <S extends Span>({ start, end }: Span, spans: readonly S[]): S[] =>
	spans.flatMap((span) =>
		start <= span.start && span.end <= end ? { ...span, start: span.start - start, end: span.end - start } : [],
	);

/** The text of a draft now, at most `most` UTF-16 units. */
export const textOf = (parts: readonly BoxPart[], most: number): string =>
	joinBoxes(parts.map(({ editor }) => allOwn(editor.text(most)))).text.slice(0, most);
