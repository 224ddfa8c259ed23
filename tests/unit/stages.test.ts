import { expect, test } from 'vitest';
import {
	countTests,
	cpuSeconds,
	type Execute,
	failures,
	runStages,
	type Stage,
	summarize,
} from '../../scripts/stages.ts';

const stage = (name: string, command = name, needs?: string): Stage => ({
	name,
	command,
	...(needs !== undefined && { needs }),
});
const resultsOf = (outcomes: Awaited<ReturnType<typeof runStages>>) =>
	outcomes.map(({ name, result }) => `${name} ${result}`);

test('stages of a group run side by side, groups one after another, and a failure stops neither', async () => {
	const events: string[] = [];
	const waiting = new Map<string, () => void>();
	const execute: Execute = async (command, live) => {
		events.push(`start ${command}${live ? ' live' : ''}`);
		// The first ends only after the second: a runner that takes them in turn would wait for ever.
		if (command === 'first') await new Promise<void>((resolve) => waiting.set(command, resolve));
		if (command === 'second') waiting.get('first')!();
		events.push(`end ${command}`);
		return { passed: command !== 'second', output: '', times: '' };
	};
	const groups = [[stage('first'), stage('second')], [stage('third')]];
	const outcomes = await runStages(groups, () => {}, execute);
	expect(events).toEqual([
		...['start first live', 'start second', 'end second', 'end first', 'start third live', 'end third'],
	]);
	expect(resultsOf(outcomes)).toEqual(['first passed', 'second FAILED', 'third passed']);
});

test('stages that need a failed or skipped stage are skipped', async () => {
	const ran: string[] = [];
	const execute: Execute = async (command) => {
		ran.push(command);
		return { passed: command !== 'build', output: '', times: '' };
	};
	const groups = [[stage('build')], [stage('browser', 'browser', 'build')], [stage('last', 'last', 'browser')]];
	expect(resultsOf(await runStages([...groups, [stage('unit')]], () => {}, execute))).toEqual([
		'build FAILED',
		'browser skipped',
		'last skipped',
		'unit passed',
	]);
	expect(ran).toEqual(['build', 'unit']);
});

test('a stage that fails while another is shown is printed whole when it ends; its exit code decides', async () => {
	const printed: string[] = [];
	const groups = [
		[stage('shown', 'true'), stage('good', 'echo fine'), stage('bad', 'echo out && echo err >&2 && exit 3')],
	];
	const outcomes = await runStages(groups, (text) => printed.push(text.replace(/[\d.]+ s$/, 'N s')));
	expect(resultsOf(outcomes)).toEqual(['shown passed', 'good passed', 'bad FAILED']);
	expect(printed.slice(3).sort()).toEqual(
		[
			expect.stringMatching(/^(out\nerr|err\nout)\n■ bad FAILED in N s$/),
			'■ good passed in N s',
			'■ shown passed in N s',
		].sort(),
	);
});

test('the last output of a failed stage is repeated at the end, without what passed', async () => {
	const groups = [[stage('bad', 'seq 200 && echo ✓ fine && exit 1'), stage('good', 'echo fine')]];
	const outcomes = await runStages(groups, () => {});
	const [repeated, ...others] = failures(outcomes);
	expect(repeated!.split('\n')).toEqual(['■ bad FAILED:', ...Array.from({ length: 60 }, (_, i) => String(i + 141))]);
	expect(others).toEqual([]);
});

test('tests are counted as runners print them, and time as shells print it', () => {
	expect(
		countTests(
			' Test Files  3 passed (3)\n\u001b[2m      Tests \u001b[22m 1 failed | \u001b[32m4593 passed\u001b[39m (4594)\n',
		),
	).toBe(4593);
	expect(countTests('  2 failed\n  1 skipped\n  479 passed (12.6m)\n')).toBe(479);
	expect(countTests('Checked 900 files.')).toBeNull();
	expect(cpuSeconds('0m0.00s 0m0.01s\n2m3.25s 0m4.50s\n')).toBe(127.75);
	expect(cpuSeconds('')).toBeNull();
});

test('the processor time of a command and its children is measured', {
	skip: process.platform === 'win32',
}, async () => {
	const work = 'node -e "while (process.cpuUsage().user + process.cpuUsage().system < 200000);"';
	const [outcome] = await runStages([[stage('work', `sh -c '${work} && ${work}' && exit 0`)]], () => {});
	expect(outcome).toMatchObject({ result: 'passed', tests: null });
	expect(outcome!.cpu).toBeGreaterThan(0.35);
});

test('the summary has a line for each stage, and one for all', () => {
	expect(
		summarize(
			[
				{ name: 'types', result: 'passed', seconds: 4.25, cpu: 6, tests: null },
				{ name: 'chromium', result: 'FAILED', seconds: 123.04, cpu: 300.5, tests: 345 },
				{ name: 'firefox', result: 'passed', seconds: 60, cpu: null, tests: 60 },
			],
			130,
		).split('\n'),
	).toEqual([
		'types     passed                  4.3 s     6.0 s CPU',
		'chromium  FAILED    345 tests   123.0 s   300.5 s CPU',
		'firefox   passed     60 tests    60.0 s',
		'all       FAILED    405 tests   130.0 s   306.5 s CPU',
	]);
});
