import { useEffect, useState } from 'preact/hooks';
import type { ImportedBatch } from '../../storage/importedPosts.ts';
import { strings } from '../../strings.ts';
import { Panel, Row } from '../pages/panel.tsx';
import { Sure } from '../pages/sure.tsx';
import type { Records } from '../records.ts';
import type { AccountsState } from '../useAccounts.ts';

const words = strings.past;

interface ImportedProps {
	persona: string;
	records: Records;
	change: AccountsState['change'];
}

export function Imported({ persona, records, change }: ImportedProps) {
	const [batches, setBatches] = useState<ImportedBatch[]>([]);
	const load = () =>
		records.importedPosts().then(
			(all) => setBatches(all.filter(({ personas }) => personas.includes(persona))),
			() => undefined,
		);
	useEffect(() => void load(), []);
	if (batches.length === 0) return null;
	return (
		<Panel title={words.imported}>
			{batches.map(({ batch, posts, sites }) => (
				<Row key={batch} icon="rewind" title={words.importedBatch(posts, sites)}>
					<Sure
						text={words.remove}
						label={words.removeImported(posts, sites)}
						question={words.removeSure(posts)}
						yes={words.remove}
						onYes={() => void change(() => records.removeImported(batch)).then(load)}
					/>
				</Row>
			))}
		</Panel>
	);
}
