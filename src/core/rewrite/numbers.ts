/** Lists on one line with a number before each film: "1. A 2. B". */
import type { Edit } from '../algorithms/edits.ts';
import { recounted } from './counts.ts';
import type { Item } from './items.ts';
import { lineAround, numbersIn } from './sentences.ts';

/** Takes an item out of such a list and lowers the numbers after it by one; null if it is in none. */
export function outOfNumbers(text: string, items: readonly Item[], item: Item): Edit[] | null {
	const line = lineAround(text, item.start);
	const marks = numbersIn(text, line, items);
	const at = marks.findIndex(({ end }) => end === item.start);
	if (at < 0 || marks.length < 2) return null;
	const [mark, next] = [marks[at]!, marks[at + 1]];
	const rest = text.slice(item.end, next?.start ?? line.to);
	if (!(next === undefined ? /^\s*(?:[.!]|$)/u : /^[,;.]?\s+$/u).test(rest)) return null;
	const spans = marks.map(({ end }, i) => ({
		start: end,
		end: i === at ? item.end : (marks[i + 1]?.start ?? line.to),
	}));
	const counts = recounted(text, spans);
	if (counts === null) return null;
	const before = text.slice(0, mark.start).trimEnd().length;
	const gone =
		next === undefined
			? { start: before, end: item.end - item.kept.length, text: '' }
			: { start: mark.start, end: next.start, text: '' };
	const renumbered = marks
		.slice(at + 1)
		.map(({ number: { from, to } }, i) => ({ start: from, end: to, text: String(at + 1 + i) }));
	return [gone, ...renumbered, ...counts].sort((a, b) => a.start - b.start);
}
