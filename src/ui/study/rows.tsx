import { useState } from 'preact/hooks';
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

/** Rows that are drawn at a time. */
const STEP = 50;

/** Every row that there is to hand over, each to be struck. */
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
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached */}
			<section class="wide long" aria-label={words.file} tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th scope="col">{words.place}</th>
							<th scope="col">{words.struck}</th>
							{head.map((text) => (
								<th key={text} scope="col">
									{text}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{cells.map((row, i) => {
							const { key } = rows[i]!;
							return (
								<tr key={key} class={struck.has(key) ? 'struck' : ''}>
									<th scope="row">{i + 1}</th>
									<td>
										<input
											type="checkbox"
											aria-label={words.strike(i + 1)}
											checked={struck.has(key)}
											onChange={() => toggle(key)}
										/>
									</td>
									{row.map((text, j) => (
										<td key={j}>{text}</td>
									))}
								</tr>
							);
						})}
					</tbody>
				</table>
			</section>
			{rows.length > shown && (
				<button type="button" onClick={() => setShown(shown + STEP)}>
					{words.more(Math.min(STEP, rows.length - shown))}
				</button>
			)}
		</>
	);
}
