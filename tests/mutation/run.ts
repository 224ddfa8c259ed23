/**
 * `npm run test:mutation -- [AREA | FILE ...] [--sample N] [--seed S]`: changes the code in all ways that are known of, one
 * at a time, and runs its tests. A whole run that is stopped with Ctrl+C goes on from there the next time.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from '../../src/lab/kit/install.ts';
import { AREAS, areaOf, LEAST, testsOf } from './areas.ts';
import { type Report, survivorsOf, tableOf } from './report.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const OUT = 'out/mutation';

function run(command: string, env: Record<string, string> = {}): void {
	const { status } = spawnSync(command, {
		shell: true,
		stdio: ['ignore', 2, 'inherit'],
		env: { ...process.env, ...env },
	});
	if (status !== 0) throw new Error(`“${command}” failed; what it says of it stands above.`);
}

interface Draw {
	sample: number;
	seed: number;
}

/** @param part an area, or a file or folder of one */
async function mutate(part: string, draw: Draw | null): Promise<Report> {
	const name = join(OUT, part.replaceAll('/', '-'));
	const settings = join(OUT, 'settings.json');
	await writeFile(
		settings,
		JSON.stringify({
			mutate: [part.endsWith('.ts') ? `src/${part}` : `src/${part}/**/*.ts`],
			plugins: [join(FOLDER, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'), join(FOLDER, 'draw.ts')],
			checkers: draw === null ? [] : ['drawn'],
			// What is known already is kept when a run is stopped. A draw leaves out what another needs.
			incremental: draw === null,
			incrementalFile: `${name}.known.json`,
			testRunner: 'vitest',
			vitest: { configFile: 'tests/mutation/config.ts' },
			// It reads the settings of older versions of TypeScript only.
			tsconfigFile: 'none',
			coverageAnalysis: 'perTest',
			// What runs once when a module is loaded would need all tests again for each change.
			ignoreStatic: true,
			ignorePatterns: ['.output', 'out', 'test-results', 'tests/fixtures/node_modules'],
			// Two that are tried side by side on two cores take each other's time, and some then seem never to end.
			concurrency: 1,
			dryRunTimeoutMinutes: 30,
			// Endless loops are detected by their number of runs. On a busy computer all else may take several times as long.
			timeoutFactor: 5,
			reporters: ['progress-append-only', 'json'],
			jsonReporter: { fileName: `${name}.json` },
			tempDirName: join(OUT, 'sandbox'),
		}),
	);
	run(`node ${join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js')} run ${settings}`, {
		TESTS_OF_AREA: testsOf(areaOf(part)!).join(' '),
		MUTATION_DRAW: JSON.stringify(draw),
	});
	return JSON.parse(await readFile(`${name}.json`, 'utf8'));
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const [sample, seed] = [Number(values.sample ?? 1), Number(values.seed)];
if (!(Number.isInteger(sample) && sample > 0 && Number.isInteger(seed))) {
	console.error('--sample takes how many changes of each area are tried, 1 or more; --seed a whole number.');
	process.exit(2);
}
const draw = values.sample === undefined ? null : { sample, seed };
const unknown = positionals.find((part) => areaOf(part) === undefined);
if (unknown !== undefined) {
	console.error(`There is no area “${unknown}”. Name some of: ${Object.keys(AREAS).join(', ')}, or files of them.`);
	process.exit(2);
}
install('tests/mutation');
await mkdir(OUT, { recursive: true });
const reports: [string, Report][] = [];
for (const part of positionals.length > 0 ? positionals : Object.keys(AREAS))
	reports.push([part, await mutate(part, draw)]);
for (const [part, report] of reports) console.log(`${survivorsOf(part, report)}\n`);
const { text, least } = tableOf(reports);
console.log(text);
if (draw !== null) console.log(`Drawn with seed ${seed}: of each area ${sample} of the changes that tests reach.`);
if (least < LEAST) process.exitCode = 1;
