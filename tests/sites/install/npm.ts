import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from './cache.ts';
import { execute } from './debian.ts';

/**
 * Installs a server of the registry that expects to be the whole program, with its packages in the same folder.
 * Its scripts do not run. @returns its folder, `src` below one of its own
 */
export async function installServer(name: string, version: string): Promise<string> {
	const folder = join(CACHE, 'npm', `${name}-${version}`);
	const src = join(folder, 'src');
	if (existsSync(folder)) return src;
	const draft = await install(name, version, folder);
	await rename(join(draft, 'node_modules', name), join(draft, 'src'));
	await rename(join(draft, 'node_modules'), join(draft, 'src/node_modules'));
	await mkdir(join(draft, 'node_modules'));
	await symlink('../src', join(draft, 'node_modules', name));
	await rm(join(draft, 'package.json'));
	await rename(draft, folder);
	return src;
}

/** Another Node than ours. @returns the folder of its program */
export async function installNode(version: string): Promise<string> {
	const name = `node-${process.platform}-${process.arch}`;
	const folder = join(CACHE, 'npm', `${name}-${version}`);
	if (!existsSync(folder)) await rename(await install(name, version, folder), folder);
	return join(folder, 'node_modules', name, 'bin');
}

async function install(name: string, version: string, folder: string): Promise<string> {
	const draft = `${folder}.${process.pid}`;
	await rm(draft, { recursive: true, force: true });
	await mkdir(draft, { recursive: true });
	await writeFile(join(draft, 'package.json'), '{"private":true}');
	const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
	// In this repository npm would take its settings.
	await execute('npm', ['install', '--prefix', draft, ...quiet, `${name}@${version}`], draft, { NODE_ENV: '' });
	return draft;
}
