/** Builds the packages again from the package of the sources, in an empty folder, and compares them byte for byte. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { unzipSync } from 'fflate';
import { digestOf, pathOf, RELEASE, writePackages } from './packages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Commands as the build instructions name them. */
function run(folder: string, command: string): void {
	const { status, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
	if (status !== 0)
		throw new Error(`“${command}” failed on the sources:\n${stderr.trim().split('\n').slice(-20).join('\n')}`);
}

/**
 * @param installs whether packages are installed from the registry, as a reviewer does; else those of this folder are taken
 * @returns sentences about what differs
 */
export async function differences(root: string, installs: boolean): Promise<string[]> {
	const folder = await mkdtemp(join(tmpdir(), 'red-herring-sources-'));
	try {
		for (const [path, bytes] of Object.entries(unzipSync(await readFile(await pathOf(root, 'sources'))))) {
			await mkdir(dirname(join(folder, path)), { recursive: true });
			await writeFile(join(folder, path), bytes);
		}
		if (installs) run(folder, 'npm ci');
		else await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
		run(folder, 'npm run zip');
		const differing: string[] = [];
		for (const what of RELEASE) {
			const [ours, theirs] = await Promise.all(
				[pathOf(root, what), pathOf(folder, what)].map(async (path) => digestOf(await path)),
			);
			if (ours !== theirs)
				differing.push(`What is released for ${what} is ${ours}, but ${theirs} when it is built from the sources.`);
		}
		return differing;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

if (import.meta.main) {
	const { values } = parseArgs({ options: { install: { type: 'boolean', default: false } } });
	await writePackages(ROOT);
	const found = await differences(ROOT, values.install);
	console.log(
		found.length === 0
			? 'The packages and lists are the same, byte for byte, when they are built from the sources.'
			: found.join('\n'),
	);
	if (found.length > 0) process.exitCode = 1;
}
