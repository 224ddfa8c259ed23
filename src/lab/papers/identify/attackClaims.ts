/** What the paper claims of the algorithms. */

import { percent } from '../../kit/report/format.ts';
import { figure, worse } from '../../kit/report/rules.ts';
import { claimed, type Verdict } from '../../kit/report/verdict.ts';
import { type ByK, KS, type Part } from '../../kit/statistics.ts';
import type { Algorithm } from './attacks/attack.ts';
import { NAMES } from './attacks/names.ts';
import { PAPER_RATES } from './figures.ts';
import type { IdentifyReport } from './identify.ts';
import { anyHeavy, type Circumstances, whyFailing, whyOrder, whyRate, whySize } from './reasons.ts';
import { order, sweetSpot, withMentions } from './shapes.ts';

const ORDER = ['exactRating', 'fuzzyRating', 'scoring', 'tfidf', 'setIntersection'] as const;

/** Verdicts on who finds how many, and why Set Intersection does not. */
export function ofAttacks(r: IdentifyReport, about: Circumstances): Verdict[] {
	const part = (k: ByK, n: (typeof KS)[number] = 1): Part => ({ found: Math.round(k[n] * r.targets), of: r.targets });
	const rate = (name: Algorithm) => part(r.algorithms[name].k);
	const { scoring, setIntersection } = r.algorithms;
	const failures = setIntersection.failures![1]!;
	const first100 = part(scoring.k, 100).found;
	const of = (claim: string, paper: number, own: Part, column?: 'scoring' | 'tfidf') =>
		claimed(claim, percent(paper), 'figure', figure(paper, own), () =>
			whyRate(own.found > paper * own.of, r, about, column),
		);
	const heavy = worse(0.09, rate('scoring'), part(r.ablations.keepHeavy));
	return [
		...[...ORDER]
			.reverse()
			.flatMap((name) =>
				KS.map((k, i) =>
					of(
						`${NAMES[name]} finds people within the first ${k}`,
						PAPER_RATES[name]![i]!,
						part(r.algorithms[name].k, k),
						name === 'scoring' || name === 'tfidf' ? name : undefined,
					),
				),
			),
		claimed(
			'ExactRating finds more than FuzzyRating, then Scoring, TF-IDF and Set Intersection',
			'59 > 47 > 31 > 20 > 7 %',
			'order',
			order(ORDER.map((name) => ({ name: NAMES[name], ...rate(name) }))),
			() => whyOrder(about),
		),
		claimed(
			'Set Intersection has a sweet spot at a middling number of mentions (1 to 3, 4 to 31, more)',
			'yes',
			'sweet',
			sweetSpot(setIntersection.bins),
			() => whySize(about),
		),
		...(
			[
				['nobody fits', 'noOnePossible', 0.31],
				['others fit', 'misdirected', 0.2],
			] as const
		).map(([reason, kind, paper]) =>
			claimed(
				`Set Intersection fails because ${reason}, for`,
				percent(paper),
				'figure',
				figure(paper, part({ ...setIntersection.k, 1: failures[kind] })),
				() => whyFailing(kind, failures[kind] > paper, r, about),
			),
		),
		of('Scoring finds people with 8 or more mentions', 0.6, withMentions(scoring.bins, 8, Infinity), 'scoring'),
		...(
			[
				[10, 0.91],
				[1, 0.54],
			] as const
		).map(([k, paper]) =>
			of(
				`Of those whom Scoring finds within the first 100, within the first ${k}`,
				paper,
				{ found: part(scoring.k, k).found, of: first100 },
				'scoring',
			),
		),
		claimed(
			'Keeping heavy raters makes Scoring worse',
			'31 to 22 %',
			'worse',
			anyHeavy(about.description)
				? heavy
				: {
						...heavy,
						verdict: 'cannot be told',
						untold: 'Nobody rated more than a third of the items: nobody is heavy.',
					},
			() => whySize(about),
		),
		claimed(
			'Flat weights make Scoring worse',
			'31 to 20 %',
			'worse',
			worse(0.11, rate('scoring'), part(r.ablations.flat)),
			() => whySize(about),
		),
	];
}
