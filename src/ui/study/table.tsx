import type { Table as TableOf } from '../../study/recordTable.ts';

interface TableProps extends TableOf {
	/** What it is of. */
	label: string;
	/** It may grow without end, and is looked at through a window. */
	long?: boolean;
}

/** A table whose first column names the rows. Where it is wide it scrolls by itself, with the keyboard too. */
export function Table({ head, rows, label, long = false }: TableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
		<section class={long ? 'wide long' : 'wide'} aria-label={label} tabIndex={0}>
			<table>
				<thead>
					<tr>
						{head.map((text, i) => (
							<th key={i} scope="col">
								{text}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([first, ...cells], i) => (
						<tr key={i}>
							<th scope="row">{first}</th>
							{cells.map((text, j) => (
								<td key={j} data-column={head[j + 1]}>
									{text}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
