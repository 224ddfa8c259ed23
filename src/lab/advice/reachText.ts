/** The tables of promises and truth. */
import { aligned, partCell } from '../kit/cli/text.ts';
import type { FirstPlansReport } from './firstPlans.ts';

/** @param goal the crowd to reach */
export function reachLines(reports: readonly FirstPlansReport[], goal: number): string[] {
	const all = reports.map(({ known, reach }) => ({ known, ...reach }));
	return [
		'After the first plan: medians, and parts of the drafts with 95 % intervals.',
		...aligned([
			[
				...['known', 'drafts', 'reach it', 'promised', 'shown', 'rank'],
				...['within x2', 'rank 1', 'up to 10', 'below 48', 'changes'],
			],
			...all.map(({ known, drafts, reached, promised, shown, rank, within2, one, ten, few, changes }) => [
				known,
				...[drafts, reached, Math.round(promised), Math.round(shown), rank].map(String),
				...[within2, one, ten, few].map(partCell),
				`${changes.mean.toFixed(2)} (${changes.interval.map((end) => end.toFixed(2)).join('-')})`,
			]),
		]),
		'',
		'What people read, of their drafts and after the plan.',
		...aligned([
			[
				...['known', 'well hidden', `rank below ${goal}`, 'probably', `rank below ${goal / 2}`],
				...['rank in the range', 'hidden by one question', 'and by the plan'],
			],
			...all.map(({ known, hidden, probably, inRange, unchanged, ended }) => [
				...[known, String(hidden.of), partCell(hidden), String(probably.of), partCell(probably)],
				...[partCell(inRange), partCell(unchanged), partCell(ended)],
			]),
		]),
	];
}
