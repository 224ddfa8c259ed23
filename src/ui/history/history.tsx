import { useEffect, useState } from 'preact/hooks';
import type { Outcome, PersonasView } from '../../messages/history.ts';
import type { AskWorker, OwnRequestFor } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Brand, NoticeBox } from '../brand.tsx';
import type { SavedFile } from './backupFile.ts';
import { Data } from './data.tsx';
import { PersonaPart } from './persona.tsx';

const words = strings.history;

interface HistoryProps {
	ask: AskWorker;
	/** Lets the user save a file. */
	save: (name: string, file: Blob) => void;
	/** Reads all that is stored as one file. */
	readAll: () => Promise<SavedFile>;
}

/** The page of personas and their histories. */
export function History({ ask, save, readAll }: HistoryProps) {
	const [view, setView] = useState<PersonasView | 'failed' | null>(null);
	const [chosen, setChosen] = useState(location.hash.slice(1));
	const [status, setStatus] = useState('');
	const load = () => ask({ kind: 'personas' }).then(setView, () => setView('failed'));
	useEffect(() => void load(), []);
	/** @returns whether the change was made; if not, shows the reason */
	const change = async (request: OwnRequestFor<Outcome>): Promise<boolean> => {
		const { refused } = await ask(request);
		setStatus(refused === null ? words.saved : words.refused[refused]);
		await load();
		return refused === null;
	};
	const personas = view === null || view === 'failed' ? [] : view.personas;
	const shown = personas.find(({ persona }) => persona.id === chosen) ?? personas[0];
	return (
		<>
			<Brand />
			<main aria-busy={view === null}>
				<h1>{words.title}</h1>
				<p class="soft">{words.intro}</p>
				{view === null && <p>{words.loading}</p>}
				{view === 'failed' && <NoticeBox text={words.failed} />}
				{view !== null && view !== 'failed' && (
					<>
						{view.damaged > 0 && <NoticeBox text={words.damaged(view.damaged)} />}
						{personas.length === 0 && <p>{words.none}</p>}
						{personas.length > 1 && (
							<p>
								<label for="persona">{words.choose}</label>{' '}
								<select id="persona" value={shown?.persona.id} onChange={(e) => setChosen(e.currentTarget.value)}>
									{personas.map(({ persona, posts }) => (
										<option key={persona.id} value={persona.id}>
											{words.personaOption(persona.name, posts)}
										</option>
									))}
								</select>
							</p>
						)}
						{shown !== undefined && (
							<PersonaPart
								key={shown.persona.id}
								persona={shown.persona}
								posts={shown.posts}
								others={personas.map(({ persona }) => persona)}
								tolerance={view.tolerance}
								size={view.size}
								ask={ask}
								change={change}
							/>
						)}
						<Data ask={ask} save={save} readAll={readAll} onChange={load} />
					</>
				)}
				<p class="said" role="status">
					{status}
				</p>
			</main>
		</>
	);
}
