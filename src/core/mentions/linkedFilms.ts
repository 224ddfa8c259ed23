/** Films by the addresses of their pages, which may lack their names: "imdb.com/title/tt0113277". */
import { partitionPoint } from '../algorithms/bisect.ts';
import { filmTitles } from '../catalogue/catalogue.ts';
import { filmOfLink } from '../catalogue/links.ts';
import { titleNode } from '../catalogue/titled.ts';
import { type FilmClaim, LINK_CONFIDENCE, LINK_WORTH } from './claims.ts';
import type { Region, TokenMarks } from './regions.ts';
import type { Scene } from './scene.ts';

/** Marks after an address that end the sentence and do not belong to the address. */
const BEHIND = /[.,;:!?]+$/;
/** Most addresses that are looked up: each searches all films. */
const MOST = 100;

/** Returns a claim for each address of a film's page that no name in it claims already. */
export function linkedFilms(
	{ catalogue, text, tokens }: Scene,
	regions: readonly Region[],
	{ hidden, page }: TokenMarks,
): FilmClaim[] {
	const links = regions.filter(({ kind }) => kind === 'link').slice(0, MOST);
	return links.flatMap(({ start, end }): FilmClaim[] => {
		const link = text.slice(start, end).replace(BEHIND, '');
		const film = filmOfLink(catalogue, link);
		if (film < 0) return [];
		const first = partitionPoint(0, tokens.count, (w) => tokens.start[w]! < start);
		const last = partitionPoint(first, tokens.count, (w) => tokens.start[w]! < start + link.length);
		if (first === last || hidden[first] === 2 || page.subarray(first, last).some((region) => region >= 0)) return [];
		const place = { first, last, from: first, to: last, start, end: start + link.length };
		const form = titleNode(catalogue, filmTitles(catalogue, film)[0]!);
		return [{ ...place, form, films: [film], p: LINK_CONFIDENCE, worth: LINK_WORTH + last - first, dated: false }];
	});
}
