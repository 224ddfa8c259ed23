import { useState } from 'preact/hooks';
import { type FilmKey, isSameKey } from '../../core/catalogue/titled.ts';
import type { OwnRequestFor } from '../../messages/ui.ts';
import type { Outcome } from '../../storage/changes.ts';
import type { Phrased, Post } from '../../storage/records.ts';

/** Changes to posts. Removed films, and removed posts, can be restored until the page is closed. */
export function useUndo(change: (request: OwnRequestFor<Outcome>) => Promise<boolean>) {
	const [before, setBefore] = useState<ReadonlyMap<number, Post>>(new Map());
	const [undone, setUndone] = useState<number | null>(null);
	const without = (id: number) => setBefore((all) => new Map([...all].filter(([other]) => other !== id)));
	return {
		before,
		undone,
		put: (post: Post) => {
			without(post.id);
			return change({ kind: 'changePost', post });
		},
		/** Keeps only these films and phrases in a post, and deletes a post without any. */
		lessen: async (post: Post, films: Post['films'], phrased: readonly Phrased[]) => {
			setUndone(null);
			setBefore((all) => new Map([...all, [post.id, post]]));
			const decoys = post.decoys.filter((decoy) => films.some(isSame(decoy)));
			const done =
				films.length + phrased.length === 0
					? await change({ kind: 'deletePost', post: post.id })
					: await change({ kind: 'changePost', post: lessened(post, { films, decoys, phrased }) });
			if (!done) without(post.id);
		},
		undo: async (post: Post) => {
			setUndone(post.id);
			if (await change({ kind: 'putBackPost', post })) without(post.id);
		},
	};
}

function lessened(
	{ phrased: _, ...post }: Post,
	left: { films: FilmKey[]; decoys: FilmKey[]; phrased: readonly Phrased[] },
): Post {
	const { phrased, ...films } = left;
	return { ...post, ...films, ...(phrased.length > 0 && { phrased: [...phrased] }) };
}

export const isSame = (one: FilmKey) => (other: FilmKey) => isSameKey(one, other);
