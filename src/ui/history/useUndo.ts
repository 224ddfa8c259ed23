import { useState } from 'preact/hooks';
import { type FilmKey, isSameKey } from '../../core/catalogue/titled.ts';
import type { Outcome } from '../../messages/history.ts';
import type { OwnRequestFor } from '../../messages/ui.ts';
import type { Post } from '../../storage/records.ts';

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
		/** Keeps only these films in a post, and deletes a post without films. */
		lessen: async (post: Post, films: Post['films']) => {
			setUndone(null);
			setBefore((all) => new Map([...all, [post.id, post]]));
			const decoys = post.decoys.filter((decoy) => films.some(isSame(decoy)));
			const done =
				films.length === 0
					? await change({ kind: 'deletePost', post: post.id })
					: await change({ kind: 'changePost', post: { ...post, films, decoys } });
			if (!done) without(post.id);
		},
		undo: async (post: Post) => {
			setUndone(post.id);
			if (await change({ kind: 'putBackPost', post })) without(post.id);
		},
	};
}

export const isSame = (one: FilmKey) => (other: FilmKey) => isSameKey(one, other);
