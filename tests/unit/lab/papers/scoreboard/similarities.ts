/** The scores of Scoreboard as the paper defines them, one record at a time. */
import { rarityWeight } from '../../../../../src/core/adversaries/weighing.ts';
import {
	type Attribute,
	type Clue,
	type Similarity,
	similarityOf,
} from '../../../../../src/lab/papers/scoreboard/formulas.ts';

export type RecordOf = (item: number) => Attribute | undefined;

/** Score under Scoreboard (1A): the least similar attribute decides. Infinity of no clues. */
export const leastSimilarity = (clues: readonly Clue[], record: RecordOf, similarity: Similarity): number =>
	clues.reduce((least, clue) => {
		const found = record(clue.item);
		return Math.min(least, found === undefined ? 0 : similarityOf(similarity, clue, found));
	}, Infinity);

/** Score under Scoreboard-RH (1B): sum over the clues of wt(i) Sim(aux_i, r'_i). */
export const weightedSimilarity = (clues: readonly Clue[], record: RecordOf, similarity: Similarity): number =>
	clues.reduce((sum, clue) => {
		const found = record(clue.item);
		return found === undefined ? sum : sum + rarityWeight(clue.raters) * similarityOf(similarity, clue, found);
	}, 0);
