import { useEffect, useState } from 'preact/hooks';
import { WideTable } from '../../markup/table.ts';
import type { AskWorker } from '../../messages/ui.ts';
import { study as words } from '../../strings/study.ts';
import { exampleFor } from '../../study/example.ts';
import { recordTable, type Table as TableOf, transpose } from '../../study/recordTable.ts';
import type { StudyFile } from '../../study/studyFile.ts';

interface ExampleProps {
	study: StudyFile;
	ask: AskWorker;
	/** Record of the initial draft, loaded in advance, as a later insertion would shift the layout under the pointer. */
	first: Shown;
}

/** The record of the draft, and a sentence for screen readers. */
export interface Shown {
	said: string;
	table?: TableOf;
}

/** Debounce in milliseconds before the record is updated, so that screen readers do not announce each letter. */
const DEBOUNCE = 600;

/** An editable example draft with the record that would be made of it, by the code that makes the real records. */
export function Example({ study, ask, first }: ExampleProps) {
	const [draft, setDraft] = useState(words.liveDraft);
	const [shown, setShown] = useState(first);
	useEffect(() => {
		if (draft === words.liveDraft) return setShown(first);
		let stale = false;
		const timer = setTimeout(async () => {
			const next = await recordOf(study, draft, ask);
			if (!stale) setShown(next);
		}, DEBOUNCE);
		return () => {
			stale = true;
			clearTimeout(timer);
		};
	}, [draft]);
	return (
		<section id="consent-live">
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
			<p role="status">{shown.said}</p>
			{shown.table && <WideTable {...shown.table} label={words.liveRecord} />}
		</section>
	);
}

/** Returns what would be recorded of a draft, or why that is unknown. */
export async function recordOf(study: StudyFile, text: string, ask: AskWorker): Promise<Shown> {
	try {
		const found = await ask({ kind: 'studyExample', text });
		if (found === null) return { said: words.liveNone };
		const rows = await exampleFor(study, found);
		const said = words.liveSaid(found.advised, found.follow !== null, rows.some(asked));
		return { said, table: transpose(recordTable(study, rows)) };
	} catch {
		return { said: words.liveUnreadable };
	}
}

const asked = (row: object) => 'question' in row && row.question !== null;
