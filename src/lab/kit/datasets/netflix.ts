/**
 * A made-up population with the marginals of the Netflix Prize data: numbers of people, movies and ratings; fewest and
 * most ratings of a movie and of a subscriber; shares of the stars; first and last day. Medians are assumed. The pairs
 * are drawn at random given these, so that tastes are not modeled, and a movie's dates spread like its raters' dates.
 */
import { probit } from 'simple-statistics';
import { seededRandom } from '../../../core/advice/draw.ts';
import { type Leanings, levelDrawer } from './leanings.ts';
import { margin } from './margin.ts';
import { DAY, type Ratings } from './ratings.ts';
import { assignItems, type Marginals } from './synthetic.ts';
import { accumulate, emptySide, transpose } from './table.ts';

/**
 * The training set's README (people, movies, ratings); KONECT's page of the network (most ratings of a movie);
 * contestants' counts (fewest ratings of a movie, fewest and most of a subscriber). No source was found for the medians,
 * which are assumed; a contestant counts 3.4 % of subscribers with fewer than 10 ratings, this population has 0.8 %.
 */
export const NETFLIX: Marginals = {
	users: 480_189,
	items: 17_770,
	ratings: 100_480_507,
	perItem: { least: 3, median: 561, most: 232_944 },
	perUser: { least: 1, median: 96, most: 17_653 },
};

/** Ratings of 1 to 5 stars in the training set. */
export const NETFLIX_STARS = [4_617_990, 10_132_080, 28_811_247, 33_750_958, 23_168_232];

/** 11 November 1999 and 31 December 2005, in days since 1970. */
export const NETFLIX_DAYS = { first: 10_906, last: 13_148 };

/**
 * Assumptions that no marginal gives: the rate of new subscribers grows by `growth` a year; a subscriber with n
 * ratings rated on n^sessions days (40 days for 195 ratings, about the days of a typical subscriber as Koren, 2009,
 * counts them); the share `welcome` of the ratings was given on the day of joining.
 */
const DATES = { growth: 0.6, sessions: 0.7, welcome: 0.2 };

/** Parts of a latent rating's variance, which is 1: between movies, between users; the rest is noise. */
const [OF_ITEMS, OF_USERS] = [0.15, 0.15];

/**
 * @param share part of the subscribers, 1 for all: movies keep their share of raters, subscribers their number of ratings
 * @throws RangeError if too few people are left for these marginals
 */
export function synthesizeNetflix(share: number, seed: number): Ratings {
	const random = seededRandom(seed);
	const perUser = subscribers(share);
	const total = perUser.reduce((a, b) => a + b, 0);
	const left = movies(total, perUser.length);
	const [users, items] = [perUser.length, left.length];
	const byUser = emptySide(users, items, total, true, true);
	// Users are numbered by rising number of ratings, as by `bySize`.
	perUser.forEach((count, user) => {
		byUser.start[users - user] = count;
	});
	accumulate(byUser.start);
	const levels = levelDrawer(items, random, leanings());
	const dates = dateDrawer(random);
	assignItems(left, perUser, random, (user, draw) => {
		const from = byUser.start[users - 1 - user]!;
		const row = draw().slice().sort();
		byUser.ids.set(row, from);
		levels.nextUser();
		dates.nextUser(row.length);
		for (let i = 0; i < row.length; i++) {
			byUser.levels![from + i] = levels.draw(row[i]!);
			byUser.times![from + i] = DAY * dates.draw();
		}
	});
	const byItem = transpose(byUser, items, users);
	return { users, items, count: total, byUser, byItem, scale: Float64Array.of(1, 2, 3, 4, 5) };
}

function subscribers(share: number): Int32Array {
	const users = Math.max(1, Math.round(share * NETFLIX.users));
	const ratings = Math.round((users / NETFLIX.users) * NETFLIX.ratings);
	return margin(users, ratings, NETFLIX.perUser, NETFLIX.users);
}

/** Number of ratings of each movie, `total` in all, without the movies that are left without ratings. */
function movies(total: number, users: number): Int32Array {
	const all = margin(NETFLIX.items, NETFLIX.ratings, NETFLIX.perItem);
	let sum = 0;
	const upTo = (n: number) => Math.round((n / NETFLIX.ratings) * total);
	return all
		.map((count) => {
			sum += count;
			return upTo(sum) - upTo(sum - count);
		})
		.filter((count) => count > 0 && count <= users);
}

/** Latent ratings are standard normal, with thresholds that give the shares of the stars. */
function leanings(): Leanings {
	const all = NETFLIX_STARS.reduce((a, b) => a + b, 0);
	let below = 0;
	const cuts = NETFLIX_STARS.slice(0, -1).map((count) => {
		below += count;
		return probit(below / all);
	});
	const [one, two, three, four] = cuts as [number, number, number, number];
	return {
		mean: 0,
		ofItems: Math.sqrt(OF_ITEMS),
		ofUsers: Math.sqrt(OF_USERS),
		ofRatings: Math.sqrt(1 - OF_ITEMS - OF_USERS),
		level: (z) => (z < three ? (z < one ? 0 : z < two ? 1 : 2) : z < four ? 3 : 4),
	};
}

/** Draws days: a user joins, gives many ratings on that day, and the rest on a number of later days. */
function dateDrawer(random: () => number) {
	const { first, last } = NETFLIX_DAYS;
	const [years, { growth, sessions, welcome }] = [(last - first) / 365.25, DATES];
	const most = Math.expm1(growth * years);
	let days: Int32Array = new Int32Array(1);
	return {
		nextUser(ratings: number) {
			const joined = Math.log1p(most * random()) / growth / years;
			const day = (part: number) => first + Math.floor((last - first + 1) * Math.min(part, 1 - 1e-9));
			days = new Int32Array(Math.max(1, Math.round(ratings ** sessions)));
			for (let i = 0; i < days.length; i++) days[i] = day(i === 0 ? joined : joined + (1 - joined) * random());
		},
		draw: () => (random() < welcome ? days[0]! : days[Math.floor(days.length * random())]!),
	};
}
