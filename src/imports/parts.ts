import { faults } from '../strings/faults.ts';
import { canUnpack, gunzipped, isGzip, unpack } from './archive.ts';
import { serviceWithin } from './detect.ts';
import { directoryOf, isZip, type PackedFile } from './directory.ts';
import { ImportError } from './error.ts';
import type { Part } from './export.ts';
import { type Source, sourceOfBlob } from './posts/exported.ts';
import { baseOf, isHidden } from './posts/format.ts';
import { decodeText } from './text.ts';

/** Most unpacked bytes of an export. For comparison, twenty thousand films take two million. */
const MOST_BYTES = 64_000_000;
/** Most files in an archive, as it may claim to have millions, and most whose beginning is read. */
const [MOST_FILES, MOST_SNIFFED] = [10_000, 1000];
/** Bytes that decide what a file is: the length of a row in any encoding. */
const HEAD = 1 << 15;
const LISTS = /\.(?:csv|tsv|txt|json|xml)$/i;
/** In an archive without a known file, one with such a name is read, so that the user learns what is wrong with it. */
const NAMES =
	/^(?:ratings|watched|diary|reviews|movies|history|viewingactivity|netflixviewinghistory).*\.(?:csv|json)$/i;

/** The files of an export with ratings or viewings, and the paths of the others. */
export interface Parts {
	parts: Part[];
	unread: string[];
}

/** @throws ImportError if a file is too large for an export */
export function checkSize(fileName: string, size: number): void {
	if (size > MOST_BYTES) throw new ImportError(faults.large(fileName, MOST_BYTES / 1e6));
}

/** Decodes the files of an export with ratings or viewings. @throws ImportError if it is damaged or too large */
export async function partsOf(fileName: string, bytes: Uint8Array): Promise<Parts> {
	checkSize(fileName, bytes.length);
	const whole = (unpacked: Uint8Array) => ({
		parts: [{ name: fileName, part: '', text: decodeText(unpacked) }],
		unread: [],
	});
	const source = sourceOfBlob(new Blob([bytes as BlobPart]), fileName);
	if (isGzip(bytes)) return whole(await joined(gunzipped(source, MOST_BYTES, faults.unpacksToMore)));
	if (!isZip(bytes)) return whole(bytes);
	const files = await directoryOf(source, (path) => !isHidden(path), MOST_FILES);
	const chosen = await chooseFiles(source, files);
	const parts: Part[] = [];
	let left = MOST_BYTES;
	for (const file of chosen) {
		left -= file.size;
		if (left < 0) throw new ImportError(faults.unpacksToMore(faults.within(file.path, fileName), MOST_BYTES / 1e6));
		const part = baseOf(file.path);
		const text = decodeText(await joined(unpack(source, file)));
		parts.push({ name: faults.within(part, fileName), part, text });
	}
	return { parts, unread: files.filter((file) => !chosen.includes(file)).map(({ path }) => path) };
}

/** Chooses the files of one service from the outermost folder: Letterboxd keeps deleted ones in deeper ones. */
async function chooseFiles(source: Source, files: PackedFile[]): Promise<PackedFile[]> {
	const outermost = files.toSorted((a, b) => depthOf(a) - depthOf(b));
	const lists = outermost.filter((file) => LISTS.test(file.path) && canUnpack(file)).slice(0, MOST_SNIFFED);
	const sniffed: { file: PackedFile; service: ReturnType<typeof serviceWithin> }[] = [];
	for (const file of lists) {
		const head = await joined(unpack(source, file), HEAD);
		sniffed.push({ file, service: serviceWithin(file.path, decodeText(head)) });
	}
	const first = sniffed.find(({ service }) => service !== null);
	if (first === undefined) {
		const named = outermost.filter(({ path }) => NAMES.test(baseOf(path)));
		return files.length === 1 ? files : named.slice(0, 1);
	}
	const depth = depthOf(first.file);
	const same = sniffed.filter(({ file, service }) => service === first.service && depthOf(file) === depth);
	return same.map(({ file }) => file);
}

/** Joins the pieces of a stream, up to `most` bytes. */
async function joined(pieces: AsyncIterable<Uint8Array>, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
	const held: Uint8Array[] = [];
	let size = 0;
	for await (const piece of pieces) {
		held.push(piece);
		size += piece.length;
		if (size >= most) break;
	}
	return new Uint8Array(await new Blob(held as BlobPart[]).arrayBuffer()).subarray(0, most);
}

const depthOf = ({ path }: PackedFile) => path.split('/').length;
