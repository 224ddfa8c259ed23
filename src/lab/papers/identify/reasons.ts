/** Why a run differs from the paper: only what holds of the run is said. */

import { percent } from '../../kit/report/format.ts';
import type { Description } from './describe.ts';
import type { IdentifyReport } from './identify.ts';

/** What a run was made on. */
export interface Circumstances {
	description: Description;
	/** Made-up mentions only: rates where people mention rarer films. */
	sensitivity: readonly { skew: number; medianRaters: number; scoring: number; tfidf: number }[];
}

const PAPER = { users: 140_132, items: 8957, ratings: 12_565_530, perPoster: 28.8, ratedShare: 0.82 };
const UNEXPLAINED =
	'None of what was checked (how large and dense the data is, how many and what mentions) explains it.';

const said = (reasons: readonly (string | false)[]): string[] => {
	const given = reasons.filter((reason) => reason !== false);
	return given.length === 0 ? [UNEXPLAINED] : given;
};

const small = ({ users }: Description) =>
	users < PAPER.users / 2 &&
	`Only ${users.toLocaleString('en')} people can be taken for one another, in the paper ${PAPER.users.toLocaleString('en')}.`;

const dense = ({ ratings, users, items }: Description) => {
	const [own, paper] = [ratings / (users * items), PAPER.ratings / (PAPER.users * PAPER.items)];
	return (
		own > 1.5 * paper &&
		`Everybody has rated ${(100 * own).toFixed(1)} % of the items on average, in the paper ${(100 * paper).toFixed(1)} %: more people fit by chance.`
	);
};

const rated = (share: number) =>
	Math.abs(share - PAPER.ratedShare) > 0.05 &&
	`People have rated ${percent(share)} of what they mention, in the paper ${percent(PAPER.ratedShare)}.`;

const posting = ({ perPoster: { mean } }: Description) =>
	Math.abs(Math.log(mean / PAPER.perPoster)) > Math.log(1.5) &&
	`A poster mentions ${mean.toFixed(1)} items on average, in the paper ${PAPER.perPoster}.`;

/** Reasons for finding more (`up`) or fewer people than the paper. */
export function whyRate(
	up: boolean,
	{ ratedShare }: IdentifyReport,
	{ description, sensitivity }: Circumstances,
	column?: 'scoring' | 'tfidf',
): string[] {
	const rates = column === undefined ? [] : sensitivity.map((row) => row[column]);
	return said([
		up && small(description),
		up === ratedShare > PAPER.ratedShare && rated(ratedShare),
		up === description.perPoster.mean > PAPER.perPoster && posting(description),
		!up && dense(description),
		rates.length > 1 &&
			Math.max(...rates) - Math.min(...rates) > 0.05 &&
			`It depends on how rare the films are that people mention: see the table of made-up mentions, in which the rates go from ${percent(Math.min(...rates))} to ${percent(Math.max(...rates))}.`,
	]);
}

/** Why Set Intersection fails for more (`up`) or fewer than in the paper. */
export const whyFailing = (
	kind: 'noOnePossible' | 'misdirected',
	up: boolean,
	{ ratedShare }: IdentifyReport,
	{ description }: Circumstances,
) =>
	said([
		kind === 'misdirected' && !up && small(description),
		up === ratedShare < PAPER.ratedShare && rated(ratedShare),
		kind === 'noOnePossible' && up === description.perPoster.mean > PAPER.perPoster && posting(description),
		kind === 'misdirected' && up === description.perPoster.mean < PAPER.perPoster && posting(description),
	]);

/** Why algorithms stand in another order. */
export function whyOrder({ description, sensitivity }: Circumstances): string[] {
	const turned = sensitivity.find(({ scoring, tfidf }) => scoring > tfidf);
	return said([
		dense(description),
		turned !== undefined &&
			`It depends on how rare the films are that people mention: with a median of ${Math.round(turned.medianRaters)} raters Scoring finds ${percent(turned.scoring)} and TF-IDF ${percent(turned.tfidf)} (table of made-up mentions).`,
	]);
}

/** Why few decoys, or rare ones, do more than in the paper. */
export const whyDecoys = ({ description }: Circumstances, decoys: number) =>
	said([
		small(description),
		description.perPoster.median <= decoys &&
			`Half of the people mention at most ${description.perPoster.median} items, so that ${decoys} decoys outweigh what they mention.`,
	]);

/** Why dropping items works otherwise, or anything for which only the size of the data counts. */
export const whySize = ({ description }: Circumstances) => said([small(description)]);

/** Whether anybody rated more than a third of the items, so that there is a heavy rater to leave out. */
export const anyHeavy = ({ perUser, items }: Description) => perUser.most > items / 3;
