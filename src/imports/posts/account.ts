/** Reads the posts of an account, and finds their films and items of other kinds. The text is not kept. */
import { findsNamed, type NamedItem } from '../../core/advice/itemsNamed.ts';
import { LONGEST_DRAFT } from '../../core/advice/limits.ts';
import type { AccountPost } from '../../core/audit/account.ts';
import { surelyNamed } from '../../core/audit/surelyNamed.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import type { Item, PackKind } from '../../core/catalogue/packKinds.ts';
import { kindOfItems } from '../../core/catalogue/titled.ts';
import { allOwn } from '../../core/mentions/others.ts';
import type { ExportedPost, Source } from './exported.ts';
import { placeOf, wordCount } from './places.ts';
import { type FileLog, readPosts } from './read.ts';

/** A post that names items: `films` are those of the first pack's kind. */
export interface NamingPost extends AccountPost, Omit<ExportedPost, 'text'> {
	items: Item[];
}

export interface ReadAccount {
	/** Number of posts, with films or without. */
	read: number;
	posts: NamingPost[];
	/** Films that some posts might name, were it not for all others. */
	doubtful: number[];
	/** Files of a folder or archive that could not be read: the first of them, if there are very many. */
	unread: string[];
}

/** Most file names in memory. */
const MOST_UNREAD = 1000;

export interface Reading extends Omit<ReadAccount, 'doubtful'> {
	bytes: number;
	total: number;
}

/**
 * Reads all posts, and keeps what they surely name, judged together.
 * @param onPost called after each post; reading continues when its promise settles
 * @throws ImportError
 */
export async function readAccount(
	packs: readonly [{ catalogue: Catalogue }, ...{ catalogue: Catalogue }[]],
	sources: readonly Source[],
	onPost: (reading: Reading) => Promise<void> | void = () => undefined,
): Promise<ReadAccount> {
	const total = sources.reduce((sum, { size }) => sum + size, 0);
	const reading: Reading = { read: 0, posts: [], unread: [], bytes: 0, total };
	const counted = sources.map((source) =>
		countBytes(source, (bytes) => {
			reading.bytes = Math.min(reading.bytes + bytes, reading.total);
		}),
	);
	const first = kindOfItems(packs[0].catalogue);
	const known = new Map<string, { site: string; ids: Set<string> }>();
	const found: NamedItem[][] = [];
	const words = wordCount();
	const log: FileLog = {
		begin: () => {
			const { read, posts } = reading;
			const before = posts.length;
			const forget = words.begin();
			return () => {
				reading.read = read;
				forget();
				found.length = before;
				for (const { site, id } of posts.splice(before)) known.get(site)?.ids.delete(id);
			};
		},
		leaveOut: (name: string) => {
			if (reading.unread.length < MOST_UNREAD) reading.unread.push(name);
		},
	};
	for await (const { text, ...post } of readPosts(counted, log)) {
		reading.read++;
		const finds = findsNamed(packs, partsOf(text).map(allOwn));
		const items = finds.map(({ kind, id }) => ({ kind, id }));
		words.add(placeOf(post), text);
		if (items.length > 0 && !isKnown(known, post)) {
			const there = known.get(post.site) ?? { site: structuredClone(post.site), ids: new Set() };
			known.set(there.site, there);
			// A slice of the text would keep it whole in memory; and a site has many posts.
			const { id, date, link } = structuredClone({ id: post.id, date: post.date, link: post.link });
			if (id.length <= LONGEST_ID) there.ids.add(id);
			const named = { films: items.flatMap((item) => (item.kind === first ? item.id : [])), items };
			reading.posts.push({ id: id.slice(0, LONGEST_ID), date, site: there.site, link, ...named, day: dayIn(date) });
			found.push(finds);
		}
		const wait = onPost(reading);
		if (wait !== undefined) await wait;
	}
	const posts = onlySure(reading.posts, found, words.counts(), first);
	const sure = new Set(posts.flatMap(({ films }) => films));
	const doubtful = [...new Set(reading.posts.flatMap(({ films }) => films))].filter((film) => !sure.has(film));
	return { read: reading.read, posts, doubtful, unread: reading.unread };
}

/** Leaves out films that are not surely named when all posts are seen together, and posts without anything else. */
function onlySure(
	posts: readonly NamingPost[],
	found: readonly (readonly NamedItem[])[],
	words: ReadonlyMap<string, number>,
	first: PackKind,
): NamingPost[] {
	const isFilm = ({ kind }: Item) => kind === 'films';
	const sure = surelyNamed(
		posts.map((post, i) => ({
			place: placeOf(post),
			finds: found[i]!.filter(isFilm).map(({ id, chance }) => ({ item: id, chance })),
		})),
		words,
	);
	return posts.flatMap((post, i) => {
		const items = post.items.filter((item) => !isFilm(item) || sure[i]!.includes(item.id));
		if (items.length === 0) return [];
		return [{ ...post, items, films: items.flatMap(({ kind, id }) => (kind === first ? [id] : [])) }];
	});
}

/** Characters of an id to keep. */
const LONGEST_ID = 1000;

/** The same post may be in two exports. Posts with longer ids count twice. */
const isKnown = (
	known: ReadonlyMap<string, { ids: Set<string> }>,
	{ site, id }: Pick<ExportedPost, 'site' | 'id'>,
): boolean => known.get(site)?.ids.has(id) === true;

/** Divides a text between words into parts that are short enough to be read whole. */
function partsOf(text: string): string[] {
	const parts: string[] = [];
	for (let from = 0; from < text.length; ) {
		const end = from + LONGEST_DRAFT;
		const space = end < text.length ? text.lastIndexOf(' ', end - 1) : text.length;
		const to = space > from ? space : end;
		parts.push(text.slice(from, to));
		from = to;
	}
	return parts;
}

/** Days since 1970 of a date in an export; null if only the month is known. */
export const dayIn = (date: string | null): number | null =>
	date === null || date.length < 10 ? null : Date.parse(date.slice(0, 10)) / 86_400_000;

const countBytes = (source: Source, count: (bytes: number) => void): Source => ({
	...source,
	apart: source,
	stream: (from, to) =>
		source.stream(from, to).pipeThrough(
			new TransformStream({
				transform(chunk, controller) {
					count(chunk.length);
					controller.enqueue(chunk);
				},
			}),
		),
});
