/** A plugin of Stryker that has only some of the changes tried: so many of those that tests reach, drawn by a seed. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** A change, as Stryker hands it to what checks it. */
export interface Change {
	id: string;
	fileName: string;
	location: { start: { line: number; column: number }; end: { line: number; column: number } };
	mutatorName: string;
	replacement?: string;
	/** Tests that reach it. */
	coveredBy?: readonly string[];
}

/**
 * The changes that are tried, by id. Each is as likely as any other, and the draw depends on the seed and on the changes
 * alone: a change elsewhere in the code replaces few of them.
 */
export function drawn(changes: readonly Change[], sample: number, seed: number): Set<string> {
	const place = ({ fileName, location: { start, end }, mutatorName, replacement }: Change) =>
		createHash('sha256')
			.update(JSON.stringify([seed, relative(process.cwd(), fileName), start, end, mutatorName, replacement]))
			.digest('hex');
	return new Set(
		changes
			.filter(({ coveredBy }) => (coveredBy?.length ?? 0) > 0)
			.map((change) => ({ id: change.id, place: place(change) }))
			.sort((a, b) => (a.place < b.place ? -1 : 1))
			.slice(0, sample)
			.map(({ id }) => id),
	);
}

const checker = {
	init: async () => {},
	/** One group: all changes are drawn from at once. */
	group: async (changes: readonly Change[]) => [changes.map(({ id }) => id)],
	/** What is not drawn is said not to compile: Stryker knows no other way to leave a change out here. */
	check: async (changes: readonly Change[]) => {
		const { sample, seed } = JSON.parse(process.env.MUTATION_DRAW ?? '') as { sample: number; seed: number };
		const tried = drawn(changes, sample, seed);
		return Object.fromEntries(
			changes.map(({ id, coveredBy }) => [
				id,
				tried.has(id) || !coveredBy?.length ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
			]),
		);
	},
};

export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', value: checker }];
