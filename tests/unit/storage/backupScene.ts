/** A database with a record of every kind, and its backup. */

import { readBackup } from '../../../src/storage/backup.ts';
import { NO_HISTORY } from '../../../src/storage/noHistory.ts';
import { assignSite, createPersona } from '../../../src/storage/personas.ts';
import { addPost } from '../../../src/storage/posts.ts';
import type { Post, SaidFilm } from '../../../src/storage/records.ts';
import { keepSaid } from '../../../src/storage/said.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { db } from '../emptyDb.ts';
import { makeBackup } from './makeBackup.ts';

export { db } from '../emptyDb.ts';

export const noAreas = {};

export const film = { title: 'Heat', year: 1995 };
export const post = (persona: string, date = '2026-11-21'): Omit<Post, 'id'> => ({
	persona,
	date,
	site: 'forum.example',
	films: [film, { title: 'Crash', year: 1996 }],
	decoys: [film],
	source: 'posted',
	// Copies of versions that kept no place have posts without.
	...(date === '2026-11-21' && { place: '0123456789abcdef' }),
});
export const rating = {
	kind: 'films' as const,
	...film,
	stars: 4.5,
	date: null,
	said: [{ import: 1, stars: 4.5, date: null }],
};

export const imported = {
	kind: 'films' as const,
	id: 1,
	service: 's',
	file: 'f.csv',
	date: '2026-11-20',
	matched: 1,
	unmatched: [],
};

/** A game of the title and year of the film. */
export const ratingOfGame = {
	...rating,
	kind: 'boardgames' as const,
	stars: null,
	said: [{ import: 2, stars: null, date: null }],
};
export const importedGames = { ...imported, id: 2, kind: 'boardgames' as const, service: 'BoardGameGeek' };

export const saying = (persona: string, of: typeof film, said: SaidFilm['said']): SaidFilm => ({
	...{ persona, ...of, said },
	date: '2026-11-20',
});

export async function fill() {
	const persona = await createPersona(db, 'quietcinephile');
	await assignSite(db, 'forum.example', persona.id);
	await assignSite(db, 'work.example', NO_HISTORY);
	await addPost(db, post(persona.id));
	await keepSaid(db, saying(persona.id, film, 'never'));
	await db.put('ratings', rating);
	await db.put('imports', imported);
	await db.put('ratings', ratingOfGame);
	await db.put('imports', importedGames);
	return persona;
}

export const backup = async () => (await makeBackup(db, DEFAULTS, '2026-11-21')).backup;
export const reread = (value: object) => {
	const read = readBackup(JSON.stringify(value));
	if ('problem' in read) throw new Error(read.problem);
	return read.backup;
};
export const everything = async () => {
	const { personas, posts, said, ratings, imports } = await backup();
	const once = ratings.map(({ said, ...rest }) => ({ ...rest, said: said.length }));
	return {
		...{ personas, said, ratings: once, posts: posts.map(({ id: _, ...rest }) => rest) },
		imports: imports.map(({ kind }) => kind).sort(),
	};
};

/** That many accounts on sites. */
export const many = (n: number) => Array.from({ length: n }, (_, i) => ({ site: `s${i}.example`, user: '' }));
