/** `npm run lint`, `npm run format`: checks all files with Biome, or mends those named, and looks for what nothing uses. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from '../src/lab/kit/install.ts';

const modules = join(install('tools/lint'), 'node_modules');

const run = (program: string, ...args: string[]): void => {
	const { status } = spawnSync(process.execPath, [join(modules, program), ...args], { stdio: 'inherit' });
	if (status !== 0) process.exit(status ?? 1);
};

const [write, ...files] = process.argv.slice(2);
if (write === '--write') run('@biomejs/biome/bin/biome', 'check', '--write', ...files);
else {
	run('@biomejs/biome/bin/biome', 'check', '.');
	run('knip/bin/knip.js', '--no-progress');
}
