import { useEffect, useState } from 'preact/hooks';
import type { Outcome } from '../../messages/history.ts';
import type { AskWorker, OwnRequestFor } from '../../messages/ui.ts';
import type { ImportedBatch } from '../../storage/importedPosts.ts';
import { strings } from '../../strings.ts';
import { Panel, Row } from '../pages/panel.tsx';
import { Sure } from '../pages/sure.tsx';

const words = strings.past;

interface ImportedProps {
	persona: string;
	ask: AskWorker;
	change: (request: OwnRequestFor<Outcome>) => Promise<boolean>;
}

export function Imported({ persona, ask, change }: ImportedProps) {
	const [batches, setBatches] = useState<ImportedBatch[]>([]);
	const load = () =>
		ask({ kind: 'importedPosts' }).then(
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
						onYes={() => void change({ kind: 'removeImported', batch }).then(load)}
					/>
				</Row>
			))}
		</Panel>
	);
}
