/** Films by their pages at other sites. */
import { type Catalogue, filmTitles } from './catalogue.ts';
import { filmsTitled } from './titled.ts';
import { words } from './words.ts';

const IMDB = /\bimdb\.com\/(?:[a-z]{2}\/)?title\/tt(\d{5,9})\b/i;
const TMDB = /\bthemoviedb\.org\/movie\/(\d{1,8})\b/i;
const LETTERBOXD = /\bletterboxd\.com\/(?:[\w-]+\/)?film\/([\w-]+)/i;
const DATED = /^(.+)-((?:18|19|20)\d\d)(?:-\d+)?$/;

/** Returns the film that a link to IMDb, TMDB or Letterboxd leads to, or -1. */
export function filmOfLink(c: Catalogue, link: string): number {
	const slug = LETTERBOXD.exec(link)?.[1];
	if (slug !== undefined) return filmOfSlug(c, slug);
	const imdb = IMDB.exec(link)?.[1];
	if (imdb !== undefined) return c.imdb?.indexOf(Number(imdb)) ?? -1;
	const tmdb = TMDB.exec(link)?.[1];
	return tmdb === undefined ? -1 : (c.tmdb?.indexOf(Number(tmdb)) ?? -1);
}

/**
 * Returns the film of a Letterboxd page: its name is the title, with the year if an older page had that name; otherwise
 * the best rated film with the title is the likeliest.
 */
function filmOfSlug(c: Catalogue, slug: string): number {
	const whole = titled(c, slug);
	const [, title, year] = DATED.exec(slug) ?? [];
	const dated = title === undefined ? undefined : titled(c, title).find((film) => c.year[film] === Number(year));
	return dated ?? whole[0] ?? -1;
}

/** Films whose first title has these words, most rated first. */
function titled(c: Catalogue, slug: string): number[] {
	const title = slug.replaceAll('-', ' ');
	const key = words(title).join(' ');
	return filmsTitled(c, title).filter((film) => words(filmTitles(c, film)[0]!).join(' ') === key);
}
