import Papa from 'papaparse';

/** A point of a series; low and high bound a 95 % interval. */
export interface Point {
	x: number;
	y: number;
	low?: number;
	high?: number;
}

/** A figure as data, to draw as SVG or write as CSV. */
export interface Figure {
	id: string;
	title: string;
	x: { label: string; log?: boolean; ticks?: string[] };
	y: { label: string; log?: boolean; share?: boolean };
	/** Lines by default; bars are stacked in the order of the series. */
	kind?: 'line' | 'dots' | 'bars';
	series: { name: string; points: Point[] /** The paper's own figures: drawn as crosses. */; paper?: boolean }[];
}

/** How a series is distinguished: by color, and by dashes, the shape of dots or its position in a stack. */
export interface Look {
	name: string;
	color: string;
	dash: string;
	symbol: 'circle' | 'triangle';
}

/** Distinct with any color vision (Okabe and Ito 2008); the page adjusts them to its background. */
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f', '#b8860b'];
const DASHES = ['none', '8 3', '2 3', '8 3 2 3', '14 4', '5 5', '2 6', '12 3 2 3 2 3'];

/** Returns the look of each series of a figure. @throws RangeError if there are more series than looks */
export function looksOf({ series }: Figure): Look[] {
	const names = [...new Set(series.filter(({ paper }) => !paper).map(({ name }) => name))];
	if (names.length > COLORS.length) throw new RangeError(`${names.length} series cannot be told apart.`);
	return names.map((name, i) => ({
		name,
		color: `var(--series-${i + 1}, ${COLORS[i]})`,
		dash: DASHES[i]!,
		symbol: i % 2 === 0 ? 'circle' : 'triangle',
	}));
}

/** Writes one row per point, with its tick label if there is one; names cannot act as formulas in a spreadsheet. */
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
