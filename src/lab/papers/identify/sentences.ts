/** Summarizes the run in two sentences: the attacks and the defenses. */
import { type Judgment, joinWithAnd } from '../../kit/report/claim.ts';
import { percent } from '../../kit/report/format.ts';
import type { IdentifyRun } from './claims.ts';

/** Which of the paper's four values of k the sentences report. */
const K = '10';

export const identifySentences = (run: IdentifyRun, verdicts: readonly Judgment[]): string[] => [
	attacksSentence(verdicts),
	defensesSentence(run),
];

function attacksSentence(verdicts: readonly Judgment[]): string {
	const rates = verdicts
		.filter(({ cell }) => cell?.column === K)
		.map(({ cell, measured }) => `${cell!.row} ${percent(measured!.value)} (${percent(measured!.paper)})`);
	return `Within the first ${K} are, with the paper’s figures in brackets, by ${joinWithAnd(rates.reverse())}.`;
}

function defensesSentence({ results: { identify, user, misdirect } }: IdentifyRun): string {
	const tenth = user.find(({ hidden }) => hidden >= 0.1)!;
	const popular = misdirect.find(({ list }) => list === 'popular')!.steps;
	const people = (share: number) => Math.round(share * identify.targets);
	return `Scoring finds ${percent(user[0]!.k[1])} of people alone, and ${percent(tenth.k[1])} once a tenth of the mentions, the rarest, is hidden; 20 popular decoys leave ${people(popular.at(-1)!.k[1])} of ${people(popular[0]!.k[1])} to be found.`;
}
