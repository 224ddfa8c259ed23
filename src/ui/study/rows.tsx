import { useState } from 'preact/hooks';
import { WideTable } from '../../markup/table.ts';
import { study as words } from '../../strings/study.ts';
import type { KeyedRow } from '../../study/handOver.ts';
import { recordTable } from '../../study/recordTable.ts';
import type { StudyFile } from '../../study/studyFile.ts';

interface RowsProps {
	study: StudyFile;
	rows: readonly KeyedRow[];
	struck: ReadonlySet<string>;
	onStrike: (struck: ReadonlySet<string>) => void;
}

/** Number of rows shown at first, and added by each click on "more". */
const STEP = 50;

/** All rows to hand over, each with a checkbox to strike it. */
export function Rows({ study, rows, struck, onStrike }: RowsProps) {
	const [shown, setShown] = useState(STEP);
	const { head, rows: cells } = recordTable(
		study,
		rows.slice(0, shown).map(({ row }) => row),
	);
	const toggle = (key: string) => {
		const next = new Set(struck);
		if (!next.delete(key)) next.add(key);
		onStrike(next);
	};
	return (
		<>
			<p class="row">
				<button type="button" onClick={() => onStrike(new Set(rows.map(({ key }) => key)))}>
					{words.strikeAll}
				</button>
				<button type="button" onClick={() => onStrike(new Set())}>
					{words.strikeNone}
				</button>
			</p>
			<WideTable
				long
				label={words.file}
				head={[words.place, words.struck, ...head]}
				keys={rows.slice(0, shown).map(({ key }) => key)}
				rowClass={(i) => (struck.has(rows[i]!.key) ? 'struck' : '')}
				rows={cells.map((row, i) => {
					const { key } = rows[i]!;
					const box = (
						<input
							type="checkbox"
							aria-label={words.strike(i + 1)}
							checked={struck.has(key)}
							onChange={() => toggle(key)}
						/>
					);
					return [i + 1, box, ...row];
				})}
			/>
			{rows.length > shown && (
				<button type="button" onClick={() => setShown(shown + STEP)}>
					{words.more(Math.min(STEP, rows.length - shown))}
				</button>
			)}
		</>
	);
}
