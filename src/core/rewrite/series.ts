/** What a sentence has one after the other: "Garden, A, sleep.", "A on Monday, B on Tuesday, and C last night." */
import type { Edit } from '../algorithms/edits.ts';
import { COMPARES, SAYS, VERB } from './clauses.ts';
import { recounted } from './counts.ts';
import type { Item } from './items.ts';
import type { Place } from './place.ts';

const JOINS =
	/[,;]\s+(?:(?:and|but|then|und|dann|et|puis|y|luego|e|poi|depois)\s+)*|\s(?:and|und|et|y|e)\s+(?:(?:then|dann|puis|luego|poi|depois)\s+)?/gu;
const AND = /(?<!\p{L})(?:and|und|et|y|e)\s/u;
/** Most words of a thing, apart from titles. */
const MOST_WORDS = 5;
/** Numbers that may count things. */
const COUNTED =
	/\d|(?<!\p{L})(?:two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro)(?!\p{L})/iu;

/** A part of a series, and what it has apart from its films. */
interface Part {
	start: number;
	end: number;
	items: Item[];
	words: string;
}

const countOf = (words: string) => words.match(/\p{L}+/gu)?.length ?? 0;
const isThing = ({ words }: Part) =>
	!SAYS.test(words.replace(/(?<!\p{L})on(?=\s)/u, '')) && !words.includes(':') && countOf(words) <= MOST_WORDS;

/** Takes the part with a film out of a series; null if it is in none, or the next one is compared to that. */
export function outOfSeries(place: Place): Edit[] | null {
	const { text, item, before, others } = place;
	const all = [...others, item].sort((a, b) => a.start - b.start);
	const parts = partsOf(place, all);
	const at = parts.findIndex(({ items }) => items.includes(item));
	const [own, next, last] = [parts[at], parts[at + 1], parts.length - 1];
	const isAlone = others.length === 0;
	// "At the cinema: X, then pizza."
	if (isAlone && /(?:kino|cin[eé])[^:]*:\s[^:]*$/iu.test(before)) return null;
	if (own === undefined || last < (isAlone && at === last ? 1 : 2) || all.some(({ kept }) => kept !== '')) return null;
	// What is said of films is said of each, and of one alone only that it is among other things.
	const isMixed = parts.some(({ items }) => items.length !== 1);
	if ((isAlone && !isMixed) || own.items.length > 1) return null;
	const isNote =
		isAlone ||
		before.includes(':') ||
		![before, ...parts.map(({ words }) => words.replace(/(?<!\p{L})an? /giu, ''))].some(
			(words) => VERB.test(words) || SAYS.test(words),
		);
	if (isMixed ? countOf(own.words) > 1 || own.end > item.end || !isNote : parts.every(({ words }) => words === ''))
		return null;
	const counts = isMixed ? recounted(text, parts) : [];
	if (counts === null || (isMixed && COUNTED.test(before) && (counts.length === 0 || /\d/u.test(before)))) return null;
	const areClauses = parts.every(({ items, start, words }) => items[0]?.start === start && SAYS.test(words));
	const areThings = parts.every((part) => isThing(part) && !(isAlone && at === 0 && VERB.test(part.words)));
	if (!(areClauses ? !COMPARES.test(next?.words ?? '') : areThings)) return null;
	if (VERB.test(text.slice(own.start, item.start))) return null;
	if (at === 0) {
		// "Mirror, a nap, and X" is "A nap, and X" without the first.
		const first =
			own.start === place.from && next!.items[0]?.start !== next!.start ? text[next!.start]!.toUpperCase() : '';
		return [...counts, { start: own.start, end: next!.start + first.length, text: first }];
	}
	const [join, earlier] = [text.slice(parts[at - 1]!.end, own.start), parts[at - 2]];
	const isAnd =
		at === last && AND.test(join) && earlier !== undefined && !AND.test(text.slice(earlier.end, parts[at - 1]!.start));
	// "Soup, a blanket, and X" is "soup and a blanket" without X.
	const and = isMixed && last === 2 ? join.replace(/^,/u, '') : join;
	return [
		...counts,
		...(isAnd ? [{ start: earlier.end, end: parts[at - 1]!.start, text: and }] : []),
		{ start: parts[at - 1]!.end, end: own.end, text: '' },
	];
}

/** The parts of a sentence, behind what leads to them. */
function partsOf({ text, item, from, to, before }: Place, all: readonly Item[]): Part[] {
	const end = to - /[.!…]*$/u.exec(text.slice(from, to))![0].length;
	const start = from + /^(?:[^:]*:\s+)?/u.exec(before.slice(0, item.start - from))![0].length;
	const joins = [...text.slice(start, end).matchAll(JOINS)]
		.map(({ index, 0: join }) => ({ start: start + index, end: start + index + join.length }))
		.filter((join) => !all.some((one) => one.start < join.end && join.start < one.end));
	const parts = [...joins, { start: end, end }].map((join, i): Part => {
		const [first, items] = [
			joins[i - 1]?.end ?? start,
			all.filter((one) => one.start >= (joins[i - 1]?.end ?? start) && one.end <= join.start),
		];
		const words = items.reduceRight(
			(said, one) => said.slice(0, one.start - first) + said.slice(one.end - first),
			text.slice(first, join.start),
		);
		return { start: first, end: join.start, items, words };
	});
	// "Saw A on Monday, B on Tuesday": what is before the first is of all.
	const [first, second] = parts;
	const lead =
		first?.items[0] !== undefined && second?.items[0]?.start === second?.start ? first.items[0].start : start;
	return first === undefined
		? []
		: [{ ...first, start: lead, words: first.words.slice(lead - start) }, ...parts.slice(1)];
}
