import { useState } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { NoticeBox } from '../brand.tsx';
import { Icon } from '../icons.tsx';
import { NameInput } from '../nameInput.tsx';
import { Item, Panel, Row } from '../pages/panel.tsx';
import type { AccountsState } from '../useAccounts.ts';

const words = strings.settings;

export function Accounts({ accounts }: { accounts: AccountsState }) {
	const { view, personas, failed, busy, status, change } = accounts;
	return (
		<Panel title={words.accounts} help={words.accountsHelp} busy={busy}>
			{failed && <NoticeBox text={words.accountsFailed} />}
			{view !== null && view.damaged > 0 && <NoticeBox text={strings.history.damaged(view.damaged)} />}
			{!busy && personas.length === 0 && <Row icon="user" title={words.noAccounts} detail={words.noAccountsHelp} />}
			<ul>
				{personas.map(({ persona: { id, name, sites }, posts }) => (
					<Item
						key={id}
						icon="user"
						title={name}
						detail={[...sites.map(({ site }) => site).filter((site) => site !== name), words.posts(posts)].join(' · ')}
					>
						<a class="button" href={`/personas.html#${id}`} aria-label={words.postsOf(name)}>
							{strings.history.postsTitle}
							<Icon name="next" small />
						</a>
					</Item>
				))}
			</ul>
			<NewAccount onAdd={(name) => change({ kind: 'newPersona', name })} />
			<p class="pad soft" role="status">
				{status}
			</p>
		</Panel>
	);
}

function NewAccount({ onAdd }: { onAdd: (name: string) => Promise<boolean> }) {
	const [name, setName] = useState('');
	return (
		<form
			class="line with-icon"
			onSubmit={async (event) => {
				event.preventDefault();
				if (name.trim() !== '' && (await onAdd(name.trim()))) setName('');
			}}
		>
			<Icon name="plus" />
			<div class="what">
				<b>{words.newAccount}</b>
				<span>{words.newAccountHelp}</span>
			</div>
			<p class="acts">
				<NameInput label={words.newAccountName} value={name} onInput={setName} />
				<button type="submit">{words.add}</button>
			</p>
		</form>
	);
}
