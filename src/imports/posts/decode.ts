import { faults, why } from '../../strings/faults.ts';
import { atLine, ImportError } from '../error.ts';
import { utf16 } from '../text.ts';

/** Bytes by which the encoding is detected. */
const SAMPLE = 1000;
/** Bytes of a character in UTF-8 at most. */
const LONGEST_CHARACTER = 4;

/** Decodes UTF-8, UTF-16, or else Windows-1252, without a byte order mark. @throws ImportError if it is not text */
export async function* decodeStream(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
	let line = 1;
	let decoder: TextDecoder | null = null;
	let isAscii = true;
	const decode = (chunk?: Uint8Array) => {
		try {
			return chunk === undefined ? (decoder?.decode() ?? '') : decoder!.decode(chunk, { stream: true });
		} catch {
			const before = chunk === undefined ? '' : (new TextDecoder().decode(chunk).split('\ufffd', 1)[0] ?? '');
			throw atLine(name, line + linesIn(before), faults.again(why.encoding));
		}
	};
	for await (const chunk of joined(bytes)) {
		decoder ??= new TextDecoder(utf16(chunk.subarray(0, SAMPLE)) ?? 'utf-8', { fatal: true });
		const first = isAscii ? firstBeyondAscii(chunk) : -1;
		if (isAscii && first >= 0 && decoder.encoding === 'utf-8' && !isUtf8(chunk, first))
			decoder = new TextDecoder('windows-1252');
		if (first >= 0) isAscii = false;
		const text = decode(chunk);
		if (text.includes('\0')) throw new ImportError(faults.notText(name));
		yield text;
		line += linesIn(text);
	}
	const rest = decode();
	if (rest !== '') yield rest;
}

function linesIn(text: string): number {
	let lines = 0;
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
	return lines;
}

/** Whether a character in UTF-8 begins at `at`. */
function isUtf8(bytes: Uint8Array, at: number): boolean {
	const lead = bytes[at]!;
	const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : LONGEST_CHARACTER;
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at, at + length));
		return true;
	} catch {
		return false;
	}
}

/** Joins chunks until the encoding can be detected: no chunk ends within the first character beyond ASCII. */
async function* joined(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
	let waiting = new Uint8Array();
	let isSettled = false;
	for await (const chunk of bytes) {
		if (isSettled) {
			yield chunk;
			continue;
		}
		const all = waiting.length === 0 ? chunk : concat(waiting, chunk);
		const first = firstBeyondAscii(all);
		if (all.length < SAMPLE || (first >= 0 && first > all.length - LONGEST_CHARACTER)) {
			waiting = Uint8Array.from(all);
			continue;
		}
		isSettled = first >= 0;
		waiting = new Uint8Array();
		yield all;
	}
	if (waiting.length > 0) yield waiting;
}

function firstBeyondAscii(bytes: Uint8Array): number {
	for (let i = 0; i < bytes.length; i++) if (bytes[i]! > 0x7f) return i;
	return -1;
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
	const all = new Uint8Array(a.length + b.length);
	all.set(a);
	all.set(b, a.length);
	return all;
}
