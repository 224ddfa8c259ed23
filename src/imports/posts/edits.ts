/** New words for old posts. Their export is read again for their text, which is not kept. */
import { MOST_EDITS, type PostEdit, postEdit } from '../../core/advice/postEdit.ts';
import type { Owner } from '../../core/audit/account.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { ExportedPost, Source } from './exported.ts';
import { readPosts } from './read.ts';

/** A post to edit, and what it must not name, by kind. */
export interface ToEdit extends Pick<ExportedPost, 'site' | 'id'> {
	kinds: readonly { pack: Pack; films: ReadonlySet<number>; owner: Owner & { tolerance: number } }[];
}

/** The text, and how it would read: best first, none if no words hide what it names. */
export interface EditedPost extends PostEdit {
	text: string;
}

/** Most posts that get edits: with more, a new account is less work. */
const MOST_EDITED = 100;

const keyOf = ({ site, id }: Pick<ExportedPost, 'site' | 'id'>) => `${site} ${id}`;

/**
 * Returns the edits of the posts that are found, by their places.
 * @throws ImportError
 */
export async function editPosts(
	sources: readonly Source[],
	posts: readonly ToEdit[],
): Promise<Map<number, EditedPost>> {
	const wanted = new Map(posts.slice(0, MOST_EDITED).map((post, at) => [keyOf(post), at]));
	const edits = new Map<number, EditedPost>();
	if (wanted.size === 0) return edits;
	for await (const { text, ...of } of readPosts(sources)) {
		const at = wanted.get(keyOf(of));
		if (at === undefined || edits.has(at)) continue;
		edits.set(at, { text, ...editOf(text, posts[at]!.kinds) });
		if (edits.size === wanted.size) break;
	}
	return edits;
}

/** Edits for one kind after the other. */
function editOf(text: string, kinds: ToEdit['kinds']): PostEdit {
	return kinds.reduce<PostEdit>(
		({ afters, wordings }, { pack, films, owner }) => {
			const edits = afters.map((after) => postEdit(pack, after, films, owner));
			return {
				afters: edits.flatMap((edit) => edit.afters).slice(0, MOST_EDITS),
				wordings: [...wordings, ...(edits[0]?.wordings ?? [])],
			};
		},
		{ afters: [text], wordings: [] },
	);
}
