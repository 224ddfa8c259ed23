/** The claims of Narayanan and Shmatikov. */

import { moreThanDoubles, smallChange } from '../../kit/report/changeRules.ts';
import { type Claim, claimAbout, isAbove } from '../../kit/report/claim.ts';
import { percent } from '../../kit/report/format.ts';
import { majority, matchesFigure, nearlyAll } from '../../kit/report/shareRules.ts';
import type { Part } from '../../kit/statistics.ts';
import { CLOSENESSES } from './attack/similar.ts';
import { TAIL_COUNTS, TAIL_PAPER } from './marginals.ts';
import { TOPS } from './plan.ts';
import { foundOtherwise, type ScoreboardRun, whyFound, whyMatched, whyTail } from './reasons.ts';
import { PAPER_CRITERION, type Row } from './rows.ts';
import { boundKept, gradualRise, triedBounds, withinOneBit } from './rules.ts';

const claim = claimAbout<ScoreboardRun>();

/** Finds the row of an experiment under the paper's criterion. */
const find = ({ rows }: ScoreboardRun, wanted: Partial<Row>): Row | undefined =>
	rows.find(
		(row) =>
			(row.phi === null || (row.phi === PAPER_CRITERION.phi && row.sigma === PAPER_CRITERION.sigma)) &&
			Object.entries(wanted).every(([key, value]) => row[key as keyof Row] === value),
	);
const partOf = (share: number, of: number): Part => ({ found: Math.round(share * of), of });
const identified = (row: Row): Part => partOf(row.identified, row.targets);

const RIGHT = { removed: false, ratingStars: 0 };
const KNOWN = { ...RIGHT, experiment: 'known', outsideTop: 0 } as const;
const TWO = { ...KNOWN, auxSize: 2, correct: 2, dateDays: 3 };
const OUTSIDE = { ...RIGHT, experiment: 'outside', outsideTop: 500, auxSize: 8, correct: 6, dateDays: null } as const;

const RATES = (
	[
		['8 ratings, 2 of them wrong, dates within 14 days', 0.99, { ...KNOWN, auxSize: 8, correct: 6, dateDays: 14 }],
		['2 ratings, dates within 3 days', 0.68, TWO],
		['8 ratings outside the 500 most rated, 2 of them wrong, no dates', 0.84, OUTSIDE],
	] as const
).map(([row, paper, wanted]) =>
	claim({
		claim: `${row}: identified`,
		cell: { row, column: 'Identified' },
		rule: matchesFigure(paper),
		measure: (run) => {
			const row = find(run, wanted);
			return row && identified(row);
		},
		why: (run, finding) => [...whyFound(run, isAbove(finding)), ...foundOtherwise(run, find(run, wanted)!)],
	}),
);

const bitsLeft = claim({
	claim: '2 ratings, dates within 3 days: bits left to who is not identified',
	paper: '3 bits of 19',
	cell: { row: '2 ratings, dates within 3 days', column: 'Bits left' },
	rule: withinOneBit(3),
	measure: (run) => {
		const row = find(run, TWO);
		return row && { bits: row.unidentifiedBits, aPriori: run.aPriori };
	},
	why: (run, { difference }) => whyFound(run, difference.startsWith('−')),
});

/** Finds the row with the target's record removed, with dates if there are any. */
const takenOut = (run: ScoreboardRun) => {
	const wanted = { experiment: 'removed', removed: true, auxSize: 8 } as const;
	return find(run, { ...wanted, correct: 6, dateDays: 14 }) ?? find(run, wanted);
};

const REMOVED = [
	claim({
		claim: (run) => `Record taken out, ${takenOut(run)!.correct} of 8 ratings right: "no match"`,
		paper: 'with high probability',
		rule: nearlyAll,
		measure: (run) => {
			const row = takenOut(run);
			return row && partOf(row.noMatch, row.targets);
		},
		why: whyMatched,
	}),
	claim({
		claim: 'A public profile of someone who is not in the sample: eccentricity at most 2',
		paper: 'nearly all',
		rule: nearlyAll,
		measure: ({ linked }) => (linked === null ? undefined : { found: linked.outsideUpTo2, of: linked.targets }),
		why: whyMatched,
	}),
];

/** Finds the row for eight movies outside the most rated, correct and without dates. */
const outside = (run: ScoreboardRun, outsideTop: number) =>
	find(run, {
		experiment: 'outside',
		auxSize: 8,
		correct: 8,
		dateDays: null,
		ratingStars: run.rated ? 0 : null,
		outsideTop,
	});
