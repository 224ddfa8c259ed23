/** What Narayanan and Shmatikov claim, held against a run. */

import { percent } from '../../kit/report/format.ts';
import { doubled, type Finding, figure, moreThan, slight } from '../../kit/report/rules.ts';
import { claimed, type Verdict } from '../../kit/report/verdict.ts';
import type { Part } from '../../kit/statistics.ts';
import { KNOWN_OF_ONE, type Marginal, TAIL_COUNTS } from './marginals.ts';
import { TOPS } from './plan.ts';
import { PAPER_CRITERION, type Row } from './rows.ts';
import type { ScoreboardReport } from './run.ts';

const NETFLIX = { users: 480_189, items: 17_770, ratings: 100_480_507 };

/** The row of an experiment under the paper's criterion. */
const find = (rows: readonly Row[], wanted: Partial<Row>): Row | undefined =>
	rows.find(
		(row) =>
			(row.phi === null || (row.phi === PAPER_CRITERION.phi && row.sigma === PAPER_CRITERION.sigma)) &&
			Object.entries(wanted).every(([key, value]) => row[key as keyof Row] === value),
	);
const identified = (row: Row): Part => ({ found: Math.round(row.identified * row.targets), of: row.targets });

/** Why more (`up`) or fewer are found than on Netflix: only what holds of the run. */
function why(report: ScoreboardReport, synthetic: boolean, up: boolean): string[] {
	const { users, items, ratings } = report;
	const [density, paper] = [ratings / (users * items), NETFLIX.ratings / (NETFLIX.users * NETFLIX.items)];
	const said = [
		up &&
			users < NETFLIX.users / 2 &&
			`Only ${users.toLocaleString('en')} records can be taken for one another, on Netflix ${NETFLIX.users.toLocaleString('en')}.`,
		!up &&
			density > 1.5 * paper &&
			`Everybody has rated ${(100 * density).toFixed(1)} % of the movies on average, on Netflix ${(100 * paper).toFixed(1)} %: more people fit by chance.`,
		synthetic &&
			'The people are made up: nobody has tastes and no movie has its time, so that who rated one movie is no likelier to have rated another, at no likelier date.',
	].filter((reason) => reason !== false);
	return said.length > 0 ? said : ['None of what was checked (number of records, density) explains it.'];
}

/** What the same attack finds under other criteria, where that is more: the paper's phi may be what keeps it down. */
function otherwise(rows: readonly Row[], row: Row): string[] {
	const same = (other: Row, keys: readonly (keyof Row)[]) => keys.every((key) => other[key] === row[key]);
	const known = ['auxSize', 'correct', 'ratingStars', 'dateDays', 'outsideTop', 'removed'] as const;
	const low = rows.find((other) => other.phi === 0.13 && same(other, ['experiment', ...known]));
	const sharp = rows.find(
		(other) => other.experiment === 'thresholds' && other.algorithm === 'scoreboardRh' && same(other, known),
	);
	const more = (other: Row | undefined): other is Row =>
		other !== undefined && other.identified > row.identified && row.noMatch > 0.05;
	return [
		...(more(low)
			? [
					`The rest are nearly all taken for no match: with phi 0.13 and sigma over candidates, to which a reimplementation on the Netflix data came, it is ${percent(low.identified)}.`,
				]
			: []),
		...(more(sharp) ? [`With thresholds instead of exponentials it is ${percent(sharp.identified)}.`] : []),
	];
}

/** Verdict for each claim that this data can tell. @param synthetic whether the people are made up */
export function scoreboardVerdicts(report: ScoreboardReport, synthetic: boolean): Verdict[] {
	const { rows } = report;
	const because = (found: Finding) => () => why(report, synthetic, found.difference.startsWith('+'));
	const rate = (claim: string, paper: number, row: Row | undefined): Verdict[] => {
		if (row === undefined) return [];
		const found = figure(paper, identified(row));
		return [claimed(claim, percent(paper), 'figure', found, () => [...because(found)(), ...otherwise(rows, row)])];
	};
	const all = { removed: false, outsideTop: 0, ratingStars: 0 };
	const two = find(rows, { ...all, experiment: 'known', auxSize: 2, correct: 2, dateDays: 3 });
	return [
		...rate(
			'8 ratings, 2 of them wrong, dates within 14 days: identified',
			0.99,
			find(rows, { ...all, experiment: 'known', auxSize: 8, correct: 6, dateDays: 14 }),
		),
		...rate('2 ratings, dates within 3 days: identified', 0.68, two),
		...rate(
			'8 ratings outside the 500 most rated, 2 of them wrong, no dates: identified',
			0.84,
			find(rows, { ...all, experiment: 'outside', outsideTop: 500, auxSize: 8, correct: 6, dateDays: null }),
		),
		...bitsLeft(report, two, synthetic),
		...ofRemoved(report),
		...ofPopularity(report, synthetic),
		...ofTail(report, synthetic),
		...ofCount(report, synthetic),
		...ofMarginals(report),
		...ofSparsity(report),
		...ofTheorem(report),
	];
}

