/** Runs commands in groups: the stages of a group side by side, the groups one after another. A failure stops nothing. */
import { spawn } from 'node:child_process';

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
	/** All that a stage printed that failed. */
	output?: string;
}

/** Runs a command. Its output is returned, and shown live where it runs alone: otherwise it would be interleaved. */
export type Execute = (command: string, live: boolean) => Promise<{ passed: boolean; output: string }>;

const executeInShell: Execute = (command, live) =>
	new Promise((resolve) => {
		let output = '';
		const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding('utf8').on('data', (text) => {
				output += text;
				if (live) process.stdout.write(text);
			});
		child.on('error', ({ message }) => resolve({ passed: false, output: message }));
		child.on('close', (code) => resolve({ passed: code === 0, output }));
	});

/** Returns the outcome of every stage, in the order given. */
export async function runStages(
	groups: readonly (readonly Stage[])[],
	print: (text: string) => void = console.log,
	execute: Execute = executeInShell,
): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	const runStage = async ({ name, command, needs }: Stage, alone: boolean): Promise<Outcome> => {
		if (outcomes.some((earlier) => earlier.name === needs && earlier.result !== 'passed')) {
			print(`■ ${name} skipped: it needs ${needs}`);
			return { name, result: 'skipped', seconds: 0 };
		}
		print(`▶ ${name}: ${command}`);
		const startedAt = performance.now();
		const { passed, output } = await execute(command, alone);
		const result = passed ? 'passed' : 'FAILED';
		const seconds = (performance.now() - startedAt) / 1000;
		print(`${alone ? '' : output}■ ${name} ${result} in ${seconds.toFixed(1)} s`);
		return { name, result, seconds, ...(!passed && { output }) };
	};
	for (const group of groups)
		outcomes.push(...(await Promise.all(group.map((stage) => runStage(stage, group.length === 1)))));
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

/** A line for each stage: name, result, seconds. */
export function summarize(outcomes: readonly Outcome[]): string {
	const width = Math.max(...outcomes.map(({ name }) => name.length));
	return outcomes
		.map(
			({ name, result, seconds }) => `${name.padEnd(width)}  ${result.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s`,
		)
		.join('\n');
}
