/** Tables for the extension's pages and the lab's reports: no JSX, as the lab runs without a build. */
import { type ComponentChildren, h } from 'preact';

export type Cells = readonly ComponentChildren[];

interface TableProps {
	head: Cells;
	rows?: readonly Cells[];
	/** Instead of rows: rows in groups with titles. */
	groups?: readonly { title: ComponentChildren; rows: readonly Cells[] }[];
	/** A unique key for each row, if rows come and go. */
	keys?: readonly string[];
	rowClass?: (row: number) => string;
	class?: string;
}

/** A table whose first column names the rows. On narrow screens a style may show `data-column` with each cell. */
export function Table({ head, rows = [], groups, keys, rowClass, class: className }: TableProps) {
	const column = (i: number) => (typeof head[i] === 'string' ? { 'data-column': head[i] } : {});
	const line = (cells: Cells, r: number) =>
		h(
			'tr',
			{ key: keys?.[r] ?? r, ...(rowClass && { class: rowClass(r) }) },
			cells.map((cell, i) =>
				i === 0 ? h('th', { key: i, scope: 'row' }, cell) : h('td', { key: i, ...column(i) }, cell),
			),
		);
	const bodies = groups?.map(({ title, rows: own }, g) =>
		h('tbody', { key: g }, h('tr', null, h('th', { scope: 'rowgroup', colSpan: head.length }, title)), own.map(line)),
	);
	return h(
		'table',
		className === undefined ? null : { class: className },
		h(
			'thead',
			null,
			h(
				'tr',
				null,
				head.map((cell, i) => h('th', { key: i, scope: 'col' }, cell)),
			),
		),
		bodies ?? h('tbody', null, rows.map(line)),
	);
}

interface WideTableProps extends TableProps {
	/** What it is of. */
	label: string;
	/** It may grow without limit, and is shown through a window. */
	long?: boolean;
}

/** A table that scrolls by itself if it is wide, with the keyboard too. */
export const WideTable = ({ label, long = false, ...table }: WideTableProps) =>
	h('section', { class: long ? 'wide long' : 'wide', 'aria-label': label, tabIndex: 0 }, h(Table, table));
