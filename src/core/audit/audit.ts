/** How much the posts of an account reveal, and the fewest to take down. */
import { type Case, type OwnRating, startGrids } from '../advice/case.ts';
import { crowdsWithoutSets } from '../advice/drop.ts';
import { rangeOf } from '../advice/range.ts';
import { type Standing, type Verdict, verdictOf } from '../advice/verdict.ts';
import { mentionAll } from '../crowd/crowds.ts';
import type { Population } from '../population/population.ts';
import { type Account, type AccountPost, type Owner, openAccount } from './account.ts';
import { type Group, groupAlike } from './alike.ts';
import { type Fact, filmOf, kindOf } from './facts.ts';
import { type Effort, type Fewest, fewestGone } from './fewest.ts';
import { risingValues } from './rising.ts';

/** A post, by its index, and how many people could have written the others. */
export interface Without {
	post: number;
	crowd: number;
}

/** How many people could have written all posts, and what to do about it. */
export interface Audit extends Standing {
	/** How well the account's owner is hidden. */
	verdict: Verdict;
	/** Members of the service. */
	members: number;
	/** Every post that names films, the most revealing first. */
	posts: Without[];
	/** The posts to take down, in order, each with the crowd after it and the earlier ones are gone. */
	takeDown: Without[];
	crowdAfter: number;
	/** Whether this is the fewest. For many posts that is not known. */
	isExact: boolean;
}

/** Takes about a second. */
const USUAL_EFFORT: Effort = { sets: 6000, changes: 1500 };

/** @param tolerance the goal: the smallest crowd to accept */
export function auditPosts(
	population: Population,
	posts: readonly AccountPost[],
	owner: Owner,
	tolerance: number,
	effort: Effort = USUAL_EFFORT,
): Audit {
	const account = openAccount(population, posts, owner);
	const now = account.caseOf(posts);
	const rated: Rated = (now.guarded.some(comparesDates) ? owner.rated : null) ?? null;
	const groups = groupAlike(posts, rated);
	const order = byCost(account, now, posts, groups);
	const { takeDown, isExact } =
		now.crowd >= tolerance
			? { takeDown: [], isExact: true }
			: searchFewest(account, posts, groups, order, { tolerance, effort, rated });
	const range = rangeOf(now, now.crowd, []);
	const films = now.films.length + now.earlier.length;
	const nowhere = owner.nowhere === true;
	return {
		...{ ...range, crowd: now.crowd },
		verdict: verdictOf({
			...{ ...range, crowd: now.crowd, tolerance, films, nowhere },
			...{ whole: true, question: null },
		}),
		members: now.members,
		posts: order,
		takeDown,
		crowdAfter: takeDown.at(-1)?.crowd ?? now.crowd,
		isExact,
	};
}

/** The owner's ratings if the day of a mention matters; otherwise null. */
type Rated = ReadonlyMap<number, OwnRating | null> | null;

const comparesDates = (name: string) => name === 'scoreboardRhDates' || name === 'scoreboardRhBoth';

/** Every post that names films with the crowd without it: the costliest first, then the most revealing. */
function byCost(account: Account, now: Case, posts: readonly AccountPost[], groups: readonly Group[]): Without[] {
	const crowds = crowdsWithoutGroups(account, now, posts, groups);
	return groups
		.flatMap((group, i) => {
			const weight = weightOf(account, group);
			return group.posts.map((post) => ({ post, crowd: crowds[i]!, weight }));
		})
		.sort((a, b) => b.crowd - a.crowd || b.weight - a.weight || a.post - b.post)
		.map(({ post, crowd }) => ({ post, crowd }));
}

/** Most posts to recount one by one. The rest are counted together, nearly as well. */
const FEW = 40;

