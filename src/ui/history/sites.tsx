import { useState } from 'preact/hooks';
import { isSite, LONGEST_NAME, siteOfHost } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { NameInput } from '../nameInput.tsx';
import { Panel } from '../pages/panel.tsx';

const words = strings.history;

interface PartProps {
	persona: Persona;
	onSave: (part: Partial<Persona>) => Promise<boolean>;
}

export function Name({ persona, onSave }: PartProps) {
	const [name, setName] = useState(persona.name);
	const save = async () => {
		const newName = name.trim();
		if (newName === '' || newName === persona.name || !(await onSave({ name: newName }))) setName(persona.name);
	};
	const isOfSite = persona.sites.some(({ site }) => site === persona.name);
	return (
		<Panel title={words.name} {...(isOfSite && { help: words.nameHelp })}>
			<p class="pad">
				<NameInput label={words.name} value={name} onInput={setName} onChange={save} />
			</p>
		</Panel>
	);
}

export function Sites({ persona, onSave }: PartProps) {
	const [typed, setTyped] = useState('');
	const [bad, setBad] = useState(false);
	const { sites } = persona;
	const add = async (event: Event) => {
		event.preventDefault();
		const site = siteOf(typed);
		setBad(site === null);
		if (site === null) return;
		const others = sites.filter((own) => own.site !== site);
		if (await onSave({ sites: [...others, { site, user: '' }] })) setTyped('');
	};
	return (
		<Panel title={words.sites} help={sites.length === 0 ? words.noSites : words.sitesHelp}>
			{sites.length > 0 && (
				<ul>
					{sites.map(({ site, user }) => (
						<li key={site} class="line site">
							<b>{site}</b>
							<input
								aria-label={words.user(site)}
								placeholder={words.userShort}
								maxLength={LONGEST_NAME}
								defaultValue={user}
								onChange={(e) => {
									const named = e.currentTarget.value.trim();
									void onSave({ sites: sites.map((own) => (own.site === site ? { site, user: named } : own)) });
								}}
							/>
							<button
								type="button"
								aria-label={words.removeSite(site)}
								onClick={() => onSave({ sites: sites.filter((own) => own.site !== site) })}
							>
								{words.remove}
							</button>
						</li>
					))}
				</ul>
			)}
			<form class="line add-site" onSubmit={add}>
				<label for="add-site">{words.addSite}</label>
				<input
					id="add-site"
					value={typed}
					aria-invalid={bad}
					aria-describedby="add-site-bad"
					onInput={(e) => setTyped(e.currentTarget.value)}
				/>
				<button type="submit">{words.add}</button>
			</form>
			<p id="add-site-bad" class="pad bad" role="status">
				{bad ? words.siteBad : ''}
			</p>
		</Panel>
	);
}

/** The host of a typed host name or address, or null. */
function siteOf(typed: string): string | null {
	const text = typed.trim();
	const host = siteOfHost(URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)?.hostname ?? '');
	return host.includes('.') && isSite(host) ? host : null;
}
