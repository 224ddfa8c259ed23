import type { Browser } from 'webextension-polyfill';
import { readBoxNames } from '../../messages/boxNames.ts';
import type { PopupView } from '../../messages/ui.ts';
import type { WorkerRequest } from '../../messages/worker.ts';
import { readWritten } from '../../messages/written.ts';
import { readNotedAdvice } from '../../storage/notedAdvice.ts';
import { DEFAULT_SHOWING } from '../../study/showing.ts';

/** What the popup shows until the worker answers, which may have to start: the last advice, if the draft is the same. */
export async function notedView(
	api: { storage: Pick<Browser['storage'], 'session'>; tabs: Pick<Browser['tabs'], 'sendMessage'> },
	tab: number,
): Promise<PopupView | null> {
	const ask = (request: WorkerRequest, frameId: number): Promise<unknown> =>
		api.tabs.sendMessage(tab, request, { frameId });
	const readKey = async (frame: number) => {
		const [draft, secret] = await Promise.all([ask({ kind: 'draft' }, frame), ask({ kind: 'secret' }, frame)]);
		const text = readWritten(draft)?.text;
		return text !== undefined && typeof secret === 'string' ? { text, secret } : null;
	};
	const noted = await readNotedAdvice(api.storage.session, tab, readKey).catch(() => null);
	if (noted === null) return null;
	const { text, site, decoys, advice, frame, kinds } = noted;
	const names = await ask({ kind: 'boxes' }, frame).catch(() => null);
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
		boxes: readBoxNames(names),
		notices: [],
		showing: DEFAULT_SHOWING,
	};
}
