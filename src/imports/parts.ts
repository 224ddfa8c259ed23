import { faults } from '../strings/faults.ts';
import { ImportError } from './error.ts';
import type { Part, Steps } from './export.ts';
import { gunzip, isGzip } from './gunzip.ts';
import { decodeText } from './text.ts';
import { unzip } from './unzip.ts';
import { type Entry, isZip, zipEntries } from './zip.ts';

/** Most unpacked bytes of an export. For comparison, twenty thousand films take two million. */
const MOST_BYTES = 64_000_000;

/** Names of the files with seen or rated films in the archives of the services. */
const RATING_FILES = [
	/^(?:ratings|watched|diary|reviews|movies)\.csv$/i,
	/^(?:ratings|watched|history).*\.json$/i,
	/^(?:viewingactivity|netflixviewinghistory).*\.csv$/i,
];

/** @throws ImportError if a file is too large for an export */
export function checkSize(fileName: string, size: number): void {
	if (size > MOST_BYTES) throw new ImportError(faults.large(fileName, MOST_BYTES / 1e6));
}

/** Decodes the files of an export that list seen or rated films. @throws ImportError if it is damaged or too large */
export function* partsOf(fileName: string, bytes: Uint8Array): Steps<Part[]> {
	checkSize(fileName, bytes.length);
	if (isGzip(bytes)) {
		const text = decodeText(yield* gunzip(fileName, bytes, MOST_BYTES));
		return [{ name: fileName, part: '', text }];
	}
	if (!isZip(bytes)) return [{ name: fileName, part: '', text: decodeText(bytes) }];
	const entries = chooseEntries(zipEntries(fileName, bytes));
	const parts: Part[] = [];
	let left = MOST_BYTES;
	for (const [i, entry] of entries.entries()) {
		const unpacking = unzip(fileName, entry, left);
		let next = unpacking.next();
		for (; !next.done; next = unpacking.next()) yield (i + next.value) / entries.length;
		left -= next.value.length;
		const part = baseOf(entry.path);
		parts.push({ name: faults.within(part, fileName), part, text: decodeText(next.value) });
	}
	return parts;
}

/** Selects files from the outermost folder with matches, since Letterboxd keeps deleted ones in deeper folders. */
function chooseEntries(entries: Entry[]): Entry[] {
	const files = entries.filter(({ path }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path));
	for (const pattern of RATING_FILES) {
		const matching = files.filter(({ path }) => pattern.test(baseOf(path)));
		const depth = Math.min(...matching.map(depthOf));
		if (matching.length > 0) return matching.filter((entry) => depthOf(entry) === depth);
	}
	return files.length === 1 ? files : [];
}

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const depthOf = ({ path }: Entry) => path.split('/').length;