function bitsLeft(report: ScoreboardReport, row: Row | undefined, synthetic: boolean): Verdict[] {
	if (row === undefined) return [];
	const own = row.unidentifiedBits;
	const found: Finding =
		own === null
			? { verdict: 'cannot be told', here: '–', difference: '', untold: 'All are identified.' }
			: {
					verdict: Math.abs(own - 3) <= 1 ? 'holds' : 'differs',
					here: `${own.toFixed(1)} bits of ${report.aPriori.toFixed(1)}`,
					difference: `${own > 3 ? '+' : '−'}${Math.abs(own - 3).toFixed(1)} bits`,
				};
	const claim = '2 ratings, dates within 3 days: bits left to who is not identified';
	return [claimed(claim, '3 bits of 19', 'bits', found, () => why(report, synthetic, own !== null && own < 3))];
}

function ofRemoved({ rows, linked, ...report }: ScoreboardReport): Verdict[] {
	const taken = rows.filter((row) => row.experiment === 'removed');
	const row =
		find(taken, { removed: true, auxSize: 8, correct: 6, dateDays: 14 }) ?? find(taken, { removed: true, auxSize: 8 });
	const part = (share: number, of: number): Part => ({ found: Math.round(share * of), of });
	const few = () =>
		report.users < NETFLIX.users / 2
			? [
					`Of only ${report.users.toLocaleString('en')} records few share what is known, and whoever shares most of it stands out by chance.`,
				]
			: ['None of what was checked (number of records) explains it.'];
	return [
		...(row === undefined
			? []
			: [
					claimed(
						`Record taken out, ${row.correct} of 8 ratings right: "no match"`,
						'with high probability',
						'nearlyAll',
						moreThan(0.9, part(row.noMatch, row.targets)),
						few,
					),
				]),
		...(linked === null
			? []
			: [
					claimed(
						'A public profile of somebody who is not in the sample: eccentricity at most 2',
						'nearly all',
						'nearlyAll',
						moreThan(0.9, { found: linked.outsideUpTo2, of: linked.targets }),
						few,
					),
				]),
	];
}

function ofPopularity(report: ScoreboardReport, synthetic: boolean): Verdict[] {
	const at = (outsideTop: number) =>
		find(report.rows, {
			experiment: 'outside',
			auxSize: 8,
			correct: 8,
			dateDays: null,
			ratingStars: report.rated ? 0 : null,
			outsideTop,
		});
	const far = TOPS.toReversed().find((top) => top > 0 && at(top) !== undefined);
	const [any, rare] = [at(0), far === undefined ? undefined : at(far)];
	if (any === undefined || rare === undefined) return [];
	const found = slight(identified(any), identified(rare));
	return [
		claimed(
			`8 movies, no dates: from any to those outside the ${far} most rated`,
			'not negligible, but not dramatic either',
			'slight',
			found,
			() => why(report, synthetic, false),
		),
	];
}

const GUESSED =
	'Of how many movies the paper says this is lost in its text: 5 and 10 are a guess, to which these figures are put beside.';

const ofTail = (report: ScoreboardReport, synthetic: boolean): Verdict[] =>
	report.tail.flatMap(({ outsideTop, people, of, paper }) =>
		TAIL_COUNTS.map((least, i) => {
			const told = figure(paper[i]!, { found: people[i]!, of });
			const found = least === 1 ? told : { ...told, verdict: 'cannot be told' as const, untold: GUESSED };
			return claimed(
				`At least ${least} ${least === 1 ? 'movie' : 'movies'} outside the ${outsideTop} most rated`,
				percent(paper[i]!),
				'figure',
				found,
				() => [
					synthetic
						? 'The people are made up: those who rated little chose as everybody does, while real ones keep to the best known.'
						: `There are ${report.items.toLocaleString('en')} movies and ${Math.round(report.ratings / report.users)} ratings a person, on Netflix ${NETFLIX.items.toLocaleString('en')} and ${Math.round(NETFLIX.ratings / NETFLIX.users)}.`,
				],
			);
		}),
	);

