import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { type Figure, type Look, looksOf, type Point } from './figure.ts';

const { document } = parseHTML('<html><body></body></html>');

type Row = Point & { name: string };

/** Characters of tick names that fit side by side. */
const LONGEST_TICKS = 80;

/** Width of a bar, and how high its part must be to be named in it. */
const [BAR, NAMED] = [0.4, 0.1];

/** The figure as an SVG element that takes its text colour from the page. */
export function toSvg(figure: Figure): string {
	const { title, x, y, kind, series } = figure;
	const looks = looksOf(figure);
	const rows = series.flatMap(({ name, points, paper = false }) => points.map((point) => ({ name, paper, ...point })));
	const ours = rows.filter(({ paper }) => !paper);
	const bottom =
		kind === 'bars' ? 0 : Math.min(0, Math.floor(10 * Math.min(...rows.map((row) => row.low ?? row.y))) / 10);
	const top = kind === 'bars' ? 1 : Math.ceil(10 * Math.max(...rows.map((row) => row.high ?? row.y))) / 10 || 1;
	const crosses = Plot.dot(
		rows.filter(({ paper }) => paper),
		{ x: 'x', y: 'y', stroke: 'name', symbol: 'times', r: 4, strokeWidth: 2 },
	);
	const marks = { line: lines, dots, bars }[kind](ours, looks);
	const margin = kind === 'line' ? 0 : 0.5;
	const crowded = (x.ticks ?? []).join('  ').length > LONGEST_TICKS;
	const svg = Plot.plot({
		document: document as unknown as Document,
		width: 640,
		height: 360,
		marginLeft: crowded ? 100 : 56,
		// Half of the last tick's name stands beyond the axis.
		marginRight: 16 + (crowded ? 0 : 3 * (x.ticks?.at(-1)?.length ?? 0)),
		marginBottom: crowded ? 90 : 44,
		style: { fontSize: '12px', background: 'none', color: 'currentColor' },
		x: {
			label: x.label,
			labelOffset: crowded ? 86 : 40,
			type: x.log ? 'log' : 'linear',
			...(x.ticks && {
				domain: [-margin, x.ticks.length - 1 + margin],
				ticks: x.ticks.map((_, i) => i),
				tickFormat: (i: number) => x.ticks![i]!,
				...(crowded && { tickRotate: -30 }),
			}),
		},
		y: {
			label: y.label,
			type: y.log ? 'log' : 'linear',
			grid: true,
			...(y.share && { domain: [bottom, top], tickFormat: '.0%' }),
		},
		color: { domain: looks.map(({ name }) => name), range: looks.map(({ colour }) => colour) },
		symbol: { legend: false },
		marks: [...marks, crosses],
	});
	// The picture has one name; its parts, which are no elements with a role, may have none.
	for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
	svg.setAttribute('role', 'img');
	svg.setAttribute('aria-label', title);
	svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	return svg.outerHTML;
}

const lines = (rows: Row[], looks: Look[]) => [
	Plot.areaY(
		rows.filter(({ low }) => low !== undefined),
		{ x: 'x', y1: 'low', y2: 'high', z: 'name', fill: 'name', fillOpacity: 0.12 },
	),
	...looks.map(({ name, dash }) =>
		Plot.lineY(
			rows.filter((row) => row.name === name),
			{ x: 'x', y: 'y', z: 'name', stroke: 'name', strokeWidth: 1.8, strokeDasharray: dash },
		),
	),
	Plot.dot(rows, { x: 'x', y: 'y', fill: 'name', r: 2.2 }),
];

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

function bars(rows: Row[], looks: Look[]) {
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
			parts.filter(({ y }) => y >= NAMED),
			{ x: 'x', y: (part) => (part.from + part.to) / 2, text: 'name', fill: 'black', stroke: 'white', strokeWidth: 3 },
		),
	];
}
