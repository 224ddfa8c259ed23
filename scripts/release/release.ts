/**
 * Checks everything that a store or its users would find, and submits the packages unless it is a dry run. Credentials are
 * read from the environment by WXT, under the names that `npx wxt submit --help` lists.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHECKS } from './checks.ts';
import { pathOf, writePackages } from './packages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });

await writePackages(ROOT);
let problems = 0;
for (const { name, run } of CHECKS) {
	const found = await run(ROOT, !values['dry-run']).catch((error: Error) => [error.message]);
	problems += found.length;
	console.log(`${found.length === 0 ? '✓' : '✗'} ${name}`);
	for (const problem of found) console.log(`  ${problem}`);
}
if (problems > 0) {
	console.error('Nothing was submitted: fix what is marked with ✗ first.');
	process.exitCode = 1;
} else if (values['dry-run']) console.log('All is ready. Nothing was submitted, as this is a dry run.');
else process.exitCode = await submit();

async function submit(): Promise<number> {
	const [chrome, firefox, sources] = await Promise.all([
		pathOf(ROOT, 'chrome'),
		pathOf(ROOT, 'firefox'),
		pathOf(ROOT, 'sources'),
	]);
	const files = ['--chrome-zip', chrome, '--firefox-zip', firefox, '--firefox-sources-zip', sources];
	return spawnSync('npx', ['wxt', 'submit', ...files], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}
