import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Installs what a folder of the project lists for itself: packages that are large, and that few need. Does nothing if that
 * was done by the same list.
 * @param folder from the project's own
 * @returns the folder's path
 * @throws with what npm says if it fails
 */
export function install(folder: string): string {
	const path = join(ROOT, folder);
	const lock = readFileSync(join(path, 'package-lock.json'), 'utf8');
	const done = join(path, 'node_modules/.installed-by');
	if (existsSync(done) && readFileSync(done, 'utf8') === lock) return path;
	// Programs that hand over a message take it from their standard output.
	console.error(`Installing the packages of ${folder}, which is done once.`);
	const command = 'npm ci --ignore-scripts --no-audit --no-fund --loglevel=error';
	const { status, stderr } = spawnSync(command, { cwd: path, shell: true, encoding: 'utf8' });
	if (status !== 0)
		throw new Error(`The packages of ${folder} could not be installed. Is the network there?\n${stderr.trim()}`);
	writeFileSync(done, lock);
	return path;
}
