/** Fits the model of fluency: which words and tags a language does not use after one another. */
import { MARKS, tagOf, tokensOf } from '../../core/rewrite/fluency/tokens.ts';

/** Words that are kept apart, and tags. */
const [WORDS, TAGS] = [160, 60];
/** A pair is missing if it is expected this often, and found this many times less often. */
const [EXPECTED, LESS] = [8, 40];

/** Returns the model of a language: words and tags, and the missing pairs as steps to base 36. */
export function fitFluency(texts: readonly string[]): { words: string; missing: string } {
	const sentences = texts.map(tokensOf);
	const words = commonest(
		sentences.flat().map((token) => token.toLowerCase()),
		WORDS,
		new Set(MARKS),
	);
	const known = new Set(words);
	const rest = sentences.flatMap((tokens) => tokens.filter((token) => !known.has(token.toLowerCase())).map(tagOf));
	const all = [...words, ...commonest(rest, TAGS)];
	const numbers = new Map(all.map((word, i) => [word, i]));
	const number = (token: string) => numbers.get(token.toLowerCase()) ?? numbers.get(tagOf(token)) ?? -1;
	const size = all.length;
	const [first, second, pairs] = [new Float64Array(size), new Float64Array(size), new Float64Array(size * size)];
	let total = 0;
	for (const tokens of sentences) {
		const row = tokens.map(number);
		for (let i = 1; i < row.length; i++) {
			total++;
			if (row[i - 1]! < 0 || row[i]! < 0) continue;
			first[row[i - 1]!]!++;
			second[row[i]!]!++;
			pairs[row[i - 1]! * size + row[i]!]!++;
		}
	}
	const missing = [...pairs.keys()].filter((pair) => {
		const expected = (first[Math.floor(pair / size)]! * second[pair % size]!) / total;
		return expected >= EXPECTED && pairs[pair]! * LESS < expected;
	});
	const steps = missing.map((pair, i) => (pair - (missing[i - 1] ?? 0)).toString(36));
	return { words: all.join(' '), missing: steps.join(' ') };
}

/** The commonest of some words; `always` are among them. */
function commonest(tokens: readonly string[], count: number, always: ReadonlySet<string> = new Set()): string[] {
	const times = new Map<string, number>();
	for (const token of tokens) times.set(token, (times.get(token) ?? 0) + 1);
	const sorted = [...times.keys()].sort((a, b) => times.get(b)! - times.get(a)!);
	return [...new Set([...always, ...sorted.slice(0, count)])];
}
