/** The sentences of a draft that edits change. */
import { type Edit, edited } from '../algorithms/edits.ts';
import type { Item } from './items.ts';
import type { Scene } from './scene.ts';
import { lineAround, sentenceAround } from './sentences.ts';

export const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** The sentences that edits change, before and after. @param wide edits that are shown as a whole */
export function shown({ text, sentences }: Scene, film: readonly Item[], edits: readonly Edit[], wide = edits) {
	const spans = [...film, ...wide].map(({ start, end }) =>
		text.slice(start, end).includes('\n') || start === end
			? { from: lineAround(text, start).from, to: lineAround(text, Math.min(text.length, end + 1)).to }
			: sentenceAround(sentences, { start, end }),
	);
	const all = { from: Math.min(...spans.map((span) => span.from)), to: Math.max(...spans.map((span) => span.to)) };
	const line = lineAround(text, all.from);
	// Blank lines around a list stay, and a line that goes has its bullet.
	const from = edits.some(({ start, end }) => start <= line.from && end >= line.to && line.from < line.to)
		? line.from
		: all.from + /^\n*/u.exec(text.slice(all.from, all.to))![0].length;
	const to = Math.max(from, all.from + text.slice(all.from, all.to).trimEnd().length);
	const inside = edits.map(({ start, end, text: words }) => ({
		start: Math.max(from, start) - from,
		end: Math.min(end, to) - from,
		text: words,
	}));
	const before = text.slice(from, to);
	return { from, to, before, after: edited(before, inside).trim() };
}
