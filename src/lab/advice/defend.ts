import { defendOneTask } from './defendOne.ts';
/** Measures how much following advice protects users against each attacker. */

import { LEAST_SHARE } from '../../core/advice/suitable.ts';
import type { Companions } from '../../core/catalogue/companions.ts';
import type { Progress } from '../kit/cli/progress.ts';
import type { Ratings, Target } from '../kit/datasets/ratings.ts';
import { type Simulation, simulateTargets } from '../kit/datasets/simulate.ts';
import { type ByK, byK, type Interval, partOf, wilson } from '../kit/statistics.ts';
import type { Pool } from '../kit/threads/pool.ts';
import type { ItemFacts, Strategy } from './advised.ts';
import { companionsOf } from './companions.ts';
import { ATTACKERS, type Attacker, type Defended } from './defendOne.ts';

export interface DefendRow extends Strategy {
	mentions: number;
	attackers: Record<Attacker, { k: ByK; interval: Interval }>;
	/** Share 1-identified by the worst of Scoring, TF-IDF and Scoring without the popular films. */
	worst: number;
}

const SIMPLE: readonly Attacker[] = ['scoring', 'tfidf', 'scoringBeyond50', 'scoringBeyond200', 'scoringBeyond1000'];

/** Returns the strategies to compare, each with its number of drops and of decoys. */
export function rowsFor(drops: readonly number[], decoys: readonly number[]): Strategy[] {
	const positiveDrops = drops.filter((n) => n > 0);
	return [
		{ advice: 'nothing', drops: 0, decoys: 0 },
		...positiveDrops.map((n): Strategy => ({ advice: 'dropRarest', drops: n, decoys: 0 })),
		...positiveDrops.map((n): Strategy => ({ advice: 'ours', drops: n, decoys: 0 })),
		...decoys.map((n): Strategy => ({ advice: 'mostPopular', drops: 0, decoys: n })),
		...(['randomPopular', 'ours'] as const).flatMap((advice) =>
			drops.flatMap((n) => decoys.map((m): Strategy => ({ advice, drops: n, decoys: m }))),
		),
	];
}

/** Receives the target with a number of mentions and a strategy, what they then named, and what was found. */
export type Seen = (row: Strategy & { mentions: number }, targets: readonly Target[], all: readonly Defended[]) => void;

export async function defend(
	ratings: Ratings,
	facts: Omit<ItemFacts, keyof Companions>,
	pool: Pool,
	options: { mentions: readonly number[]; rows: readonly Strategy[]; targets: number } & Omit<Simulation, 'sizes'>,
	progress?: Progress,
	seen?: Seen,
): Promise<DefendRow[]> {
	const { mentions: counts, rows, targets: people, seed } = options;
	const result: DefendRow[] = [];
	const drawn = counts.map((mentions) =>
		simulateTargets(ratings, { ...options, sizes: new Array<number>(people).fill(mentions) }),
	);
	// Companions are learned from users who are not targets.
	const targeted = new Set(drawn.flat().map(({ user }) => user));
	const companions = companionsOf(ratings, LEAST_SHARE * ratings.users, targeted);
	try {
		for (const [i, mentions] of counts.entries()) {
			const tried = await pool.map(defendOneTask, drawn[i]!, { rows, facts: { ...facts, ...companions }, seed });
			for (const [r, followed] of rows.entries()) {
				seen?.(
					{ ...followed, mentions },
					drawn[i]!,
					tried.map((each) => each[r]!),
				);
				const of = (a: number) => {
					const list = tried.map((each) => each[r]!.ranks[a]!);
					return { k: byK(list), interval: wilson(partOf(list, (n) => n <= 1)) };
				};
				const attackers = Object.fromEntries(ATTACKERS.map((name, a) => [name, of(a)])) as DefendRow['attackers'];
				const worst = Math.max(...SIMPLE.map((name) => attackers[name].k[1]));
				result.push({ ...followed, mentions, attackers, worst });
			}
			progress?.at(i + 1, counts.length);
		}
	} finally {
		progress?.end();
	}
	return result;
}
