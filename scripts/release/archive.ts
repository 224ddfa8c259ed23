/** ZIP files that have the same bytes on every machine when they are made of the same files. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** The earliest time that ZIP knows; read in local time, as it is written. */
const THEN = new Date(1980, 0, 1);

/** The paths of all files below a folder, with slashes, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	return files
		.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
		.sort();
}

/** @param paths those of a folder that go into the archive, under the same names */
export async function archive(folder: string, paths: readonly string[]): Promise<Uint8Array> {
	const files: Zippable = {};
	for (const path of paths) files[path] = await readFile(join(folder, path));
	return zipSync(files, { level: 9, mtime: THEN, os: 3 });
}
