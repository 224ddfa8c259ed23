import { type Catalogue, filmTitles } from '../catalogue/catalogue.ts';
import type { FilmName } from './result.ts';

export function nameOf(catalogue: Catalogue, film: number): FilmName {
	return { id: film, title: filmTitles(catalogue, film)[0]!, year: catalogue.year[film]! };
}
