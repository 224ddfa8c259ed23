import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
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
	/** Areas are stacked in their order. */
	kind: 'line' | 'dots' | 'stack';
	series: { name: string; points: Point[] /** The paper's own figures: drawn as crosses. */; paper?: boolean }[];
}

const { document } = parseHTML('<html><body></body></html>');

/** Colours that people with any colour vision tell apart (Okabe and Ito 2008), readable on light and dark ground. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f', '#b8860b'];

/** The figure as an SVG element that takes its text colour from the page. */
export function toSvg({ title, x, y, kind, series }: Figure): string {
	const rows = series.flatMap(({ name, points, paper = false }) => points.map((point) => ({ name, paper, ...point })));
	const ours = rows.filter(({ paper }) => !paper);
	const paper = rows.filter((row) => row.paper);
	const names = [...new Set(ours.map(({ name }) => name))];
	const top = kind === 'stack' ? 1 : Math.ceil(10 * Math.max(...rows.map((row) => row.high ?? row.y))) / 10 || 1;
	const channels = { x: 'x', y: 'y' } as const;
	const marks =
		kind === 'stack'
			? [Plot.areaY(ours, Plot.stackY({ ...channels, fill: 'name', order: names }))]
			: [
					...(kind === 'line'
						? [
								Plot.areaY(
									ours.filter(({ low }) => low !== undefined),
									{ x: 'x', y1: 'low', y2: 'high', fill: 'name', fillOpacity: 0.12 },
								),
								Plot.lineY(ours, { ...channels, stroke: 'name', strokeWidth: 1.8 }),
								Plot.dot(ours, { ...channels, fill: 'name', r: 2.2 }),
							]
						: [Plot.dot(ours, { ...channels, fill: 'name', r: 1.6, fillOpacity: 0.7 })]),
					Plot.dot(paper, { ...channels, stroke: 'name', symbol: 'times', r: 4, strokeWidth: 2 }),
				];
	const svg = Plot.plot({
		document: document as unknown as Document,
		width: 640,
		height: 360,
		marginLeft: 56,
		marginRight: 16,
		style: { fontSize: '12px', background: 'none', color: 'currentColor' },
		x: {
			label: x.label,
			type: x.log ? 'log' : 'linear',
			...(x.ticks && { ticks: x.ticks.map((_, i) => i), tickFormat: (i: number) => x.ticks![i]! }),
		},
		y: {
			label: y.label,
			type: y.log ? 'log' : 'linear',
			grid: true,
			...(y.share && { domain: [0, top], tickFormat: '.0%' }),
		},
		color: { domain: names, range: COLOURS },
		marks,
	});
	svg.setAttribute('role', 'img');
	svg.setAttribute('aria-label', title);
	svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	return svg.outerHTML;
}

/** Names of the series in their colours; crosses stand for the paper. */
export function legendOf({ series }: Figure): { name: string; colour: string }[] {
	const names = [...new Set(series.filter(({ paper }) => !paper).map(({ name }) => name))];
	return names.map((name, i) => ({ name, colour: COLOURS[i % COLOURS.length]! }));
}

/** One row a point. */
export const toCsv = ({ series }: Figure): string =>
	`${Papa.unparse(
		series.flatMap(({ name, paper, points }) =>
			points.map(({ x, y, low, high }) => ({
				series: name,
				source: paper ? 'paper' : 'here',
				x,
				y,
				low: low ?? '',
				high: high ?? '',
			})),
		),
		{ newline: '\n' },
	)}\n`;
