/** How many items a sentence says that a list has: "my top four". */
import type { Edit } from '../algorithms/edits.ts';
import { rowWords } from './languages/around.ts';
import { type Language, languagesOf } from './languages/languages.ts';
import { lineAround } from './sentences.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'fr', 'it', 'pt'];
/** Numbers from two on, by language. */
const NUMBERS = [
	'two three four five six seven eight nine ten eleven twelve',
	'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
	'dos tres cuatro cinco seis siete ocho nueve diez once doce',
	'deux trois quatre cinq six sept huit neuf dix onze douze',
	'due tre quattro cinque sei sette otto nove dieci undici dodici',
	'dois três quatro cinco seis sete oito nove dez onze doze',
].map((words) => words.split(' '));
/** How far from a list its number may be. */
const NEAR = 60;

/** Words that count by themselves. */
export const NAMED =
	/(?<!\p{L})(?:trinity|trio|quartet|duo|pair|(?:double|triple)(?! (?:bills|features))|holy three|big three|Dreigespann|Dreifaltigkeit|trío|trinidad|trinité|trinità|trindade|quarteto)(?!\p{L})/iu;

/**
 * Returns the edits by which a sentence counts one item less; null if it counts others, or only one would be left.
 * @param items items of the list
 * @param from start of the line that may count them
 * @param isOfLines whether a single item left can do without a number
 */
export function recounted(
	text: string,
	items: readonly { start: number; end: number }[],
	from = lineAround(text, items[0]!.start).from,
	isOfLines = false,
): Edit[] | null {
	const [first, last] = [items[0]!, items.at(-1)!];
	const head = text.slice(Math.max(from, first.start - NEAR), first.start).replace(/(?<=[ \t])\(?1[.)]\s+$/u, '');
	const to = Math.max(from, first.start - NEAR) + head.length;
	const before = head.replace(/^.*[.!?]\s/u, '');
	const after = /^[^.!?\n]*/.exec(text.slice(last.end, last.end + NEAR))![0];
	const edits: Edit[] = [];
	if (NAMED.test(before) || NAMED.test(after)) return null;
	for (const [part, start] of [
		[before, to - before.length],
		[after, last.end],
	] as const)
		for (const { 0: word, index } of part.matchAll(
			/(?<![\p{L}\p{N}.,/'’]|(?<![Tt]op)-)(?:\p{L}+|\d{1,2})(?![\p{L}\p{N}/%'’-]|[.,]\d)/gu,
		)) {
			const number = numberOf(word, part, () => languagesOf(text)(start + index));
			const begins = isOfLines && index === 0 && /\p{L}/u.test(word);
			if (rowWords().LASTS.test(part.slice(index + word.length))) continue;
			const isOfList = number?.value === items.length && part === before && (begins || /:\s*$/u.test(before));
			if (number === null || !(isOfList || counts(part, index, word))) continue;
			// "Tier 1:" counts no films.
			if (number.value < 2) continue;
			const [at, end] = [start + index, start + index + word.length];
			if (isOfLines && number.value === 2 && items.length === 2 && text[end] === ' ') {
				const isCapital = /^\p{Lu}/u.test(word);
				edits.push({ start: at, end: end + (isCapital ? 2 : 1), text: isCapital ? text[end + 1]!.toUpperCase() : '' });
				continue;
			}
			if (number.value !== items.length || number.value < 3) return null;
			edits.push({ start: at, end, text: number.less });
		}
	return edits;
}

/** Whether a number counts the listed items: not "in two days". */
const counts = (part: string, index: number, word: string) =>
	/(?:top|my|the|these|all|last|best|favou?rites?|mis?|mes|meine|meus?|minhas|i|i miei|le mie|le|les|los|las|os|die|diese|watched|saw|seen|first|letzten|últim[ao]s|derniers|ultimi)(?:\s+|(?<=top)-)$/iu.test(
		part.slice(0, index),
	) ||
	/^\s*(?:films?|movies?|favou?rites?|Filme|películas|filmes|titles?|picks?|of them|recs?|:)/iu.test(
		part.slice(index + word.length),
	);

/** A number that counts, and one less, in the language of its place, with its gender. */
export function numberOf(
	word: string,
	around: string,
	languageThere: () => Language | null,
): { value: number; less: string } | null {
	if (/^\d+$/.test(word)) return { value: Number(word), less: String(Number(word) - 1) };
	const small = word.toLowerCase();
	const known = NUMBERS.flatMap((words, language) => (words.includes(small) ? language : []));
	if (known.length === 0) return null;
	const there = known.length === 1 ? -1 : LANGUAGES.indexOf(languageThere()!);
	const language = known.includes(there) ? there : known[0]!;
	const i = NUMBERS[language]!.indexOf(small);
	const less = NUMBERS[language]![i - 1] ?? '';
	const said = less === 'dois' && /\p{L}as(?!\p{L})/u.test(around) ? 'duas' : less;
	return { value: i + 2, less: word[0] === small[0] ? said : said.replace(/^./u, (first) => first.toUpperCase()) };
}
