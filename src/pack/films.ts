import { type Film, GENRES } from '../core/catalogue/film.ts';
import { atLine, InputError } from './errors.ts';
import { readText } from './files.ts';

const HEADER = ['title', 'year', 'raters', 'genres', 'also_known_as'];
const MOST_FILMS = 1 << 20;
const knownGenres = new Set<string>(GENRES);

/**
 * Reads a films table: tab-separated, with the header `title year raters genres also_known_as`; genres separated by "|",
 * other titles by " | ", raters empty if there are too few to count.
 * @throws InputError naming file, line and reason
 */
export async function readFilms(file: string): Promise<Film[]> {
	return parseFilms(await readText(file), file);
}

export function parseFilms(text: string, file: string): Film[] {
	const lines = text.split(/\r?\n/);
	if (lines.at(-1) === '') lines.pop();
	if (lines[0] !== HEADER.join('\t'))
		throw atLine(file, 1, `the header must be ${HEADER.join(', ')}, divided by tabs.`);
	if (lines.length === 1) throw atLine(file, 2, 'there are no films.');
	if (lines.length - 1 > MOST_FILMS) throw new InputError(`${file}: holds more than ${MOST_FILMS} films.`);
	const firstAt = new Map<string, number>();
	return lines.slice(1).map((line, i) => {
		const fail = (reason: string) => atLine(file, i + 2, reason);
		const film = parseFilm(line, fail);
		const key = `${film.title}\t${film.year}`;
		const first = firstAt.get(key);
		if (first !== undefined) throw fail(`"${film.title}" of ${film.year} stands on line ${first} already.`);
		firstAt.set(key, i + 2);
		return film;
	});
}

/** Writes a films table. */
export function filmsText(films: readonly Film[]): string {
	const lines = films.map(({ title, year, raters, genres, otherTitles }) =>
		[title, year, raters ?? '', genres.join('|'), otherTitles.join(' | ')].join('\t'),
	);
	return [HEADER.join('\t'), ...lines, ''].join('\n');
}

function parseFilm(line: string, fail: (reason: string) => InputError): Film {
	const cells = line.split('\t');
	if (cells.length !== HEADER.length) throw fail(`has ${cells.length} columns instead of ${HEADER.length}.`);
	const [title, year, raters, genres, others] = cells as [string, string, string, string, string];
	if (title.trim() === '' || title.includes('\0')) throw fail('the title is empty or not a text.');
	if (!/^(18|19|20)\d\d$/.test(year)) throw fail(`the year "${year}" is not a year of four digits.`);
	if (!/^([1-9]\d{0,8})?$/.test(raters))
		throw fail(`the raters "${raters}" are not a whole number of at least 1, or empty.`);
	const names = genres === '' ? [] : genres.split('|');
	const unknown = names.find((name) => !knownGenres.has(name));
	if (unknown !== undefined) throw fail(`the genre "${unknown}" is unknown (known: ${GENRES.join(', ')}).`);
	if (others.includes('\0')) throw fail('another title is not a text.');
	return {
		title,
		year: Number(year),
		raters: raters === '' ? null : Number(raters),
		genres: names,
		otherTitles: others === '' ? [] : others.split(' | '),
	};
}
