/**
 * How much smaller the crowd is for someone who reads opinions and dates in posts: by Scoring, with the log of how much
 * likelier the reading is for each rating of a film than for any.
 */
import { classActivities, weighingOf } from '../../core/adversaries/weighing.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import { seededRandom } from '../../core/advice/draw.ts';
import { CLASSES, sharesOfStars } from '../../core/crowd/opinion.ts';
import { aligned, partCell } from '../kit/cli/text.ts';
import { DAY, indexIn, type Ratings, sizeOf, type Target } from '../kit/datasets/ratings.ts';
import { marginalsOfRatings } from '../kit/population.ts';
import { mean, type Part, partOf } from '../kit/statistics.ts';
import { classesIn, createRanks, type EntryGain, thoughtOf } from './calibrateStances.ts';

/** What is read, and how wrongly; null if it is not read. */
interface Reading {
	/** Chance that an opinion is read as another. */
	wrong: number | null;
	/** Days that a post's day is off at most, to either side. */
	off: number | null;
}

export interface EvidenceRow extends Reading {
	mentions: number;
	/** People whom Scoring lists at all. */
	targets: number;
	/** Geometric mean of the crowd by titles alone over the crowd with what is read. */
	smaller: number;
	/** Median rank, and people who are found first. */
	rank: number;
	first: Part;
}

/** All that is tried. */
const READINGS: readonly Reading[] = [
	{ wrong: null, off: null },
	...[0, 0.1, 0.3].map((wrong) => ({ wrong, off: null })),
	...[0, 3, 30].map((off) => ({ wrong: null, off })),
	...[0, 0.1, 0.3].map((wrong, i) => ({ wrong, off: [0, 3, 30][i]! })),
];

/** Even an opinion that is never read wrong makes another one only unlikely, not impossible. */
const LEAST_WRONG = 0.01;

/** @param targets with days; without them, days are those of their ratings */
export function evidenceRows(ratings: Ratings, targets: readonly Target[], seed: number): EvidenceRow[] {
	const marginals = marginalsOfRatings(ratings);
	const weighing = weighingOf('scoring', marginals, decoyDraw(marginals));
	const [anyone] = classActivities(marginals);
	const rankOf = createRanks(ratings, (item) => weighing.gain(sizeOf(ratings.byItem, item), anyone!), weighing);
	const { levels, times } = ratings.byUser;
	const able = READINGS.filter(({ wrong, off }) => (wrong === null || levels) && (off === null || times));
	const bySize = [...Map.groupBy(targets, ({ items }) => items.length)].sort(([a], [b]) => a - b);
	return bySize.flatMap(([mentions, all]) => {
		const some = all.filter((target) => Number.isFinite(rankOf(target, null)));
		const plain = some.map((target) => rankOf(target, null));
		return able.map((reading): EvidenceRow => {
			const random = seededRandom(seed);
			const opinions = reading.wrong === null ? null : readOpinions(ratings, some, reading.wrong, random);
			const days = reading.off === null ? null : readDays(ratings, some, reading.off, random);
			const ranks = some.map((target, t) =>
				rankOf(target, (mention, entry) => (opinions?.[t]?.(mention, entry) ?? 0) + (days?.[t]?.(mention, entry) ?? 0)),
			);
			return {
				...{ mentions, ...reading, targets: some.length },
				smaller: 2 ** mean(ranks.map((rank, t) => Math.log2(plain[t]! / rank))),
				rank: ranks.toSorted((a, b) => a - b)[ranks.length >>> 1]!,
				first: partOf(ranks, (rank) => rank === 1),
			};
		});
	});
}

/** Reads each target's opinions, and says how much likelier each is for each class of ratings. */
function readOpinions(ratings: Ratings, targets: readonly Target[], wrong: number, random: () => number): EntryGain[] {
	const usual = sharesOfStars(marginalsOfRatings(ratings).stars);
	const classOf = classesIn(ratings);
	const { levels } = ratings.byItem;
	const missed = Math.max(LEAST_WRONG, wrong) / (CLASSES.length - 1);
	const chance = (read: number, own: number) => (read === own ? 1 - missed * (CLASSES.length - 1) : missed);
	return targets.map((target) => {
		const gains = thoughtOf(ratings, target, usual, random).map(({ own, shares }) => {
			const others = [...CLASSES.keys()].filter((one) => one !== own);
			const read = random() < wrong ? others[Math.floor((CLASSES.length - 1) * random())]! : own;
			const any = shares.reduce((sum, part, k) => sum + part * chance(read, k), 0);
			return CLASSES.map((_, k) => Math.log(chance(read, k) / any));
		});
		return (mention, entry) => gains[mention]![classOf(levels![entry]!)]!;
	});
}

/**
 * Reads when each target wrote, and says how much likelier a rating near that day is theirs. How often a rating is that
 * near is learned from other targets.
 */
function readDays(ratings: Ratings, targets: readonly Target[], off: number, random: () => number): EntryGain[] {
	const { byItem, byUser } = ratings;
	const within = (off + 1) * DAY;
	const read = targets.map((target) =>
		daysOf(ratings, target, random).map((on) => on + Math.round((2 * random() - 1) * off * DAY)),
	);
	const near = targets.map(({ user, items }, t) =>
		items.flatMap((item, i) => {
			const entry = indexIn(byUser, user, item);
			return entry < 0 ? [] : Number(Math.abs(byUser.times![entry]! - read[t]![i]!) <= within);
		}),
	);
	const sum = (parts: readonly number[]) => parts.reduce((a, b) => a + b, 0);
	const [all, count] = [sum(near.map(sum)), sum(near.map((parts) => parts.length))];
	return targets.map(({ items }, t) => {
		const own = (all - sum(near[t]!) + 1) / (count - near[t]!.length + 2);
		const gains = items.map((item, i) => {
			const times = byItem.times!.subarray(byItem.start[item]!, byItem.start[item + 1]!);
			const others = times.reduce((n, on) => n + Number(Math.abs(on - read[t]![i]!) <= within), 0);
			const any = (others + 0.5) / (times.length + 1);
			return [Math.log((1 - own) / (1 - any)), Math.log(own / any)] as const;
		});
		return (mention, entry) => gains[mention]![Math.abs(byItem.times![entry]! - read[t]![mention]!) <= within ? 1 : 0];
	});
}

/** When a target mentions each item: the known day, or else that of their rating; for unrated items, near another one. */
function daysOf({ byUser }: Ratings, { user, items, times }: Target, random: () => number): number[] {
	if (times !== undefined) return [...times];
	const [from, end] = [byUser.start[user]!, byUser.start[user + 1]!];
	return items.map((item) => {
		const entry = indexIn(byUser, user, item);
		return byUser.times![entry >= 0 ? entry : from + Math.floor(random() * (end - from))]!;
	});
}

const said = (error: number | null) => (error === null ? 'not read' : String(error));

export const evidenceLines = (rows: readonly EvidenceRow[]): string[] => [
	'With what posts think of films and when they were written, for someone who compares it with ratings and days',
	...aligned([
		['mentions', 'targets', 'opinions wrong', 'days off', 'crowd smaller', 'rank', 'found first'],
		...rows.map(({ mentions, targets, wrong, off, smaller, rank, first }) => [
			...[String(mentions), String(targets), said(wrong), said(off), smaller.toFixed(2), String(rank)],
			partCell(first),
		]),
	]),
];
