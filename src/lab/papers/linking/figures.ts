/** Figures of linking: who is found by number of films, and precision against recall. */
import type { Figure } from '../../kit/report/figure.ts';
import { ATTACKERS } from './attackers.ts';
import type { LinkReport } from './link.ts';
import type { Row } from './rows.ts';
import { NAMES } from './text.ts';

/** The rows among all candidates with half of the targets absent. */
export function mainRows({ rows }: LinkReport, films: number): Row[] {
	const own = rows.filter((row) => row.films === films && row.absent === 0.5);
	const most = Math.max(...own.map(({ candidates }) => candidates));
	return own.filter(({ candidates }) => candidates === most);
}

export function linkFigures(report: LinkReport): Figure[] {
	const sizes = [...new Set(report.rows.map(({ films }) => films))];
	const rows = sizes.flatMap((films) => mainRows(report, films));
	const x = { label: 'films of each account', log: true };
	const lines = (value: 'k1' | 'recallAt90') =>
		ATTACKERS.map((attacker) => ({
			name: NAMES[attacker],
			points: rows
				.filter((row) => row.attacker === attacker)
				.map((row) => ({ row, interval: row[`${value}Interval`] }))
				.map(({ row, interval: [low, high] }) => ({ x: row.films, y: row[value], low, high })),
		}));
	const y = { label: 'share of those present', share: true };
	return [
		{
			id: 'link-first',
			title: 'Other account found first among all candidates, half of the people absent',
			x,
			y,
			series: lines('k1'),
		},
		{
			id: 'link-recall',
			title: 'Found where 90 % of the guesses are right, half of the people absent',
			x,
			y,
			series: lines('recallAt90'),
		},
		...sizes.map((films) => ({
			id: `link-curve-${films}`,
			title: `Precision and recall with ${films} films a side, half of the people absent`,
			x: { label: 'recall' },
			y: { label: 'precision', share: true },
			series: report.curves
				.filter((curve) => curve.films === films)
				.map(({ attacker, points }) => ({
					name: NAMES[attacker],
					points: points.map(({ recall, precision }) => ({ x: recall, y: precision })),
				})),
		})),
	];
}
