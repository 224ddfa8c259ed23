/** What is attacked, and how one attack after another is judged. */
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { ImportError } from '../../../src/imports/error.ts';
import type { Random } from './mutate.ts';

export interface Target {
	name: string;
	/** Makes a case and has it read. Returns whether it was accepted; throws if it was neither accepted nor refused. */
	tryCase: (random: Random) => boolean | Promise<boolean>;
}

/** Whether an export is read, and not refused. */
export const isRead = (reading: Promise<unknown>): Promise<boolean> =>
	reading.then(
		() => true,
		(error: unknown) =>
			accepted(() => {
				throw error;
			}, ImportError),
	);

export interface Outcome {
	name: string;
	cases: number;
	refusals: number;
	/** Milliseconds of computing that the slowest case took. */
	slowest: number;
	/** A line for each of the first failures, with the number of the case. */
	failures: string[];
}

/** Most time to compute for a case, in milliseconds. */
const LONGEST = 250;
const MOST_FAILURES = 10;

/** Generators of cases are seeded by their number, so that one can be repeated by itself. */
const randomOf = (number: number) => seededRandom(Math.imul(number + 1, 0x9e3779b1));

/**
 * Tries cases `first .. first + cases` of a target.
 * @param onCase called with the number of each case before it is tried
 */
export async function attack(
	{ name, tryCase }: Target,
	cases: number,
	{
		first = 0,
		timed = true,
		onCase = () => undefined,
	}: { first?: number; timed?: boolean; onCase?: (n: number) => void } = {},
): Promise<Outcome> {
	const outcome: Outcome = { name, cases, refusals: 0, slowest: 0, failures: [] };
	const fail = (number: number, why: string) => {
		if (outcome.failures.length < MOST_FAILURES) outcome.failures.push(`${name}, case ${number}: ${why}`);
	};
	for (let number = first; number < first + cases; number++) {
		onCase(number);
		const startedAt = process.cpuUsage();
		try {
			// Waiting for what is there already would take longer than most cases.
			const tried = tryCase(randomOf(number));
			if (!(typeof tried === 'boolean' ? tried : await tried)) outcome.refusals++;
		} catch (error) {
			fail(number, error instanceof Error ? (error.stack ?? error.message) : String(error));
		}
		const { user, system } = process.cpuUsage(startedAt);
		const took = (user + system) / 1000;
		outcome.slowest = Math.max(outcome.slowest, took);
		if (timed && took > LONGEST) fail(number, `took ${Math.round(took)} ms`);
	}
	return outcome;
}

/** Runs `read`; returns false if it throws one of these errors. Any other is thrown on. */
export function accepted(read: () => unknown, ...refusals: (new (...args: never[]) => Error)[]): boolean {
	try {
		read();
		return true;
	} catch (error) {
		if (refusals.some((refusal) => error instanceof refusal)) return false;
		throw error;
	}
}
