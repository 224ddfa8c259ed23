import { useEffect, useState } from 'preact/hooks';
import type { AskWorker } from '../../messages/ui.ts';
import { consent } from '../../strings/consent.ts';
import { study as words } from '../../strings/study.ts';
import { exampleFor } from '../../study/example.ts';
import type { ExportRow } from '../../study/exportFile.ts';
import { rowsInWords } from '../../study/recordTable.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { Panel } from '../pages/panel.tsx';

interface ExampleProps {
	study: StudyFile;
	ask: AskWorker;
	/** Loaded in advance: a later insertion would shift the layout under the pointer. */
	first: Shown;
}

/** `said` is for screen readers. */
export interface Shown {
	said: string;
	rows?: ExportRow[];
}

/** Milliseconds until the record is updated, so that screen readers do not announce each letter. */
const DEBOUNCE = 600;

/** An editable example draft with its record, made by the same code as real records. */
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
		<Panel id="consent-live" title={words.liveTitle} help={words.liveHelp}>
			<div class="pad">
				<textarea
					aria-label={words.liveLabel}
					rows={3}
					maxLength={2000}
					value={draft}
					onInput={(event) => setDraft(event.currentTarget.value)}
				/>
				<p class="small" role="status">
					{shown.said}
				</p>
				{shown.rows && <Record study={study} rows={shown.rows} />}
			</div>
		</Panel>
	);
}

function Record({ study, rows }: { study: StudyFile; rows: readonly ExportRow[] }) {
	const [inWords, setInWords] = useState(true);
	return (
		<>
			<fieldset class="acts" aria-label={consent.showRecord}>
				{[true, false].map((option) => (
					<button
						key={String(option)}
						type="button"
						aria-pressed={inWords === option}
						onClick={() => setInWords(option)}
					>
						{option ? consent.inWords : consent.asInFile}
					</button>
				))}
			</fieldset>
			{inWords ? (
				<ol class="record" aria-label={words.liveRecord}>
					{rowsInWords(study, rows).map(({ title, facts }, i) => (
						<li key={i}>
							<b>{title}</b>
							<span class="soft">{facts.join(' · ')}</span>
						</li>
					))}
				</ol>
			) : (
				<pre>
					<code>{rows.map((row) => JSON.stringify(row)).join('\n')}</code>
				</pre>
			)}
		</>
	);
}

/** What would be recorded about a draft, or why that is unknown. */
export async function recordOf(study: StudyFile, text: string, ask: AskWorker): Promise<Shown> {
	try {
		const found = await ask({ kind: 'studyExample', text });
		if (found === null) return { said: words.liveNone };
		const rows = await exampleFor(study, found);
		const said = words.liveSaid(found.advised, found.follow !== null, rows.some(asked));
		return { said, rows };
	} catch {
		return { said: words.liveUnreadable };
	}
}

const asked = (row: object) => 'question' in row && row.question !== null;
