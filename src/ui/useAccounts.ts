import { useRef, useState } from 'preact/hooks';
import type { AskWorker, OwnRequestFor } from '../messages/ui.ts';
import type { Outcome } from '../storage/changes.ts';
import { strings } from '../strings.ts';
import { useLoaded } from './useLoaded.ts';

const words = strings.history;

export type AccountsState = ReturnType<typeof useAccounts>;

/** The user's accounts, as stored, and changes of them. */
export function useAccounts(ask: AskWorker) {
	const { loaded: view, failed, busy, reload: load } = useLoaded(() => ask({ kind: 'personas' }));
	const [status, setStatus] = useState('');
	const unanswered = useRef(0);
	/** @param how asks the worker, or makes the change here @returns whether it was made; if not, the status has the reason */
	const change = async (how: OwnRequestFor<Outcome> | (() => Promise<Outcome>)): Promise<boolean> => {
		unanswered.current++;
		setStatus('');
		const { refused } = await (typeof how === 'function' ? how() : ask(how)).finally(() => unanswered.current--);
		if (refused !== null) setStatus(words.refused[refused]);
		// An earlier "Saved" would seem to be about this change.
		else if (unanswered.current === 0) setStatus(words.saved);
		await load();
		return refused === null;
	};
	const personas = view?.personas ?? [];
	return { view, personas, failed, busy, status, load, change };
}
