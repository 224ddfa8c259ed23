/** The claims of Narayanan and Shmatikov. */

import { moreThanDoubles, smallChange } from '../../kit/report/changeRules.ts';
import { type Claim, claimAbout, isAbove, tooSmall } from '../../kit/report/claim.ts';
import { matchesFigure, nearlyAll } from '../../kit/report/shareRules.ts';
import type { Part } from '../../kit/statistics.ts';
import { TAIL_PAPER } from './marginals.ts';
import { TOPS } from './plan.ts';
import { SAID, TAIL_SAID } from './quotes.ts';
import { foundOtherwise, NETFLIX, type ScoreboardRun, whyFound, whyTail } from './reasons.ts';
import { PAPER_CRITERION, type Row } from './rows.ts';
import { boundKept, triedBounds, withinOneBit } from './rules.ts';

const claim = claimAbout<ScoreboardRun>();

const FULL = '“npm run lab -- scoreboard” judges it on as many made-up people.';

/** Claims about who is found among as many people as Netflix published. @param there what is found among them */
const untold = ({ users }: ScoreboardRun, there = FULL) => tooSmall(users, NETFLIX.users, there);

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
		[
			'8 ratings, 2 of them wrong, dates within 14 days',
			SAID.eight,
			0.99,
			'86 %',
			{ ...KNOWN, auxSize: 8, correct: 6, dateDays: 14 },
		],
		['2 ratings, dates within 3 days', SAID.two, 0.68, '38 %', TWO],
		['8 ratings outside the 500 most rated, 2 of them wrong, no dates', SAID.outside, 0.84, '31 %', OUTSIDE],
	] as const
).map(([row, basis, paper, full, wanted]) =>
	claim({
		claim: `${row}: identified`,
		basis,
		untold: (run) =>
			untold(run, `Among as many made-up people it is ${full} (npm run lab -- scoreboard --targets 100).`),
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
	basis: SAID.bits,
	untold,
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
		basis: SAID.removed,
		untold,
		paper: 'with high probability',
		rule: nearlyAll,
		measure: (run) => {
			const row = takenOut(run);
			return row && partOf(row.noMatch, row.targets);
		},
	}),
	claim({
		claim: 'A public profile of someone who is not in the sample: eccentricity at most 2',
		basis: SAID.profile,
		untold,
		paper: 'nearly all',
		rule: nearlyAll,
		measure: ({ linked }) => (linked === null ? undefined : { found: linked.outsideUpTo2, of: linked.targets }),
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
	basis: SAID.popularity,
	untold,
	paper: 'not negligible, but not dramatic either',
	rule: smallChange,
	measure: (run) => {
		const top = farthest(run);
		const [any, rare] = [outside(run, 0), outside(run, top)];
		return (top > 0 && any && rare && { before: identified(any), after: identified(rare) }) || undefined;
	},
	why: (run) => whyFound(run, false),
});

const TAIL = TAIL_PAPER.map(({ outsideTop, shares: [any] }, i) =>
	claim({
		claim: `At least one movie outside the ${outsideTop} most rated`,
		basis: TAIL_SAID[i]!,
		rule: matchesFigure(any!),
		measure: ({ tail }) => {
			const row = tail.find((one) => one.outsideTop === outsideTop);
			return row && { found: row.people[0]!, of: row.of };
		},
		why: whyTail,
	}),
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
	basis: SAID.count,
	untold,
	paper: 'can more than double',
	rule: moreThanDoubles,
	measure: (run) => {
		const pairs = countPairs(run);
		return pairs.length === 0 ? undefined : pairs;
	},
	why: (run) => whyFound(run, true),
});

const sparse = claim({
	claim: 'No one is more than half like a record, by which movies were rated',
	basis: SAID.sparse,
	untold,
	paper: 'the vast majority of records',
	rule: nearlyAll,
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
		claim: `Theorem 1 with ε = 0.05, Sim over ${over}: the pick is like the target`,
		basis: SAID.theorem,
		paper: 'with high probability',
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
	sparse,
	...THEOREM,
];