function crowdsWithoutGroups(
	account: Account,
	now: Case,
	posts: readonly AccountPost[],
	groups: readonly Group[],
): number[] {
	const postsWith = new Map<Fact, number>();
	for (const { facts, posts: alike } of groups)
		for (const fact of facts) postsWith.set(fact, (postsWith.get(fact) ?? 0) + alike.length);
	const counted = new Set(now.earlier);
	// Facts that count and that only this post reveals.
	const alone = groups.map(({ facts }) =>
		facts.filter((fact) => postsWith.get(fact) === 1 && counted.has(filmOf(fact))),
	);
	// Recounted: films that other posts name too, but not near the day of the rating.
	const isNearer = (i: number) => alone[i]!.some((fact) => fact < 0 && !alone[i]!.includes(filmOf(fact)));
	const crowds = new Array<number>(groups.length).fill(now.crowd);
	const unique = groups.flatMap((_, i) => (alone[i]!.length > 0 ? [i] : []));
	const again = unique.length <= FEW ? unique : unique.filter(isNearer).slice(0, FEW);
	for (const i of again) crowds[i] = account.crowdOf(posts.filter((_, at) => at !== groups[i]!.posts[0]));
	const own = alone.map((facts) => facts.filter((fact) => fact >= 0));
	const places = unique.filter((i) => own[i]!.length > 0 && !again.includes(i));
	if (places.length === 0) return crowds;
	const sets = places.map((i) => own[i]!.map(now.rows));
	const taken = new Set(places.flatMap((i) => own[i]!));
	const rest = now.earlier.filter((film) => !taken.has(film)).map(now.rows);
	const base = mentionAll(startGrids(now.crowds, now.population, now.earlier.map(now.rows)), rest);
	for (const [at, crowd] of crowdsWithoutSets(now.crowds, base, sets).entries()) crowds[places[at]!] = crowd;
	return crowds;
}

/** About how much a post reveals. */
const weightOf = ({ own, rarity }: Account, { films }: Group): number =>
	films.reduce((sum, film) => sum + own(film) * rarity(film), 0);

/** Indexes of posts that together reveal all facts of the groups. Most posts repeat the facts of others. */
function coveringAll(groups: readonly Group[]): number[] {
	const seen = new Set<Fact>();
	return groups.flatMap(({ posts: [first], facts }) => {
		const known = seen.size;
		for (const fact of facts) seen.add(fact);
		return seen.size > known ? [first!] : [];
	});
}

function searchFewest(
	account: Account,
	posts: readonly AccountPost[],
	groups: readonly Group[],
	order: readonly Without[],
	{ tolerance, effort, rated }: { tolerance: number; effort: Effort; rated: Rated },
): Pick<Audit, 'takeDown' | 'isExact'> {
	const pieces = groups.map(({ posts: alike, facts }) => ({ weight: alike.length, facts }));
	const weights = groups.map((group) => weightOf(account, group));
	const kept = (places: readonly number[]) => coveringAll(places.map((i) => groups[i]!)).map((at) => posts[at]!);
	const found: Fewest = fewestGone(
		pieces,
		{
			isEnough: (places) => account.isAtLeast(kept(places), tolerance),
			crowd: (places) => account.crowdOf(kept(places)),
			near: (places) => account.nearCrowdOf(kept(places)),
			aim: (places) => account.aim(kept(places)),
			reveals: (i) => weights[i]!,
			rarities: (facts) =>
				[...new Set(facts.map(filmOf))].map((film) => ({
					among: account.own(film) + 2 * kindOf(film, facts, rated),
					rare: account.rarity(film),
				})),
		},
		effort,
	);
	const gone = new Set(found.gone.flatMap((i) => groups[i]!.posts));
	const steps = order.filter(({ post }) => gone.has(post)).map(({ post }) => post);
	/** The step at which each post goes. */
	const stepOf = new Int32Array(posts.length).fill(steps.length);
	for (const [at, post] of steps.entries()) stepOf[post] = at;
	const crowds = risingValues(steps.length, (at) => account.crowdOf(posts.filter((_, i) => stepOf[i]! > at)));
	return { takeDown: steps.map((post, i) => ({ post, crowd: crowds[i]! })), isExact: found.isExact };
}
