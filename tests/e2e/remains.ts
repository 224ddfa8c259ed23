/** Looks for words in the files of a profile. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const TITLE = 'Quillfeathered Zymurgist';
export const SITE = 'zymurgy-board.example';
/** A copy to restore in which both stand. */
export const FILE = {
	format: 'red-herring',
	version: 1,
	date: '2026-11-21',
	settings: { version: 1, tolerance: 100, sitesOff: [`off.${SITE}`], quiet: 'marks', notFilms: [] },
	personas: [{ id: 'a', name: 'b', sites: [{ site: SITE, user: '' }], tolerance: null, guard: null, members: null }],
	posts: Array.from({ length: 200 }, (_, i) => ({
		id: i + 1,
		...{ persona: 'a', date: '2026-11-21', site: SITE, films: [{ title: TITLE, year: 1900 + (i % 100) }] },
		...{ decoys: [], source: 'posted' },
	})),
	said: Array.from({ length: 50 }, (_, i) => ({
		...{ persona: 'a', title: TITLE, year: 1900 + i },
		...{ said: 'never', date: '2026-11-21' },
	})),
	ratings: [],
	imports: [],
};

/** The files of a profile in which one of the words stands, in any of the ways that databases write text. */
export async function filesWith(profile: string, words: readonly string[]): Promise<string[]> {
	const needles = words.flatMap((word) => {
		const wide = Buffer.from(word, 'utf16le');
		// Firefox writes keys with each letter one higher.
		return [
			Buffer.from(word),
			Buffer.from(Buffer.from(word).map((byte) => byte + 1)),
			wide,
			Buffer.from(wide).swap16(),
		];
	});
	const found: string[] = [];
	for (const entry of await readdir(profile, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
		if (needles.some((needle) => bytes.includes(needle)))
			found.push(join(entry.parentPath, entry.name).slice(profile.length));
	}
	return found;
}
