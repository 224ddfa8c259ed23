import { summarize } from './report.ts';
import type { ScoredText } from './score.ts';

interface JudgedSet {
	name: string;
	/** Whether all mentions are labeled; else only recall counts. */
	complete: boolean;
	scored: readonly ScoredText[];
}

const HEAD = ['', 'texts', 'labels', 'precision', 'recall', 'one word', 'right film', 'false/1,000', 'error'];

/**
 * Formats how well films are found in each set: precision and recall with 95 % intervals by bootstrap over texts, both
 * for titles of one word, the share of right films among all labeled and found, false mentions in 1,000 words of the
 * texts that name no film, and the expected error of the confidences.
 */
export function rowsOfSets(sets: readonly JudgedSet[]): string[] {
	const rows = sets.map(({ name, complete, scored }) => {
		const r = summarize(scored, 1);
		const some = (text: string) => (r.gold === 0 ? '' : text);
		const precise = (text: string) => (complete ? some(text) : '');
		const { precision, recall, interval } = r.span;
		return [
			name,
			String(r.texts),
			String(r.gold),
			precise(`${short(precision)} (${short(interval.precision[0])}-${short(interval.precision[1])})`),
			some(`${short(recall)} (${short(interval.recall[0])}-${short(interval.recall[1])})`),
			some(complete ? `${short(r.oneWord.precision)} / ${short(r.oneWord.recall)}` : short(r.oneWord.recall)),
			precise(short((2 * r.film.precision * r.film.recall) / (r.film.precision + r.film.recall))),
			complete && r.falsePer1000Words !== null ? r.falsePer1000Words.toFixed(2) : '',
			precise(short(r.calibration.expectedError)),
		];
	});
	return table([HEAD, ...rows]);
}

/** How well films are found in all texts and in each set, under a name. */
export interface Point {
	name: string;
	cells: Record<string, string>;
}

/** Returns precision and recall: with intervals for all texts, and for each set that has labels. */
export function pointOf(name: string, sets: readonly JudgedSet[]): Point {
	const { precision, recall, interval } = summarize(
		sets.flatMap(({ scored }) => scored),
		1,
	).span;
	const own = sets.map((set) => {
		const r = summarize(set.scored, 1);
		const cell =
			r.gold === 0
				? `${r.falsePer1000Words?.toFixed(2)} false`
				: `${short(r.span.precision)} / ${short(r.span.recall)}`;
		return [set.name, cell] as const;
	});
	const between = ([low, high]: readonly [number, number]) => `(${short(low)}-${short(high)})`;
	const all = `${short(precision)} ${between(interval.precision)} / ${short(recall)} ${between(interval.recall)}`;
	return { name, cells: { all, ...Object.fromEntries(own) } };
}

export function rowsOfPoints(points: readonly Point[]): string[] {
	const names = Object.keys(points[0]!.cells);
	return table([['', ...names], ...points.map(({ name, cells }) => [name, ...names.map((column) => cells[column]!)])]);
}

function table(rows: readonly (readonly string[])[]): string[] {
	const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
	return rows.map((row) =>
		row
			.map((cell, column) => cell.padEnd(widths[column]!))
			.join('  ')
			.trimEnd(),
	);
}

const short = (share: number) => share.toFixed(3).replace(/^0/, '');
