/** Readers of a post after a plan: the product's adversaries, and some who know about phrases. */
import { ADVERSARIES, type Adversary, type Weighing, weighingOf } from '../../core/adversaries/weighing.ts';
import { type AffinityPool, affinities } from '../../core/advice/affinity.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import type { Way } from '../../core/advice/first.ts';
import { type Opinion, opinionClasses, sharesOfStars } from '../../core/crowd/opinion.ts';
import type { Marginals } from '../../core/population/marginals.ts';
import { ratersOfAny } from '../../core/population/union.ts';
import { type Ratings, sizeOf, type Target } from '../kit/datasets/ratings.ts';
import { activitiesOf, marginalsOfRatings } from '../kit/population.ts';
import type { Attack } from '../papers/identify/attacks/attack.ts';
import { rankIn, rankOf, scoreAll } from '../papers/identify/attacks/rank.ts';
import { weighingAttack } from '../papers/identify/attacks/weighingAttack.ts';
import { classesIn } from './calibrateStances.ts';
import { classShares } from './likingCommand.ts';

/**
 * The product's adversaries read only titles. `readsPhrases` is Scoring that takes a phrase as the films that it
 * matches; `guessesTitles` is Likelihood that weighs each of them by how likely it is next to the rest of the post.
 */
export const READERS = [...ADVERSARIES, 'readsPhrases', 'guessesTitles'] as const;
export type Reader = (typeof READERS)[number];

/** What of a person is read. */
export interface Evidence {
	user: number;
	titles: readonly number[];
	/** The films that each phrase fits. */
	phrases: readonly (readonly number[])[];
	/** Opinions on named films. */
	thought?: ReadonlyMap<number, Opinion['read']>;
}

/** What is read in a target's post after a way is followed. */
export function evidenceOf({ user, items }: Target, { changes, add }: Way): Evidence {
	const gone = new Set(changes.map(({ film }) => film));
	const swaps = changes.flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
	const phrases = changes.flatMap(({ to }) => (to !== null && typeof to === 'object' ? [to.films] : []));
	return { user, titles: [...items.filter((item) => !gone.has(item)), ...swaps, ...add], phrases };
}

/** The rank under each of {@link READERS}. */
export function ranksOf(readers: ReturnType<typeof createReaders>, post: Evidence): number[] {
	return [
		...ADVERSARIES.map((name) => readers.byTitles(name, post)),
		readers.bySets('scoring', post),
		readers.byGuess('likelihood', post),
	];
}

/** Returns functions that compute a person's rank. */
export function createReaders(ratings: Ratings, pool: AffinityPool) {
	const marginals = marginalsOfRatings(ratings);
	const activities = activitiesOf(ratings);
	const scores = new Float64Array(ratings.users);
	const weighings = new Map<Adversary, Weighing>(
		ADVERSARIES.map((name) => [name, weighingOf(name, marginals, decoyDraw(marginals))]),
	);
	const attacks = new Map<Adversary, Attack>(
		[...weighings].map(([name, of]) => [name, weighingAttack(ratings, of, activities)]),
	);
	const saidBy = ({ user, titles, phrases }: Evidence): Target => ({
		user,
		items: [...titles, ...phrases.map(() => -1)],
	});
	const scored = (name: Adversary, { user, titles }: Evidence) => {
		scoreAll(attacks.get(name)!, { user, items: titles }, scores);
		return attacks.get(name)!;
	};
	const bySets = (name: Adversary, post: Evidence): number => {
		const attack = scored(name, post);
		const { gain, scale } = weighings.get(name)!;
		for (const films of post.phrases) {
			const { who, raters } = anyOf(films);
			for (const user of who) scores[user]! += scale(activities[user]!) * gain(raters, activities[user]!);
		}
		return rankIn(attack, saidBy(post), scores);
	};
	const anyOf = createAny(ratings, marginals);
	const usual = sharesOfStars(marginals.stars);
	const classOf = classesIn(ratings);
	return {
		/** Of who reads titles alone. */
		byTitles: (name: Adversary, { user, titles }: Evidence): number =>
			rankOf(attacks.get(name)!, { user, items: titles }, scores),
		/** By a reader who takes a phrase as the films that it matches. */
		bySets,
		/** By a reader who weighs each film of a phrase by how likely it is next to the rest, and by `chance`. */
		byGuess(name: Adversary, post: Evidence, chance: (film: number) => number = () => 1): number {
			const attack = scored(name, post);
			for (const films of post.phrases) {
				const chances = affinities(pool, post.titles, films).map((each, f) => each * chance(films[f]!));
				addLikely(ratings, weighings.get(name)!, activities, films, chances, scores);
			}
			return rankIn(attack, saidBy(post), scores);
		},
		/** By Scoring that takes phrases as the films that they match, and compares opinions on named films. */
		byOpinions(post: Evidence): number {
			bySets('scoring', post);
			for (const [film, read] of post.thought ?? []) {
				const classes = opinionClasses({ read, shares: classShares(ratings, film) ?? usual });
				const { start, ids, levels } = ratings.byItem;
				for (let i = start[film]!; i < start[film + 1]!; i++) scores[ids[i]!]! += classes[classOf(levels![i]!)]!.gain;
			}
			return rankIn(attacks.get('scoring')!, saidBy(post), scores);
		},
	};
}

/**
 * Returns a function that gives the people who rated any of some films, and how many these appear to be; the same list
 * is counted once.
 */
function createAny({ byItem, users }: Ratings, marginals: Marginals) {
	const known = new WeakMap<readonly number[], { who: readonly number[]; raters: number }>();
	return (films: readonly number[]) => {
		const found = known.get(films);
		if (found !== undefined) return found;
		const rated = new Uint8Array(users);
		for (const film of films)
			for (let i = byItem.start[film]!; i < byItem.start[film + 1]!; i++) rated[byItem.ids[i]!] = 1;
		const raters = ratersOfAny(marginals, films, (film) => Math.max(1, sizeOf(byItem, film)));
		const any = { who: Array.from(rated.keys()).filter((user) => rated[user] === 1), raters };
		known.set(films, any);
		return any;
	};
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
