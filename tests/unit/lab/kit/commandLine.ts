import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { format } from 'node:util';
import { expect, vi } from 'vitest';
import { auditCommand } from '../../../../src/lab/advice/audit.ts';
import { checkCommand } from '../../../../src/lab/advice/check.ts';
import { runProgram } from '../../../../src/lab/kit/cli/run.ts';
import { runLab } from '../../../../src/lab/lab.ts';
import { studyCommand } from '../../../../src/lab/studies/commands.ts';

/** Exit code of a command, what it printed on standard output and standard error, and the stages that it named there. */
export interface Ended {
	code: number;
	out: string;
	err: string;
	stages: string[];
}

const STAGE = /^(.+) …\n/gm;
const apart = (err: string) => ({
	err: err.replace(STAGE, ''),
	stages: Array.from(err.matchAll(STAGE), ([, stage]) => stage!),
});

export const lab = (...args: string[]) => captured(() => runLab(args));
export const check = (...args: string[]) => captured(() => runProgram(checkCommand, args));
export const audit = (...args: string[]) => captured(() => runProgram(auditCommand, args));
export const study = (...args: string[]) => captured(() => runProgram(studyCommand(), args));

let busy = false;

/** What a command prints goes to the one console, so that only one can run at a time. */
async function captured(run: () => Promise<number>): Promise<Ended> {
	if (busy) throw new Error('Commands in this process must be awaited one after the other.');
	busy = true;
	const printed = { out: '', err: '' };
	const line =
		(to: 'out' | 'err') =>
		(...values: unknown[]) => {
			printed[to] += `${format(...values)}\n`;
		};
	const write = (to: 'out' | 'err') => (chunk: string | Uint8Array) => {
		printed[to] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
		return true;
	};
	const spies = [
		vi.spyOn(console, 'log').mockImplementation(line('out')),
		vi.spyOn(console, 'error').mockImplementation(line('err')),
		vi.spyOn(process.stdout, 'write').mockImplementation(write('out')),
		vi.spyOn(process.stderr, 'write').mockImplementation(write('err')),
	];
	try {
		const code = await run();
		return { code, out: printed.out, ...apart(printed.err) };
	} finally {
		for (const spy of spies) spy.mockRestore();
		busy = false;
	}
}

/** Expects that a command ended with code 2, nothing on standard output, and the reason on standard error. */
export function expectRefused({ code, out, err }: Ended, reason: RegExp): void {
	expect([code, out]).toEqual([2, '']);
	expect(err).toMatch(reason);
}

/** What `npm run` starts. */
export const PROGRAMS = {
	lab: 'src/lab/cli.ts',
	check: 'src/lab/advice/cli.ts',
	audit: 'src/lab/advice/auditCli.ts',
	study: 'src/lab/studies/cli.ts',
};

/** The same in a process of its own. @param input of its standard input */
export const spawned = (program: keyof typeof PROGRAMS, args: readonly string[], input = '') =>
	new Promise<Ended>((done) => {
		// Compiled code is shared between the many short processes: it is half of what they take to start.
		const env = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') };
		const options = { maxBuffer: 1 << 26, env };
		const child = execFile(process.execPath, [resolve(PROGRAMS[program]), ...args], options, (error, out, err) =>
			done({ code: error === null ? 0 : (error.code as number), out, ...apart(err) }),
		);
		child.stdin!.end(input);
	});
