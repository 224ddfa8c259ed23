import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TabHistory } from '../../messages/history.ts';
import { NO_HISTORY } from '../../storage/noHistory.ts';
import { strings } from '../../strings.ts';
import { AccountOptions } from '../accountOptions.tsx';
import { Icon } from '../icons.tsx';

const words = strings.popup.account;
/** Option value that cannot be an account's id, as it is longer than any. */
const ANOTHER = 'another account';

export interface AccountProps {
	history: TabHistory;
	site: string;
	onChoose: (account: string) => void;
	/** @returns whether the account was created */
	onNew: (name: string) => Promise<boolean>;
}

export function Account({ history, site, onChoose, onNew }: AccountProps) {
	/** Chosen, and still to be confirmed. */
	const [asked, setAsked] = useState<string | null>(null);
	const [naming, setNaming] = useState(false);
	const { persona, personas } = history;
	const now = personas.find(({ id }) => id === persona)?.name ?? null;
	const go = (value: string) => {
		setAsked(null);
		if (value === ANOTHER) setNaming(true);
		else onChoose(value);
	};
	const choose = (value: string) => {
		setNaming(false);
		// Only another login makes another account, so leaving an account that has posted here is asked about.
		if (now !== null && value !== NO_HISTORY && value !== persona) setAsked(value);
		else if (value !== '' && value !== persona) go(value);
	};
	return (
		<>
			<label class="account">
				<Icon name="user" small />
				{now !== null && <span aria-hidden="true">{words.as}</span>}
				<select
					aria-label={words.label}
					value={asked ?? (naming ? ANOTHER : (persona ?? ''))}
					onChange={({ currentTarget: { value } }) => choose(value)}
				>
					{persona === null && <option value="">{words.own(site)}</option>}
					<AccountOptions personas={personas} />
					<option value={ANOTHER}>{words.another}</option>
					<option value={NO_HISTORY}>{words.notRemembered}</option>
				</select>
				<Icon name="chevron" small />
			</label>
			{asked !== null && (
				<Really
					other={personas.find(({ id }) => id === asked)?.name ?? null}
					now={now!}
					onYes={() => go(asked)}
					onNo={() => setAsked(null)}
				/>
			)}
			{naming && (
				<NewAccount onCancel={() => setNaming(false)} onNew={async (name) => setNaming(!(await onNew(name)))} />
			)}
		</>
	);
}

interface ReallyProps {
	/** The account that was chosen; null for a new one. */
	other: string | null;
	now: string;
	onYes: () => void;
	onNo: () => void;
}

/** The choice alone hides no one: the user must have logged in as someone else. */
function Really({ other, now, onYes, onNo }: ReallyProps) {
	const yes = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => yes.current?.focus(), []);
	return (
		<fieldset class="ask" aria-describedby="really-why">
			<legend>{words.really}</legend>
			<p id="really-why" class="small soft">
				{words.why}
			</p>
			<button type="button" ref={yes} onClick={onYes}>
				{other === null ? words.yesOther : words.yes(other)}
			</button>
			<button type="button" onClick={onNo}>
				{words.no(now)}
			</button>
		</fieldset>
	);
}

function NewAccount({ onNew, onCancel }: { onNew: (name: string) => void; onCancel: () => void }) {
	const [name, setName] = useState('');
	const input = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => input.current?.focus(), []);
	return (
		<form
			class="ask"
			onSubmit={(event) => {
				event.preventDefault();
				if (name.trim() !== '') onNew(name.trim());
			}}
		>
			<label for="new-account">{words.name}</label>
			<input
				id="new-account"
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
