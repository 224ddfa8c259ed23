import { faults } from '../strings/faults.ts';
import { serviceWithin } from './detect.ts';
import { ImportError } from './error.ts';
import type { Part, Steps } from './export.ts';
import { gunzip, isGzip } from './gunzip.ts';
import { decodeText } from './text.ts';
import { headOf, unzip } from './unzip.ts';
import { type Entry, isZip, zipEntries } from './zip.ts';

/** Most unpacked bytes of an export. For comparison, twenty thousand films take two million. */
const MOST_BYTES = 64_000_000;
/** Most files of an archive whose beginning is looked at. */
const MOST_TOLD = 1000;
/** Files that may list films. */
const LISTS = /\.(?:csv|tsv|txt|json|xml)$/i;
/** What macOS adds to archives, and what people hide. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;
/** Of an archive in which no file is known, one of these names is read, so that it is said what is wrong with it. */
const NAMES =
	/^(?:ratings|watched|diary|reviews|movies|history|viewingactivity|netflixviewinghistory).*\.(?:csv|json)$/i;

/** The files of an export that list what was rated or seen, and the paths of the others. */
export interface Parts {
	parts: Part[];
	unread: string[];
}

/** @throws ImportError if a file is too large for an export */
export function checkSize(fileName: string, size: number): void {
	if (size > MOST_BYTES) throw new ImportError(faults.large(fileName, MOST_BYTES / 1e6));
}

/** Decodes the files of an export that list what was rated or seen. @throws ImportError if it is damaged or too large */
export function* partsOf(fileName: string, bytes: Uint8Array): Steps<Parts> {
	checkSize(fileName, bytes.length);
	if (isGzip(bytes)) {
		const text = decodeText(yield* gunzip(fileName, bytes, MOST_BYTES));
		return { parts: [{ name: fileName, part: '', text }], unread: [] };
	}
	if (!isZip(bytes)) return { parts: [{ name: fileName, part: '', text: decodeText(bytes) }], unread: [] };
	const files = zipEntries(fileName, bytes).filter(({ path }) => !HIDDEN.test(path));
	const chosen = chooseEntries(fileName, files);
	const parts: Part[] = [];
	let left = MOST_BYTES;
	for (const [i, entry] of chosen.entries()) {
		const unpacking = unzip(fileName, entry, left);
		let next = unpacking.next();
		for (; !next.done; next = unpacking.next()) yield (i + next.value) / chosen.length;
		left -= next.value.length;
		const part = baseOf(entry.path);
		parts.push({ name: faults.within(part, fileName), part, text: decodeText(next.value) });
	}
	const read = new Set(chosen);
	return { parts, unread: files.filter((file) => !read.has(file)).map(({ path }) => path) };
}

/**
 * Chooses the files of one service, from the outermost folder that has some: Letterboxd keeps deleted ones in deeper ones.
 */
function chooseEntries(fileName: string, files: Entry[]): Entry[] {
	const outermost = files.toSorted((a, b) => depthOf(a) - depthOf(b));
	const told = outermost
		.filter(({ path }) => LISTS.test(path))
		.slice(0, MOST_TOLD)
		.map((entry) => ({ entry, service: serviceWithin(entry.path, decodeText(headOf(fileName, entry))) }));
	const first = told.find(({ service }) => service !== null);
	if (first === undefined) {
		const named = outermost.filter(({ path }) => NAMES.test(baseOf(path)));
		return files.length === 1 ? files : named.slice(0, 1);
	}
	const depth = depthOf(first.entry);
	const same = told.filter(({ entry, service }) => service === first.service && depthOf(entry) === depth);
	return same.map(({ entry }) => entry);
}

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const depthOf = ({ path }: Entry) => path.split('/').length;
