/** How a persona's crowd became smaller with what it said. */
import { likelyClasses } from '../core/adversaries/scoring.ts';
import { crowdOfAll, MENTIONED_AND_RATED, makeTerm, type Term } from '../core/advice/crowd.ts';
import { MOST_FILMS } from '../core/advice/limits.ts';
import type { Pack } from '../core/population/pack.ts';
import { ratersOf } from '../core/population/population.ts';
import type { TimelinePoint } from '../messages/history.ts';
import type { Post } from '../storage/records.ts';
import { addPost, filmsSaid, type HistoryFilm, nothingSaid } from './history.ts';

/** More points than this nobody can tell apart in the picture. */
const MOST_POINTS = 40;

/** The crowd of all films said up to each day of posting; of many days, as many as can be drawn. */
export function timelineOf(
	pack: Pack,
	posts: readonly Post[],
	members: number | null,
): { points: TimelinePoint[]; people: number; unknown: number } {
	const people = members ?? pack.population.size;
	const ordered = [...posts].sort((a, b) => a.date.localeCompare(b.date));
	const drawn = new Set(spread([...new Set(ordered.map(({ date }) => date))]));
	const crowd = crowdIn(pack, people);
	const points: TimelinePoint[] = [];
	const said = nothingSaid();
	for (const [i, post] of ordered.entries()) {
		addPost(said, pack.catalogue, post);
		if (ordered[i + 1]?.date === post.date || !drawn.has(post.date)) continue;
		points.push({ date: post.date, crowd: crowd(filmsSaid(said)), films: said.films.size });
	}
	return { points, people, unknown: said.unknown.size };
}

function spread(days: string[]): string[] {
	if (days.length <= MOST_POINTS) return days;
	return Array.from({ length: MOST_POINTS }, (_, i) => days[Math.round((i * (days.length - 1)) / (MOST_POINTS - 1))]!);
}

/** The crowd of films among `people`, of whom as large a part rated each film as in the pack. */
function crowdIn({ catalogue, population }: Pack, people: number): (films: readonly HistoryFilm[]) => number {
	const classes = likelyClasses(population.classes, catalogue.films);
	const terms = new Map<string, Term>();
	const termOf = ({ film, decoy }: HistoryFilm): Term => {
		const key = `${film} ${decoy}`;
		const raters = (ratersOf(population, film) * people) / population.size;
		const term = terms.get(key) ?? makeTerm(raters, decoy ? 0 : MENTIONED_AND_RATED, people, population.classes);
		terms.set(key, term);
		return term;
	};
	return (films) => {
		const rarest = [...films].sort((a, b) => ratersOf(population, a.film) - ratersOf(population, b.film));
		return crowdOfAll(rarest.slice(0, MOST_FILMS).map(termOf), classes, people).crowd;
	};
}
