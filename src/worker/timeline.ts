/** Computes how a persona's crowd shrank with its posts. */
import { adversariesOf } from '../core/adversaries/guards.ts';
import { createCase, type Writer } from '../core/advice/case.ts';
import { rangeOf } from '../core/advice/range.ts';
import { findFilm, kindOfItems } from '../core/catalogue/titled.ts';
import type { Pack } from '../core/population/pack.ts';
import type { KindTimeline, TimelinePoint } from '../messages/history.ts';
import { addToProfile, emptyProfile, type Profile, profileFilms } from '../storage/profiles.ts';
import type { Persona, Post } from '../storage/records.ts';
import { withoutPosts } from './withoutPosts.ts';

/** More points could not be distinguished in the chart. */
const MOST_POINTS = 40;

/**
 * Returns the crowd of all items of a pack's kind named up to each day of posting, or up to a sample of these days if there are many; and
 * where the account would stand without single posts.
 */
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
	const caseOf = (of: Profile) => createCase(pack.population, new Set(), { ...writer, history: profileFilms(of) });
	const points: TimelinePoint[] = [];
	const profile = emptyProfile();
	for (const [i, post] of ordered.entries()) {
		addToProfile(profile, pack.catalogue, post);
		if (ordered[i + 1]?.date === post.date || !drawn.has(post.date)) continue;
		points.push({ date: post.date, crowd: caseOf(profile).crowd, films: profile.films.size });
	}
	const now = caseOf(profile);
	const crowdOf = (some: readonly Post[]) => {
		const of = emptyProfile();
		for (const post of some) addToProfile(of, pack.catalogue, post);
		return caseOf(of).crowd;
	};
	return {
		kind: kindOfItems(pack.catalogue),
		points,
		people,
		tolerance,
		unknown: profile.unknown.size,
		...rangeOf(now, now.crowd, []),
		...withoutPosts(posts, tolerance, crowdOf),
	};
}

/** The posts that name an item of a pack's kind. */
export const postsNaming = ({ catalogue }: Pack, posts: readonly Post[]): Post[] =>
	posts.filter(({ films }) => films.some((key) => findFilm(catalogue, key) >= 0));

function sampleEvenly(days: string[]): string[] {
	if (days.length <= MOST_POINTS) return days;
	return Array.from({ length: MOST_POINTS }, (_, i) => days[Math.round((i * (days.length - 1)) / (MOST_POINTS - 1))]!);
}
