import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { type Figure, type Look, looksOf, type Point } from './figure.ts';

const { document } = parseHTML('<html><body></body></html>');

type Row = Point & { name: string };

interface Drawing {
	width?: number;
	height?: number;
	/** Which points to draw, on the same scale: the paper's as lines, the run's, or the run's with the paper's as crosses. */
	part?: 'paper' | 'here' | 'both';
}

/** Width of a character of a tick label, in pixels. */
const CHARACTER = 7;

/** Half the width of a bar as a share of its slot, and the smallest part of a bar that is labeled. */
const [BAR, NAMED] = [0.4, 0.1];

/** Draws a figure as an SVG element that inherits the text color of the page. */
export function toSvg(figure: Figure, { width = 640, height = 360, part = 'both' }: Drawing = {}): string {
	const { title, x, y, kind = 'line', series } = figure;
	const looks = looksOf(figure);
	const rows = series.flatMap(({ name, points, paper = false }) => points.map((point) => ({ name, paper, ...point })));
	const main = rows.filter(({ paper }) => paper === (part === 'paper'));
	const crosses = part === 'both' ? rows.filter(({ paper }) => paper) : [];
	const crowded = (x.ticks ?? []).join('  ').length * CHARACTER > width - 72;
	const svg = Plot.plot({
		document: document as unknown as Document,
		width,
		height: height + (crowded ? 46 : 0),
		marginTop: 28,
		marginLeft: crowded ? 100 : 56,
		// Half of the last tick label extends beyond the axis.
		marginRight: 16 + (crowded ? 0 : 3 * (x.ticks?.at(-1)?.length ?? 0)),
		marginBottom: crowded ? 90 : 44,
		style: { fontSize: '12px', background: 'none', color: 'currentColor' },
		x: {
			label: x.label,
			labelOffset: crowded ? 86 : 40,
			...xScale(figure, rows, width),
			...(crowded && { tickRotate: -30 }),
		},
		y: {
			label: y.label,
			type: y.log ? 'log' : 'linear',
			grid: true,
			...(part !== 'both' && { domain: rangeOf(rows.flatMap((row) => [row.low ?? row.y, row.high ?? row.y])) }),
			...(y.share && { domain: shareDomain(kind, rows), tickFormat: '.0%' }),
		},
		color: { domain: looks.map(({ name }) => name), range: looks.map(({ color }) => color) },
		symbol: { legend: false },
		marks: [
			...{ line: lines, dots, bars }[kind](main, looks, (width - 72) / (x.ticks?.length ?? 1)),
			Plot.dot(crosses, { x: 'x', y: 'y', stroke: 'name', symbol: 'times', r: 4, strokeWidth: 2 }),
		],
	});
	// The picture has one label; ARIA forbids labels on its parts, which have no role.
	for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
	svg.setAttribute('role', 'img');
	svg.setAttribute('aria-label', part === 'both' ? title : `${title}: ${part}`);
	svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	return svg.outerHTML;
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];

/** Returns the tenths that enclose all shares, and 0 to 1 for stacked bars. */
function shareDomain(kind: Figure['kind'], rows: readonly Row[]): [number, number] {
	if (kind === 'bars') return [0, 1];
	const [low, high] = rangeOf(rows.flatMap((row) => [row.low ?? row.y, row.high ?? row.y]));
	return [Math.min(0, Math.floor(10 * low!) / 10), Math.ceil(10 * high!) / 10 || 1];
}

/** Most values for which each gets a tick label on a logarithmic axis. */
const MOST_NAMED = 6;

function xScale({ x, kind = 'line' }: Figure, rows: readonly Row[], width: number): Plot.ScaleOptions {
	if (x.ticks === undefined) {
		const values = [...new Set(rows.map((row) => row.x))];
		const named = x.log && values.length <= MOST_NAMED ? { ticks: values, tickFormat: String } : { ticks: width / 80 };
		return { type: x.log ? 'log' : 'linear', ...(values.length > 0 && { domain: rangeOf(values) }), ...named };
	}
	const margin = kind === 'line' ? 0 : 0.5;
	return {
		type: 'linear',
		domain: [-margin, x.ticks.length - 1 + margin],
		ticks: x.ticks.map((_, i) => i),
		tickFormat: (i: number) => x.ticks![i]!,
	};
}

/** Most overlapping bands that remain legible; with more, intervals are drawn as bars side by side. */
const MOST_BANDS = 3;

function lines(rows: Row[], looks: Look[]) {
	const uncertain = rows.filter(({ low }) => low !== undefined);
	const banded = new Set(uncertain.map(({ name }) => name)).size <= MOST_BANDS;
	const shift = (i: number) => (banded ? 0 : 2.5 * (i - (looks.length - 1) / 2));
	const of = (name: string, all: readonly Row[]) => all.filter((row) => row.name === name);
	return looks.flatMap(({ name, dash }, i) => [
		banded
			? Plot.areaY(of(name, uncertain), { x: 'x', y1: 'low', y2: 'high', fill: 'name', fillOpacity: 0.12 })
			: Plot.ruleX(of(name, uncertain), {
					...{ x: 'x', y1: 'low', y2: 'high', dx: shift(i) },
					...{ stroke: 'name', strokeOpacity: 0.5 },
				}),
		Plot.lineY(of(name, rows), {
			...{ x: 'x', y: 'y', z: 'name', dx: shift(i) },
			...{ stroke: 'name', strokeWidth: 1.8, strokeDasharray: dash },
		}),
		Plot.dot(of(name, rows), { x: 'x', y: 'y', dx: shift(i), fill: 'name', r: 2.4 }),
	]);
}

const dots = (rows: Row[], looks: Look[]) =>
	looks.flatMap(({ name, symbol }) => {
		const own = rows.filter((row) => row.name === name);
		return [
			Plot.ruleX(
				own.filter(({ low }) => low !== undefined),
				{ x: 'x', y1: 'low', y2: 'high', stroke: 'name', strokeWidth: 1.5 },
			),
			Plot.dot(own, { x: 'x', y: 'y', fill: 'name', symbol, r: 2.2, fillOpacity: 0.7 }),
		];
	});

/** @param place width of a bar and the gap next to it, in pixels */
function bars(rows: Row[], looks: Look[], place: number) {
	const order = new Map(looks.map(({ name }, i) => [name, i]));
	const parts = rows.map((row) => {
		const below = rows
			.filter(({ x, name }) => x === row.x && order.get(name)! < order.get(row.name)!)
			.reduce((sum, { y }) => sum + y, 0);
		return { ...row, from: below, to: below + row.y, left: row.x - BAR, right: row.x + BAR };
	});
	return [
		Plot.rect(parts, { x1: 'left', x2: 'right', y1: 'from', y2: 'to', fill: 'name', stroke: 'white' }),
		Plot.text(
			parts.filter(({ y, name }) => y >= NAMED && name.length * CHARACTER <= 2 * BAR * place),
			{ x: 'x', y: (part) => (part.from + part.to) / 2, text: 'name', fill: 'black', stroke: 'white', strokeWidth: 3 },
		),
	];
}
