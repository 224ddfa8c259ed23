/** The files that stores take: a package for each browser, and the sources. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archive, filesBelow } from './archive.ts';

export const BROWSERS = ['chrome', 'firefox'] as const;

/** What is no source where there is no git that knows. */
const MADE = /^(\.output|\.wxt|out|test-results|playwright-report)\/|(^|\/)node_modules\//;

/** The version, which stands in package.json alone. */
export const versionOf = async (root: string): Promise<string> =>
	(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version;

const nameOf = (version: string, what: string) => `red-herring-${version}-${what}.zip`;

/** The path of a package below a root. */
export const pathOf = async (root: string, what: (typeof BROWSERS)[number] | 'sources'): Promise<string> =>
	join(root, '.output', nameOf(await versionOf(root), what));

/** Writes the packages of what was built. @returns their paths */
export async function writePackages(root: string): Promise<string[]> {
	const written: string[] = [];
	for (const browser of BROWSERS) {
		const folder = join(root, '.output', `${browser}-mv3`);
		written.push(await write(await pathOf(root, browser), await archive(folder, await filesBelow(folder))));
	}
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
