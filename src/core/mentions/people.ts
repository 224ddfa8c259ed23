/** People in a text. The makers of a film are evidence for the film ("Lee Chang-dong's Burning"). */

import { MOST_PEOPLE } from '../catalogue/about.ts';
import { postingFilm } from '../catalogue/catalogue.ts';
import { MOST_DIRECTORS } from '../catalogue/directors.ts';
import { peopleOf } from '../catalogue/people.ts';
import { isEveryday } from './candidates.ts';
import { featureAt as at } from './featureNames.ts';
import { distanceOf } from './namedPeople.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';

/** Words within which a name is near a title. */
const NEAR = 25;
/** Most films of a form whose people are searched for. */
const MOST_FILMS = 6;

/** Writes whether the directors and actors of a candidate's films are named near it, or anywhere. */
export function describePeople({ catalogue: c, people }: Scene, candidate: PlacedCandidate, row: Float64Array): void {
	const { node, from, last } = candidate;
	const { people: surnames } = c;
	if (surnames === undefined) return;
	const first = c.nodePosting[node]!;
	const end = Math.min(c.nodePosting[node + 1]!, first + MOST_FILMS);
	for (let i = first; i < end; i++) {
		const film = postingFilm(c.posting[i]!);
		for (let k = 0; k < MOST_PEOPLE; k++) {
			const distance = distanceOf(people, surnames[MOST_PEOPLE * film + k]!, from, last);
			if (distance < Number.POSITIVE_INFINITY) row[at.makerNamed] = 1;
			if (distance <= NEAR) row[k < MOST_DIRECTORS ? at.directorNear : at.castNear] = 1;
		}
	}
}

/**
 * Puts films first whose directors or actors the text names outside the title, if the likeliest is not one of them. An
 * everyday word is a surname only after a first name: not in "Where Is the Friend's House?".
 */
export function filmsByPeople(
	{ catalogue: c, people, tokens: { word, gap, letterCase } }: Scene,
	{ from, last }: PlacedCandidate,
	films: readonly number[],
) {
	const isPerson = (w: number) =>
		(w < from || w >= last) &&
		(!isEveryday(c, word[w]!) ||
			(w > 0 && (gap[w]! & ~(GAP.space | GAP.dash)) === 0 && letterCase[w - 1] === CASE.capital));
	const isNamed = (film: number) => peopleOf(c, film).some((surname) => people.places.get(surname)?.some(isPerson));
	if (films.length < 2 || isNamed(films[0]!)) return films;
	const named = films.slice(0, MOST_FILMS).filter(isNamed);
	return named.length === 0 ? films : [...named, ...films.filter((film) => !named.includes(film))];
}
