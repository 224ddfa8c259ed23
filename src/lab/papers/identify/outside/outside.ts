/** Attackers of someone else's: judged as ours are, and compared with them target by target. */
import Papa from 'papaparse';
import { InputError } from '../../../../pack/errors.ts';
import { writeAtomically } from '../../../../pack/files.ts';
import { aligned, share, span } from '../../../kit/cli/text.ts';
import { mentionsOf, type NamedRatings, type Ratings, type Target } from '../../../kit/datasets/ratings.ts';
import { bootstrap, type Interval, KS, mean } from '../../../kit/statistics.ts';
import type { Algorithm } from '../attacks/attack.ts';
import { type AlgorithmReport, reportOf } from '../identify.ts';
import { runAttacker } from './attacker.ts';
import { exportTargets, targetName } from './exported.ts';
import { ranksFromScores } from './scores.ts';

export interface OutsideOptions {
	exportTargets?: string;
	scores?: string;
	attacker?: string;
	attackerSeconds: number;
	ranks?: string;
}

/** Ranks of all targets under each algorithm that the data allows. */
export type Ranks = readonly { name: Algorithm | 'outside'; ranks: readonly number[] }[];

export interface OutsideReport extends Omit<AlgorithmReport, 'control' | 'failures'> {
	/** Share found first minus that of each of ours, on the same targets, with its 95 % interval. */
	paired: Partial<Record<Algorithm, { difference: number; interval: Interval }>>;
	/** Of the process, if it was one. */
	seconds?: number;
}

/** @throws InputError if more is asked than can be done together, or of ratings without names */
export function namedFor(ratings: Ratings | NamedRatings, o: OutsideOptions): NamedRatings | null {
	if (o.scores !== undefined && o.attacker !== undefined)
		throw new InputError('Judge one attacker at a time: either --scores or --attacker.');
	if ([o.exportTargets, o.scores, o.attacker].every((asked) => asked === undefined)) return null;
	if (!('userIds' in ratings)) throw new InputError('Attackers of your own need people with names: give --ratings.');
	return ratings;
}

/** Exports the targets, and judges the attacker that the options name; null if they name none. */
export async function judgeOutside(
	ratings: NamedRatings,
	targets: readonly Target[],
	ours: Ranks,
	o: OutsideOptions,
	seed: number,
): Promise<{ report: OutsideReport; ranks: readonly number[] } | null> {
	if (o.exportTargets !== undefined) await exportTargets(o.exportTargets, ratings, targets);
	const found =
		o.attacker !== undefined
			? await runAttacker(o.attacker, o.attackerSeconds, ratings, targets)
			: o.scores !== undefined && { ranks: await ranksFromScores(o.scores, ratings, targets) };
	if (found === false) return null;
	const { ranks, ...more } = found;
	const paired = Object.fromEntries(ours.map(({ name, ranks: own }) => [name, pairedWith(ranks, own, seed)]));
	return { report: { ...reportOf(ranks, targets, ratings.users, seed), paired, ...more }, ranks };
}

function pairedWith(theirs: readonly number[], ours: readonly number[], seed: number) {
	const differences = theirs.map((rank, t) => Number(rank === 1) - Number(ours[t] === 1));
	const [low, high] = bootstrap(
		differences.map((difference) => (difference + 1) / 2),
		seed,
	);
	return { difference: mean(differences), interval: [2 * low - 1, 2 * high - 1] as Interval };
}

export function outsideLines({ k, interval, meanLog2Rank, paired, seconds }: OutsideReport): string[] {
	const signed = (value: number) => `${value < 0 ? '' : '+'}${share(value)}`;
	return [
		`Attacker from outside${seconds === undefined ? '' : `, ${seconds.toFixed(1)} s`}`,
		...aligned([
			['within the first', ...KS.map(String), '95 % of k = 1', 'mean log2 rank'],
			['', ...KS.map((n) => share(k[n])), span(interval[1]!), meanLog2Rank.toFixed(2)],
		]),
		'Found first, minus what ours find, of the same people',
		...aligned(
			Object.entries(paired).map(
				([
					name,
					{
						difference,
						interval: [low, high],
					},
				]) => [name, signed(difference), `${signed(low)} to ${signed(high)}`],
			),
		),
	];
}

/** Writes each target's rank under each algorithm, empty where it is not on the list, for tests of pairs. */
export async function writeRanks(file: string, targets: readonly Target[], all: Ranks): Promise<void> {
	const rows = targets.map((target, t) => ({
		target: targetName(t),
		mentions: mentionsOf(target),
		...Object.fromEntries(all.map(({ name, ranks }) => [name, ranks[t] === Infinity ? '' : ranks[t]])),
	}));
	await writeAtomically(file, `${Papa.unparse(rows, { newline: '\n' })}\n`);
}
