/** Films of one series by their subtitles: "Insurrection" beside "Star Trek: Generations" is "Star Trek: Insurrection". */
import { type Catalogue, filmTitles, postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { formWords, titlePieces } from '../catalogue/forms.ts';
import { titleNode, wordNumber } from '../catalogue/titled.ts';
import { words } from '../catalogue/words.ts';
import type { FilmClaim } from './claims.ts';
import { isTelling, type Part } from './parts.ts';
import type { Scene } from './scene.ts';

/** Least probability of a film whose series is looked for, and the confidence of another film of it. */
const LEAST = 0.7;
const MEMBER = 0.7;
/** Most series, and most titles that begin alike, that are looked at. */
const MOST_SERIES = 8;
const MOST_NODES = 300;
/** Least raters of a film that is called by its subtitle alone. */
const KNOWN = 500;

/** Returns the subtitles of films whose series is named. */
export function familyParts(scene: Scene, found: readonly FilmClaim[]): Part[] {
	const { catalogue: c } = scene;
	const heads = new Set<string>();
	for (const { p, films } of found)
		if (p >= LEAST && heads.size < MOST_SERIES) {
			const [head, ...tail] = titlePieces(filmTitles(c, films[0]!)[0]!);
			if (tail.length > 0) heads.add(head!);
		}
	return [...heads].flatMap((head) => {
		const node = titleNode(c, head);
		const key = formWords(head).join(' ');
		return (node === 0 ? [] : filmsBelow(c, node)).flatMap((film): Part[] => {
			if (c.raters[film]! < KNOWN) return [];
			const [own, ...tail] = titlePieces(filmTitles(c, film)[0]!);
			if (tail.length === 0 || formWords(own!).join(' ') !== key) return [];
			const part = words(tail.join(' ')).map((word) => wordNumber(c, word));
			const form = titleNode(c, filmTitles(c, film)[0]!);
			return isTelling(scene, part) ? [{ words: part, films: [film], form, marked: false, p: MEMBER }] : [];
		});
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
