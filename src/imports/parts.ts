import { ImportError } from './error.ts';
import type { Part, Steps } from './export.ts';
import { decodeText } from './text.ts';
import { unzip } from './unzip.ts';
import { type Entry, isZip, zipEntries } from './zip.ts';

/** Bytes of an export, unpacked: twenty thousand films take two million. */
const MOST_BYTES = 64_000_000;

/** Names of the files that tell what somebody saw, in the archives of the services. */
const WANTED = [
	/^(?:ratings|watched|diary|reviews|movies)\.csv$/i,
	/^(?:ratings|watched|history).*\.json$/i,
	/^(?:viewingactivity|netflixviewinghistory).*\.csv$/i,
];

/** @throws ImportError for a file larger than any export */
export function checkSize(fileName: string, size: number): void {
	if (size > MOST_BYTES)
		throw new ImportError(
			`${fileName} is larger than ${MOST_BYTES / 1e6} million bytes, which no export of one person's ratings is.`,
		);
}

/** The files of an export that tell what somebody saw, as text. @throws ImportError when it is damaged or too large */
export function* partsOf(fileName: string, bytes: Uint8Array): Steps<Part[]> {
	checkSize(fileName, bytes.length);
	if (!isZip(bytes)) return [{ name: fileName, part: '', text: decodeText(bytes) }];
	const entries = chosen(zipEntries(fileName, bytes));
	const parts: Part[] = [];
	let left = MOST_BYTES;
	for (const [i, entry] of entries.entries()) {
		const unpacking = unzip(fileName, entry, left);
		let next = unpacking.next();
		for (; !next.done; next = unpacking.next()) yield (i + next.value) / entries.length;
		left -= next.value.length;
		const part = baseOf(entry.path);
		parts.push({ name: `${part} in ${fileName}`, part, text: decodeText(next.value) });
	}
	return parts;
}

/** The wanted files of the outermost folder that has any: Letterboxd keeps deleted ones in folders further in. */
function chosen(entries: Entry[]): Entry[] {
	const files = entries.filter(({ path }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path));
	for (const wanted of WANTED) {
		const named = files.filter(({ path }) => wanted.test(baseOf(path)));
		const depth = Math.min(...named.map(depthOf));
		if (named.length > 0) return named.filter((entry) => depthOf(entry) === depth);
	}
	return files.length === 1 ? files : [];
}

const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const depthOf = ({ path }: Entry) => path.split('/').length;
