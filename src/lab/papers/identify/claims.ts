/** The claims of the paper. */
import {
	type Change,
	fewerThanHalfStillFound,
	mostStillFound,
	significantFall,
	someoneStillFound,
} from '../../kit/report/changeRules.ts';
import { type Claim, claimAbout, isAbove, tooSmall } from '../../kit/report/claim.ts';
import { matchesFigure } from '../../kit/report/shareRules.ts';
import { type ByK, KS, type Part } from '../../kit/statistics.ts';
import { type Algorithm, NAMES, type RatedAlgorithm } from './attacks/attack.ts';
import type { datasetSuppression, misdirection, Step, userSuppression } from './defend.ts';
import { PAPER_RATES } from './figures.ts';
import type { IdentifyReport } from './identify.ts';
import { RATES_SAID, SAID } from './quotes.ts';
import {
	type Circumstances,
	hasHeavyRaters,
	PAPER,
	whyDecoys,
	whyFailing,
	whyOrder,
	whyRate,
	whySize,
} from './reasons.ts';
import { fallInOrder, middleIsBest, mostMustGo, withMentions } from './rules.ts';

export interface IdentifyRun extends Circumstances {
	results: {
		identify: IdentifyReport;
		dataset: Awaited<ReturnType<typeof datasetSuppression>>;
		user: Awaited<ReturnType<typeof userSuppression>>;
		misdirect: Awaited<ReturnType<typeof misdirection>>;
	};
}

const claim = claimAbout<IdentifyRun>();

/** Claims about how many are found among the paper's people. */
const untold = ({ description }: IdentifyRun) =>
	tooSmall(description.users, PAPER.users, `“npm run lab -- paper” judges it on as many made-up people.`);

const ORDER = ['exactRating', 'fuzzyRating', 'scoring', 'tfidf', 'setIntersection'] as const;

/** Converts a rate within the first `n` to a count of targets. */
const counted = ({ results }: IdentifyRun, k: ByK, n: (typeof KS)[number] = 1): Part => ({
	found: Math.round(k[n] * results.identify.targets),
	of: results.identify.targets,
});
function found(run: IdentifyRun, name: Exclude<Algorithm, RatedAlgorithm>, n?: (typeof KS)[number]): Part;
function found(run: IdentifyRun, name: Algorithm, n?: (typeof KS)[number]): Part | undefined;
function found(run: IdentifyRun, name: Algorithm, n: (typeof KS)[number] = 1): Part | undefined {
	const report = run.results.identify.algorithms[name];
	return report === null ? undefined : counted(run, report.k, n);
}

const RATES = ORDER.toReversed().flatMap((name) =>
	KS.map((k, i) =>
		claim({
			claim: `${NAMES[name]} finds people within the first ${k}`,
			basis: RATES_SAID[name],
			untold,
			cell: { row: NAMES[name], column: String(k) },
			rule: matchesFigure(PAPER_RATES[name]![i]!),
			measure: (run) => found(run, name, k),
			why: (run, finding) => whyRate(isAbove(finding), run, name === 'scoring' || name === 'tfidf' ? name : undefined),
		}),
	),
);

const SHAPES = [
	claim({
		claim: 'ExactRating finds more than FuzzyRating, then Scoring, TF-IDF and Set Intersection',
		basis: SAID.order,
		paper: '59 > 47 > 31 > 20 > 7 %',
		rule: fallInOrder,
		measure: (run) => {
			const parts = ORDER.flatMap((name) => {
				const part = found(run, name);
				return part === undefined ? [] : [{ name: NAMES[name], ...part }];
			});
			return parts.length < ORDER.length ? undefined : parts;
		},
		why: whyOrder,
	}),
	claim({
		claim: 'Set Intersection has a sweet spot at a middling number of mentions (1 to 3, 4 to 31, more)',
		basis: SAID.sweet,
		paper: 'yes',
		rule: middleIsBest,
		measure: ({ results }) => results.identify.algorithms.setIntersection.bins,
		why: whySize,
	}),
];

