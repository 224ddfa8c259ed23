import { useState } from 'preact/hooks';
import type { AskWorker } from '../../messages/ui.ts';
import { LARGEST_BACKUP } from '../../storage/limits.ts';
import type { HowToRestore } from '../../storage/restore.ts';
import { strings } from '../../strings.ts';
import { handOver, type SavedFile } from './backupFile.ts';
import { Choice } from './choice.tsx';
import { Sure } from './sure.tsx';

const words = strings.history;

interface DataProps {
	ask: AskWorker;
	save: (name: string, file: Blob) => void;
	/** Reads all that is stored as one file. */
	readAll: () => Promise<SavedFile>;
	onChange: () => Promise<void>;
}

/** Export, import and deletion of all stored data. */
export function Data({ ask, save, readAll, onChange }: DataProps) {
	const [how, setHow] = useState<HowToRestore>('merge');
	const [status, setStatus] = useState<string[]>([]);

	async function exportAll() {
		try {
			const { file, damaged } = await readAll();
			save('red-herring.json', file);
			const said = damaged === 0 ? words.exported : words.exportedDamaged(damaged);
			setStatus(file.size > LARGEST_BACKUP ? [said, words.exportedTooLarge(LARGEST_BACKUP)] : [said]);
		} catch {
			setStatus([words.exportFailed]);
		}
	}

	async function importAll(input: HTMLInputElement) {
		const [chosen] = input.files ?? [];
		if (chosen === undefined) return;
		const isTooLarge = chosen.size > LARGEST_BACKUP;
		const file = isTooLarge ? null : await chosen.text().catch(() => null);
		// Allows choosing the same file again.
		input.value = '';
		if (file === null) {
			setStatus([isTooLarge ? words.importTooLarge(LARGEST_BACKUP) : words.importUnreadable]);
			return;
		}
		const { problem } = await handOver(ask, file, how);
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
				: [
						words.deleted,
						words.deletedPlaces(places.map(name)),
						words.deletedRemains,
						words.deletedPack,
						words.deletedSites,
					],
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
