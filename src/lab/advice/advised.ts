/** What users who follow advice mention: by the product's plans, and by simpler strategies for comparison. */
import { boostByRaters, drawDecoys } from '../../core/advice/add.ts';
import { type Case, createCase, worstAdversaries } from '../../core/advice/case.ts';
import { type DecoyPool, decoyCandidates } from '../../core/advice/decoys.ts';
import { seededRandom } from '../../core/advice/draw.ts';
import { crowdsWithout } from '../../core/advice/drop.ts';
import { PLAN_ADVERSARIES } from '../../core/advice/plans.ts';
import type { Companions } from '../../core/catalogue/companions.ts';
import { copyAll, mentionAll } from '../../core/crowd/crowds.ts';
import type { Population } from '../../core/population/population.ts';
import { indexIn, type Ratings, sizesOf } from '../kit/datasets/ratings.ts';
import type { Target } from '../kit/datasets/target.ts';
import { populationOf } from '../papers/identify/attacks/population.ts';

type StrategyKind = 'nothing' | 'dropRarest' | 'mostPopular' | 'randomPopular' | 'ours';

/** A strategy to follow, with its number of drops and of decoys. */
export interface Strategy {
	advice: StrategyKind;
	drops: number;
	decoys: number;
}

/** Metadata of each item; zeros if unknown. */
export interface ItemFacts extends Companions {
	year: readonly number[];
	/** Bit set of the genres of each item. */
	genres: readonly number[];
	now: number;
}

/** The final mentions, and what an adversary who knows the strategy infers about decoys. */
interface Disclosure {
	target: Target;
	/** Probability that one draw gives the item, given the other mentions (d_m). */
	chance: (item: number) => number;
}

/** Films on the popularity lists per decoy: the adversary assumes that decoys are among them. */
const LIST = 4;

export interface Advisor {
	/** Returns what a target who follows the strategy mentions; fewer decoys are a prefix of more decoys. */
	follow(target: Target, followed: Strategy): Disclosure;
}

export function createAdvisor(ratings: Ratings, facts: ItemFacts, most: number, seed: number): Advisor {
	const { byUser, users, items } = ratings;
	const raters = Uint32Array.from(sizesOf(ratings.byItem));
	const total = raters.reduce((a, b) => a + b, 0);
	const population: Population = {
		name: '',
		size: users,
		date: '',
		sources: [],
		raters,
		classes: populationOf(ratings),
	};
	const pool: DecoyPool = { raters, ...facts };
	const byRaters = Array.from(raters, (_, item) => item).sort((a, b) => raters[b]! - raters[a]! || a - b);
	const rankOf = new Int32Array(items);
	byRaters.forEach((item, rank) => {
		rankOf[item] = rank;
	});
	const rarestFirst = (list: readonly number[]) => [...list].sort((a, b) => raters[a]! - raters[b]!);
	const ownOf = ({ user }: Target) =>
		new Map(Array.from(byUser.ids.subarray(byUser.start[user]!, byUser.start[user + 1]!), (item) => [item, null]));
	let last: { target: Target; drops: number; kept: number[]; decoys: number[] } | null = null;

	/** Plans like the product at any tolerance: drops the costliest films, draws decoys against the worst adversary. */
	const planned = (target: Target, drops: number) => {
		if (last?.target === target && last.drops === drops) return last;
		const rated = ownOf(target);
		const adviceCase = createCase(population, new Set(target.items), { rated });
		const tried = createCase(population, new Set(target.items), {
			rated,
			guard: worstAdversaries(adviceCase, PLAN_ADVERSARIES),
		});
		const dropped = new Set(costliest(tried, drops));
		const kept = tried.films.filter((film) => !dropped.has(film));
		const own = seed + target.user;
		const never = (film: number) => rated.has(film) || target.items.includes(film);
		const candidates = decoyCandidates(pool, users, kept, never, own);
		const mentioned = mentionAll(copyAll(tried.base), kept.map(tried.rows));
		const decoys = drawDecoys(tried.crowds, mentioned, raters, candidates, most);
		last = { target, drops, kept, decoys };
		return last;
	};

	/** The draw as reconstructed by an adversary who has read the mentions and takes all of them to be genuine. */
	const knownDraw = (said: readonly number[]) => {
		const published = createCase(population, new Set(said), {});
		const tried = createCase(population, new Set(said), { guard: worstAdversaries(published, PLAN_ADVERSARIES) });
		const mentioned = mentionAll(copyAll(tried.base), tried.films.map(tried.rows));
		return (item: number) => {
			const others = rarestFirst(said.filter((other) => other !== item));
			const { films, weights } = decoyCandidates(pool, users, others, (film) => others.includes(film), 1);
			const boost = boostByRaters(tried.crowds, mentioned, raters, films);
			let all = 0;
			let own = 0;
			for (let i = 0; i < films.length; i++) {
				const weight = weights[i]! * boost(raters[films[i]!]!);
				all += weight;
				if (films[i] === item) own = weight;
			}
			return own / all;
		};
	};

	const popular = ({ user, items: said }: Target, count: number) =>
		byRaters.filter((item) => !said.includes(item) && indexIn(byUser, user, item) < 0).slice(0, count);
	const drawn = (target: Target, count: number) => {
		const random = seededRandom(seed + 7 * target.user);
		const waits = new Map<number, number>();
		for (const item of byRaters) waits.set(item, -Math.log(1 - random()) / Math.max(0.5, raters[item]!));
		const open = byRaters.filter((item) => !target.items.includes(item) && indexIn(byUser, target.user, item) < 0);
		return open.sort((a, b) => waits.get(a)! - waits.get(b)!).slice(0, count);
	};

	const follow = (target: Target, { advice, drops, decoys }: Strategy): Disclosure => {
		const say = (kept: readonly number[], added: readonly number[]) => ({
			user: target.user,
			items: [...kept, ...added],
		});
		const rarest = rarestFirst(target.items).slice(drops);
		switch (advice) {
			case 'nothing':
			case 'dropRarest':
				return { target: say(rarest, []), chance: () => 0 };
			case 'mostPopular':
				return {
					target: say(rarest, popular(target, decoys)),
					chance: (item) => (rankOf[item]! < LIST * decoys ? 1 / (LIST * decoys) : 0),
				};
			case 'randomPopular':
				return { target: say(rarest, drawn(target, decoys)), chance: (item) => raters[item]! / total };
			case 'ours': {
				const plan = planned(target, drops);
				const said = say(plan.kept, plan.decoys.slice(0, decoys));
				return { target: said, chance: knownDraw(said.items) };
			}
		}
	};
	return { follow };
}

/** Returns the films that cost most, each computed without those before it. */
function costliest(adviceCase: Case, count: number): number[] {
	const dropped: number[] = [];
	while (dropped.length < count) {
		const left = adviceCase.films.filter((film) => !dropped.includes(film));
		const without = crowdsWithout(adviceCase.crowds, adviceCase.base, left.map(adviceCase.rows));
		dropped.push(left[without.indexOf(Math.max(...without))]!);
	}
	return dropped;
}
