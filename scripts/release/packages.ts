/** The files that stores take: a package for each browser, and the sources. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInPack, RELEASED } from '../../src/pack/builtIn.ts';
import { archive, filesBelow } from './archive.ts';

export const BROWSERS = ['chrome', 'firefox'] as const;

/** What does not belong to the sources, where git cannot say. */
const MADE = /^(\.output|\.wxt|out|test-results|playwright-report)\/|(^|\/)node_modules\//;

/** The version, which stands in package.json alone. */
export const versionOf = async (root: string): Promise<string> =>
	(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** What a release has in addition to the sources: packages, and lists of other kinds than films. */
export const RELEASE = [...BROWSERS, ...RELEASED] as const;
type Released = (typeof RELEASE)[number] | 'sources';
const isPack = (what: Released) => RELEASED.some((kind) => kind === what);

/** The path of a package or list below a root. */
export const pathOf = async (root: string, what: Released): Promise<string> =>
	join(root, '.output', `red-herring-${await versionOf(root)}-${what}.${isPack(what) ? 'pack' : 'zip'}`);

/** Writes the packages of what was built, and the lists of other kinds. @returns their paths */
export async function writePackages(root: string): Promise<string[]> {
	const written: string[] = [];
	for (const browser of BROWSERS) {
		const folder = join(root, '.output', `${browser}-mv3`);
		written.push(await write(await pathOf(root, browser), await archive(folder, await filesBelow(folder))));
	}
	for (const kind of RELEASED)
		written.push(await write(await pathOf(root, kind), await readFile((await builtInPack(kind)).file)));
	written.push(await write(await pathOf(root, 'sources'), await archive(root, await sourcesOf(root))));
	return written;
}

async function write(path: string, bytes: Uint8Array): Promise<string> {
	await mkdir(join(path, '..'), { recursive: true });
	await writeFile(path, bytes);
	return path;
}

async function sourcesOf(root: string): Promise<string[]> {
	if (!existsSync(join(root, '.git'))) return (await filesBelow(root)).filter((path) => !MADE.test(path));
	const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
	return known
		.toString()
		.split('\0')
		.filter((path) => path !== '' && existsSync(join(root, path)))
		.sort();
}

/** SHA-256 of a file, hexadecimal. */
export const digestOf = async (path: string): Promise<string> =>
	createHash('sha256')
		.update(await readFile(path))
		.digest('hex');
