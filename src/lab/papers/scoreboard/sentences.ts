/** The most important figures of the run, in sentences. */
import type { Judgement } from '../../kit/report/claim.ts';
import { percent } from '../../kit/report/format.ts';
import { joinWithAnd } from '../../kit/report/sentences.ts';
import type { ScoreboardRun } from './reasons.ts';
import { triedBounds } from './rules.ts';

/** Reports how many are identified by what is known, and the false matches of removed targets. */
export const scoreboardSentences = (run: ScoreboardRun, verdicts: readonly Judgement[]): string[] => [
	ratesSentence(run, verdicts),
	...refusalSentences(run, verdicts),
];

function ratesSentence({ rows }: ScoreboardRun, verdicts: readonly Judgement[]): string {
	const rates = verdicts
		.filter(({ cell, measured }) => cell !== undefined && measured !== undefined)
		.map(
			({ cell, measured }) => `${percent(measured!.value)} by ${cell!.row} (${percent(measured!.paper)} in the paper)`,
		);
	if (rates.length > 0) return `Of the people looked for, the attack identifies ${joinWithAnd(rates)}.`;
	const best = rows
		.filter(({ experiment }) => experiment === 'known')
		.reduce((most, { identified }) => Math.max(most, identified), 0);
	return `The data lacks what the paper’s rates rest on; at best ${percent(best)} are identified here.`;
}

function refusalSentences({ theorem }: ScoreboardRun, verdicts: readonly Judgement[]): string[] {
	const removed = verdicts.find(({ rule, claim }) => rule.id === 'nearlyAll' && claim.startsWith('Record taken out'));
	const bounds = triedBounds(theorem, 'own');
	const kept = bounds.filter(({ share, promised }) => share >= promised).length;
	const parts = [
		...(removed === undefined
			? []
			: [`for records that were taken out the answer is “no match” in ${removed.here} of cases`]),
		...(bounds.length === 0
			? []
			: [`${kept} of the ${bounds.length} bounds of Theorem 1 that could be tried are kept`]),
	];
	const text = parts.join('; ');
	return text === '' ? [] : [`${text[0]!.toUpperCase()}${text.slice(1)}.`];
}
