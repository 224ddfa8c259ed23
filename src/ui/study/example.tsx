import { useEffect, useState } from 'preact/hooks';
import type { StudyExample } from '../../messages/study.ts';
import { study as words } from '../../strings/study.ts';
import { recordTable } from '../../study/consent.ts';
import { exampleRows } from '../../study/example.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import type { StudyHost } from './section.tsx';
import { Sections } from './sections.tsx';

/** A made-up draft to change, and the record that would be made of it, by the code that makes all of them. */
export function Example({ study, ask }: { study: StudyFile; ask: StudyHost['ask'] }) {
	const [draft, setDraft] = useState(words.liveDraft);
	const [table, setTable] = useState<ReturnType<typeof recordTable> | null>(null);
	useEffect(() => {
		let stale = false;
		void recordOf(study, draft, ask).then((made) => {
			if (!stale) setTable(made);
		});
		return () => {
			stale = true;
		};
	}, [draft]);
	const paragraphs = table === null ? [words.liveNone] : [];
	return (
		<section>
			<h4>{words.liveTitle}</h4>
			<p class="soft" id="live-help">
				{words.liveHelp}
			</p>
			<textarea
				aria-label={words.liveLabel}
				aria-describedby="live-help"
				rows={3}
				maxLength={2000}
				value={draft}
				onInput={(event) => setDraft(event.currentTarget.value)}
			/>
			<div aria-live="polite">
				<Sections sections={[{ id: 'live', heading: words.liveRecord, paragraphs, ...(table && { table }) }]} />
			</div>
		</section>
	);
}

async function recordOf(study: StudyFile, text: string, ask: StudyHost['ask']) {
	const found = (await ask({ kind: 'studyExample', text }).catch(() => null)) as StudyExample;
	if (found === null) return null;
	const { plan, ...facts } = found;
	const rows = await exampleRows(
		{ study, arm: study.arms[0]!.id, secret: '0'.repeat(64) },
		{ ...facts, plan: plan ?? 'drop' },
	);
	return recordTable(study, rows);
}
