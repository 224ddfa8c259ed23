import { useState } from 'preact/hooks';
import type { AskWorker } from '../../messages/ui.ts';
import { LONGEST_BACKUP } from '../../storage/limits.ts';
import type { HowToRestore } from '../../storage/restore.ts';
import { strings } from '../../strings.ts';
import { Choice } from './choice.tsx';
import { Sure } from './sure.tsx';

const words = strings.history;

interface DataProps {
	ask: AskWorker;
	save: (name: string, text: string) => void;
	onChange: () => Promise<void>;
}

/** Export, import and deletion of all stored data. */
export function Data({ ask, save, onChange }: DataProps) {
	const [how, setHow] = useState<HowToRestore>('merge');
	const [status, setStatus] = useState<string[]>([]);

	async function exportAll() {
		const { file, damaged } = await ask({ kind: 'export' });
		save('red-herring.json', file);
		setStatus([damaged === 0 ? words.exported : words.exportedDamaged(damaged)]);
	}

	async function importAll(input: HTMLInputElement) {
		const [chosen] = input.files ?? [];
		if (chosen === undefined) return;
		const file = await chosen.text().catch(() => null);
		// Allows choosing the same file again.
		input.value = '';
		if (file === null || file.length > LONGEST_BACKUP) {
			setStatus([file === null ? words.importUnreadable : words.importTooLong]);
			return;
		}
		const { problem } = await ask({ kind: 'import', file, how });
		setStatus([problem ?? words.importDone]);
		await onChange();
	}

	async function deleteAll() {
		const { places } = await ask({ kind: 'deleteEverything' });
		const name = ({ place }: { place: string }) => words.places[place] ?? place;
		const full = places.filter(({ entries }) => entries > 0);
		setStatus(
			full.length > 0
				? [words.deletedNot(full.map(name))]
				: [words.deleted, words.deletedPlaces(places.map(name)), words.deletedPack],
		);
		await onChange();
	}

	return (
		<section class="data">
			<h2>{words.data}</h2>
			<p class="soft">{words.dataHelp}</p>
			<p>
				<button type="button" onClick={exportAll}>
					{words.export}
				</button>
			</p>
			<h3>{words.import}</h3>
			<fieldset>
				<legend>{words.importHow}</legend>
				{(['merge', 'replace'] as const).map((option) => (
					<Choice key={option} name="how" checked={how === option} onChoose={() => setHow(option)}>
						{option === 'merge' ? words.importMerge : words.importReplace}
					</Choice>
				))}
			</fieldset>
			<p class="row">
				<label for="backup">{words.importFile}</label>
				<input id="backup" type="file" accept="application/json,.json" onChange={(e) => importAll(e.currentTarget)} />
			</p>
			<h3>{words.deleteAll}</h3>
			<p class="soft">{words.deleteAllHelp}</p>
			<Sure text={words.deleteAll} question={words.deleteAllSure} onYes={deleteAll} />
			<div class="said" role="status">
				{status.map((text) => (
					<p key={text}>{text}</p>
				))}
			</div>
		</section>
	);
}
