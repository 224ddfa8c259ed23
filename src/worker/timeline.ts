/** Computes how a persona's crowd shrank with its posts, and how it would grow without some. */
import { adversariesOf } from '../core/adversaries/guards.ts';
import { createCase, type Published, type Writer } from '../core/advice/case.ts';
import { guessedCases, rangeOf } from '../core/advice/range.ts';
import { findFilm, kindOfItems } from '../core/catalogue/titled.ts';
import type { Pack } from '../core/population/pack.ts';
import type { KindTimeline, TimelinePoint } from '../messages/history.ts';
import type { Persona, Post } from '../storage/records.ts';
import { countIn, emptyTally, published, tallyOf, unknownIn } from '../storage/tally.ts';

/** More points could not be distinguished in the chart. */
const MOST_POINTS = 40;

/** The crowd of all items of a kind named up to each day of posting, and without single posts. */
export function timelineOf(
	pack: Pack,
	posts: readonly Post[],
	{ guard, tolerance }: Pick<Persona, 'guard'> & { tolerance: number },
	own: Pick<Writer, 'members' | 'rated' | 'said' | 'nowhere' | 'filmsRated' | 'complete'>,
): KindTimeline {
	const people = own.members ?? pack.population.size;
	const ordered = [...posts].sort((a, b) => a.date.localeCompare(b.date));
	const drawn = new Set(sampleEvenly([...new Set(ordered.map(({ date }) => date))]));
	const writer: Writer = { guard: adversariesOf(guard), ...own };
	const caseOf = (history: readonly Published[]) => createCase(pack.population, new Set(), { ...writer, history });
	const points: TimelinePoint[] = [];
	const tally = emptyTally();
	for (const [i, post] of ordered.entries()) {
		countIn(tally, post);
		if (ordered[i + 1]?.date === post.date || !drawn.has(post.date)) continue;
		const soFar = published(tally, pack.catalogue);
		points.push({ date: post.date, crowd: caseOf(soFar).crowd, films: soFar.length });
	}
	const history = published(tally, pack.catalogue);
	const now = caseOf(history);
	const crowdOf = (some: readonly Post[]) => caseOf(published(tallyOf(some), pack.catalogue)).crowd;
	return {
		kind: kindOfItems(pack.catalogue),
		points,
		people,
		tolerance,
		unknown: unknownIn(tally, pack.catalogue),
		...rangeOf(now, now.crowd, guessedCases(now, new Set(), { ...writer, history })),
		...withoutPosts(posts, tolerance, crowdOf),
	};
}

export const postsNaming = ({ catalogue }: Pack, posts: readonly Post[]): Post[] =>
	posts.filter(({ films }) => films.some((key) => findFilm(catalogue, key) >= 0));

function sampleEvenly(days: string[]): string[] {
	if (days.length <= MOST_POINTS) return days;
	return Array.from({ length: MOST_POINTS }, (_, i) => days[Math.round((i * (days.length - 1)) / (MOST_POINTS - 1))]!);
}

/** Only the latest posts are tried, and none in long accounts, as each needs a count of all others. */
const MOST_LOOKED_AT = 40;
const MOST_POSTS = 2000;
/** Most posts that are advised to be taken down, and candidates for each but the first. */
const MOST_STEPS = 3;
const MOST_CANDIDATES = 12;

/**
 * Where an account would stand without single posts: those tried, and those that bring it to its goal, each with its
 * standing after those before it.
 * @param crowdOf how many people could have written some posts
 */
export function withoutPosts(
	posts: readonly Post[],
	tolerance: number,
	crowdOf: (posts: readonly Post[]) => number,
): Pick<KindTimeline, 'without' | 'takeDown'> {
	if (posts.length < 2 || posts.length > MOST_POSTS) return { without: [], takeDown: [] };
	const latest = posts.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MOST_LOOKED_AT);
	const leave = (gone: readonly number[]) => crowdOf(posts.filter(({ id }) => !gone.includes(id)));
	const without = latest.map(({ id }) => ({ post: id, crowd: leave([id]) }));
	const best = without.toSorted((a, b) => b.crowd - a.crowd);
	const takeDown: KindTimeline['takeDown'] = [];
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
