import { useState } from 'preact/hooks';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { AccountOptions } from '../accountOptions.tsx';
import { Panel } from '../pages/panel.tsx';
import type { AccountsState } from '../useAccounts.ts';
import { usePersona } from '../usePersona.ts';
import { Guard } from './guard.tsx';
import { Members } from './numbers.tsx';

const words = strings.settings;

export function PerAccount({ accounts: { view, status, change } }: { accounts: AccountsState }) {
	const [chosen, setChosen] = useState('');
	if (view === null) return null;
	const personas = view.personas.map(({ persona }) => persona);
	const persona = personas.find(({ id }) => id === chosen) ?? personas[0];
	if (persona === undefined) return <Panel title={words.perAccount} help={words.perAccountNone} />;
	return (
		<Panel title={words.perAccount} help={words.perAccountHelp}>
			<p class="pad acts">
				<label for="account">{words.account}</label>
				<select id="account" value={persona.id} onChange={(e) => setChosen(e.currentTarget.value)}>
					<AccountOptions personas={personas} />
				</select>
			</p>
			<Choices key={persona.id} persona={persona} size={view.size} change={change} />
			<p class="pad soft" role="status">
				{status}
			</p>
		</Panel>
	);
}

function Choices({
	persona,
	size,
	change,
}: {
	persona: Persona;
	size: number | null;
	change: AccountsState['change'];
}) {
	const { shown, save } = usePersona(persona, change);
	return (
		<>
			<Guard persona={shown} onSave={save} />
			<Members persona={shown} size={size} onSave={save} />
		</>
	);
}
