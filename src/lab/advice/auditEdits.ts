/** The posts to take down, with the words to put in their place. The export is read once more for their texts. */
import { type PostEdit, postEdit } from '../../core/advice/postEdit.ts';
import type { Owner } from '../../core/audit/account.ts';
import type { Audit } from '../../core/audit/audit.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { ReadAccount } from '../../imports/posts/account.ts';
import type { Source } from '../../imports/posts/exported.ts';
import { readPosts } from '../../imports/posts/read.ts';

/** A post's text and its edit. */
export interface EditedPost extends PostEdit {
	text: string;
}

/** So many posts are given edits: with more, a new account is less work. */
const MOST_EDITED = 100;

const keyOf = ({ site, id }: { site: string; id: string }) => `${site} ${id}`;

/** Returns the edits of posts to take down, by their place among the account's. */
export async function auditEdits(
	pack: Pack,
	sources: readonly Source[],
	{ posts }: Pick<ReadAccount, 'posts'>,
	{ takeDown }: Pick<Audit, 'takeDown'>,
	owner: Owner & { tolerance: number },
): Promise<Map<number, EditedPost>> {
	const wanted = new Map(takeDown.slice(0, MOST_EDITED).map(({ post }) => [keyOf(posts[post]!), post]));
	const edits = new Map<number, EditedPost>();
	if (wanted.size === 0) return edits;
	for await (const { text, ...of } of readPosts(sources)) {
		const post = wanted.get(keyOf(of));
		if (post === undefined || edits.has(post)) continue;
		edits.set(post, { text, ...postEdit(pack, text, new Set(posts[post]!.films), owner) });
	}
	return edits;
}
