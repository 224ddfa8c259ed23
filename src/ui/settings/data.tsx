import { useState } from 'preact/hooks';
import type { AskWorker } from '../../messages/ui.ts';
import { LARGEST_BACKUP } from '../../storage/limits.ts';
import type { HowToRestore } from '../../storage/restore.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { Choice } from '../pages/choice.tsx';
import { Panel, Row } from '../pages/panel.tsx';
import { Sure } from '../pages/sure.tsx';
import type { Records } from '../records.ts';
import type { SavedFile } from './backupFile.ts';

const words = strings.history;

interface DataProps {
	ask: AskWorker;
	records: Records;
	save: (name: string, file: Blob) => void;
	readAll: () => Promise<SavedFile>;
	onChange: () => Promise<void>;
	/** Everything was deleted, in these places. */
	onDeleted: (places: string[]) => void;
}

export function Data({ ask, records, save, readAll, onChange, onDeleted }: DataProps) {
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
		const { problem } = await records.restore(file, how);
		setStatus([problem ?? words.importDone]);
		await onChange();
	}

	async function deleteAll() {
		const { places } = await ask({ kind: 'deleteEverything' });
		const full = places.filter(({ entries }) => entries > 0).map(({ place }) => words.places[place] ?? place);
		if (full.length === 0) return onDeleted(places.map(({ place }) => place));
		setStatus([words.deletedNot(full)]);
		await onChange();
	}

	return (
		<Panel id="data" title={words.everything}>
			<Row icon="disk" title={words.data} detail={words.dataHelp}>
				<button type="button" onClick={exportAll}>
					{words.export}
				</button>
			</Row>
			<div class="line with-icon">
				<Icon name="up" />
				<div class="what">
					<b>{words.import}</b>
					<fieldset>
						<legend>{words.importHow}</legend>
						{(['merge', 'replace'] as const).map((option) => (
							<Choice key={option} name="how" checked={how === option} onChoose={() => setHow(option)}>
								{option === 'merge' ? words.importMerge : words.importReplace}
							</Choice>
						))}
					</fieldset>
					<p class="acts">
						<label for="backup">{words.importFile}</label>
						<input
							id="backup"
							type="file"
							accept="application/json,.json"
							onChange={(e) => importAll(e.currentTarget)}
						/>
					</p>
				</div>
			</div>
			<Row icon="trash" title={words.deleteAll} detail={words.deleteAllHelp}>
				<Sure text={words.deleteAll} question={words.deleteAllSure} onYes={deleteAll} />
			</Row>
			<div class="pad" role="status">
				{status.map((text) => (
					<p key={text}>{text}</p>
				))}
			</div>
		</Panel>
	);
}
