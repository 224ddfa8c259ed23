import { useRef, useState } from 'preact/hooks';
import { kindOf } from '../../core/catalogue/titled.ts';
import { ImportError } from '../../imports/error.ts';
import type { AuditOwner, AuditView, CountedPost, Edit } from '../../messages/audit.ts';
import type { Check } from '../../storage/check.ts';
import { strings } from '../../strings.ts';
import type { Auditor } from './auditor.ts';

/** New words for posts, by place. Their text is kept only while the page is open. */
interface Edits {
	of: ReadonlyMap<number, Edit>;
	isBusy: boolean;
	problem: string;
}
const NO_EDITS: Edits = { of: new Map(), isBusy: false, problem: '' };

interface Checked {
	check: Check;
	audit: AuditView;
	owner: AuditOwner;
}

export interface Editing {
	edits: Edits;
	/** Reads a check's files again, for new words. */
	rewrite(of: Checked, files: readonly File[]): void;
	/** Puts another wording of a post first. */
	turn(post: number): void;
}

export const nameOf = (file: File) => (file.webkitRelativePath === '' ? file.name : file.webkitRelativePath);
export const named = (files: readonly File[]) => files.map((file) => ({ file, name: nameOf(file) }));

/** New words for the posts of a check that have to be edited. */
export function useEdits(auditor: () => Auditor): Editing {
	const [edits, setEdits] = useState(NO_EDITS);
	const asked = useRef(0);
	return {
		edits,
		rewrite({ check: { posts }, audit, owner }, files) {
			asked.current++;
			const turn = asked.current;
			const answer = (now: Edits) => turn === asked.current && setEdits(now);
			if (placesIn(audit).size === 0 || files.length === 0) return answer(NO_EDITS);
			answer({ ...NO_EDITS, isBusy: true });
			const gone = audit.map(({ kind, takeDown }) => ({ kind, takeDown }));
			auditor()
				.ask('edit', { files: named(files), posts, owner, audit: gone })
				.then((found) =>
					answer({ of: new Map(found), isBusy: false, problem: found.length === 0 ? strings.past.notThere : '' }),
				)
				.catch((error: unknown) =>
					answer({ ...NO_EDITS, problem: error instanceof ImportError ? error.message : strings.past.stopped }),
				);
		},
		turn: (post) =>
			setEdits((now) => {
				const edit = now.of.get(post);
				if (edit === undefined) return now;
				const [first, ...others] = edit.afters;
				return { ...now, of: new Map(now.of).set(post, { ...edit, afters: [...others, first!] }) };
			}),
	};
}

/** The posts that have to be edited or taken down. */
export const placesIn = (audit: Checked['audit']): Set<number> =>
	new Set(audit.flatMap(({ takeDown }) => takeDown.map(({ post }) => post)));

/** All posts once some are edited with their first wording; those without new words are taken down. */
export const postsThen = (
	{ check: { posts }, audit }: Pick<Checked, 'check' | 'audit'>,
	edited: ReadonlySet<number>,
	edits: Editing['edits'],
): CountedPost[] =>
	posts.flatMap((post, at) => {
		if (!edited.has(at)) return post;
		const phrases = edits.of.get(at)?.afters[0]?.phrases;
		if (phrases === undefined) return [];
		const kinds = audit.filter(({ takeDown }) => takeDown.some((one) => one.post === at)).map(({ kind }) => kind);
		return { ...post, films: post.films.filter((film) => !kinds.includes(kindOf(film))), phrases };
	});
