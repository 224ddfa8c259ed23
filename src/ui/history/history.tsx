import { useState } from 'preact/hooks';
import type { AskWorker } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Fish, NoticeBox } from '../brand.tsx';
import { Icon } from '../icons.tsx';
import { Top } from '../pages/top.tsx';
import type { Records } from '../records.ts';
import { useAccounts } from '../useAccounts.ts';
import { PersonaPart } from './persona.tsx';

const words = strings.history;

export function History({ ask, records }: { ask: AskWorker; records: Records }) {
	const { view, personas, failed, busy, status, change } = useAccounts(ask);
	const [chosen, setChosen] = useState(location.hash.slice(1));
	const shown = personas.find(({ persona }) => persona.id === chosen) ?? personas[0];
	return (
		<>
			<Top at="history" />
			<main class="wrap stack" aria-busy={busy}>
				{busy && <p>{words.loading}</p>}
				{failed && <NoticeBox text={words.failed} />}
				{view !== null && view.damaged > 0 && <NoticeBox text={words.damaged(view.damaged)} />}
				{view !== null && personas.length === 0 && <Nothing />}
				{shown !== undefined && view !== null && (
					<>
						<label class="account">
							<Icon name="user" />
							<span class="visually-hidden">{words.choose}</span>
							<select value={shown.persona.id} onChange={(e) => setChosen(e.currentTarget.value)}>
								{personas.map(({ persona, posts }) => (
									<option key={persona.id} value={persona.id}>
										{words.personaOption(persona.name, posts)}
									</option>
								))}
							</select>
						</label>
						<PersonaPart
							key={shown.persona.id}
							persona={shown.persona}
							posts={shown.posts}
							personas={personas.map(({ persona }) => persona)}
							tolerance={view.tolerance}
							{...{ ask, records, change }}
						/>
					</>
				)}
				<p class="said" role="status">
					{status}
				</p>
			</main>
		</>
	);
}

const Nothing = () => (
	<>
		<h1>{words.title}</h1>
		<section class="panel blank">
			<Fish />
			<h2>{words.noneTitle}</h2>
			<p class="soft">{words.none}</p>
			<a href="/audit.html">{strings.past.title}</a>
		</section>
	</>
);
