import type { EngineAlgorithm, NamedTarget } from '../../src/lab/engines/engine.ts';
import type { ColumnNames } from '../../src/lab/kit/datasets/layout.ts';
import { likingOf } from '../../src/lab/kit/datasets/liking.ts';
import { loadRatings } from '../../src/lab/kit/datasets/load.ts';
import { createAttack } from '../../src/lab/papers/identify/attacks/createAttack.ts';
import { rankOf } from '../../src/lab/papers/identify/attacks/rank.ts';

/** The attacks of src/lab/attacks on a file, for targets by name. */
export async function attackInMemory(file: string, columns: ColumnNames = {}) {
	const ratings = await loadRatings(file, { columns, onBad: () => {} });
	const { users, items, count, userIds, itemIds } = ratings;
	const liking = likingOf(ratings);
	const scores = new Float64Array(users);
	return {
		totals: { users, items, ratings: count },
		rank(algorithm: EngineAlgorithm, { user, items }: NamedTarget): number {
			const known = [...new Set(items)].map((item) => itemIds.find(item)).filter((item) => item >= 0);
			return rankOf(createAttack(algorithm, ratings, liking), { user: userIds.find(user), items: known }, scores);
		},
		names: { user: userIds.name, item: itemIds.name },
	};
}
