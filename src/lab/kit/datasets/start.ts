import { InputError } from '../../../pack/errors.ts';
import type { Source } from './source.ts';

const MOST = 1 << 22;
const [NEWLINE, RETURN] = [10, 13];

const KINDS: [number[], string][] = [
	[[0x1f, 0x8b], 'is a gzip file; let its name end in .gz'],
	[[0x50, 0x4b, 3, 4], 'is a zip file (or a spreadsheet); let its name end in .zip, or save it as CSV'],
	[[0x50, 0x41, 0x52, 0x31], 'is a Parquet file; let its name end in .parquet'],
	[[0x42, 0x5a, 0x68], 'is a bzip2 file; unpack it first'],
	[[0xfd, 0x37, 0x7a, 0x58], 'is an xz file; unpack it first'],
	[[0x28, 0xb5, 0x2f, 0xfd], 'is a Zstandard file; unpack it first'],
	[[0xff, 0xfe], 'is UTF-16 text; save it as UTF-8'],
	[[0xfe, 0xff], 'is UTF-16 text; save it as UTF-8'],
];

/** Pieces of a file; `return` closes it. */
export interface Pieces extends AsyncIterableIterator<Uint8Array, undefined> {
	return(): Promise<IteratorResult<Uint8Array, undefined>>;
}

/** Reads the first two lines; the returned pieces include them. @throws InputError if it is empty or not text */
export async function readStart({ name, pieces }: Source): Promise<{ lines: string[]; pieces: Pieces }> {
	const rest = pieces[Symbol.asyncIterator]();
	try {
		let start = Buffer.alloc(0);
		let ends: number[] = [];
		while (ends.length < 2 && start.length < MOST) {
			const next = await rest.next();
			if (next.done) break;
			start = Buffer.concat([start, next.value]);
			const first = start.indexOf(NEWLINE);
			const second = first < 0 ? -1 : start.indexOf(NEWLINE, first + 1);
			ends = [first, second].filter((end) => end >= 0);
		}
		const head = start.subarray(0, ends[1] ?? start.length);
		const fault = faultOf(head);
		if (fault !== null) throw new InputError(`${name}: ${fault}.`);
		return { lines: new TextDecoder().decode(head).split(/\r?\n/, 2), pieces: chain(start, rest) };
	} catch (error) {
		await rest.return?.();
		throw error;
	}
}

function faultOf(head: Buffer): string | null {
	if (head.length === 0) return 'is empty';
	const kind = KINDS.find(([bytes]) => bytes.every((byte, i) => head[i] === byte));
	if (kind !== undefined) return kind[1];
	if (head.includes(0)) {
		// Of two bytes a letter, one is 0 in text of ASCII letters, at least in most of them.
		const zeros = [0, 1].map((odd) => head.filter((byte, i) => byte === 0 && i % 2 === odd).length);
		const wide = zeros.some((count) => count > head.length / 4);
		return wide ? 'is UTF-16 text; save it as UTF-8' : 'is not text';
	}
	if (!head.includes(NEWLINE) && head.subarray(0, -1).includes(RETURN))
		return 'ends its lines as old Macs did (a carriage return alone); save it with line feeds';
	return null;
}

/** Chains the pieces read so far and the rest. Not a generator: one that is closed before it starts never closes the
 * file. */
function chain(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Pieces {
	let started = false;
	const pieces: Pieces = {
		async next() {
			if (started) return rest.next();
			started = true;
			return { value: first, done: false };
		},
		async return() {
			await rest.return?.();
			return { value: undefined, done: true };
		},
		[Symbol.asyncIterator]: () => pieces,
	};
	return pieces;
}
