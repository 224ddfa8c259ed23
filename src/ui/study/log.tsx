import { useState } from 'preact/hooks';
import { WideTable } from '../../markup/table.ts';
import { study as words } from '../../strings/study.ts';
import type { StudyEvent } from '../../study/events.ts';
import { logTable } from '../../study/recordTable.ts';
import type { StudyFile } from '../../study/studyFile.ts';

/** Number of events shown at first, and added by each click on "more". */
const STEP = 50;

/** The raw log, for studies whose file contains less, or randomized data. */
export function Log({ study, events }: { study: StudyFile; events: readonly StudyEvent[] }) {
	const [shown, setShown] = useState(STEP);
	return (
		<details>
			<summary>{words.log}</summary>
			<p class="soft">{words.logHelp}</p>
			<WideTable {...logTable(study, events.slice(0, shown))} label={words.log} long />
			{events.length > shown && (
				<button type="button" onClick={() => setShown(shown + STEP)}>
					{words.more(Math.min(STEP, events.length - shown))}
				</button>
			)}
		</details>
	);
}
