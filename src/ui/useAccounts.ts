import { useEffect, useState } from 'preact/hooks';
import type { Outcome, PersonasView } from '../messages/history.ts';
import type { AskWorker, OwnRequestFor } from '../messages/ui.ts';
import { strings } from '../strings.ts';

const words = strings.history;

export interface AccountsState {
	/** Null until it is loaded. */
	view: PersonasView | 'failed' | null;
	/** What came of the last change. */
	status: string;
	load: () => Promise<void>;
	/** @returns whether the change was made; if not, the status tells the reason */
	change: (request: OwnRequestFor<Outcome>) => Promise<boolean>;
}

/** The user's accounts, as stored, and changes of them. */
export function useAccounts(ask: AskWorker): AccountsState {
	const [view, setView] = useState<AccountsState['view']>(null);
	const [status, setStatus] = useState('');
	const load = () => ask({ kind: 'personas' }).then(setView, () => setView('failed'));
	useEffect(() => void load(), []);
	const change = async (request: OwnRequestFor<Outcome>): Promise<boolean> => {
		const { refused } = await ask(request);
		setStatus(refused === null ? words.saved : words.refused[refused]);
		await load();
		return refused === null;
	};
	return { view, status, load, change };
}
