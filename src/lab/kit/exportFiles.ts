/** Exports of services on the disk. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Source } from '../../imports/posts/exported.ts';
import { readProblem } from '../../pack/files.ts';

/** Makes sources of a file, or of all files of a folder and those in it. @throws InputError if it cannot be read */
export async function sourcesOf(path: string, name = basename(path)): Promise<Source[]> {
	try {
		const about = await stat(path);
		if (!about.isDirectory()) return [sourceOf(path, name, about.size)];
		const inside = (await readdir(path)).filter((entry) => !entry.startsWith('.')).sort();
		const sources = await Promise.all(inside.map((entry) => sourcesOf(join(path, entry), `${name}/${entry}`)));
		return sources.flat();
	} catch (error) {
		throw error instanceof Error && 'code' in error ? readProblem(path, error) : error;
	}
}

const sourceOf = (path: string, name: string, size: number): Source => ({
	name,
	size,
	stream: (from = 0, to = size) =>
		from >= to
			? new ReadableStream({ start: (controller) => controller.close() })
			: (Readable.toWeb(createReadStream(path, { start: from, end: to - 1 })) as ReadableStream<Uint8Array>),
});
