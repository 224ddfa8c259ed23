import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atLine } from '../../pack/errors.ts';
import { readProblem, readText } from '../../pack/files.ts';
import type { GoldMention, GoldText } from './gold.ts';

export const POSTS = fileURLToPath(new URL('../../../assets/posts/', import.meta.url));

/** A mention as marked in a made-up post, or the name of a whole series of films. */
const MARKED = /\[\[([^[\]]+)\]\]|\[~([^[\]~]+)~\]/g;

/**
 * Reads the made-up posts of a folder: text files, posts divided by lines of `---`, mentions as `[[Heat]]`, series of films
 * as `[~Star Wars~]`. Each post is a source of its own.
 * @throws InputError naming file, line and reason
 */
export async function readMadeUp(folder: string): Promise<GoldText[]> {
	const files = await readdir(folder).catch((error) => {
		throw readProblem(folder, error);
	});
	const names = files.filter((name) => name.endsWith('.txt')).sort();
	const texts: GoldText[] = [];
	for (const name of names) texts.push(...parseMadeUp(await readText(join(folder, name)), name));
	return texts;
}

export function parseMadeUp(content: string, file: string): GoldText[] {
	let line = 1;
	return content.split(/^---[ \t]*$\n?/m).flatMap((post, i) => {
		const at = line;
		line += post.split('\n').length;
		const text = post.trim();
		return text === ''
			? []
			: [parsePost(text, `${file}-${i}`, () => atLine(file, at, 'has brackets that do not match.'))];
	});
}

function parsePost(marked: string, id: string, fail: () => Error): GoldText {
	let text = '';
	let from = 0;
	const mentions: GoldMention[] = [];
	for (const { index, 0: whole, 1: film, 2: series } of marked.matchAll(MARKED)) {
		text += marked.slice(from, index);
		const surface = film ?? series!;
		const kind = film === undefined ? 'franchise' : 'full';
		mentions.push({ start: text.length, end: text.length + surface.length, title: '', year: null, kind });
		text += surface;
		from = index + whole.length;
	}
	text += marked.slice(from);
	if (/\[\[|\]\]|\[~|~\]/.test(text)) throw fail();
	return { id, text, mentions };
}
