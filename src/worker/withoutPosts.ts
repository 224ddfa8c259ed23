/** Where an account would stand if single posts of it were taken down. */

import type { Post } from '../storage/records.ts';

/** Posts looked at one by one, the latest; posts of longer accounts are not, as each takes all others to count. */
const MOST_LOOKED_AT = 40;
const MOST_POSTS = 2000;
/** Most posts that are advised to be taken down, and candidates for each but the first. */
const MOST_STEPS = 3;
const MOST_CANDIDATES = 12;

/** A post, and how many people could have written the others. */
interface Without {
	post: number;
	crowd: number;
}

export interface WithoutPosts {
	/** Of each post that was looked at. */
	without: Without[];
	/** Posts that bring the account to its goal, each with where it stands after those before it; none if few do not. */
	takeDown: Without[];
}

/** @param crowdOf how many people could have written some posts */
export function withoutPosts(
	posts: readonly Post[],
	tolerance: number,
	crowdOf: (posts: readonly Post[]) => number,
): WithoutPosts {
	if (posts.length < 2 || posts.length > MOST_POSTS) return { without: [], takeDown: [] };
	const latest = posts.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MOST_LOOKED_AT);
	const leave = (gone: readonly number[]) => crowdOf(posts.filter(({ id }) => !gone.includes(id)));
	const without = latest.map(({ id }) => ({ post: id, crowd: leave([id]) }));
	const best = without.toSorted((a, b) => b.crowd - a.crowd);
	const takeDown: Without[] = [];
	if (crowdOf(posts) >= tolerance) return { without, takeDown };
	for (let step = 0; step < Math.min(MOST_STEPS, posts.length - 1); step++) {
		const gone = takeDown.map(({ post }) => post);
		const left = best.filter(({ post }) => !gone.includes(post)).slice(0, MOST_CANDIDATES);
		const next = step === 0 ? left : left.map(({ post }) => ({ post, crowd: leave([...gone, post]) }));
		const [most] = next.toSorted((a, b) => b.crowd - a.crowd);
		if (most === undefined) break;
		takeDown.push(most);
		if (most.crowd >= tolerance) return { without, takeDown };
	}
	return { without, takeDown: [] };
}
