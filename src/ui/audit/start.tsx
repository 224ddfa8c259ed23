import { useState } from 'preact/hooks';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { AccountOptions } from '../accountOptions.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { FileDrop } from '../pages/fileDrop.tsx';
import { Fold, Panel } from '../pages/panel.tsx';

const words = strings.past;
const FORMATS = '.zip,.gz,.tgz,.tar,.csv,.json,.js,.xml,.atom,.car,.mbox,.txt,.md,.html,.htm';

interface StartProps {
	personas: readonly Persona[];
	/** Why the files that were chosen last cannot be read; empty if none were. */
	problem: string;
	onStart: (files: readonly File[], persona: string | null) => void;
}

export function Start({ personas, problem, onStart }: StartProps) {
	const [persona, setPersona] = useState('');
	const begin = (files: FileList | null | undefined) =>
		files && files.length > 0 && onStart([...files], persona === '' ? null : persona);
	return (
		<div class="middle stack">
			{problem !== '' && (
				<div class="notice" role="alert">
					<p>{problem}</p>
				</div>
			)}
			{personas.length > 0 && (
				<label class="whose">
					{words.account}
					<select value={persona} onChange={(e) => setPersona(e.currentTarget.value)}>
						<option value="">{words.newAccount}</option>
						<AccountOptions personas={personas} />
					</select>
				</label>
			)}
			<div>
				<FileDrop label={words.drop} accept={FORMATS} multiple onFiles={begin} />
				<p class="soft help">{words.dropHelp}</p>
				<label class="folder">
					{words.folder}
					<input
						type="file"
						ref={(input) => {
							if (input !== null) input.webkitdirectory = true;
						}}
						onChange={(e) => begin(e.currentTarget.files)}
					/>
				</label>
			</div>
			<ul class="promises">
				{(Object.keys(words.promises) as (IconName & keyof typeof words.promises)[]).map((icon) => (
					<li key={icon}>
						<Icon name={icon} />
						<span>{words.promises[icon]}</span>
					</li>
				))}
			</ul>
			<Panel title={words.how}>
				{words.exports.map(({ name, how }) => (
					<Fold key={name} title={name}>
						<p>{how}</p>
					</Fold>
				))}
			</Panel>
		</div>
	);
}
