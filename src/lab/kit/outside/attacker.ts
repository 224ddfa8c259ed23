import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { InputError } from '../../../pack/errors.ts';
import { namesOf, type Search, targetLines, targetName } from './exported.ts';

const FORM = 'must be like {"target": "t1", "ranked": ["7", "12"]}, with the likeliest candidate first.';

/** The ranks that a process of someone else's gives, and how long it took. */
export interface Attacked {
	/** Of each target; Infinity where the right candidate is not in the list. */
	ranks: number[];
	seconds: number;
	/** Processor time of this program meanwhile: to write the targets, and to read the answers. */
	ownSeconds: number;
}

/**
 * Runs a command that reads targets as JSON lines and writes a line {target, ranked} for each, in any order. What it
 * writes to standard error is shown.
 * @param seconds after which it is stopped
 * @throws InputError if it cannot be run, fails, takes too long, or writes something else
 */
export async function runAttacker(command: string, seconds: number, search: Search): Promise<Attacked> {
	const startedAt = performance.now();
	const before = process.cpuUsage();
	const { targets } = search;
	const names = namesOf(search);
	const ranks = new Map<number, number>();
	const refuse = (reason: string) => new InputError(`The attacker ${reason}`);
	const soFar = () => `${ranks.size} of ${targets.length} targets have an answer.`;
	// A group of its own, so that what the command starts ends with it.
	const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
	const ended = new Promise<number | null>((done) => child.on('close', done).on('error', () => done(null)));
	const stop = () => {
		if (child.pid === undefined) return;
		try {
			process.kill(-child.pid, 'SIGKILL');
		} catch {
			// It has ended.
		}
	};
	let late = false;
	const timer = setTimeout(() => {
		late = true;
		stop();
	}, 1000 * seconds);
	// It need not read all before it ends.
	child.stdin.on('error', () => {});
	child.stdin.end(targetLines(search));
	try {
		let line = 0;
		for await (const text of createInterface({ input: child.stdout })) {
			line++;
			if (text.trim() === '') continue;
			const { target, rank } = answerIn(text, names, targets, (reason) =>
				refuse(`wrote, in line ${line}, what ${reason}`),
			);
			if (ranks.has(target)) throw refuse(`answers for ${targetName(target)} twice.`);
			ranks.set(target, rank);
		}
		const code = await ended;
		if (late) throw refuse(`was stopped after ${seconds} seconds; ${soFar()} Give it longer with --attacker-seconds.`);
		if (code !== 0) throw refuse(`ended with ${code === null ? 'a signal' : `code ${code}`}; ${soFar()}`);
	} finally {
		clearTimeout(timer);
		stop();
	}
	const missing = targets.findIndex((_, i) => !ranks.has(i));
	if (missing >= 0) throw refuse(`wrote nothing about ${targetName(missing)}; ${soFar()}`);
	const { user, system } = process.cpuUsage(before);
	return {
		ranks: targets.map((_, i) => ranks.get(i)!),
		seconds: (performance.now() - startedAt) / 1000,
		ownSeconds: (user + system) / 1e6,
	};
}

function answerIn(
	text: string,
	names: ReturnType<typeof namesOf>,
	targets: Search['targets'],
	refuse: (reason: string) => InputError,
): { target: number; rank: number } {
	let answer: { target?: unknown; ranked?: unknown } | null;
	try {
		answer = JSON.parse(text);
	} catch {
		throw refuse(FORM);
	}
	if (!Array.isArray(answer?.ranked)) throw refuse(FORM);
	const target = names.target(answer.target);
	if (typeof target === 'string') throw refuse(`cannot be used: ${target}`);
	const users = answer.ranked.map((name) => {
		const user = names.candidate(name);
		if (typeof user === 'string') throw refuse(`cannot be used: ${user}`);
		return user;
	});
	if (new Set(users).size < users.length) throw refuse('names a candidate twice.');
	const at = users.indexOf(targets[target]!.user);
	return { target, rank: at < 0 ? Infinity : at + 1 };
}