const FAILURES = (
	[
		['no one fits', 'noOnePossible', 0.31],
		['others fit', 'misdirected', 0.2],
	] as const
).map(([reason, kind, paper]) =>
	claim({
		claim: `Set Intersection fails because ${reason}, for`,
		basis: SAID.failures,
		untold,
		rule: matchesFigure(paper),
		measure: (run) => {
			const { k, failures } = run.results.identify.algorithms.setIntersection;
			return counted(run, { ...k, 1: failures![1]![kind] });
		},
		why: (run, finding) => whyFailing(kind, isAbove(finding), run),
	}),
);

const OF_SCORING = [
	claim({
		claim: 'Scoring finds people with 8 or more mentions',
		basis: SAID.manyMentions,
		untold,
		rule: matchesFigure(0.6),
		measure: ({ results }) => withMentions(results.identify.algorithms.scoring.bins, 8, Infinity),
		why: (run, finding) => whyRate(isAbove(finding), run, 'scoring'),
	}),
	...(
		[
			[10, 0.91],
			[1, 0.54],
		] as const
	).map(([k, paper]) =>
		claim({
			claim: `Of those whom Scoring finds within the first 100, within the first ${k}`,
			basis: SAID.within100,
			untold,
			rule: matchesFigure(paper),
			measure: (run) => ({ found: found(run, 'scoring', k).found, of: found(run, 'scoring', 100).found }),
			why: (run, finding) => whyRate(isAbove(finding), run, 'scoring'),
		}),
	),
	claim({
		claim: 'Keeping heavy raters makes Scoring worse',
		basis: SAID.heavy,
		paper: '31 to 22 %',
		rule: significantFall(0.09),
		measure: (run) => ({
			before: found(run, 'scoring'),
			after: counted(run, run.results.identify.ablations.keepHeavy),
		}),
		untold: ({ description }) =>
			!hasHeavyRaters(description) && 'No one rated more than a third of the items: no one is heavy.',
		why: whySize,
	}),
	claim({
		claim: 'Flat weights make Scoring worse',
		basis: SAID.flat,
		paper: '31 to 20 %',
		rule: significantFall(0.11),
		measure: (run) => ({ before: found(run, 'scoring'), after: counted(run, run.results.identify.ablations.flat) }),
		why: whySize,
	}),
];

const fromFirst = (run: IdentifyRun, steps: readonly Step[], after: Step): Change => ({
	before: counted(run, steps[0]!.k),
	after: counted(run, after.k),
});
function withDecoys(run: IdentifyRun, from: number | 'popular', decoys: number): Change {
	const { steps } = run.results.misdirect.find(({ list }) => list === from)!;
	return fromFirst(run, steps, steps[decoys]!);
}

const DEFENSES = [
	claim({
		claim: 'To hide everyone, most items must go from the database',
		basis: SAID.dropping,
		paper: '88 % of items, 28 % of ratings',
		rule: mostMustGo,
		measure: (run) => {
			const { dataset } = run.results;
			const step = dataset.find(({ k }) => k[1] === 0) ?? dataset.at(-1)!;
			return { before: counted(run, dataset[0]!.k), step };
		},
		why: whySize,
	}),
	claim({
		claim: 'Hiding a tenth of the mentions, the rarest, often does not help',
		basis: SAID.hiding,
		paper: 'often does not help',
		rule: mostStillFound,
		measure: (run) => fromFirst(run, run.results.user, run.results.user.find(({ hidden }) => hidden >= 0.1)!),
		why: whySize,
	}),
	...(
		[
			['Rare decoys do nothing, even 20', SAID.rareDecoys, 'no effect', mostStillFound, 1, 20],
			[
				'Five popular decoys cut it by more than half',
				SAID.popularDecoys,
				'31 to 13 %',
				fewerThanHalfStillFound,
				'popular',
				5,
			],
			['20 popular decoys do not hide everyone', SAID.manyDecoys, 'some are left', someoneStillFound, 'popular', 20],
		] as const
	).map(([text, basis, paper, rule, from, decoys]) =>
		claim({
			claim: text,
			basis,
			paper,
			rule,
			measure: (run) => withDecoys(run, from, decoys),
			why: (run) => whyDecoys(run, decoys),
		}),
	),
];

export const IDENTIFY_CLAIMS: readonly Claim<IdentifyRun>[] = [
	...RATES,
	...SHAPES,
	...FAILURES,
	...OF_SCORING,
	...DEFENSES,
];
