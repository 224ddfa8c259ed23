import { CELLS, type Cell, type Measured } from './cells.ts';
import type { Limit } from './limits.ts';

const isAt = (place: string, cell: Cell) => (each: { place: string; cell: Cell }) =>
	each.place === place && each.cell === cell;

/** The table of places and cells, and below it why each that fails does. */
export function tableOf(measured: readonly Measured[], limits: readonly Limit[]): string {
	const rows = [...new Set(measured.map(({ place }) => place))].map((place) => [
		place,
		...CELLS.map((cell) => wordFor(measured.filter(isAt(place, cell)), limits.some(isAt(place, cell)))),
	]);
	const all = [['', ...CELLS], ...rows];
	const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
	const line = (row: string[]) => row.map((word, column) => word.padEnd(widths[column]!)).join(' | ');
	const reasons = measured
		.filter(({ reason }) => reason !== undefined)
		.map(({ place, cell, reason }) => `${place}, ${cell}: ${reason}`);
	return [line(all[0]!), widths.map((width) => '-'.repeat(width)).join('-|-'), ...rows.map(line), '', ...reasons].join(
		'\n',
	);
}

function wordFor(found: readonly Measured[], isLimit: boolean): string {
	if (found.length === 0) return '-';
	if (found.every(({ reason }) => reason === undefined)) return 'works';
	return isLimit ? 'limit' : 'FAILS';
}

/** The faults of a run: unexpected failures, limits that work, and limits without a sentence in the README. */
export function faultsOf(measured: readonly Measured[], limits: readonly Limit[], readme: string): string[] {
	const limitsSection = readme.split('\n## ').find((section) => section.startsWith('Limits')) ?? '';
	const words = limitsSection.replace(/\s+/g, ' ');
	const failing = measured.filter(({ reason }) => reason !== undefined);
	const fails = ({ place, cell }: Measured) => `${place}, ${cell}: fails`;
	return [
		...failing.filter(({ place, cell }) => !limits.some(isAt(place, cell))).map(fails),
		...limits
			.filter(({ place, cell }) => measured.some(isAt(place, cell)) && !failing.some(isAt(place, cell)))
			.map(({ place, cell }) => `${place}, ${cell}: works, and is no limit any more`),
		...limits
			.filter(({ sentence }) => !words.includes(sentence))
			.map(({ sentence }) => `README's limits do not say: ${sentence}`),
	];
}
