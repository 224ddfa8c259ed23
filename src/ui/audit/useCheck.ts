import { useEffect, useRef, useState } from 'preact/hooks';
import { ImportError } from '../../imports/error.ts';
import type { AuditOwner, AuditView, CountsView, ReadingView } from '../../messages/audit.ts';
import type { AskWorker } from '../../messages/ui.ts';
import type { Check } from '../../storage/check.ts';
import { strings } from '../../strings.ts';
import type { Auditor } from './auditor.ts';
import { stillThere } from './stillThere.ts';
import { type Editing, named, nameOf, placesIn, postsThen, useEdits } from './useEdits.ts';

const words = strings.past;

interface CheckStore {
	read: () => Promise<{ check: Check; done: number[] } | null>;
	/** @returns false if it has more posts than are kept */
	keep: (check: Check) => Promise<boolean>;
	/** @returns false if another check has taken its place, or it was forgotten */
	keepDone: (id: string, done: readonly number[]) => Promise<boolean>;
	forget: (id: string) => Promise<void>;
}

export interface CheckHost {
	ask: AskWorker;
	store: CheckStore;
	openAuditor: () => Auditor;
	today: () => string;
}

/** Whether a check is kept; `replaced`: it was, until another tab kept another or forgot it. */
type Kept = 'kept' | 'notKept' | 'replaced';

export interface Result {
	check: Check;
	kept: Kept;
	owner: AuditOwner;
	audit: AuditView;
	/** Posts that were taken down or edited. */
	done: ReadonlySet<number>;
	/** With the posts edited that are done, or all that have to be while none is; null until it is counted. */
	left: CountsView | null;
	/** Posts ticked off in the check before that still name one of their films. */
	still: number;
}

export type CheckState =
	| { at: 'loading' }
	| { at: 'failed' }
	| { at: 'held' }
	| { at: 'start'; problem: string }
	| { at: 'reading'; files: string[]; reading: ReadingView | null }
	| { at: 'counting'; files: string[]; isNew: boolean }
	| ({ at: 'result' } & Result);

export interface Checking extends Editing {
	state: CheckState;
	start(files: readonly File[], persona: string | null): Promise<void>;
	cancel(): void;
	tick(post: number, on: boolean): void;
	forget(): Promise<void>;
}

/** A check of old posts, from choosing the files to the last post that was taken down. */
export function useCheck({ ask, store, openAuditor, today }: CheckHost): Checking {
	const [state, setState] = useState<CheckState>({ at: 'loading' });
	const { auditor, isOpen, close } = useAuditor(openAuditor);
	const editing = useEdits(auditor);
	const fail = (problem: string) => {
		close();
		setState({ at: 'start', problem });
	};
	const stopped = () => fail(words.stopped);

	async function load() {
		try {
			const kept = await store.read();
			const owner = await ask({ kind: 'auditOwner', persona: kept?.check.persona ?? null });
			if (owner.held) return setState({ at: 'held' });
			if (kept === null) return setState({ at: 'start', problem: '' });
			setState({ at: 'counting', files: kept.check.files, isNew: false });
			const asked = auditor();
			const result = await count(asked, kept.check, owner);
			if (isOpen(asked)) setState({ at: 'result', ...result, done: new Set(kept.done), kept: 'kept', still: 0 });
		} catch {
			setState({ at: 'failed' });
		}
	}
	useEffect(() => {
		void load();
		return close;
	}, []);
	useLeft({ state, setState }, editing.edits, auditor, stopped);

	async function start(files: readonly File[], persona: string | null) {
		const names = files.map(nameOf);
		setState({ at: 'reading', files: names, reading: null });
		const asked = auditor();
		try {
			const owner = await ask({ kind: 'auditOwner', persona });
			const found = await read(asked, files, (reading) =>
				setState((now) => (now.at === 'reading' ? { ...now, reading } : now)),
			);
			if (!isOpen(asked)) return;
			const check = { ...newCheck(names), persona: owner.persona, date: today(), ...found };
			setState({ at: 'counting', files: names, isNew: true });
			const result = await count(asked, check, owner);
			if (!isOpen(asked)) return;
			const still = stillThere(await store.read(), check);
			const isKept = await store.keep(check).catch(() => false);
			if (!isOpen(asked)) return isKept ? await store.forget(check.id) : undefined;
			setState({ at: 'result', ...result, done: new Set(), kept: isKept ? 'kept' : 'notKept', still });
			editing.rewrite(result, files);
		} catch (error) {
			if (isOpen(asked)) fail(error instanceof ImportError ? error.message : words.stopped);
		}
	}

	function tick(post: number, on: boolean) {
		if (state.at !== 'result') return;
		const { check } = state;
		const done = new Set([...state.done].filter((other) => other !== post).concat(on ? post : []));
		setState({ ...state, done });
		const setKept = (kept: Kept) => setState((now) => (now.at === 'result' ? { ...now, kept } : now));
		if (state.kept === 'kept') void keepTicks(store, check.id, done).then(setKept);
	}

	return {
		state,
		start,
		tick,
		...editing,
		cancel: () => fail(''),
		forget: async () => {
			if (state.at === 'result') await store.forget(state.check.id).then(() => fail(''), stopped);
		},
	};
}

interface Held {
	state: CheckState;
	setState: (change: (now: CheckState) => CheckState) => void;
}

/** Counts what is left whenever what is edited, or how, has changed. */
function useLeft(
	{ state, setState }: Held,
	edits: Editing['edits'],
	auditor: () => Auditor,
	stopped: () => void,
): void {
	const done = state.at === 'result' ? state.done : null;
	useEffect(() => {
		if (state.at !== 'result') return;
		const edited = state.done.size === 0 && edits.of.size > 0 ? placesIn(state.audit) : state.done;
		let isStale = false;
		const setLeft = (left: CountsView | null) =>
			setState((now) => (isStale || now.at !== 'result' ? now : { ...now, left }));
		if (edited.size === 0) setLeft(null);
		else
			auditor()
				.ask('count', { posts: postsThen(state, edited, edits), owner: state.owner })
				.then(setLeft)
				.catch(stopped);
		return () => {
			isStale = true;
		};
	}, [done, edits]);
}

const keepTicks = (store: CheckStore, id: string, done: ReadonlySet<number>): Promise<Kept> =>
	store.keepDone(id, [...done]).then(
		(isKept) => (isKept ? 'kept' : 'replaced'),
		() => 'notKept',
	);

async function read(asked: Auditor, files: readonly File[], onReading: (reading: ReadingView) => void) {
	const { read, posts, unread, doubtful } = await asked.ask('read', { files: named(files) }, onReading);
	return { read, posts, ...(unread.length > 0 && { unread }), ...(doubtful.length > 0 && { doubtful }) };
}

async function count(asked: Auditor, check: Check, owner: AuditOwner) {
	const audit = await asked.ask('audit', { posts: check.posts, owner });
	return { check, owner, audit, left: null };
}

function useAuditor(openAuditor: () => Auditor) {
	const open = useRef<Auditor | null>(null);
	return {
		auditor: () => {
			open.current ??= openAuditor();
			return open.current;
		},
		isOpen: (auditor: Auditor) => open.current === auditor,
		close: () => {
			open.current?.close();
			open.current = null;
		},
	};
}

/** File names to keep with a check: a folder may have very many. */
const MOST_NAMES = 100;

const newCheck = (files: readonly string[]) => ({ id: crypto.randomUUID(), files: files.slice(0, MOST_NAMES) });

export const leftOf = ({ posts }: Check, done: ReadonlySet<number>) => posts.filter((_, i) => !done.has(i));
