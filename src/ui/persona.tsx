import { useEffect, useRef, useState } from 'preact/hooks';
import type { TabHistory } from '../messages/history.ts';
import { NOBODY } from '../storage/nobody.ts';
import { strings } from '../strings.ts';

const words = strings.history;
/** Option value that cannot be a persona's id, as it is longer than any. */
const NEW = 'new persona';

interface PersonaSelectProps {
	history: TabHistory;
	site: string;
	onChoose: (persona: string) => void;
	/** @returns whether the persona was created */
	onNew: (name: string) => Promise<boolean>;
}

/** Selects the persona whose history records posts on this site. */
export function PersonaSelect({ history, site, onChoose, onNew }: PersonaSelectProps) {
	const [naming, setNaming] = useState(false);
	return (
		<>
			<select
				class="persona"
				aria-label={words.persona}
				value={naming ? NEW : (history.persona ?? '')}
				onChange={({ currentTarget: { value } }) => {
					setNaming(value === NEW);
					if (value !== NEW && value !== '') onChoose(value);
				}}
			>
				{history.persona === null && <option value="">{words.ownPersona(site)}</option>}
				{history.personas.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
				<option value={NEW}>{words.newPersona}</option>
				<option value={NOBODY}>{words.nobody}</option>
			</select>
			{naming && (
				<NewPersona onCancel={() => setNaming(false)} onNew={async (name) => setNaming(!(await onNew(name)))} />
			)}
		</>
	);
}

/** Asks for the name of a new persona. */
function NewPersona({ onNew, onCancel }: { onNew: (name: string) => void; onCancel: () => void }) {
	const [name, setName] = useState('');
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.focus(), []);
	return (
		<form
			class="new-persona"
			onSubmit={(event) => {
				event.preventDefault();
				if (name.trim() !== '') onNew(name.trim());
			}}
		>
			<label for="new-persona">{words.newName}</label>
			<input
				id="new-persona"
				ref={input}
				maxLength={100}
				value={name}
				onInput={(e) => setName(e.currentTarget.value)}
				onKeyDown={(e) => e.key === 'Escape' && onCancel()}
			/>
			<button type="submit" disabled={name.trim() === ''}>
				{words.create}
			</button>
			<button type="button" onClick={onCancel}>
				{words.cancel}
			</button>
		</form>
	);
}

/** Notice of the films recorded last, with an undo button. */
export function Added({ films, persona, onUndo }: { films: number; persona: string; onUndo: () => void }) {
	return (
		<div class="notice added" role="status">
			<p>{words.added(films, persona)}</p>
			<button type="button" onClick={onUndo}>
				{words.undo}
			</button>
		</div>
	);
}
