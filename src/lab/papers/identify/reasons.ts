/** Reasons why a run differs from the paper, limited to those that apply to the run. */
import { reasonsThatHold } from '../../kit/report/claim.ts';
import { percent } from '../../kit/report/format.ts';
import type { Description } from './describe.ts';

/** The conditions of a run. */
export interface Circumstances {
	description: Description;
	results: { identify: { /** Mean part of their mentions that targets have rated. */ ratedShare: number } };
	/** For simulated mentions only: rates with mentions of rarer films. */
	sensitivity: readonly { skew: number; medianRaters: number; scoring: number; tfidf: number }[];
}

export const PAPER = { users: 140_132, items: 8957, ratings: 12_565_530, perPoster: 28.8, ratedShare: 0.82 };
const UNEXPLAINED =
	'None of what was checked (how large and dense the data is, how many and what mentions) explains it.';

const explained = (reasons: readonly (string | false)[]) => reasonsThatHold(reasons, UNEXPLAINED);

const small = ({ users }: Description) =>
	users < PAPER.users / 2 &&
	`Only ${users.toLocaleString('en')} people can be taken for one another, in the paper ${PAPER.users.toLocaleString('en')}.`;

const dense = ({ ratings, users, items }: Description) => {
	const [own, paper] = [ratings / (users * items), PAPER.ratings / (PAPER.users * PAPER.items)];
	return (
		own > 1.5 * paper &&
		`Everyone has rated ${(100 * own).toFixed(1)} % of the items on average, in the paper ${(100 * paper).toFixed(1)} %: more people fit by chance.`
	);
};

const rated = (share: number) =>
	Math.abs(share - PAPER.ratedShare) > 0.05 &&
	`People have rated ${percent(share)} of what they mention, in the paper ${percent(PAPER.ratedShare)}.`;

const posting = ({ perPoster: { mean } }: Description) =>
	Math.abs(Math.log(mean / PAPER.perPoster)) > Math.log(1.5) &&
	`A poster mentions ${mean.toFixed(1)} items on average, in the paper ${PAPER.perPoster}.`;

/** Returns reasons for finding more (`up`) or fewer people than the paper. */
export function whyRate(
	up: boolean,
	{ description, sensitivity, results }: Circumstances,
	column?: 'scoring' | 'tfidf',
): string[] {
	const { ratedShare } = results.identify;
	const rates = column === undefined ? [] : sensitivity.map((row) => row[column]);
	return explained([
		up === ratedShare > PAPER.ratedShare && rated(ratedShare),
		up === description.perPoster.mean > PAPER.perPoster && posting(description),
		!up && dense(description),
		rates.length > 1 &&
			Math.max(...rates) - Math.min(...rates) > 0.05 &&
			`It depends on how rare the films are that people mention: see the table of made-up mentions, in which the rates go from ${percent(Math.min(...rates))} to ${percent(Math.max(...rates))}.`,
	]);
}

/** Returns reasons why Set Intersection fails for more (`up`) or fewer people than in the paper. */
export function whyFailing(
	kind: 'noOnePossible' | 'misdirected',
	up: boolean,
	{ description, results }: Circumstances,
): string[] {
	const { ratedShare } = results.identify;
	return explained([
		up === ratedShare < PAPER.ratedShare && rated(ratedShare),
		kind === 'noOnePossible' && up === description.perPoster.mean > PAPER.perPoster && posting(description),
		kind === 'misdirected' && up === description.perPoster.mean < PAPER.perPoster && posting(description),
	]);
}

/** Returns reasons why algorithms rank in a different order. */
export function whyOrder({ description, sensitivity }: Pick<Circumstances, 'description' | 'sensitivity'>): string[] {
	const turned = sensitivity.find(({ scoring, tfidf }) => scoring > tfidf);
	return explained([
		dense(description),
		turned !== undefined &&
			`It depends on how rare the films are that people mention: with a median of ${Math.round(turned.medianRaters)} raters Scoring finds ${percent(turned.scoring)} and TF-IDF ${percent(turned.tfidf)} (table of made-up mentions).`,
	]);
}

/** Returns reasons why few or rare decoys have more effect than in the paper. */
export const whyDecoys = ({ description }: Pick<Circumstances, 'description'>, decoys: number) =>
	explained([
		small(description),
		description.perPoster.median <= decoys &&
			`Half of the people mention at most ${description.perPoster.median} items, so that ${decoys} decoys outweigh what they mention.`,
	]);

/** Returns reasons for differences that only depend on the size of the data, like the effect of dropping items. */
export const whySize = ({ description }: Pick<Circumstances, 'description'>) => explained([small(description)]);

/** Whether a user rated more than a third of the items, so that there are heavy raters to exclude. */
export const hasHeavyRaters = ({ perUser, items }: Description) => perUser.most > items / 3;
