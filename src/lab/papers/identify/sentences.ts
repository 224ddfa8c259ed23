/** Summarises the run in two sentences: the attacks and the defences. */
import { isAbove, type Judgement, joinWithAnd, verb } from '../../kit/report/claim.ts';
import { percent } from '../../kit/report/format.ts';
import type { IdentifyRun } from './claims.ts';

/** Which of the paper's four values of k the sentences report. */
const K = '10';

export const identifySentences = (run: IdentifyRun, verdicts: readonly Judgement[]): string[] => [
	attacksSentence(verdicts),
	defencesSentence(run),
];

function attacksSentence(verdicts: readonly Judgement[]): string {
	const within = verdicts.filter(({ cell }) => cell?.column === K).reverse();
	const rows = (some: readonly Judgement[]) => joinWithAnd(some.map(({ cell }) => cell!.row));
	const alike = within.filter(({ verdict }) => verdict === 'holds');
	const differing = within.filter(({ verdict }) => verdict === 'differs');
	const direction = (above: boolean) => {
		const some = differing.filter((one) => isAbove(one) === above);
		if (some.length === 0) return [];
		const ours = joinWithAnd(some.map(({ measured }) => percent(measured!.value)));
		const paper = joinWithAnd(some.map(({ measured }) => percent(measured!.paper)));
		return [`${rows(some)} ${verb(some, 'find')} ${above ? 'more' : 'fewer'}, ${ours} against ${paper}`];
	};
	const said = [
		...(alike.length === 0 ? [] : [`${rows(alike)} ${verb(alike, 'find')} people as often as the paper says`]),
		...direction(true),
		...direction(false),
	];
	return said.length === 0
		? `Too few people are looked for to tell who is within the first ${K} of a list.`
		: `Within the first ${K}, ${said.join('; ')}${firstReason(differing)}.`;
}

function firstReason(differing: readonly Judgement[]): string {
	const reason = differing.flatMap(({ why }) => why).find((why) => !why.startsWith('None of'));
	return reason === undefined ? '' : ` (${reason[0]!.toLowerCase()}${reason.slice(1).replace(/\.$/, '')})`;
}

function defencesSentence({ results: { identify, user, misdirect } }: IdentifyRun): string {
	const tenth = user.find(({ hidden }) => hidden >= 0.1)!;
	const popular = misdirect.find(({ list }) => list === 'popular')!.steps;
	const people = (share: number) => Math.round(share * identify.targets);
	return `Scoring finds ${percent(user[0]!.k[1])} of people alone, and ${percent(tenth.k[1])} once a tenth of the mentions, the rarest, is hidden; 20 popular decoys leave ${people(popular.at(-1)!.k[1])} of ${people(popular[0]!.k[1])} to be found.`;
}
