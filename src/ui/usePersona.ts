import { useRef, useState } from 'preact/hooks';
import type { Persona } from '../storage/records.ts';
import type { AccountsState } from './useAccounts.ts';

/** An account that is changed in parts. Changes show before the worker answers, so a second change keeps the first. */
export function usePersona(persona: Persona, change: AccountsState['change']) {
	const [shown, setShown] = useState(persona);
	const latest = useRef(persona);
	const update = (next: Persona) => {
		latest.current = next;
		setShown(next);
	};
	/** @returns whether the change was made */
	const save = async (part: Partial<Persona>): Promise<boolean> => {
		const before = latest.current;
		update({ ...before, ...part });
		const done = await change({ kind: 'changePersona', persona: latest.current });
		if (!done) update(before);
		return done;
	};
	return { shown, save };
}
