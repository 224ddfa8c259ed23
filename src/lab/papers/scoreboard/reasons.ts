/** Reasons why a run differs from the paper, limited to those that apply to the run. */
import { reasonsThatHold } from '../../kit/report/claim.ts';
import { percent } from '../../kit/report/format.ts';
import type { Row } from './rows.ts';
import type { ScoreboardReport } from './run.ts';

/** The report, and whether the population is made up. */
export interface ScoreboardRun extends ScoreboardReport {
	synthetic: boolean;
}

export const NETFLIX = { users: 480_189, items: 17_770, ratings: 100_480_507 };
const number = (value: number) => value.toLocaleString('en');

/** Returns reasons for finding more (`up`) or fewer than on Netflix. */
export function whyFound(run: ScoreboardRun, up: boolean): string[] {
	const { users, items, ratings } = run;
	const [density, paper] = [ratings / (users * items), NETFLIX.ratings / (NETFLIX.users * NETFLIX.items)];
	return reasonsThatHold(
		[
			!up &&
				density > 1.5 * paper &&
				`Everyone has rated ${(100 * density).toFixed(1)} % of the movies on average, on Netflix ${(100 * paper).toFixed(1)} %: more people fit by chance.`,
			run.synthetic &&
				'The people are made up: no one has tastes and no movie has its time, so that who rated one movie is no likelier to have rated another, at no likelier date.',
		],
		'None of what was checked (number of records, density) explains it.',
	);
}

/** Returns what the same attack finds under other criteria, if more: the paper's phi may be the limiting factor. */
export function foundOtherwise({ rows }: ScoreboardRun, row: Row): string[] {
	const same = (other: Row, keys: readonly (keyof Row)[]) => keys.every((key) => other[key] === row[key]);
	const known = ['auxSize', 'correct', 'ratingStars', 'dateDays', 'outsideTop', 'removed'] as const;
	const low = rows.find((other) => other.phi === 0.13 && same(other, ['experiment', ...known]));
	const sharp = rows.find(
		(other) => other.experiment === 'thresholds' && other.algorithm === 'scoreboardRh' && same(other, known),
	);
	const isMore = (other: Row | undefined): other is Row =>
		other !== undefined && other.identified > row.identified && row.noMatch > 0.05;
	return [
		...(isMore(low)
			? [
					`The rest are nearly all taken for no match: with phi 0.13 and sigma over candidates, to which a reimplementation on the Netflix data came, it is ${percent(low.identified)}.`,
				]
			: []),
		...(isMore(sharp) ? [`With thresholds instead of exponentials it is ${percent(sharp.identified)}.`] : []),
	];
}

/** Returns reasons why users rate rare movies more or less often than on Netflix. */
export const whyTail = ({ synthetic, items, ratings, users }: ScoreboardRun) => [
	synthetic
		? 'The people are made up: those who rated little chose as everyone does, while real ones keep to the best known.'
		: `There are ${number(items)} movies and ${Math.round(ratings / users)} ratings a person, on Netflix ${number(NETFLIX.items)} and ${Math.round(NETFLIX.ratings / NETFLIX.users)}.`,
];
