/** What an attacker of someone else's is given: who is to be found, among whom, and apart from both, the truth. */
import { join } from 'node:path';
import Papa from 'papaparse';
import { writeAtomically } from '../../../../pack/files.ts';
import type { NamedRatings, Target } from '../../../kit/datasets/ratings.ts';

/** Name of a target, which says nothing of the person. */
export const targetName = (index: number) => `t${index + 1}`;

/** JSON lines {target, mentions}: items by their ids in the ratings. */
export const targetLines = ({ itemIds }: NamedRatings, targets: readonly Target[]): string =>
	targets
		.map(({ items }, i) => JSON.stringify({ target: targetName(i), mentions: items.map(itemIds.name) }))
		.map((line) => `${line}\n`)
		.join('');

/** Writes `targets.jsonl`, `candidates.csv` and `truth/truth.csv`. @throws InputError if the folder cannot be written */
export async function exportTargets(folder: string, ratings: NamedRatings, targets: readonly Target[]): Promise<void> {
	const { userIds, users } = ratings;
	const csv = (rows: object[]) => `${Papa.unparse(rows, { newline: '\n' })}\n`;
	const candidates = Array.from({ length: users }, (_, user) => ({ candidate: userIds.name(user) }));
	const truth = targets.map(({ user }, i) => ({ target: targetName(i), candidate: userIds.name(user) }));
	await writeAtomically(join(folder, 'targets.jsonl'), targetLines(ratings, targets));
	await writeAtomically(join(folder, 'candidates.csv'), csv(candidates));
	await writeAtomically(join(folder, 'truth', 'truth.csv'), csv(truth));
}

/** Finds targets and candidates by name. */
export function namesOf({ userIds }: NamedRatings, targets: readonly Target[]) {
	const numbers = new Map(targets.map((_, i) => [targetName(i), i]));
	return {
		/** @returns the index among the targets, or a sentence */
		target: (name: unknown): number | string =>
			numbers.get(String(name)) ?? `there is no target ${JSON.stringify(name)}.`,
		/** @returns the index among the users, or a sentence */
		candidate(name: unknown): number | string {
			const user = typeof name === 'string' || typeof name === 'number' ? userIds.find(String(name)) : -1;
			return user >= 0 ? user : `there is no candidate ${JSON.stringify(name)}.`;
		},
	};
}
