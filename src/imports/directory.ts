/**
 * The directory of a ZIP archive, read in place: no byte of the files is touched. @zip.js/zip.js does the same in 24 to
 * 72 kB (gzipped) instead of 2, and has no limit on names, entries, or the directory.
 */
import { faults } from '../strings/faults.ts';
import { ImportError } from './error.ts';
import { readRange, type Source } from './posts/exported.ts';

export interface PackedFile {
	path: string;
	/** 0: stored; 8: deflated. */
	method: number;
	isEncrypted: boolean;
	packedSize: number;
	/** Unpacked size in bytes, according to the archive. */
	size: number;
	crc: number;
	/** Where the archive says that it begins. */
	offset: number;
}

/** Most files in an archive, as it may claim to have millions; archives of X and Mastodon have every picture. */
export const MOST_FILES = 500_000;
/** Bytes of a list of files, and characters of a path, at most. */
export const [LARGEST_DIRECTORY, LONGEST_PATH] = [128_000_000, 1000];
const [LOCAL, CENTRAL, END, END64, LOCATOR64] = [0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50];
const [END_SIZE, LOCATOR64_SIZE, END64_SIZE, LOCAL_SIZE, CENTRAL_SIZE] = [22, 20, 56, 30, 46];
const LONGEST_COMMENT = 0xffff;
/** Placeholder for a number that is in the fields of ZIP64 instead. */
const IN_64 = 0xffffffff;
const EXTRA_64 = 1;

export const isZip = (bytes: Uint8Array) =>
	bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2]! + 1;

/** Lists the files of a ZIP archive whose paths are wanted. @throws ImportError if its list of files is damaged or too long */
export async function directoryOf(
	source: Source,
	wants: (path: string) => boolean,
	mostFiles = MOST_FILES,
): Promise<PackedFile[]> {
	const damaged = () => new ImportError(faults.noDirectory(source.name));
	const tailAt = Math.max(0, source.size - END_SIZE - LONGEST_COMMENT - LOCATOR64_SIZE);
	try {
		const tail = await viewOf(source, tailAt, source.size);
		const end = findEnd(tail);
		if (end < 0) throw damaged();
		const { count, size, offset } = await endOf(source, tail, end);
		if (count > mostFiles) throw new ImportError(faults.manyFiles(source.name, mostFiles));
		if (size > LARGEST_DIRECTORY || offset + size > tailAt + end) throw damaged();
		return filesIn(await viewOf(source, offset, offset + size), count, wants, damaged);
	} catch (error) {
		throw error instanceof RangeError ? damaged() : error;
	}
}

/** Where the record at the end of an archive is; -1 without one. */
function findEnd(view: DataView): number {
	const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
	for (let at = view.byteLength - END_SIZE; at >= first; at--) if (view.getUint32(at, true) === END) return at;
	return -1;
}

interface End {
	count: number;
	size: number;
	offset: number;
}

/** Where the list of files is; archives of gigabytes say so in a second record. */
async function endOf(source: Source, tail: DataView, end: number): Promise<End> {
	const short = {
		count: tail.getUint16(end + 10, true),
		size: tail.getUint32(end + 12, true),
		offset: tail.getUint32(end + 16, true),
	};
	const locator = end - LOCATOR64_SIZE;
	if (locator < 0 || tail.getUint32(locator, true) !== LOCATOR64) return short;
	const at = Number(tail.getBigUint64(locator + 8, true));
	const view = await viewOf(source, at, at + END64_SIZE);
	if (view.getUint32(0, true) !== END64) return short;
	const [count, size, offset] = [32, 40, 48].map((o) => Number(view.getBigUint64(o, true)));
	return { count: count!, size: size!, offset: offset! };
}

function filesIn(view: DataView, count: number, wants: (path: string) => boolean, damaged: () => Error): PackedFile[] {
	const files: PackedFile[] = [];
	for (let i = 0, at = 0; i < count; i++) {
		if (view.getUint32(at, true) !== CENTRAL) throw damaged();
		const [nameSize, extraSize, commentSize] = [28, 30, 32].map((o) => view.getUint16(at + o, true));
		const bytes = new Uint8Array(view.buffer, view.byteOffset + at + CENTRAL_SIZE, nameSize);
		const path = new TextDecoder().decode(bytes);
		const [extra, next] = [at + CENTRAL_SIZE + nameSize!, at + CENTRAL_SIZE + nameSize! + extraSize! + commentSize!];
		if (!path.endsWith('/') && path.length <= LONGEST_PATH && wants(path))
			files.push({
				path,
				method: view.getUint16(at + 10, true),
				isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
				crc: view.getUint32(at + 16, true),
				...sizesOf(view, at, extra, extra + extraSize!),
			});
		at = next;
	}
	return files;
}

/** Sizes and place of a file. Those that do not fit into their fields are in an extra one, in this order. */
function sizesOf(view: DataView, at: number, extra: number, extraEnd: number) {
	let more = extraEnd;
	for (let field = extra; field + 4 <= extraEnd; field += 4 + view.getUint16(field + 2, true))
		if (view.getUint16(field, true) === EXTRA_64) {
			more = field + 4;
			break;
		}
	const [size, packedSize, offset] = [24, 20, 42].map((o) => {
		const short = view.getUint32(at + o, true);
		if (short !== IN_64 || more + 8 > extraEnd) return short;
		more += 8;
		return Number(view.getBigUint64(more - 8, true));
	});
	return { size: size!, packedSize: packedSize!, offset: offset! };
}

/** Where the packed bytes of a file begin; null if no file is where the archive says, or it would not end in the archive. */
export async function startOf(source: Source, { offset, packedSize }: PackedFile): Promise<number | null> {
	if (offset + LOCAL_SIZE > source.size) return null;
	const view = await viewOf(source, offset, offset + LOCAL_SIZE);
	if (view.byteLength < LOCAL_SIZE || view.getUint32(0, true) !== LOCAL) return null;
	const from = offset + LOCAL_SIZE + view.getUint16(26, true) + view.getUint16(28, true);
	return from + packedSize > source.size ? null : from;
}

async function viewOf(source: Source, from: number, to: number): Promise<DataView> {
	const bytes = await readRange(source, from, Math.min(to, source.size));
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
