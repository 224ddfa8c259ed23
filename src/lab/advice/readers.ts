/** Who reads a post in which a plan was followed: the product's adversaries, and those who know of phrases. */
import { ADVERSARIES, type Adversary, type Weighing, weighingOf } from '../../core/adversaries/weighing.ts';
import { type AffinityPool, affinities } from '../../core/advice/affinity.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import type { Way } from '../../core/advice/first.ts';
import type { Marginals } from '../../core/population/marginals.ts';
import { ratersOfAny } from '../../core/population/union.ts';
import { type Ratings, sizeOf, type Target } from '../kit/datasets/ratings.ts';
import { activitiesOf, marginalsOfRatings } from '../kit/population.ts';
import { rankIn, rankOf, scoreAll } from '../papers/identify/attacks/rank.ts';
import { weighingAttack } from '../papers/identify/attacks/weighingAttack.ts';

/**
 * The product's adversaries read titles only. `readsPhrases` is Scoring of who takes a phrase for the films that it fits;
 * `guessesTitles` is Likelihood of who weighs each of them by how likely it is named next to the rest of the post.
 */
export const READERS = [...ADVERSARIES, 'readsPhrases', 'guessesTitles'] as const;
export type Reader = (typeof READERS)[number];

/** Returns a function that computes a target's rank under each reader after a way is followed. */
export function createReaders(ratings: Ratings, pool: AffinityPool) {
	const marginals = marginalsOfRatings(ratings);
	const activities = activitiesOf(ratings);
	const scores = new Float64Array(ratings.users);
	const weighing = (name: Adversary) => weighingOf(name, marginals, decoyDraw(marginals));
	const attackOf = (name: Adversary) => weighingAttack(ratings, weighing(name), activities);
	const attacks = ADVERSARIES.map(attackOf);
	const [scoring, likelihood] = [attackOf('scoring'), attackOf('likelihood')];
	return ({ user, items }: Target, { changes, add }: Way): number[] => {
		const gone = new Set(changes.map(({ film }) => film));
		const swaps = changes.flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
		const phrases = changes.flatMap(({ to }) => (to !== null && typeof to === 'object' ? [to.films] : []));
		const said: Target = { user, items: [...items.filter((item) => !gone.has(item)), ...swaps, ...add] };
		const ranks = attacks.map((attack) => rankOf(attack, said, scores));
		scoreAll(scoring, said, scores);
		for (const films of phrases) addAny(ratings, marginals, weighing('scoring').gain, films, scores);
		ranks.push(rankIn(scoring, said, scores));
		scoreAll(likelihood, said, scores);
		for (const films of phrases) {
			const chances = affinities(pool, said.items, films);
			addLikely(ratings, weighing('likelihood'), activities, films, chances, scores);
		}
		return [...ranks, rankIn(likelihood, said, scores)];
	};
}

/** Adds what having rated any of the films is worth to those who have. */
function addAny(
	{ byItem, users }: Ratings,
	marginals: Marginals,
	gain: Weighing['gain'],
	films: readonly number[],
	scores: Float64Array,
): void {
	const raters = (film: number) => Math.max(1, sizeOf(byItem, film));
	const worth = gain(ratersOfAny(marginals, films, raters), { ratings: 1, norm: 1 }, 1);
	const rated = new Uint8Array(users);
	for (const film of films)
		for (let i = byItem.start[film]!; i < byItem.start[film + 1]!; i++) rated[byItem.ids[i]!] = 1;
	for (let user = 0; user < users; user++) if (rated[user] === 1) scores[user]! += worth;
}

/** Adds the log of how much likelier a phrase is of each user: the mean over its films, each with its chance. */
function addLikely(
	{ byItem, users }: Ratings,
	{ gain, scale }: Weighing,
	activities: ReturnType<typeof activitiesOf>,
	films: readonly number[],
	chances: Float64Array,
	scores: Float64Array,
): void {
	const total = chances.reduce((a, b) => a + b, 0);
	const odds = new Float64Array(users).fill(1);
	films.forEach((film, f) => {
		const raters = Math.max(1, sizeOf(byItem, film));
		for (let i = byItem.start[film]!; i < byItem.start[film + 1]!; i++) {
			const activity = activities[byItem.ids[i]!]!;
			odds[byItem.ids[i]!]! += (chances[f]! / total) * Math.expm1(scale(activity) * gain(raters, activity));
		}
	});
	for (let user = 0; user < users; user++) scores[user]! += Math.log(odds[user]!);
}
