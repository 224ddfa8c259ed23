import { WideTable } from '../../markup/table.ts';
import { study as words } from '../../strings/study.ts';
import type { StudyEvent } from '../../study/events.ts';
import { logTable } from '../../study/recordTable.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { useShown } from '../useShown.tsx';

/** Events shown at a time. */
const STEP = 50;

/** For studies whose file contains less, or randomized data. */
export function Log({ study, events }: { study: StudyFile; events: readonly StudyEvent[] }) {
	const { shown, more } = useShown(STEP);
	return (
		<details>
			<summary>{words.log}</summary>
			<p class="soft">{words.logHelp}</p>
			<WideTable {...logTable(study, events.slice(0, shown))} label={words.log} long />
			{more(events.length, words.more)}
		</details>
	);
}
