import { useEffect, useState } from 'preact/hooks';
import type { AdvisedMention, FilmName } from '../../core/advice/result.ts';
import type { AddedKind, Item, PackKind } from '../../core/catalogue/packKinds.ts';
import { ALL_SITES, patternOf } from '../../messages/origins.ts';
import type { Notice, OwnRequest, OwnRequestFor, PopupView, TriedChanges, WhatIf } from '../../messages/ui.ts';
import type { AsOne } from '../../storage/asOne.ts';
import type { SettingsChange } from '../../storage/settings.ts';
import { strings } from '../../strings.ts';
import { followTab } from './following.ts';
import type { PopupHost } from './host.ts';
import { withLastAdvice } from './lastAdvice.ts';
import type { Undoable } from './toast.tsx';
import { useTakeOut } from './useTakeOut.ts';

const words = strings.popup;

const filmOf = (id: number): Item => ({ kind: 'films', id });

export type Acts = ReturnType<typeof usePopup>['acts'];

/** What the popup shows, and what its buttons do. */
export function usePopup(host: PopupHost) {
	const { tab, ask } = host;
	const [view, setView] = useState<PopupView | null>(null);
	const [status, say] = useState('');

	const showView = (next: PopupView) => setView((before) => withLastAdvice(before, next));
	const show = (request: OwnRequestFor<PopupView>) => ask(request).then(showView);
	const refresh = () => show({ kind: 'view', tab });
	const sendAndShow = (request: OwnRequest) => ask(request).then(refresh);
	useEffect(() => followTab(host, showView, refresh), []);
	useStudy(host, view, refresh);

	const { copy, put } = putting(host, view, say);
	const changes = useTakeOut({ tab, ask, view, refresh, say });
	const acts = {
		...changes,
		say,
		refresh,
		copy: (film: FilmName) => copy(strings.film(film)),
		chooseFilm: (form: number, film: number) => show({ kind: 'choose', tab, form, item: filmOf(film) }),
		settle: (words: string, isItem: boolean) => show({ kind: 'settle', tab, of: 'films', words, isItem }),
		setAsOne: (accounts: AsOne) => sendAndShow({ kind: 'setAsOne', accounts, on: true }),
		answer: (change: SettingsChange) => void sendAndShow({ kind: 'changeSettings', change }),
		sayRated: (film: number, said: AdvisedMention['said']) => show({ kind: 'sayRated', tab, item: filmOf(film), said }),
		/** The same of another kind. */
		sayNever: (kind: AddedKind, id: number) => show({ kind: 'sayRated', tab, item: { kind, id }, said: 'never' }),
		leave: (on: boolean) => void show({ kind: 'leave', tab, on }),
		others: () => show({ kind: 'redraw', tab }),
		dismiss: (notice: Notice) => sendAndShow({ kind: 'dismiss', notice }),
		switchSite: (off: boolean) => {
			const site = view?.site;
			if (site != null) void sendAndShow({ kind: 'switchSite', site, off, tab });
		},
		/** Allows this site to be read, or all. The popup may close during this: the rest is the worker's. */
		allow: (site: string, all: boolean) => {
			// First, as browsers ask only within a click.
			void host.allow([all ? ALL_SITES : patternOf(site)]);
			void ask({ kind: 'switchSite', site, off: false, tab });
		},
		chooseAccount: (persona: string) => sendAndShow({ kind: 'sitePersona', tab, persona }),
		/** @returns whether the account was created; if not, says why */
		newAccount: async (name: string) => {
			const { refused } = await ask({ kind: 'newSitePersona', tab, name });
			say(refused === null ? '' : strings.history.refused[refused]);
			await refresh();
			return refused === null;
		},
		/** Names another film, which counts as one that the writer never rated. */
		add: async (film: FilmName, kind: PackKind) => {
			const item = { kind, id: film.id };
			if (!view?.gone && (await changes.addItem(film.title, item))) return say('');
			if (!view?.gone) await show({ kind: 'decoy', tab, item });
			await put(film);
		},
		put,
		forget: async () => {
			await sendAndShow({ kind: 'undo', tab });
			say(words.account.forgotten);
		},
		preview: ({ drop, told = [] }: TriedChanges) => ask({ kind: 'preview', tab, films: drop, told }),
		whatIf: (tried: TriedChanges[]): Promise<WhatIf> => ask({ kind: 'whatIf', tab, tried }),
	};
	const gone = view?.gone && view.advice !== null ? [words.mention.gone] : [];
	return { view, acts, undo: undoable(view, acts), status: [...gone, status].join(' ').trim() };
}

interface Undos extends ReturnType<typeof useTakeOut> {
	forget: () => Promise<void>;
}

/** Puts titles where the writer can use them. */
function putting({ tab, ask, copy: toClipboard }: PopupHost, view: PopupView | null, say: (text: string) => void) {
	async function copy(title: string) {
		const copied = await toClipboard(title).then(
			() => true,
			() => false,
		);
		say(copied ? strings.copied(title) : strings.copyFailed(title));
	}
	/** Puts a title at the cursor; if the box is gone or refuses, copies it for the writer to paste. */
	async function put(item: FilmName) {
		// The year lets readers recognize the title.
		const text = strings.film(item);
		if (!view?.gone && (await ask({ kind: 'insert', tab, text }))) return say(words.mention.added(item.title));
		await copy(item.title);
	}
	return { copy, put };
}

/** Null if there is nothing to undo. */
function undoable(view: PopupView | null, { done, takeBack, forget }: Undos): Undoable | null {
	const added = view?.history?.added;
	if (done?.added) return { text: words.mention.addedInWords(done.title!), onUndo: takeBack };
	if (done?.title !== undefined) return { text: strings.kinds.ignored(done.title), onUndo: takeBack };
	if (done !== null) return { text: words.changes.done, onUndo: takeBack };
	return added ? { text: words.account.remembered(added, added.persona), onUndo: forget } : null;
}

/** Says that the popup was opened, and shows the advice when an arm of a study no longer holds it back. */
function useStudy({ tab, ask }: PopupHost, view: PopupView | null, refresh: () => Promise<void>): void {
	const inStudy = view !== null && view.study !== null;
	useEffect(() => {
		if (inStudy) void ask({ kind: 'studyOpened', tab });
	}, [inStudy]);
	const later = view?.advice ? view.showing.later : 0;
	useEffect(() => {
		if (later === 0) return;
		const timer = setTimeout(() => void refresh(), later);
		return () => clearTimeout(timer);
	}, [later]);
}