function ofCount(report: ScoreboardReport, synthetic: boolean): Verdict[] {
	const own = report.rows.filter(({ experiment }) => experiment === 'count');
	const pairs = own.flatMap((before) => {
		const { auxSize, correct, dateDays, ratingStars, countWithin } = before;
		const after =
			countWithin === null &&
			own.find(
				(row) =>
					row.countWithin !== null &&
					row.auxSize === auxSize &&
					row.correct === correct &&
					row.dateDays === dateDays &&
					row.ratingStars === ratingStars,
			);
		const name = `${correct} of ${auxSize}${dateDays === null ? ' without dates' : ''}`;
		return after ? [{ name, before: identified(before), after: identified(after) }] : [];
	});
	if (pairs.length === 0) return [];
	const claim = 'Knowing how much the target rated, within 50 %: identified';
	return [claimed(claim, 'can more than double', 'doubled', doubled(pairs), () => why(report, synthetic, true))];
}

const average = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

/** @param column of the bits, by what is known */
export function gradual(marginals: readonly Marginal[], column: number): Finding {
	const bits = marginals.flatMap(({ bits: own }) => (own[column] == null ? [] : [own[column]]));
	const third = Math.floor(bits.length / 3);
	const thirds = [bits.slice(0, third), bits.slice(third, 2 * third), bits.slice(2 * third)].map(average);
	const steps = bits.slice(1).map((value, i) => value - bits[i]!);
	const most = Math.max(...steps.map(Math.abs));
	const rising = thirds[0]! < thirds[1]! && thirds[1]! < thirds[2]!;
	return {
		verdict: rising && most <= 3 ? 'holds' : 'differs',
		here: `${thirds.map((value) => value.toFixed(1)).join(', ')} bits`,
		difference: `steps of at most ${most.toFixed(1)} bits`,
	};
}

function ofMarginals({ marginals, rated, timed }: ScoreboardReport): Verdict[] {
	const column = KNOWN_OF_ONE.findLastIndex(
		({ ratingStars, dateDays }) => (rated || ratingStars === null) && (timed || dateDays === null),
	);
	if (marginals.length < 6) return [];
	return [
		claimed(
			'Bits that one movie gives away, from the most rated third to the least',
			'fall with popularity, dramatic nowhere',
			'gradual',
			gradual(marginals, column),
			() => ['The rarest movies have so few raters that each differs from the next by chance.'],
		),
	];
}

const ofSparsity = ({ sparsity }: ScoreboardReport): Verdict[] =>
	sparsity.slice(0, 1).map(({ sparse, records }) => {
		const above = sparse.find(({ epsilon }) => epsilon === 0.5)!.records;
		return claimed(
			'Nobody is more than half like a record, by which movies were rated',
			'most records',
			'majority',
			moreThan(0.5, { found: records - above, of: records }),
			() => ['Records are short: a few movies in common are half of them.'],
		);
	});

const ofTheorem = ({ theorem }: ScoreboardReport): Verdict[] =>
	(['own', 'union'] as const).flatMap((kind) => {
		const told = theorem.filter(({ atBound }) => atBound !== null);
		if (told.length === 0) return [];
		const kept = told.filter((row) => row.atBound![kind] >= 1 - row.epsilon);
		const least = Math.min(...told.map((row) => row.atBound![kind]));
		return [
			claimed(
				`Theorem 1, Sim over ${kind === 'own' ? "the target's movies" : 'the movies of both'}: the pick is like the target`,
				'at least 95 %',
				'bound',
				{
					verdict: kept.length === told.length ? 'holds' : 'differs',
					here: `${percent(least)} or more, ${kept.length} of ${told.length} bounds kept`,
					difference: '',
				},
				() => [
					kind === 'union'
						? 'The proof bounds the part of r that a false match shares, not the part of both: whoever rated nearly everything fits any aux and is still unlike r as Sim is defined.'
						: 'Movies are not drawn independently once a record is short: the last ones are what is left of it.',
				],
			),
		];
	});
