/** Attackers of someone else's: judged as ours are, and compared with them target by target. */
import type { Command } from 'commander';
import Papa from 'papaparse';
import { InputError } from '../../../pack/errors.ts';
import { writeAtomically } from '../../../pack/files.ts';
import { count } from '../cli/setup.ts';
import { aligned, FOUND_HEAD, foundCells, share } from '../cli/text.ts';
import { mentionsOf } from '../datasets/ratings.ts';
import { type Found, foundOf } from '../found.ts';
import { bootstrap, type Interval, mean } from '../statistics.ts';
import { runAttacker } from './attacker.ts';
import { exportTargets, type Search, targetName } from './exported.ts';
import { ranksFromScores } from './scores.ts';

export interface OutsideOptions {
	exportTargets?: string;
	scores?: string;
	attacker?: string;
	attackerSeconds: number;
	ranks?: string;
}

/** Adds the flags of attackers from outside. */
export const withOutside = (command: Command): Command =>
	command
		.option(
			'--export-targets <folder>',
			'write whom to find, among whom, and apart the truth, for an attacker of yours',
		)
		.option('--scores <file>', 'judge an attacker of yours by its scores: target,candidate,score')
		.option('--attacker <command>', 'judge an attacker of yours: reads targets as JSON lines, writes {target, ranked}')
		.option('--attacker-seconds <count>', 'after which it is stopped', count, 600)
		.option('--ranks <file>', "write each target's rank under each algorithm, as CSV");

/** Ranks of all targets under each algorithm that the data allows. */
export type Ranks<Name extends string = string> = readonly { name: Name | 'outside'; ranks: readonly number[] }[];

/**
 * Whether anything of an attacker from outside is asked.
 * @throws InputError if more is asked than can be done together, or people are made up who need names
 */
export function asksOutside(o: OutsideOptions & { ratings?: string }, needsNames = true): boolean {
	if (o.scores !== undefined && o.attacker !== undefined)
		throw new InputError('Judge one attacker at a time: either --scores or --attacker.');
	const namesPeople = [o.exportTargets, o.scores, o.attacker].some((asked) => asked !== undefined);
	if (namesPeople && needsNames && o.ratings === undefined)
		throw new InputError('Attackers of your own need people with names: give --ratings.');
	return namesPeople || o.ranks !== undefined;
}

/** What an attacker from outside found of targets of whom the same is said. */
export interface OutsideGroup extends Found {
	about: Record<string, string | number>;
	/** Share found first minus that of each of ours, on the same targets, with its 95 % interval. */
	paired: Record<string, { difference: number; interval: Interval }>;
	/** Of the process, if it was one, and the processor time that this program took meanwhile. */
	seconds?: number;
	ownSeconds?: number;
}

/**
 * Exports the targets, judges the attacker that the options name, and writes all ranks, as far as they ask for it.
 * @returns a report for each group of targets; none without an attacker
 */
export async function judgeOutside(
	search: Search,
	ours: Ranks,
	o: OutsideOptions,
	seed: number,
): Promise<OutsideGroup[]> {
	const { targets } = search;
	if (o.exportTargets !== undefined) await exportTargets(o.exportTargets, search);
	const found =
		o.attacker !== undefined
			? await runAttacker(o.attacker, o.attackerSeconds, search)
			: o.scores !== undefined && { ranks: await ranksFromScores(o.scores, search) };
	if (o.ranks !== undefined)
		await writeRanks(o.ranks, targets, found ? [...ours, { name: 'outside', ranks: found.ranks }] : ours);
	if (found === false) return [];
	const { ranks, ...more } = found;
	const groups = Map.groupBy(targets.keys(), (t) => JSON.stringify(targets[t]!.about ?? {}));
	return [...groups].map(([about, group]) => {
		const ofGroup = <T>(all: readonly T[]) => group.map((t) => all[t]!);
		const own = ofGroup(ranks);
		const pair = ({ name, ranks: all }: Ranks[number]) => [name, pairedWith(own, ofGroup(all), seed)] as const;
		const found = foundOf(own, ofGroup(targets), search.candidates, seed);
		return { about: JSON.parse(about), ...found, paired: Object.fromEntries(ours.map(pair)), ...more };
	});
}

function pairedWith(theirs: readonly number[], ours: readonly number[], seed: number) {
	const differences = theirs.map((rank, t) => Number(rank === 1) - Number(ours[t] === 1));
	const [low, high] = bootstrap(
		differences.map((difference) => (difference + 1) / 2),
		seed,
	);
	return { difference: mean(differences), interval: [2 * low - 1, 2 * high - 1] as Interval };
}

export function outsideLines({
	about,
	k,
	interval,
	meanLog2Rank,
	paired,
	seconds,
	ownSeconds,
}: OutsideGroup): string[] {
	const signed = (value: number) => `${value < 0 ? '' : '+'}${share(value)}`;
	const of = Object.entries(about).map(([what, value]) => `, ${what} ${value}`);
	const took =
		seconds === undefined ? '' : `, ${seconds.toFixed(1)} s, and ${ownSeconds!.toFixed(3)} s to hand over and judge`;
	return [
		`Attacker from outside${of.join('')}${took}`,
		...aligned([
			[...FOUND_HEAD, 'mean log2 rank'],
			[...foundCells('', k, interval[1]!), meanLog2Rank.toFixed(2)],
		]),
		'Found first, minus what ours find, of the same people',
		...aligned(
			Object.entries(paired).map(([name, { difference, interval }]) => [
				name,
				signed(difference),
				interval.map(signed).join(' to '),
			]),
		),
	];
}

/** Writes each target's rank under each algorithm, empty where it is not on the list, for tests of pairs. */
async function writeRanks(file: string, targets: Search['targets'], all: Ranks): Promise<void> {
	const rows = targets.map((target, t) => ({
		target: targetName(t),
		...target.about,
		mentions: mentionsOf(target),
		...Object.fromEntries(all.map(({ name, ranks }) => [name, ranks[t] === Infinity ? '' : ranks[t]])),
	}));
	await writeAtomically(file, `${Papa.unparse(rows, { newline: '\n' })}\n`);
}
