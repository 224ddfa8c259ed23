import Papa from 'papaparse';

/** A point of a series; low and high are a 95 % interval. */
export interface Point {
	x: number;
	y: number;
	low?: number;
	high?: number;
}

/** A figure as data: drawn as SVG, written as CSV. */
export interface Figure {
	/** Name of its files. */
	id: string;
	title: string;
	x: { label: string; log?: boolean; ticks?: string[] };
	y: { label: string; log?: boolean; share?: boolean };
	/** Bars are stacked in the order of the series. */
	kind: 'line' | 'dots' | 'bars';
	series: { name: string; points: Point[] /** The paper's own figures: drawn as crosses. */; paper?: boolean }[];
}

/** How a series is told from others: by its colour, and by dashes, the shape of dots or where it stands in a stack. */
export interface Look {
	name: string;
	colour: string;
	dash: string;
	symbol: 'circle' | 'triangle';
}

/**
 * Colours that people with any colour vision tell apart (Okabe and Ito 2008); a page has darker and lighter ones for
 * its own ground.
 */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f', '#b8860b'];
const DASHES = ['none', '8 3', '2 3', '8 3 2 3', '14 4', '5 5', '2 6', '12 3 2 3 2 3'];

/** The look of each series of a figure. @throws RangeError when there are more than can be told apart */
export function looksOf({ series }: Figure): Look[] {
	const names = [...new Set(series.filter(({ paper }) => !paper).map(({ name }) => name))];
	if (names.length > COLOURS.length) throw new RangeError(`${names.length} series cannot be told apart.`);
	return names.map((name, i) => ({
		name,
		colour: `var(--series-${i + 1}, ${COLOURS[i]})`,
		dash: DASHES[i]!,
		symbol: i % 2 === 0 ? 'circle' : 'triangle',
	}));
}

/** One row a point, with the name of its place where places have names; no name is a formula in a spreadsheet. */
export const toCsv = ({ x: { label, ticks }, series }: Figure): string =>
	`${Papa.unparse(
		series.flatMap(({ name, paper, points }) =>
			points.map(({ x, y, low, high }) => ({
				series: name,
				source: paper ? 'paper' : 'here',
				...(ticks !== undefined && { [label]: ticks[Math.round(x)] ?? '' }),
				x,
				y,
				low: low ?? '',
				high: high ?? '',
			})),
		),
		{ newline: '\n', escapeFormulae: true },
	)}\n`;
