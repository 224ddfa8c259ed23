/** Separates the user's posts on a page from others', and finds the items that they name. */
import { itemsNamed, keysOf } from '../core/advice/itemsNamed.ts';
import { type FilmKey, textOfKey } from '../core/catalogue/titled.ts';
import { allOwn } from '../core/mentions/others.ts';
import type { Scan, ScannedFilm } from '../messages/history.ts';
import type { PagePosts } from '../messages/pagePosts.ts';
import { NO_HISTORY } from '../storage/noHistory.ts';
import { personaAt } from '../storage/personas.ts';
import { selectedOrPosts } from './asked.ts';
import type { WorkerHost } from './host.ts';
import type { Packs } from './packs.ts';

/** Names are the same however sites write them. */
const sameName = (name: string): string =>
	name
		.normalize('NFKC')
		.trim()
		.replace(/^(?:\/?u\/|@)/i, '')
		.toLowerCase();

const namedIn = (packs: Packs, texts: readonly string[]): FilmKey[] =>
	keysOf(packs, itemsNamed(packs, texts.map(allOwn)));

/**
 * @param known the persona's user names on this site
 * @returns what the user's posts name first, then those that may be theirs, then others'
 */
function scanPosts(packs: Packs, { posts, user, owner }: PagePosts, known: readonly string[]): Scan {
	const names = new Set(
		(known.length > 0 || user === null ? known : [user]).map(sameName).filter((name) => name !== ''),
	);
	const isOwn = (name: string | null) => name !== null && names.has(sameName(name));
	const whoseIs = (author: string | null): ScannedFilm['whose'] => {
		if (author === null) return isOwn(owner) ? 'yours' : 'unknown';
		if (names.size === 0) return 'unknown';
		return isOwn(author) ? 'yours' : 'others';
	};
	const groups: Record<ScannedFilm['whose'], string[]> = { yours: [], unknown: [], others: [] };
	for (const { text, author } of posts) groups[whoseIs(author)].push(text);
	const seen = new Set<string>();
	const films = Object.entries(groups).flatMap(([whose, texts]) =>
		namedIn(packs, texts).flatMap((key) => {
			if (seen.has(textOfKey(key))) return [];
			seen.add(textOfKey(key));
			return [{ ...key, whose: whose as ScannedFilm['whose'] }];
		}),
	);
	return { films, selected: false, user: groups.yours.length > 0 ? ([...names][0] ?? null) : null };
}

/** The user's selection: they say that it is theirs. */
const scanSelected = (packs: Packs, text: string): Scan => ({
	films: namedIn(packs, [text]).map((key) => ({ ...key, whose: 'yours' })),
	selected: true,
	user: null,
});

export const UNREADABLE: Scan = { films: null, selected: false, user: null };

/** Finds what the user's selection on a tab's page names, or else its posts. */
export async function scanPage(host: WorkerHost, tab: number, site: string | null): Promise<Scan> {
	const [found, packs] = await Promise.all([selectedOrPosts(host, tab), host.packs.orFail()]);
	if (found === null) return UNREADABLE;
	return 'selected' in found ? scanSelected(packs, found.selected) : scanPosts(packs, found, await namesOn(host, site));
}

/** The user name of a site's persona: the one noted with the site, or else its own, unless it is named after a site. */
async function namesOn(host: WorkerHost, site: string | null): Promise<string[]> {
	const persona = site === null ? null : await personaAt(await host.db(), site);
	if (persona === null || persona.id === NO_HISTORY) return [];
	const { name, sites } = persona;
	const user = sites.find((own) => own.site === site)?.user ?? '';
	if (user !== '') return [user];
	return sites.some((own) => own.site === name) ? [] : [name];
}
