/** Passages of talk about other things than films: unlabeled, but what is found there is false. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GoldText } from './gold.ts';
import type { LabeledSet } from './sources.ts';

const FILE = '../corpus/passages.jsonl.gz';
const GROUP = 'general talk';
/** Kinds of the group that are about films or artists after all. */
const OTHER_KINDS = ['film reviews', 'encyclopaedic sentences on music'];
/** Words of texts that may name a film. */
const FILM_WORDS =
	/\b(?:films?|movies?|cinema|imdb|netflix|oscars?|actor|actress|trailer|sequel|prequel|director|hollywood|pixar|disney|marvel|star wars|screenplay|scene|watched|watching|rewatch\w*|dvd|blu-?ray|box office|theaters?|theatre|remake)\b/i;

interface Passage {
	id: string;
	source: string;
	kind: string;
	group: string;
	text: string;
}

/** Reads the talk next to a folder of labeled texts, without texts of `sets`; none without such a file. */
export async function readTalk(data: string, sets: readonly LabeledSet[]): Promise<GoldText[]> {
	const file = join(data, FILE);
	if (!existsSync(file)) return [];
	const labeled = new Set(sets.flatMap(({ texts }) => texts.map(({ text }) => lettersOf(text))));
	return gunzipSync(await readFile(file))
		.toString('utf8')
		.split('\n')
		.filter((line) => line.includes(GROUP))
		.map((line) => JSON.parse(line) as Passage)
		.filter(({ group, kind, text }) => group === GROUP && !OTHER_KINDS.includes(kind) && !FILM_WORDS.test(text))
		.filter(({ text }) => !labeled.has(lettersOf(text)))
		.map(({ id, source, text }) => ({ id, source, text, mentions: [] }));
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
