import type { Readable } from 'node:stream';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';
import { InputError } from '../../../pack/errors.ts';
import { chooseEntries } from './entries.ts';
import { type OnBytes, type Source, unpacked } from './source.ts';

/** Opens the wanted entries, to be read one after the other. @throws InputError if it is not a zip file, or none match */
export async function openEntries(
	file: string,
	wanted: readonly RegExp[],
	onBytes: OnBytes,
	total: number,
): Promise<Source[]> {
	const zip = await opened(file);
	try {
		const entries = await entriesOf(file, zip);
		const names = chooseEntries(file, [...entries.keys()], wanted);
		const chosen = names.map((name) => entries.get(name)!);
		const size = chosen.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
		let done = 0;
		const onPiece = (bytes: number) => {
			done += bytes;
			onBytes((done / size) * total, total);
		};
		return chosen.map((entry, i) => {
			const name = `${file} (${entry.fileName})`;
			const isLast = i === chosen.length - 1;
			return { name, pieces: piecesOf(zip, entry, name, onPiece, isLast) };
		});
	} catch (error) {
		zip.close();
		throw error;
	}
}

const opened = (file: string) =>
	new Promise<ZipFile>((resolve, reject) => {
		openZip(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
			error ? reject(new InputError(`${file}: is not a zip file (${error.message}).`)) : resolve(zip),
		);
	});

function entriesOf(file: string, zip: ZipFile): Promise<Map<string, Entry>> {
	const entries = new Map<string, Entry>();
	return new Promise((resolve, reject) => {
		zip.on('entry', (entry: Entry) => {
			entries.set(entry.fileName, entry);
			zip.readEntry();
		});
		zip.on('end', () => resolve(entries));
		zip.on('error', (error) => reject(new InputError(`${file}: is damaged (${error.message}).`)));
		zip.readEntry();
	});
}

async function* piecesOf(
	zip: ZipFile,
	entry: Entry,
	name: string,
	onPiece: (bytes: number) => void,
	isLast: boolean,
): AsyncGenerator<Uint8Array> {
	let complete = false;
	try {
		const stream = await new Promise<Readable>((resolve, reject) => {
			zip.openReadStream(entry, (error, stream) =>
				error ? reject(new InputError(`${name}: cannot be read (${error.message}).`)) : resolve(stream),
			);
		});
		yield* unpacked(name, stream, onPiece);
		complete = true;
	} finally {
		if (isLast || !complete) zip.close();
	}
}
