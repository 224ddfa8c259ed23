import { strToU8, zipSync } from 'fflate';
import type { Export, Steps } from '../../../src/imports/export.ts';
import { readExport } from '../../../src/imports/read.ts';

/** What all steps of some work come to. */
export function finish<T>(steps: Steps<T>): T {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/** The export in a file of lines, or in a ZIP file of several. */
export function read(name: string, content: string | string[] | Uint8Array | Record<string, string>): Export {
	if (content instanceof Uint8Array) return finish(readExport(name, content));
	if (typeof content === 'string') return finish(readExport(name, strToU8(content)));
	if (Array.isArray(content)) return finish(readExport(name, strToU8(`${content.join('\n')}\n`)));
	return finish(readExport(name, zipped(content)));
}

export const zipped = (files: Record<string, string>): Uint8Array =>
	zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

/** A row in short: "Heat 1995 4.5 2024-01-02". */
export const short = ({ rows }: Export) =>
	rows.map(({ title, year, stars, date }) => [title, year, stars, date].map((cell) => cell ?? '-').join(' '));

export const RATINGS = [
	'Date,Name,Year,Letterboxd URI,Rating',
	'2024-01-02,Heat,1995,https://boxd.it/1,4.5',
	'2024-01-03,"Lock, Stock & Two Smoking Barrels",1998,https://boxd.it/2,3',
];
