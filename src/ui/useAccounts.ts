import { useEffect, useRef, useState } from 'preact/hooks';
import type { Outcome, PersonasView } from '../messages/history.ts';
import type { AskWorker, OwnRequestFor } from '../messages/ui.ts';
import { strings } from '../strings.ts';

const words = strings.history;

export interface AccountsState {
	/** Null until it is loaded. */
	view: PersonasView | 'failed' | null;
	/** The result of the last change; empty while one is under way. */
	status: string;
	load: () => Promise<void>;
	/** @returns whether the change was made; if not, the status has the reason */
	change: (request: OwnRequestFor<Outcome>) => Promise<boolean>;
}

/** The user's accounts, as stored, and changes of them. */
export function useAccounts(ask: AskWorker): AccountsState {
	const [view, setView] = useState<AccountsState['view']>(null);
	const [status, setStatus] = useState('');
	const load = () => ask({ kind: 'personas' }).then(setView, () => setView('failed'));
	useEffect(() => void load(), []);
	const unanswered = useRef(0);
	const change = async (request: OwnRequestFor<Outcome>): Promise<boolean> => {
		unanswered.current++;
		setStatus('');
		const { refused } = await ask(request).finally(() => unanswered.current--);
		if (refused !== null) setStatus(words.refused[refused]);
		// An earlier "Saved" would seem to be about this change.
		else if (unanswered.current === 0) setStatus(words.saved);
		await load();
		return refused === null;
	};
	return { view, status, load, change };
}
