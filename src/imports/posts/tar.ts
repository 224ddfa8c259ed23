import { faults } from '../../strings/faults.ts';
import type { UnpackedFile } from '../archive.ts';
import { LONGEST_PATH, MOST_FILES } from '../directory.ts';
import { ImportError } from '../error.ts';
import { type BytesReader, bytesReader } from './bytesReader.ts';
import { attributesIn, headerOf, isEmpty, TAR_BLOCK, type TarHeader } from './tarHeader.ts';

/** Most bytes of a header, such as one with a long path. */
const LARGEST_HEADER = 1 << 20;

/** Streams the wanted files of an archive, each to be read before the next. @throws ImportError if it is damaged */
export async function* tarFiles(
	name: string,
	chunks: AsyncGenerator<Uint8Array, void>,
	wants: (path: string) => boolean,
): AsyncGenerator<UnpackedFile, void> {
	const damaged = (path?: string) =>
		new ImportError(path === undefined ? faults.noDirectory(name) : faults.unreadPart(name, path));
	const reader = bytesReader(chunks);
	/** Attributes of the next file. */
	let attributes: Partial<TarHeader> = {};
	try {
		for (let count = 0; ; count++) {
			if (count > MOST_FILES) throw new ImportError(faults.manyFiles(name, MOST_FILES));
			const block = await reader.exactly(TAR_BLOCK);
			if (block === null) throw damaged();
			if (isEmpty(block)) break;
			const header = headerOf(block);
			if (header === null) throw damaged();
			const { path, size, kind } = { ...header, ...(header.kind === 'file' ? attributes : {}) };
			const rest = { left: size };
			if (kind === 'longPath' || kind === 'pax') {
				const bytes = size > LARGEST_HEADER ? null : await reader.exactly(size);
				const more = bytes === null ? null : attributesIn(kind, bytes);
				if (more === null) throw damaged();
				attributes = { ...attributes, ...more };
				rest.left = 0;
			} else {
				if (kind === 'file' && path.length <= LONGEST_PATH && wants(path))
					yield { path, bytes: contentOf(reader, rest, () => damaged(path)) };
				attributes = {};
			}
			// Padding of its last block, and the unread rest.
			if (!(await reader.skip(rest.left + ((TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK)))) throw damaged(path);
		}
		// Only after reading everything is it known to be complete.
		await reader.skip(Number.POSITIVE_INFINITY);
	} finally {
		await chunks.return();
	}
}

async function* contentOf(reader: BytesReader, rest: { left: number }, damaged: () => Error) {
	while (rest.left > 0) {
		const part = await reader.some(rest.left);
		if (part === null) throw damaged();
		rest.left -= part.length;
		yield part;
	}
}
