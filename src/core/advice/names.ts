import { type Catalogue, filmTitles, kindAt } from '../catalogue/catalogue.ts';
import type { FilmName } from './result.ts';

export function nameOf(catalogue: Catalogue, film: number): FilmName {
	const kind = kindAt(catalogue, film);
	const name = { id: film, title: filmTitles(catalogue, film)[0]!, year: catalogue.year[film]! };
	return kind === 'film' ? name : { ...name, kind };
}
