/**
 * Runs commands in groups: the stages of a group side by side, the groups one after another. The first of a group is shown
 * as it runs, the others once they fail. A failure stops nothing.
 */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface Stage {
	name: string;
	/** For the shell. */
	command: string;
	/** A stage of an earlier group: if that has failed, this one would prove nothing and is skipped. */
	needs?: string;
}

export interface Outcome {
	name: string;
	result: 'passed' | 'FAILED' | 'skipped';
	seconds: number;
	/** Seconds of all cores together; null where the system does not say. */
	cpu: number | null;
	/** How many tests passed; null where it runs none. */
	tests: number | null;
	/** All that a stage printed that failed. */
	output?: string;
}

/**
 * Runs a command. Its output is returned, and shown live for one stage of a group: that of two would be interleaved.
 * `times` is what the shell says of the time that its children took.
 */
export type Execute = (command: string, live: boolean) => Promise<{ passed: boolean; output: string; times: string }>;

/** Has the shell write to a stream of its own how long the processors worked for a command and all that it started. */
const timed = (command: string) =>
	process.platform === 'win32' ? command : `(${command}); code=$?; times >&3; exit $code`;

const executeInShell: Execute = (command, live) =>
	new Promise((resolve) => {
		let output = '';
		let times = '';
		const child = spawn(timed(command), { shell: true, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
		for (const stream of [child.stdout!, child.stderr!])
			stream.setEncoding('utf8').on('data', (text) => {
				output += text;
				if (live) process.stdout.write(text);
			});
		child.stdio[3]!.on('data', (text) => {
			times += text;
		});
		child.on('error', ({ message }) => resolve({ passed: false, output: message, times }));
		child.on('close', (code) => resolve({ passed: code === 0, output, times }));
	});

/** Seconds of all cores, in user and system: the second line of `times` is that of the children. */
export function cpuSeconds(times: string): number | null {
	const spans = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
	return spans.length < 2
		? null
		: spans.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** How many tests passed, by what Vitest and Playwright print at the end. */
export function countTests(output: string): number | null {
	const found = [...stripVTControlCharacters(output).matchAll(/^ *(?:Tests .*?)?(\d+) passed\b/gm)];
	return found.length === 0 ? null : found.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Returns the outcome of every stage, in the order given. */
export async function runStages(
	groups: readonly (readonly Stage[])[],
	print: (text: string) => void = console.log,
	execute: Execute = executeInShell,
): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	const runStage = async ({ name, command, needs }: Stage, live: boolean): Promise<Outcome> => {
		if (outcomes.some((earlier) => earlier.name === needs && earlier.result !== 'passed')) {
			print(`■ ${name} skipped: it needs ${needs}`);
			return { name, result: 'skipped', seconds: 0, cpu: null, tests: null };
		}
		print(`▶ ${name}: ${command}`);
		const startedAt = performance.now();
		const { passed, output, times } = await execute(command, live);
		const result = passed ? 'passed' : 'FAILED';
		const seconds = (performance.now() - startedAt) / 1000;
		print(`${live || passed ? '' : output}■ ${name} ${result} in ${seconds.toFixed(1)} s`);
		return { name, result, seconds, cpu: cpuSeconds(times), tests: countTests(output), ...(!passed && { output }) };
	};
	for (const group of groups) outcomes.push(...(await Promise.all(group.map((stage, i) => runStage(stage, i === 0)))));
	return outcomes;
}

/** So many lines of a failed stage are repeated at the end: test runners say there what failed and why. */
const REPEATED = 60;
/** What test runners put before what passed. */
const PASSED = '✓';

/** The last lines of each stage that failed, without what passed: what came after them may be long. */
export const failures = (outcomes: readonly Outcome[]): string[] =>
	outcomes.flatMap(({ name, output }) => {
		if (output === undefined) return [];
		const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes(PASSED));
		return [`■ ${name} FAILED:\n${lines.slice(-REPEATED).join('\n')}`];
	});

/** A line for each stage, and one for all: name, result, how many tests passed, seconds by the clock and of all cores. */
export function summarize(outcomes: readonly Outcome[], seconds: number): string {
	const width = Math.max(...outcomes.map(({ name }) => name.length));
	const sum = (numbers: (number | null)[]) => numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
	const line = (name: string, result: string, tests: number | null, seconds: number, cpu: number | null) =>
		[
			name.padEnd(width),
			result.padEnd(7),
			(tests === null ? '' : `${tests} tests`).padStart(10),
			`${seconds.toFixed(1).padStart(6)} s`,
			cpu === null ? '' : `${cpu.toFixed(1).padStart(6)} s CPU`,
		]
			.join('  ')
			.trimEnd();
	const failed = outcomes.some(({ result }) => result !== 'passed');
	return [
		...outcomes.map(({ name, result, tests, seconds, cpu }) => line(name, result, tests, seconds, cpu)),
		line(
			'all',
			failed ? 'FAILED' : 'passed',
			sum(outcomes.map((each) => each.tests)),
			seconds,
			sum(outcomes.map((each) => each.cpu)),
		),
	].join('\n');
}
