import { useState } from 'preact/hooks';
import type { AskWorker } from '../../messages/ui.ts';
import { LONGEST_NAME, MOST_POSTS } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { Panel, Row } from '../pages/panel.tsx';
import type { Records } from '../records.ts';
import type { AccountsState } from '../useAccounts.ts';
import { toImport } from './toImport.ts';
import { leftOf, type Result } from './useCheck.ts';

const words = strings.past;

interface NextProps {
	result: Result;
	accounts: AccountsState;
	personas: readonly Persona[];
	ask: AskWorker;
	records: Records;
	isPrivate: boolean;
	onForget: () => void;
	onSave: () => void;
	/** Begins another check; this one is kept until then. */
	onNew: () => void;
}

export function Next({ result, accounts, personas, ask, records, isPrivate, onForget, onSave, onNew }: NextProps) {
	const { check, audit, done } = result;
	const left = leftOf(check, done);
	return (
		<Panel title={words.next}>
			{left.length > 0 && !isPrivate && <Remember {...{ result, accounts, personas, ask, records }} />}
			{audit.some(({ takeDown }) => takeDown.some(({ post }) => !done.has(post))) && (
				<Row icon="disk" title={words.saveList} detail={words.saveListHelp}>
					<button type="button" onClick={onSave}>
						{words.save}
					</button>
				</Row>
			)}
			<Row icon="rewind" title={words.again} detail={words.againHelp}>
				<button type="button" onClick={onNew}>
					{words.newFile}
				</button>
			</Row>
			<Row icon="trash" title={words.forget} detail={words.forgetHelp}>
				<button type="button" aria-label={words.forget} onClick={onForget}>
					{words.delete}
				</button>
			</Row>
		</Panel>
	);
}

function Remember({
	result: { check, done },
	accounts,
	personas,
	ask,
	records,
}: Pick<NextProps, 'result' | 'accounts' | 'personas' | 'ask' | 'records'>) {
	const [name, setName] = useState('');
	const [said, setSaid] = useState('');
	const [batch, setBatch] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const known = personas.find(({ id }) => id === check.persona);
	const left = leftOf(check, done);
	const add = async () => {
		if (left.length > MOST_POSTS) return setSaid(strings.history.refused.full);
		const named = personas.find((each) => each.name === name.trim());
		const persona = known ?? named ?? (await newPersona(name.trim(), accounts, ask));
		if (persona === null) return;
		const imported = crypto.randomUUID();
		const {
			refused,
			added,
			known: had,
			extended,
		} = await records.importPosts(persona.id, imported, toImport(left, check.date));
		if (refused !== null) {
			if (persona !== known && persona !== named) await accounts.change({ kind: 'deletePersona', persona: persona.id });
			return setSaid(strings.history.refused[refused]);
		}
		await accounts.load();
		if (added > 0) setBatch(imported);
		const more = extended > 0 ? ` ${strings.kinds.extended(extended)}` : '';
		setSaid(words.added(added, had, persona.name) + more);
	};
	const undo = async (of: string) => {
		const { refused } = await records.removeImported(of);
		if (refused === null) {
			// Sites that the import had made this account's are no longer.
			await accounts.load();
			setBatch(null);
		}
		setSaid(refused === null ? words.undone : strings.history.refused[refused]);
	};
	const during = (work: Promise<void>) => {
		setBusy(true);
		void work.catch(() => setSaid(strings.history.refused.notStored)).finally(() => setBusy(false));
	};
	return (
		<>
			<Row icon="clock" title={words.remember} detail={words.rememberHelp}>
				<form
					class="acts"
					onSubmit={(event) => {
						event.preventDefault();
						during(add());
					}}
				>
					{known === undefined && (
						<label class="named">
							{words.newName}
							<input value={name} maxLength={LONGEST_NAME} onInput={(e) => setName(e.currentTarget.value)} />
						</label>
					)}
					<button type="submit" class="primary" disabled={isBusy || (known === undefined && name.trim() === '')}>
						{words.addTo(known?.name ?? (name.trim() || words.newAccountShort))}
					</button>
				</form>
			</Row>
			<p class="pad apart" role="status">
				{said === '' ? accounts.status : said}
				{batch !== null && (
					<button type="button" disabled={isBusy} onClick={() => during(undo(batch))}>
						{words.undo}
					</button>
				)}
			</p>
		</>
	);
}

/** @returns null if that was refused, which the accounts report */
async function newPersona(name: string, { change }: AccountsState, ask: AskWorker): Promise<Persona | null> {
	if (!(await change({ kind: 'newPersona', name }))) return null;
	const { personas } = await ask({ kind: 'personas' });
	return personas.find(({ persona }) => persona.name === name)?.persona ?? null;
}
