/** Films of one series by their subtitles: "Insurrection" near "Star Trek: Generations" is "Star Trek: Insurrection". */
import { type Catalogue, filmTitles, postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { formWords, titlePieces } from '../catalogue/forms.ts';
import { titleNode, wordNumber } from '../catalogue/titled.ts';
import { words } from '../catalogue/words.ts';
import type { FilmClaim } from './claims.ts';
import { isTelling, type Part } from './parts.ts';
import type { Scene } from './scene.ts';

/** Least probability of a film whose series is searched, and the confidence of other films of the series. */
const LEAST = 0.7;
const MEMBER = 0.7;
/** Most series, and most titles with the same beginning, to search. */
const MOST_SERIES = 8;
const MOST_NODES = 300;
/** Fewest raters of a film that can be named by its subtitle alone. */
const KNOWN = 500;

/** Most films whose series are remembered: a draft is read again after every edit. */
const MOST_REMEMBERED = 500;
const cache = new WeakMap<Catalogue, Map<number, Part[]>>();

/** Returns the subtitles of films whose series is named. */
export function familyParts({ catalogue: c }: Scene, found: readonly FilmClaim[]): Part[] {
	const heads = new Map<number, Part[]>();
	for (const { p, films } of found) {
		if (p < LEAST || heads.size >= MOST_SERIES) continue;
		const parts = seriesParts(c, films[0]!);
		if (parts.length > 0) heads.set(parts[0]!.form, parts);
	}
	return [...heads.values()].flat();
}

/** The subtitles in the series of a film, with its own; an empty list if its title has no subtitle. */
function seriesParts(c: Catalogue, film: number): Part[] {
	const remembered = cache.get(c) ?? new Map<number, Part[]>();
	cache.set(c, remembered);
	const known = remembered.get(film);
	if (known !== undefined) return known;
	const [head, ...tail] = titlePieces(filmTitles(c, film)[0]!);
	const node = tail.length === 0 ? 0 : titleNode(c, head!);
	const parts = node === 0 ? [] : subtitles(c, node, formWords(head!).join(' '));
	if (remembered.size >= MOST_REMEMBERED) remembered.clear();
	remembered.set(film, parts);
	return parts;
}

function subtitles(c: Catalogue, node: number, head: string): Part[] {
	return filmsBelow(c, node).flatMap((film): Part[] => {
		if (c.raters[film]! < KNOWN) return [];
		const title = filmTitles(c, film)[0]!;
		const [own, ...tail] = titlePieces(title);
		if (tail.length === 0 || formWords(own!).join(' ') !== head) return [];
		const part = words(tail.join(' ')).map((word) => wordNumber(c, word));
		if (part.length === 0 || !isTelling(c, part)) return [];
		return [{ words: part, films: [film], form: titleNode(c, title), marked: false, p: MEMBER }];
	});
}

/** Films whose title begins with the words of `node`. */
function filmsBelow(c: Catalogue, node: number): number[] {
	const films: number[] = [];
	const nodes = [node];
	for (let i = 0; i < nodes.length && i < MOST_NODES; i++) {
		for (let k = c.nodePosting[nodes[i]!]!; k < c.nodePosting[nodes[i]! + 1]!; k++)
			if (postingKind(c.posting[k]!) === 'title') films.push(postingFilm(c.posting[k]!));
		for (let child = c.nodeChild[nodes[i]!]!; child < c.nodeChild[nodes[i]! + 1]!; child++) nodes.push(child);
	}
	return films;
}
