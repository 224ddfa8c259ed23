/** Parts of a text by other people, such as a quotation that a site puts into a reply. */

/** A part of a text, by UTF-16 offsets. */
export type Part = readonly [start: number, end: number];

export interface Written {
	text: string;
	/** Parts by other people, in order. Two parts touch if the writer has changed something between them. */
	others: readonly Part[];
	/** Whether this is only a part of the draft. */
	partly?: boolean;
}

/** Most parts to keep for a text. */
export const MOST_PARTS = 1000;

/** A text fully by its writer. */
export const allOwn = (text: string): Written => ({ text, others: [] });

/** Whether a mention is wholly within one of some parts, which are in order. */
export function isWithin({ start, end }: { start: number; end: number }, parts: readonly Part[]): boolean {
	let [low, high] = [0, parts.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (parts[middle]![1] < end) low = middle + 1;
		else high = middle;
	}
	return low < parts.length && parts[low]![0] <= start;
}

/** Texts as one, with an empty line between two. */
export function joinWritten(all: readonly Written[]): Written {
	const between = '\n\n';
	let at = 0;
	const others = all.flatMap(({ text, others }) => {
		const moved = others.map(([start, end]): Part => [start + at, end + at]);
		at += text.length + between.length;
		return moved;
	});
	return { text: all.map(({ text }) => text).join(between), others };
}

/** The beginning of a text. */
export const cutWritten = ({ text, others }: Written, most: number): Written => ({
	text: text.slice(0, most),
	others: others.flatMap(([start, end]): Part[] => (start < most ? [[start, Math.min(end, most)]] : [])),
});
