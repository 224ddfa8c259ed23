/** Finds rows of the catalogue that are one film. */
import type { Film } from '../../core/catalogue/film.ts';
import { formWords } from '../../core/catalogue/forms.ts';
import { words } from '../../core/catalogue/words.ts';
import { keyOf } from '../../pack/table.ts';
import type { FilmFacts } from './tables.ts';

const SUBTITLE = /: | - | – | — | \(/;
const PART = /\bpart\b/i;

/** A title without the spaces between its words: "Ever After" is also written "EverAfter", but "Re/Member" is not "Remember". */
const spelling = (title: string) => formWords(title).join(title.includes('/') ? ' ' : '');

/** Whether one title counts the parts of a film and the other does not, or they count another part. */
function areOtherParts(a: string, b: string): boolean {
	const numbers = (title: string) => words(title).filter((word) => /^\d+$/.test(word));
	const [ofA, ofB] = [numbers(a), numbers(b)];
	if (PART.test(a) === PART.test(b) && (ofA.length === 0 || ofB.length === 0)) return false;
	return !ofA.some((number) => ofB.includes(number)) && !ofB.some((number) => ofA.includes(number));
}

const withoutLanguage = (title: string) => title.replace(/^[a-z]{2}:/, '');
const areApart = (a: readonly string[], b: readonly string[]) =>
	a.length > 0 && b.length > 0 && !a.some((entry) => b.includes(entry));

function contradict(a: FilmFacts | undefined, b: FilmFacts | undefined): boolean {
	if (a === undefined || b === undefined) return false;
	if (areApart(a.directors, b.directors)) return true;
	return areApart(a.imdb === '' ? [] : [a.imdb], b.imdb === '' ? [] : [b.imdb]);
}

/**
 * Returns pairs of rows, by their numbers, that are one film by their facts: the same TMDB number or Letterboxd page,
 * years at most one apart; or the same year, and one has a title of the other, or its title without the subtitle and
 * its director. Contradicting directors or IMDb numbers rule a pair out.
 */
export function samePairs(films: readonly Film[], facts: ReadonlyMap<string, FilmFacts>): [number, number][] {
	const factsOf = films.map((film) => facts.get(keyOf(film)));
	const pairs: [number, number][] = [];
	const join = (a: number, b: number, most: number, also: (a: number, b: number) => boolean = () => true) => {
		const apart = Math.abs(films[a]!.year - films[b]!.year);
		if (areOtherParts(films[a]!.title, films[b]!.title)) return;
		if (a !== b && apart <= most && !contradict(factsOf[a], factsOf[b]) && also(a, b)) pairs.push([a, b]);
	};
	for (const id of ['tmdb', 'slug'] as const) {
		const first = new Map<string, number>();
		factsOf.forEach((known, film) => {
			if (known === undefined || known[id] === '') return;
			const other = first.get(known[id]);
			if (other === undefined) first.set(known[id], film);
			else join(other, film, 1);
		});
	}
	const titled = Map.groupBy(films.keys(), (film) => `${spelling(films[film]!.title)} ${films[film]!.year}`);
	const named = (title: string, film: number) => titled.get(`${spelling(title)} ${films[film]!.year}`) ?? [];
	films.forEach(({ title, otherTitles }, film) => {
		const known = factsOf[film];
		const others = [...otherTitles, known?.originalTitle ?? '', ...(known?.otherTitles ?? []).map(withoutLanguage)];
		for (const other of [title, ...others.filter((name) => spelling(name).length > 2)])
			for (const same of named(other, film)) join(film, same, 0);
		const [head] = title.split(SUBTITLE);
		const ofOneDirector = (a: number, b: number) =>
			factsOf[a]!.directors.some((name) => factsOf[b]?.directors.includes(name));
		if (head !== title && known !== undefined)
			for (const same of named(head!, film)) join(film, same, 0, ofOneDirector);
	});
	return pairs;
}
