/**
 * Runs benches, each in a process of its own and one after another: all of them, or those that are named. With --small each
 * takes seconds, which shows that it still works and measures nothing. Fails if one does, after all have run.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('.', import.meta.url);
/** Flags of Node that the program that is measured is started with. */
const FLAGS: Record<string, string[]> = { audit: ['--optimize-for-size', '--max-semi-space-size=4'] };
/** It measures ratings of a file, which is an argument. */
const ON_A_FILE = 'dissimilarity';

const benches = readdirSync(FOLDER)
	.filter((file) => file.endsWith('.ts') && file !== 'run.ts')
	.map((file) => file.slice(0, -'.ts'.length));
const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const asked = args.filter((arg) => !arg.startsWith('--'));
const unknown = asked.filter((name) => !benches.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not one of ${benches.join(', ')}`);

const all = flags.includes('--small') ? benches : benches.filter((name) => name !== ON_A_FILE);
const failed = (asked.length > 0 ? asked : all).filter((name) => {
	const begun = performance.now();
	const file = fileURLToPath(new URL(`${name}.ts`, FOLDER));
	const { status } = spawnSync(process.execPath, [...(FLAGS[name] ?? []), file, ...flags], { stdio: 'inherit' });
	console.log(`\n■ ${name} ${status === 0 ? 'ran' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
	return status !== 0;
});
if (failed.length > 0) {
	console.error(`These benches failed: ${failed.join(', ')}`);
	process.exitCode = 1;
}