const farthest = (run: ScoreboardRun) =>
	TOPS.toReversed().find((top) => top > 0 && outside(run, top) !== undefined) ?? 0;

const popularity = claim({
	claim: (run) => `8 movies, no dates: from any to those outside the ${farthest(run)} most rated`,
	paper: 'not negligible, but not dramatic either',
	rule: smallChange,
	measure: (run) => {
		const top = farthest(run);
		const [any, rare] = [outside(run, 0), outside(run, top)];
		return (top > 0 && any && rare && { before: identified(any), after: identified(rare) }) || undefined;
	},
	why: (run) => whyFound(run, false),
});

const TAIL = TAIL_PAPER.flatMap(({ outsideTop, shares }) =>
	TAIL_COUNTS.map((least, i) =>
		claim({
			claim: `At least ${least} ${least === 1 ? 'movie' : 'movies'} outside the ${outsideTop} most rated`,
			rule: matchesFigure(shares[i]!),
			measure: ({ tail }) => {
				const row = tail.find((one) => one.outsideTop === outsideTop);
				return row && { found: row.people[i]!, of: row.of };
			},
			untold: () =>
				least > 1 &&
				'Of how many movies the paper says this is lost in its text: 5 and 10 are a guess, to which these figures are put beside.',
			why: whyTail,
		}),
	),
);

/** Pairs of conditions that differ only in whether the number of ratings is known. */
function countPairs({ rows }: ScoreboardRun) {
	const own = rows.filter(({ experiment }) => experiment === 'count');
	const alike = ['auxSize', 'correct', 'dateDays', 'ratingStars'] as const;
	return own
		.filter(({ countWithin }) => countWithin === null)
		.flatMap((before) => {
			const after = own.find((row) => row.countWithin !== null && alike.every((key) => row[key] === before[key]));
			const name = `${before.correct} of ${before.auxSize}${before.dateDays === null ? ' without dates' : ''}`;
			return after ? [{ name, before: identified(before), after: identified(after) }] : [];
		});
}

const knownCount = claim({
	claim: 'Knowing how much the target rated, within 50 %: identified',
	paper: 'can more than double',
	rule: moreThanDoubles,
	measure: (run) => {
		const pairs = countPairs(run);
		return pairs.length === 0 ? undefined : pairs;
	},
	why: (run) => whyFound(run, true),
});

const marginalBits = claim({
	claim: 'Bits that one movie gives away, from the most rated third to the least',
	paper: 'fall with popularity, dramatic nowhere',
	rule: gradualRise,
	measure: ({ marginals, rated, timed }) => {
		const column = CLOSENESSES.findLastIndex(
			({ ratingStars, dateDays }) => (rated || ratingStars === null) && (timed || dateDays === null),
		);
		return marginals.length < 6 ? undefined : { marginals, column };
	},
	why: () => ['The rarest movies have so few raters that each differs from the next by chance.'],
});

const sparse = claim({
	claim: 'No one is more than half like a record, by which movies were rated',
	paper: 'most records',
	rule: majority,
	measure: ({ sparsity: [first] }) => {
		if (first === undefined) return undefined;
		const above = first.sparse.find(({ epsilon }) => epsilon === 0.5)!.records;
		return { found: first.records - above, of: first.records };
	},
	why: () => ['Records are short: a few movies in common are half of them.'],
});

const THEOREM = (
	[
		[
			'own',
			"the target's movies",
			'Movies are not drawn independently once a record is short: the last ones are what is left of it.',
		],
		[
			'union',
			'the movies of both',
			'The proof bounds the part of r that a false match shares, not the part of both: a record of nearly everything fits any aux and is still unlike r as Sim is defined.',
		],
	] as const
).map(([similarity, over, reason]) =>
	claim({
		claim: `Theorem 1, Sim over ${over}: the pick is like the target`,
		paper: `at least ${percent(0.95)}`,
		rule: boundKept,
		measure: ({ theorem }) => {
			const tried = triedBounds(theorem, similarity);
			return tried.length === 0 ? undefined : tried;
		},
		why: () => [reason],
	}),
);

export const SCOREBOARD_CLAIMS: readonly Claim<ScoreboardRun>[] = [
	...RATES,
	bitsLeft,
	...REMOVED,
	popularity,
	...TAIL,
	knownCount,
	marginalBits,
	sparse,
	...THEOREM,
];
