/**
 * A small judge of fluency: pairs of words and tags that a language does not use. These are pairs that a corpus would
 * have if words came independently, but has rarely or never.
 */
import { listed } from '../../catalogue/lists.ts';
import type { Language } from '../languages/languages.ts';
import { tagOf, tokensOf } from './tokens.ts';

interface Model {
	/** Words and tags that are kept apart. */
	numbers: ReadonlyMap<string, number>;
	/** Unused pairs, as first times the number of words plus second. */
	missing: ReadonlySet<number>;
}

const files = listed('fluency', (read: Record<Language, { words: string; missing: string }>) => read);
const models = new Map<string, Model>();

function modelOf(language: Language): Model {
	const known = models.get(language);
	if (known !== undefined) return known;
	const { words, missing } = files()[language];
	const list = words.split(' ');
	let pair = 0;
	const pairs = missing === '' ? [] : missing.split(' ').map((step) => (pair += Number.parseInt(step, 36)));
	const model = { numbers: new Map(list.map((word, i) => [word, i])), missing: new Set(pairs) };
	models.set(language, model);
	return model;
}

/** The pairs in a text that a language does not use. */
function faultsIn(language: Language, text: string): string[] {
	const { numbers, missing } = modelOf(language);
	const tokens = tokensOf(text);
	const number = (token: string) => numbers.get(token.toLowerCase()) ?? numbers.get(tagOf(token)) ?? -1;
	return tokens.slice(1).flatMap((token, i) => {
		const [first, second] = [number(tokens[i]!), number(token)];
		const isMissing = first >= 0 && second >= 0 && missing.has(first * numbers.size + second);
		return isMissing ? [`${tokens[i]!.toLowerCase()} ${token.toLowerCase()}`] : [];
	});
}

/** Whether a change adds no pair of words that the language does not use. */
export function isFluent(language: Language, before: string, after: string): boolean {
	const had = new Set(faultsIn(language, before));
	return faultsIn(language, after).every((fault) => had.has(fault));
}
