import { WideTable } from '../../markup/table.ts';
import { study as words } from '../../strings/study.ts';
import type { KeyedRow } from '../../study/handOver.ts';
import { recordTable } from '../../study/recordTable.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { useShown } from '../useShown.tsx';

interface RowsProps {
	study: StudyFile;
	rows: readonly KeyedRow[];
	struck: ReadonlySet<string>;
	onStrike: (struck: ReadonlySet<string>) => void;
}

/** Rows shown at a time. */
const STEP = 50;

export function Rows({ study, rows, struck, onStrike }: RowsProps) {
	const { shown, more } = useShown(STEP);
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
			{more(rows.length, words.more)}
		</>
	);
}
