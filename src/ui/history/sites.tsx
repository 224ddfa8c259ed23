import { useState } from 'preact/hooks';
import { isSite, LONGEST_NAME, siteOfHost } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';

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
	return (
		<section>
			<h3>
				<label for="name">{words.name}</label>
			</h3>
			<input
				id="name"
				maxLength={LONGEST_NAME}
				value={name}
				onInput={(e) => setName(e.currentTarget.value)}
				onChange={save}
			/>
		</section>
	);
}

/** The sites on which the persona posts, with its user name there. */
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
		<section>
			<h3>{words.sites}</h3>
			<p class="soft">{words.sitesHelp}</p>
			{sites.length === 0 ? (
				<p>{words.noSites}</p>
			) : (
				<ul class="card">
					{sites.map(({ site, user }) => (
						<li key={site} class="site">
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
			<form class="row" onSubmit={add}>
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
			<p id="add-site-bad" class="bad" role="status">
				{bad ? words.siteBad : ''}
			</p>
		</section>
	);
}

/** Returns the host name of a typed host name or address, or null. */
function siteOf(typed: string): string | null {
	const text = typed.trim();
	const host = siteOfHost(URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)?.hostname ?? '');
	return host.includes('.') && isSite(host) ? host : null;
}
