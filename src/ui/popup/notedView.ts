import type { Browser } from 'webextension-polyfill';
import type { PopupView } from '../../messages/ui.ts';
import type { WorkerRequest } from '../../messages/worker.ts';
import { readTold } from '../../messages/written.ts';
import { readNotedAdvice } from '../../storage/notedAdvice.ts';
import { DEFAULT_SHOWING } from '../../study/showing.ts';

/** What the popup shows until the worker answers, which may have to start: the last advice, if the draft is the same. */
export async function notedView(
	api: { storage: Pick<Browser['storage'], 'session'>; tabs: Pick<Browser['tabs'], 'sendMessage'> },
	tab: number,
): Promise<PopupView | null> {
	const message = { kind: 'draft' } satisfies WorkerRequest;
	const readDraft = async (frameId: number) => {
		const draft = readTold(await api.tabs.sendMessage(tab, message, { frameId }));
		return draft && { ...draft, secret: draft.secret ?? null };
	};
	const noted = await readNotedAdvice(api.storage.session, tab, readDraft).catch(() => null);
	if (noted === null) return null;
	const { text, boxes = [], site, decoys, advice, kinds } = noted;
	const wordsOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
	return {
		...{ site, decoys, advice, kinds },
		...{
			off: false,
			toAllow: null,
			failed: false,
			link: null,
			gone: false,
			unreadable: false,
			private: false,
			settingsProblem: null,
			history: null,
			study: null,
		},
		surfaces: advice.mentions.map(wordsOf),
		maybeSurfaces: advice.maybes.map(wordsOf),
		boxes,
		notices: [],
		showing: DEFAULT_SHOWING,
	};
}
