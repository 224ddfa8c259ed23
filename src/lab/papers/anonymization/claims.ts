/** The goals of "Predictive Anonymization" as claims. */
import { type Claim, claimAbout } from '../../kit/report/claim.ts';
import { SAID } from './quotes.ts';
import { KINDS, type ReleaseKind } from './release/release.ts';
import { type AnonymizationStep, attacksBounded, groupsOfK, staysClose } from './rules.ts';

export interface AnonymizationRun {
	steps: AnonymizationStep[];
}

export const GROUP_SIZES = [2, 5, 10, 50];

const claim = claimAbout<AnonymizationRun>();
const steps = (run: AnonymizationRun) => run.steps;

export const ANONYMIZATION_CLAIMS: readonly Claim<AnonymizationRun>[] = [
	claim({
		claim: 'Every user has k − 1 others with the same release',
		basis: SAID.identical,
		paper: 'exactly',
		rule: groupsOfK,
		measure: steps,
	}),
	claim({
		claim: 'Who rated what no longer identifies',
		basis: SAID.attacks,
		paper: 'at most 1/k',
		rule: attacksBounded('structure'),
		measure: steps,
	}),
	claim({
		claim: 'Nor do the ratings',
		basis: SAID.attacks,
		paper: 'at most 1/k',
		rule: attacksBounded('label'),
		measure: steps,
	}),
	...GROUP_SIZES.flatMap((size) =>
		KINDS.map((kind) => {
			const step = (run: AnonymizationRun) => run.steps.find(({ k }) => k === size);
			return claim({
				claim: `Predictions from the ${kind} release stay close, k = ${size}`,
				basis: SAID.accuracy,
				paper: 'preserved',
				cell: { row: `${kind} release`, column: `k = ${size}` },
				rule: staysClose(kind),
				measure: step,
				why: (run) => whyWorse(kind, step(run)!),
			});
		}),
	),
];

function whyWorse(kind: ReleaseKind, { k, groups, rmse }: AnonymizationStep): string[] {
	const isWorse = rmse[kind === 'pure' ? 'padded' : 'pure'] < rmse[kind];
	return [
		`${groups} rows are left of which people's tastes can be learned: each speaks for ${k} or more.`,
		...(kind === 'pure' && isWorse
			? ['The mean over those in a group who rated an item is often the rating of one person.']
			: []),
		...(kind === 'padded' && isWorse
			? ['Most of the padded ratings are predictions, so that a recommender learns the model that made them.']
			: []),
	];
}
