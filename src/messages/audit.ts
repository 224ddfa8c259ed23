/** Requests of the audit page: to the worker about accounts and their history, and to its own thread. */
import * as v from 'valibot';
import { text } from '../checks.ts';
import type { Edited } from '../core/advice/postEdit.ts';
import type { Standing } from '../core/advice/verdict.ts';
import type { AccountPost } from '../core/audit/account.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import type { FilmKey } from '../core/catalogue/titled.ts';
import type { CheckedPost } from '../storage/check.ts';
import { LONGEST_NAME } from '../storage/limits.ts';
import { message } from './protocol.ts';

const name = text(LONGEST_NAME);

export const auditRequests = {
	/** What counts for an account in addition to its posts; null for a new one. */
	auditOwner: message({ persona: v.nullable(name) }).answered<AuditOwner>(),
};

/** What counts for the owner of an account in addition to posts and ratings. */
export interface AuditOwner {
	persona: string | null;
	tolerance: number;
	members: number | null;
	guard: string[] | null;
	filmsRated: number | null;
	/** Whether the imported ratings are complete; null if the user did not say. */
	complete: boolean | null;
	nowhere: boolean;
	/** Figures are hidden because the user's study arm shows none. */
	held: boolean;
	/** Other kinds are not counted, as a study compares only films. */
	filmsAlone: boolean;
}

export interface ReadingView {
	/** From 0 to 1. */
	share: number;
	read: number;
}

export interface ReadPosts {
	/** Number of posts, with films or without. */
	read: number;
	posts: CheckedPost[];
	/** Files of a folder or archive that could not be read. */
	unread: string[];
	/** Titles that do not count, as they are probably not films here: some of them, if there are many. */
	doubtful: string[];
}

/** A post, by its place among those checked, and how many people could have written the others. */
interface PostWithout {
	post: number;
	crowd: number;
}

/** A crowd by one kind. */
export interface CountView extends Standing {
	kind: PackKind;
}

/** Films first, and each other kind that the posts name and a pack is loaded for. */
export type CountsView = CountView[];

/** The audit by one kind. */
export interface KindAudit extends CountView {
	members: number;
	/** Every post, the most revealing first. */
	posts: PostWithout[];
	/** Posts to take down, in order, each with the account's standing after it and those before. */
	takeDown: PostWithout[];
	isExact: boolean;
	years: { year: number | null; posts: number; crowd: number }[];
	/** If a new account is less work, films that it must not name; otherwise null. */
	filmsForOld: FilmKey[] | null;
	/** Posts that were written within two weeks of when one of their films was logged. */
	near: number[];
	/** Number of films that the list no longer has. */
	unknown: number;
}

/** Of the same kinds, in the same order. */
export type AuditView = KindAudit[];

/** Those that the user has chosen. */
type Files = { file: Blob; name: string }[];

/** The text of a post, and how it would read, best first; none if no words hide what it names. */
export interface Edit {
	text: string;
	afters: Edited[];
}

/** A post to count: as it is, or once it is edited. */
export type CountedPost = CheckedPost & Pick<AccountPost, 'phrases'>;

/** Requests of the page to its thread, and the answers. */
export interface AuditorProtocol {
	read: { asked: { files: Files }; answered: ReadPosts };
	audit: { asked: { posts: CheckedPost[]; owner: AuditOwner }; answered: AuditView };
	/** How many people could have written some of the posts. */
	count: { asked: { posts: CountedPost[]; owner: AuditOwner }; answered: CountsView };
	/** New words for the posts that have to go, by place. The first ones reach the goal together. */
	edit: {
		asked: { files: Files; posts: CheckedPost[]; owner: AuditOwner; audit: Pick<KindAudit, 'kind' | 'takeDown'>[] };
		answered: [number, Edit][];
	};
}

export type AuditorKind = keyof AuditorProtocol;
export type AuditorRequest = {
	[K in AuditorKind]: { kind: K; number: number } & AuditorProtocol[K]['asked'];
}[AuditorKind];

/** Reports progress, or answers a request with a value or a problem; null is a problem without a sentence for users. */
export type AuditorAnswer =
	| { number: number; reading: ReadingView }
	| { number: number; value: unknown }
	| { number: number; problem: string | null };
