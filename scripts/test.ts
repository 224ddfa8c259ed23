/**
 * The tests to trust a change by, as stages with a summary. With --quick those without the full browser suites, with --all
 * also what seldom breaks: every editor, language and arm of a study, a full disk, attacks, benches, packages built again.
 */
import { parseArgs } from 'node:util';
import { failures, runStages, type Stage, summarize } from './stages.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { quick: flag, all: flag } });

const build = values.quick ? 'npx wxt build' : 'npm run build';
const built: Stage = { name: 'build', command: build };
const checks: Stage[] = [
	{ name: 'lint', command: 'npm run lint' },
	{ name: 'types', command: 'npm run typecheck' },
];
const unit: Stage = { name: 'unit', command: 'npm run unit' };
const usualUnit: Stage = { name: 'unit', command: 'npm run unit -- --tagsFilter=!nightly' };
/** What Mozilla's linter says, and whether the archive of the sources builds the same packages. */
const packaged: Stage = {
	name: 'package',
	command: 'npm run lint:package && node scripts/release/rebuild.ts',
	needs: 'build',
};
/** Whether every bench still works. Its figures are not measurements. */
const benches: Stage = { name: 'benches', command: 'node tests/bench/run.ts --small', needs: 'build' };
const inBrowser = (name: string, command: string): Stage => ({ name, command, needs: 'build' });
/** A page that attacks what it can ask, each time with a control that fails without the defense. */
const attacks = inBrowser('attacks', 'npx playwright test -c tests/attack answers');
const timed = 'npx playwright test --project timed';
const chromium = 'npx playwright test --project untimed';
const firefox = 'npx vitest run -c vitest.firefox.config.ts';

/** The lab does not ship. */
const withoutLab: Stage = { name: 'unit', command: 'npm run unit -- --project=!lab --tagsFilter=!nightly' };
const quick: Stage[][] = [
	[built, ...checks],
	[withoutLab, inBrowser('smoke', `${chromium} --grep @smoke`)],
];
const usual: Stage[][] = [
	[built, ...checks],
	[usualUnit],
	[inBrowser('timed', timed)],
	[inBrowser('chromium', chromium)],
	[inBrowser('firefox', `${firefox} --tagsFilter=!nightly`)],
];
const all: Stage[][] = [
	[built, ...checks],
	[unit, packaged, benches],
	[inBrowser('timed', `${timed} --project "nightly timed"`)],
	[inBrowser('chromium', `${chromium} --project nightly`)],
	[inBrowser('firefox', firefox), attacks],
];
const stages = values.quick ? quick : values.all ? all : usual;

const outcomes = await runStages(stages);
console.log(['', ...failures(outcomes), summarize(outcomes, performance.now() / 1000)].join('\n'));
if (outcomes.some(({ result }) => result !== 'passed')) process.exitCode = 1;
