/** Tells the user's posts on a page from those of others, and finds their films. */
import { filmsNamed } from '../core/advice/filmsNamed.ts';
import { filmTitles } from '../core/catalogue/catalogue.ts';
import { allOwn } from '../core/mentions/others.ts';
import type { Pack } from '../core/population/pack.ts';
import type { Scan, ScannedFilm } from '../messages/history.ts';
import { type PagePosts, readPagePosts } from '../messages/pagePosts.ts';
import type { WorkerRequest } from '../messages/worker.ts';
import { NOBODY } from '../storage/nobody.ts';
import { personaAt } from '../storage/personas.ts';
import type { WorkerHost } from './host.ts';

/** Names are the same however sites write them. */
const sameName = (name: string): string =>
	name
		.normalize('NFKC')
		.trim()
		.replace(/^(?:\/?u\/|@)/i, '')
		.toLowerCase();

/**
 * @param known the user names that the persona has on this site
 * @returns films in the user's posts first, then where that cannot be told, then others'
 */
function scanPosts(pack: Pack, { posts, user, owner }: PagePosts, known: readonly string[]): Scan {
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
	const seen = new Set<number>();
	const films = Object.entries(groups).flatMap(([whose, texts]) =>
		filmsNamed(pack.catalogue, texts.map(allOwn)).flatMap((film) => {
			if (seen.has(film)) return [];
			seen.add(film);
			return [{ ...titled(pack, film), whose: whose as ScannedFilm['whose'] }];
		}),
	);
	return { films, selected: false, user: groups.yours.length > 0 ? ([...names][0] ?? null) : null };
}

/** Films of what the user has selected: they say that it is theirs. */
const scanSelected = (pack: Pack, text: string): Scan => ({
	films: filmsNamed(pack.catalogue, [allOwn(text)]).map((film) => ({ ...titled(pack, film), whose: 'yours' })),
	selected: true,
	user: null,
});

const titled = ({ catalogue }: Pack, film: number) => ({
	id: film,
	title: filmTitles(catalogue, film)[0]!,
	year: catalogue.year[film]!,
});

export const UNREADABLE: Scan = { films: null, selected: false, user: null };

/** Finds the films in what the user has selected on a tab's page, or else in its posts. */
export async function scanPage(host: WorkerHost, tab: number, site: string | null): Promise<Scan> {
	const selected = await host.ask(tab, { kind: 'selectedText' });
	const pack = await host.pack();
	if (selected !== null) return scanSelected(pack, selected);
	const message = { kind: 'pagePosts' } satisfies WorkerRequest;
	const answer: unknown = await host.browser.tabs.sendMessage(tab, message, { frameId: 0 }).catch(() => null);
	const posts = readPagePosts(answer);
	return posts === null ? UNREADABLE : scanPosts(pack, posts, await namesOn(host, site));
}

/** The user name of a site's persona: the one noted with the site, or else its own, unless it is named after a site. */
async function namesOn(host: WorkerHost, site: string | null): Promise<string[]> {
	const persona = site === null ? null : await personaAt(await host.db(), site);
	if (persona === null || persona.id === NOBODY) return [];
	const { name, sites } = persona;
	const user = sites.find((own) => own.site === site)?.user ?? '';
	if (user !== '') return [user];
	return sites.some((own) => own.site === name) ? [] : [name];
}
