import { keysOf } from '../../core/advice/itemsNamed.ts';
import { filmKey } from '../../core/catalogue/titled.ts';
import { type NamingPost, type Reading, readAccount } from '../../imports/posts/account.ts';
import type { Source } from '../../imports/posts/exported.ts';
import type { ReadingView, ReadPosts } from '../../messages/audit.ts';
import type { CheckedPost } from '../../storage/check.ts';
import { LONGEST_POST_ID, LONGEST_TITLE, MOST_LEFT_OUT, MOST_POST_FILMS } from '../../storage/limits.ts';
import type { Packs } from '../packs.ts';

/** Milliseconds between reports of progress. */
const TURN = 100;

/**
 * Reads the posts of an export, and reports its progress.
 * @throws ImportError if a file is damaged or unknown
 */
export async function readExport(
	packs: Packs,
	sources: readonly Source[],
	report: (reading: ReadingView) => void,
): Promise<ReadPosts> {
	let turn = performance.now();
	const onPost = ({ bytes, total, read }: Reading) => {
		if (performance.now() - turn < TURN) return;
		report({ share: total === 0 ? 0 : bytes / total, read });
		turn = performance.now();
	};
	const { read, posts, unread, doubtful } = await readAccount(packs, sources, onPost);
	return {
		read,
		posts: posts.map((post, i) => checkedPost(packs, post, i)),
		unread: unread.map((name) => name.slice(0, LONGEST_TITLE)),
		doubtful: doubtful
			.slice(0, MOST_LEFT_OUT)
			.map((film) => filmKey(packs[0].catalogue, film).title.slice(0, LONGEST_TITLE)),
	};
}

/** A post in a form that can be kept: always with a name, and not a far longer one than sites have. */
function checkedPost(packs: Packs, { items, ...post }: NamingPost, i: number): CheckedPost {
	const { id, site, date, link } = post;
	return {
		...{ id: id.trim() === '' ? `#${i}` : id.slice(0, LONGEST_POST_ID), site, date, link },
		films: keysOf(packs, items.slice(0, MOST_POST_FILMS)),
	};
}
