import { strToU8, zipSync } from 'fflate';
import type { Export } from '../../../src/imports/export.ts';
import { readExport } from '../../../src/imports/read.ts';

/** What all steps of some work come to. */
export async function finish<T>(steps: AsyncGenerator<number, T, void>): Promise<T> {
	for (;;) {
		const step = await steps.next();
		if (step.done) return step.value;
	}
}

/** The export in a file of lines, or in a ZIP file of several. */
export function read(name: string, content: string | string[] | Uint8Array | Record<string, string>): Promise<Export> {
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

/** A header of a tar archive (POSIX.1-2001), with its checksum. */
export function tarHeader(path: string, size: number, { type = '0', folders = '' } = {}): Uint8Array {
	const header = new Uint8Array(512);
	const put = (at: number, text: string) => header.set(strToU8(text), at);
	put(0, path);
	put(100, '0000644\0');
	put(124, `${size.toString(8).padStart(11, '0')}\0`);
	put(136, '00000000000\0');
	put(148, '        ');
	put(156, type);
	put(257, 'ustar\x0000');
	put(345, folders);
	const sum = header.reduce((total, byte) => total + byte, 0);
	put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
	return header;
}

const filled = (bytes: Uint8Array): Uint8Array => {
	const blocks = new Uint8Array(Math.ceil(bytes.length / 512) * 512);
	blocks.set(bytes);
	return blocks;
};

export const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

export const tarFile = (path: string, content: string | Uint8Array, about = {}): Uint8Array => {
	const bytes = typeof content === 'string' ? strToU8(content) : content;
	return joined(tarHeader(path, bytes.length, about), filled(bytes));
};

export const tarred = (files: Record<string, string>): Uint8Array =>
	joined(...Object.entries(files).map(([path, text]) => tarFile(path, text)), new Uint8Array(1024));
