/** `npm run test:mutation -- [AREA ...]`: changes the code in all ways that are known of, one at a time, and runs its tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AREAS, LEAST, testsOf } from './areas.ts';
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

async function mutate(area: string): Promise<Report> {
	const report = join(OUT, `${area.replace('/', '-')}.json`);
	const settings = join(OUT, 'settings.json');
	await writeFile(
		settings,
		JSON.stringify({
			mutate: [`src/${area}/**/*.ts`],
			plugins: [join(FOLDER, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
			testRunner: 'vitest',
			vitest: { configFile: 'tests/mutation/config.ts' },
			// It reads the settings of older versions of TypeScript only.
			tsconfigFile: 'none',
			coverageAnalysis: 'perTest',
			// What runs once when a module is loaded would need all tests again for each change.
			ignoreStatic: true,
			ignorePatterns: ['.output', 'out', 'test-results', 'tests/fixtures/node_modules'],
			dryRunTimeoutMinutes: 30,
			reporters: ['progress-append-only', 'json'],
			jsonReporter: { fileName: report },
			tempDirName: join(OUT, 'sandbox'),
		}),
	);
	run(`node ${join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js')} run ${settings}`, {
		TESTS_OF_AREA: testsOf(area).join(' '),
	});
	return JSON.parse(await readFile(report, 'utf8'));
}

const asked = process.argv.slice(2);
const unknown = asked.find((area) => AREAS[area] === undefined);
if (unknown !== undefined) {
	console.error(`There is no area “${unknown}”. Name some of: ${Object.keys(AREAS).join(', ')}.`);
	process.exit(2);
}
if (!existsSync(join(FOLDER, 'node_modules')))
	run(`npm ci --prefix "${FOLDER}" --legacy-peer-deps --no-audit --no-fund --loglevel=error`);
await mkdir(OUT, { recursive: true });
const reports: [string, Report][] = [];
for (const area of asked.length > 0 ? asked : Object.keys(AREAS)) reports.push([area, await mutate(area)]);
for (const [area, report] of reports) console.log(`${survivorsOf(area, report)}\n`);
const { text, least } = tableOf(reports);
console.log(text);
if (least < LEAST) process.exitCode = 1;
