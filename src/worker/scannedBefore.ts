/** Recognises what was found on a page before, so that it is kept once. */
import { type FilmKey, textOfKey } from '../core/catalogue/titled.ts';
import type { Database } from '../storage/db.ts';
import { listPosts } from '../storage/posts.ts';
import type { Post } from '../storage/records.ts';

/**
 * What the persona has added from the site's pages before, if it is the same: of the same films, whatever else, since other
 * kinds may not have been looked for then; where there are none, of all the same.
 */
export async function scannedBefore(
	db: Database,
	{ persona, site, films }: Pick<Post, 'persona' | 'site' | 'films'>,
): Promise<Post | null> {
	const { posts } = await listPosts(db, persona);
	const wanted = whatTells(films);
	return (
		posts.find((post) => post.source === 'scanned' && post.site === site && whatTells(post.films) === wanted) ?? null
	);
}

function whatTells(keys: readonly FilmKey[]): string {
	const films = keys.filter(({ kind }) => kind === undefined);
	return JSON.stringify((films.length > 0 ? films : keys).map(textOfKey).sort());
}
