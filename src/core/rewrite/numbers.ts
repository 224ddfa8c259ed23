/** Lists on one line with a number before each film: "1. A 2. B". */
import type { Edit } from '../algorithms/edits.ts';
import { recounted } from './counts.ts';
import type { Item } from './items.ts';
import { lineAround, numbersIn } from './sentences.ts';

/** Takes an item out of such a list, whose next numbers are each one less; null if it is in none. */
export function outOfNumbers(text: string, item: Item): Edit[] | null {
	const { from, to } = lineAround(text, item.start);
	const marks = numbersIn(text.slice(from, to));
	const at = marks.findIndex(({ end }) => from + end === item.start);
	if (at < 0 || marks.length < 2) return null;
	const next = marks[at + 1];
	const rest = text.slice(item.end, next === undefined ? to : from + next.start);
	if (!(next === undefined ? /^\s*(?:[.!]|$)/u : /^[,;.]?\s+$/u).test(rest)) return null;
	const spans = marks.map(({ end }, i) => ({
		start: from + end,
		end: i === at ? item.end : from + (marks[i + 1]?.start ?? to - from),
	}));
	const counts = recounted(text, spans);
	if (counts === null) return null;
	const before = text.slice(0, from + marks[at]!.start).trimEnd().length;
	const gone =
		next === undefined
			? { start: at === 0 ? from + marks[0]!.start : before, end: item.end - item.kept.length, text: '' }
			: { start: from + marks[at]!.start, end: from + next.start, text: '' };
	const renumbered = marks.slice(at + 1).map(({ digits }, i) => ({
		start: from + digits,
		end: from + digits + String(at + 2 + i).length,
		text: String(at + 1 + i),
	}));
	return [gone, ...renumbered, ...counts].sort((a, b) => a.start - b.start);
}
