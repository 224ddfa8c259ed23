/** What an attacker of someone else's is given: who is to be found, among whom, and apart from both, the truth. */
import { join } from 'node:path';
import Papa from 'papaparse';
import { writeAtomically } from '../../../pack/files.ts';
import type { NamedRatings, Ratings, Target } from '../datasets/ratings.ts';

/** Who is looked for among whom. */
export interface Search {
	/** `user` is the right candidate; `about` is said of a target, and groups it with those of whom the same is said. */
	targets: readonly (Target & { about?: Record<string, string | number> })[];
	itemName(item: number): string;
	candidates: number;
	candidateName(candidate: number): string;
	/** @returns -1 for a name that no candidate has */
	candidateAt(name: string): number;
	/** What candidates mention, where no ratings say that. */
	mentionedBy?: (candidate: number) => Iterable<number>;
}

/** Looks among people who rated; those who are made up have numbers for names. */
export function searchAmong(ratings: Ratings | NamedRatings, targets: Search['targets']): Search {
	const named = 'userIds' in ratings ? ratings : null;
	return {
		targets,
		itemName: named?.itemIds.name ?? String,
		candidates: ratings.users,
		candidateName: named?.userIds.name ?? String,
		candidateAt: named?.userIds.find ?? Number,
	};
}

/** Name of a target, which says nothing of the person. */
export const targetName = (index: number) => `t${index + 1}`;

const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const csv = (rows: object[]) => `${Papa.unparse(rows, { newline: '\n' })}\n`;

/** JSON lines {target, mentions}: items by their ids in the ratings. */
export const targetLines = ({ targets, itemName }: Search): string =>
	lines(targets.map(({ items, about }, i) => ({ target: targetName(i), mentions: items.map(itemName), ...about })));

/**
 * Writes `targets.jsonl`, `truth/truth.csv`, and `candidates.csv`, or `candidates.jsonl` if candidates mention something.
 * @throws InputError if the folder cannot be written
 */
export async function exportTargets(folder: string, search: Search): Promise<void> {
	const { targets, candidates: count, candidateName, candidateAt, mentionedBy, itemName } = search;
	const truth = targets.map(({ user }, i) => ({ target: targetName(i), candidate: candidateName(user) }));
	await writeAtomically(join(folder, 'targets.jsonl'), targetLines(search));
	await writeAtomically(join(folder, 'truth', 'truth.csv'), csv(truth));
	const names = Array.from({ length: count }, (_, candidate) => candidateName(candidate));
	if (mentionedBy === undefined) {
		await writeAtomically(join(folder, 'candidates.csv'), csv(names.map((candidate) => ({ candidate }))));
		return;
	}
	const mentions = (name: string) => Array.from(mentionedBy(candidateAt(name)), itemName);
	// Their own order would say who is who.
	const rows = names.sort().map((candidate) => ({ candidate, mentions: mentions(candidate) }));
	await writeAtomically(join(folder, 'candidates.jsonl'), lines(rows));
}

/** Finds targets and candidates by name. */
export function namesOf({ targets, candidateAt }: Search) {
	const numbers = new Map(targets.map((_, i) => [targetName(i), i]));
	return {
		/** @returns the index among the targets, or a sentence */
		target: (name: unknown): number | string =>
			numbers.get(String(name)) ?? `there is no target ${JSON.stringify(name)}.`,
		/** @returns the index among the candidates, or a sentence */
		candidate(name: unknown): number | string {
			const found = typeof name === 'string' || typeof name === 'number' ? candidateAt(String(name)) : -1;
			return found >= 0 ? found : `there is no candidate ${JSON.stringify(name)}.`;
		},
	};
}
