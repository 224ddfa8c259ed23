import { useRef, useState } from 'preact/hooks';
import { kindOf } from '../../core/catalogue/titled.ts';
import { ImportError } from '../../imports/error.ts';
import type { AuditOwner, AuditView, Edit } from '../../messages/audit.ts';
import type { Check } from '../../storage/check.ts';
import { strings } from '../../strings.ts';
import type { Auditor } from './auditor.ts';

/** New words for posts, by place. Their text is kept only while the page is open. */
interface Edits {
	of: ReadonlyMap<number, Edit>;
	isBusy: boolean;
	problem: string;
}
const NONE: Edits = { of: new Map(), isBusy: false, problem: '' };

export interface Editing {
	edits: Edits;
	/** Reads a check's files again, for new words. */
	rewrite(of: { check: Check; audit: AuditView; owner: AuditOwner }, files: readonly File[]): void;
}

export const nameOf = (file: File) => (file.webkitRelativePath === '' ? file.name : file.webkitRelativePath);
export const named = (files: readonly File[]) => files.map((file) => ({ file, name: nameOf(file) }));

/** New words for the posts of a check that have to be edited. */
export function useEdits(auditor: () => Auditor): Editing {
	const [edits, setEdits] = useState(NONE);
	const asked = useRef(0);
	return {
		edits,
		rewrite({ check, audit, owner }, files) {
			const places = [...new Set(audit.flatMap(({ takeDown }) => takeDown.map(({ post }) => post)))];
			asked.current++;
			const turn = asked.current;
			const answer = (now: Edits) => turn === asked.current && setEdits(now);
			if (places.length === 0 || files.length === 0) return answer(NONE);
			answer({ ...NONE, isBusy: true });
			const posts = places.map((place) => withoutSafe(check, audit, place));
			auditor()
				.ask('edit', { files: named(files), posts, owner })
				.then((found) => {
					const of = new Map(places.flatMap((place, at): [number, Edit][] => (found[at] ? [[place, found[at]]] : [])));
					answer({ of, isBusy: false, problem: of.size === 0 ? strings.past.notThere : '' });
				})
				.catch((error: unknown) =>
					answer({ ...NONE, problem: error instanceof ImportError ? error.message : strings.past.stopped }),
				);
		},
	};
}

/** A post with what must go: for the kinds that need the edit. */
function withoutSafe({ posts }: Check, audit: AuditView, place: number): Check['posts'][number] {
	const kinds = audit.filter(({ takeDown }) => takeDown.some(({ post }) => post === place)).map(({ kind }) => kind);
	const post = posts[place]!;
	return { ...post, films: post.films.filter((film) => kinds.includes(kindOf(film))) };
}
