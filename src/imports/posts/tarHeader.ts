/**
 * Headers of tar archives (POSIX.1-2001): blocks of 512 bytes before each file, with the additions of GNU tar and pax.
 * modern-tar is as fast in twice the bytes, but accepts an archive with a damaged pax record.
 */

export const TAR_BLOCK = 512;

export interface TarHeader {
	path: string;
	/** In bytes; the file fills whole blocks. */
	size: number;
	/** A file, attributes of the next one (by GNU tar or pax), or something else: a folder, a link, a device. */
	kind: 'file' | 'longPath' | 'pax' | 'other';
}

const [NAME, SIZE, CHECKSUM, TYPE, MAGIC, PREFIX] = [0, 124, 148, 156, 257, 345];
const [NAME_END, SIZE_END, CHECKSUM_END, MAGIC_END, PREFIX_END] = [100, 136, 156, 263, 500];
const KINDS: Record<string, TarHeader['kind']> = { '\0': 'file', '0': 'file', '7': 'file', L: 'longPath', x: 'pax' };
const SPACE = 0x20;
/** Stands before a number that is in bytes. */
const IN_BYTES = 0x80;
/** Links, folders and devices, which have a size in some archives, and no bytes. */
const WITHOUT_BYTES = /[1-6]/;

export const isEmpty = (block: Uint8Array): boolean => block.every((byte) => byte === 0);

/** Whether a file begins as a tar archive does. */
export const isTar = (start: Uint8Array): boolean =>
	start.length >= TAR_BLOCK && headerOf(start.subarray(0, TAR_BLOCK)) !== null;

/** Reads a header; null if it is damaged. */
export function headerOf(block: Uint8Array): TarHeader | null {
	const sum = block.reduce((total, byte, at) => total + (at >= CHECKSUM && at < CHECKSUM_END ? SPACE : byte), 0);
	const size = numberIn(block.subarray(SIZE, SIZE_END));
	if (numberIn(block.subarray(CHECKSUM, CHECKSUM_END)) !== sum || size === null) return null;
	const type = String.fromCharCode(block[TYPE]!);
	// GNU tar has something else in place of folders.
	const folders =
		textIn(block.subarray(MAGIC, MAGIC_END)) === 'ustar' ? textIn(block.subarray(PREFIX, PREFIX_END)) : '';
	const path = textIn(block.subarray(NAME, NAME_END));
	return {
		path: cleaned(folders === '' ? path : `${folders}/${path}`),
		size: WITHOUT_BYTES.test(type) ? 0 : size,
		kind: KINDS[type] ?? 'other',
	};
}

/** The next file's attributes from a header with its own bytes; null if it is damaged. */
export function attributesIn(kind: 'longPath' | 'pax', bytes: Uint8Array): Partial<TarHeader> | null {
	if (kind === 'longPath') return { path: cleaned(textIn(bytes)) };
	const attributes: Partial<TarHeader> = {};
	for (let at = 0; at < bytes.length; ) {
		// Each record is "LENGTH KEY=VALUE\n", with its own length in bytes.
		const space = bytes.indexOf(SPACE, at);
		const digits = textIn(bytes.subarray(at, Math.max(at, space)));
		const length = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
		if (space < at || length <= space - at + 1 || at + length > bytes.length) return null;
		const record = textIn(bytes.subarray(space + 1, at + length - 1));
		const [key, value] = [record.slice(0, record.indexOf('=')), record.slice(record.indexOf('=') + 1)];
		if (key === 'path') attributes.path = cleaned(value);
		if (key === 'size' && !/^\d{1,15}$/.test(value)) return null;
		if (key === 'size') attributes.size = Number(value);
		at += length;
	}
	return attributes;
}

/** A number in octal digits, or in bytes if it is too large for these. Null if it is neither. */
function numberIn(field: Uint8Array): number | null {
	if (field[0] === IN_BYTES) {
		const number = field.subarray(1).reduce((total, byte) => 256 * total + byte, 0);
		return number <= Number.MAX_SAFE_INTEGER ? number : null;
	}
	const digits = textIn(field).trim();
	return /^[0-7]{1,12}$/.test(digits) ? Number.parseInt(digits, 8) : null;
}

/** Text up to the first zero. */
function textIn(field: Uint8Array): string {
	const end = field.indexOf(0);
	return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}

/** A path as archives of other kinds have it. */
const cleaned = (path: string): string => path.replace(/^(?:\.?\/)+/, '');
