import { keysOf } from '../../core/advice/itemsNamed.ts';
import { type NamingPost, type Reading, readAccount } from '../../imports/posts/account.ts';
import type { Source } from '../../imports/posts/exported.ts';
import type { ReadingView, ReadPosts } from '../../messages/audit.ts';
import type { CheckedPost } from '../../storage/check.ts';
import { LONGEST_POST_ID, LONGEST_TITLE, MOST_POST_FILMS } from '../../storage/limits.ts';
import type { Packs } from '../packs.ts';

/** Milliseconds between reports of progress. */
const TURN = 100;

/**
 * Reads the posts of an export, and reports its progress.
 * @param whilePaused settled when reading may go on
 * @throws ImportError if a file is damaged or unknown
 */
export async function readExport(
	packs: Packs,
	sources: readonly Source[],
	report: (reading: ReadingView) => void,
	whilePaused: () => Promise<void>,
): Promise<ReadPosts> {
	const view = viewing();
	let turn = performance.now();
	const onPost = (reading: Reading) => {
		if (performance.now() - turn < TURN) return undefined;
		report(view(reading));
		return pause()
			.then(whilePaused)
			.then(() => {
				turn = performance.now();
			});
	};
	const { read, posts, unread } = await readAccount(packs, sources, onPost);
	return {
		read,
		posts: posts.map((post, i) => checkedPost(packs, post, i)),
		unread: unread.map((name) => name.slice(0, LONGEST_TITLE)),
	};
}

/** A post as it can be kept: always with a name, and not one that is far longer than those of sites. */
function checkedPost(packs: Packs, { items, ...post }: NamingPost, i: number): CheckedPost {
	const { id, site, date, link } = post;
	return {
		...{ id: id.trim() === '' ? `#${i}` : id.slice(0, LONGEST_POST_ID), site, date, link },
		films: keysOf(packs, items.slice(0, MOST_POST_FILMS)),
	};
}

/** Lets what the page asks be heard. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Counts what was read so far of films, each post once. */
function viewing(): (reading: Reading) => ReadingView {
	const films = new Set<number>();
	let years: [number, number] | null = null;
	let counted = 0;
	let naming = 0;
	return ({ bytes, total, read, posts }) => {
		// Those of a file that was left out are gone.
		counted = Math.min(counted, posts.length);
		for (; counted < posts.length; counted++) {
			const { films: named, date } = posts[counted] as NamingPost;
			if (named.length === 0) continue;
			naming++;
			for (const film of named) films.add(film);
			if (date === null) continue;
			const year = Number(date.slice(0, 4));
			years = years === null ? [year, year] : [Math.min(years[0], year), Math.max(years[1], year)];
		}
		return { share: total === 0 ? 0 : bytes / total, read, naming, films: films.size, years };
	};
}
