import { expect, test } from 'vitest';
import { type Execute, failures, runStages, type Stage, summarize } from '../../scripts/stages.ts';

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
		return { passed: command !== 'second', output: '' };
	};
	const groups = [[stage('first'), stage('second')], [stage('third')]];
	const outcomes = await runStages(groups, () => {}, execute);
	expect(events).toEqual(['start first', 'start second', 'end second', 'end first', 'start third live', 'end third']);
	expect(resultsOf(outcomes)).toEqual(['first passed', 'second FAILED', 'third passed']);
});

test('stages that need a failed stage are skipped, as are those that need them', async () => {
	const ran: string[] = [];
	const execute: Execute = async (command) => {
		ran.push(command);
		return { passed: command !== 'build', output: '' };
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

test('the output of each command is printed whole when it ends; its exit code decides', async () => {
	const printed: string[] = [];
	const groups = [[stage('good', 'echo out && echo err >&2'), stage('bad', 'echo broken && exit 3')]];
	const outcomes = await runStages(groups, (text) => printed.push(text.replace(/[\d.]+ s$/, 'N s')));
	expect(resultsOf(outcomes)).toEqual(['good passed', 'bad FAILED']);
	expect(printed.slice(0, 2)).toEqual(['▶ good: echo out && echo err >&2', '▶ bad: echo broken && exit 3']);
	expect(printed.slice(2).sort()).toEqual([
		'broken\n■ bad FAILED in N s',
		expect.stringMatching(/^(out\nerr|err\nout)\n■ good passed in N s$/),
	]);
});

test('the last output of a failed stage is repeated at the end, without what passed', async () => {
	const groups = [[stage('bad', 'seq 200 && echo ✓ fine && exit 1'), stage('good', 'echo fine')]];
	const outcomes = await runStages(groups, () => {});
	const [repeated, ...others] = failures(outcomes);
	expect(repeated!.split('\n')).toEqual(['■ bad FAILED:', ...Array.from({ length: 60 }, (_, i) => String(i + 141))]);
	expect(others).toEqual([]);
});

test('the summary has a line for each stage', () => {
	expect(
		summarize([
			{ name: 'types', result: 'passed', seconds: 4.25 },
			{ name: 'chromium', result: 'FAILED', seconds: 123.04 },
		]),
	).toBe('types     passed      4.3 s\nchromium  FAILED    123.0 s');
});
