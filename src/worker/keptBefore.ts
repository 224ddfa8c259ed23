/** Recognizes posts that were kept before: edited ones, and ones found on a page again. */
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { type FilmKey, kindOf, textOfKey } from '../core/catalogue/titled.ts';
import type { Database } from '../storage/db.ts';
import { MOST_POST_FILMS } from '../storage/limits.ts';
import { listPosts } from '../storage/posts.ts';
import type { Post } from '../storage/records.ts';
import { sha256 } from '../study/sha256.ts';

/** Signs that recognize an edited post. */
export interface Editing {
	/** Those of the post as its site opened it to be edited. */
	first: readonly FilmKey[];
	/** The texts there when it is posted, the user's and others'. */
	all: readonly FilmKey[];
	/** Kinds that were looked for. */
	kinds: readonly PackKind[];
}

/** Hexadecimal digits that tell places apart. */
const LENGTH = 16;
/** Scripts that show threads and take replies, in one folder. */
const SCRIPT = /\/[^/]*\.(php|cgi|pl|aspx?|jsp|do)$/i;

/** The day, month or year of a blog's post. */
const DATED = /^.*?\/(?:19|20)\d\d(?:\/\d\d?){0,2}(?=\/)/;

/** The thread of an address: its path up to the first part with a number that is not a date, or the whole path. */
export function threadOf({ pathname }: URL): string {
	const path = pathname.replace(SCRIPT, '/');
	const dated = DATED.exec(path)?.[0] ?? '';
	const parts = path.slice(dated.length).split('/');
	const numbered = parts.findIndex((part) => /\d/.test(part));
	return dated + (numbered < 0 ? parts : parts.slice(0, numbered + 1)).join('/');
}

/** A place as kept: without the address itself, though a guess at it can be checked. */
export const placeOf = async (persona: string, site: string, thread: string): Promise<string> =>
	(await sha256(JSON.stringify([persona, site, thread]))).slice(0, LENGTH);

/** The latest post of a place that a text was made of; null without one. */
export async function editedPost(
	db: Database,
	{ persona, place }: Pick<Post, 'persona' | 'place'>,
	editing: Editing,
): Promise<Post | null> {
	if (editing.first.length === 0 || place === undefined) return null;
	const { posts } = await listPosts(db, persona);
	return (
		posts.find(({ place: at, source, films }) => at === place && source === 'posted' && isVersionOf(films, editing)) ??
		null
	);
}

/** Whether an edited text is a post with these films: it named at least half, and keeps one unless none has come. */
function isVersionOf(films: readonly FilmKey[], { first, all, kinds }: Editing): boolean {
	const sought = [...keysOf(films.filter((key) => kinds.includes(kindOf(key))))];
	const [before, now] = [keysOf(first), keysOf(all)];
	const named = sought.filter((key) => before.has(key)).length;
	if (sought.length === 0 || 2 * named < sought.length) return false;
	return sought.some((key) => now.has(key)) || [...now].every((key) => before.has(key));
}

/** An earlier post after its edit: without removed films, with the user's new ones. */
export function afterEditing(earlier: Post, { first, all }: Editing, added: Omit<Post, 'id'>): Post {
	const left = keysOf(all);
	const before = keysOf(first);
	const stays = (film: FilmKey) => left.has(textOfKey(film)) || !before.has(textOfKey(film));
	return {
		...earlier,
		films: joinFilms(earlier.films.filter(stays), added.films),
		decoys: joinFilms(earlier.decoys.filter(stays), added.decoys),
		...phrasedIn([earlier, added]),
	};
}

/** The facts in posts' phrases, each once, if any. */
export function phrasedIn(posts: readonly Pick<Post, 'phrased'>[]): Pick<Post, 'phrased'> {
	const phrased = new Map(
		posts.flatMap((post) => post.phrased ?? []).map((one) => [`${one.telling} ${textOfKey(one)}`, one]),
	);
	return phrased.size === 0 ? {} : { phrased: [...phrased.values()].slice(0, MOST_POST_FILMS) };
}

const keysOf = (films: readonly FilmKey[]) => new Set(films.map(textOfKey));

/** The films of two lists, each once. */
export const joinFilms = (films: Post['films'], more: Post['films']): Post['films'] => {
	const known = keysOf(films);
	return [...films, ...more.filter((film) => !known.has(textOfKey(film)))].slice(0, MOST_POST_FILMS);
};

/** What was added from the site's pages before, if it names the same films, or without films the same items. */
export async function scannedBefore(
	db: Database,
	{ persona, site, films }: Pick<Post, 'persona' | 'site' | 'films'>,
): Promise<Post | null> {
	const { posts } = await listPosts(db, persona);
	const wanted = filmsOrAll(films);
	return (
		posts.find((post) => post.source === 'scanned' && post.site === site && filmsOrAll(post.films) === wanted) ?? null
	);
}

function filmsOrAll(keys: readonly FilmKey[]): string {
	const films = keys.filter(({ kind }) => kind === undefined);
	return JSON.stringify((films.length > 0 ? films : keys).map(textOfKey).sort());
}
