import { type Catalogue, postingFilm, postingKind } from '../catalogue/catalogue.ts';

/** How much less likely a film is meant by a form of this kind than by its title. */
const KIND_PRIOR = { title: 1, otherTitle: 0.3, part: 0.25, initials: 0.3 };
/** Raters of a film that was not counted. */
const UNCOUNTED = 4;

/**
 * Films that a form may name, likeliest first: those of the year given in the text, then by raters and kind of form.
 * A year that one of them has settles the question.
 */
export function rankFilms(c: Catalogue, node: number, year: number): number[] {
	const likelihood = new Map<number, number>();
	for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++) {
		const film = postingFilm(c.posting[i]!);
		const prior = (UNCOUNTED + c.raters[film]!) * KIND_PRIOR[postingKind(c.posting[i]!)];
		const off = year === 0 ? 9 : Math.abs(c.year[film]! - year);
		const byYear = off === 0 ? 1e8 : off === 1 ? 1e5 : 1;
		likelihood.set(film, Math.max(likelihood.get(film) ?? 0, prior * byYear));
	}
	const films = [...likelihood.keys()].sort((a, b) => likelihood.get(b)! - likelihood.get(a)!);
	return year !== 0 && c.year[films[0]!] === year ? films.filter((film) => c.year[film] === year) : films;
}
