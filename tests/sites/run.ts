/**
 * Drives real sites and editors with the extension and prints what works where. Fails on a cell that fails and is not a known
 * limit. Arguments name the sites that are driven, and `editors`; else all.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Measured } from './cells.ts';
import { measureEditors, run } from './editorRuns.ts';
import { LIMITS } from './limits.ts';
import { SITES } from './registry.ts';
import { MEASURED } from './reporter.ts';
import { faultsOf, tableOf } from './table.ts';

const EDITORS = 'editors';
const names = SITES.map(({ name }) => name);
const asked = process.argv.slice(2);
const wanted = asked.length === 0 ? [...names, EDITORS] : asked;
const unknown = wanted.filter((name) => name !== EDITORS && !names.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not one of ${[...names, EDITORS].join(', ')}`);

const sites = wanted.filter((name) => name !== EDITORS);
const measured: Measured[] = [];
if (sites.length > 0) {
	const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
	await run('npx', ['playwright', 'test', '-c', config, '--grep', sites.join('|')], { ONLY_SITES: sites.join(',') });
	measured.push(...(JSON.parse(await readFile(MEASURED, 'utf8')) as Measured[]));
}
if (wanted.includes(EDITORS)) measured.push(...(await measureEditors()));

console.log(`\n${tableOf(measured, LIMITS)}\n`);
const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
const faults = faultsOf(measured, LIMITS, readme);
for (const fault of faults) console.log(fault);
console.log(`${measured.length} cells measured, ${faults.length} faults`);
if (measured.length === 0 || faults.length > 0) process.exitCode = 1;
