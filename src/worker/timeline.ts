/** Computes how a persona's crowd shrank with its posts. */
import { adversariesOf } from '../core/adversaries/guards.ts';
import { createCase, type Writer } from '../core/advice/case.ts';
import type { Pack } from '../core/population/pack.ts';
import type { TimelinePoint } from '../messages/history.ts';
import { addToProfile, emptyProfile, profileFilms } from '../storage/profiles.ts';
import type { Persona, Post } from '../storage/records.ts';

/** More points could not be distinguished in the chart. */
const MOST_POINTS = 40;

/** Returns the crowd of all films named up to each day of posting, or up to a sample of these days if there are many. */
export function timelineOf(
	pack: Pack,
	posts: readonly Post[],
	{ members, guard }: Pick<Persona, 'members' | 'guard'>,
	own: Pick<Writer, 'rated' | 'said' | 'nowhere'>,
): { points: TimelinePoint[]; people: number; unknown: number } {
	const people = members ?? pack.population.size;
	const ordered = [...posts].sort((a, b) => a.date.localeCompare(b.date));
	const drawn = new Set(sampleEvenly([...new Set(ordered.map(({ date }) => date))]));
	const writer: Writer = { members, guard: adversariesOf(guard), ...own };
	const points: TimelinePoint[] = [];
	const profile = emptyProfile();
	for (const [i, post] of ordered.entries()) {
		addToProfile(profile, pack.catalogue, post);
		if (ordered[i + 1]?.date === post.date || !drawn.has(post.date)) continue;
		const { crowd } = createCase(pack.population, new Set(), { ...writer, history: profileFilms(profile) });
		points.push({ date: post.date, crowd, films: profile.films.size });
	}
	return { points, people, unknown: profile.unknown.size };
}

function sampleEvenly(days: string[]): string[] {
	if (days.length <= MOST_POINTS) return days;
	return Array.from({ length: MOST_POINTS }, (_, i) => days[Math.round((i * (days.length - 1)) / (MOST_POINTS - 1))]!);
}
