/** Which labeled mentions have no candidate of the right film, and why: no judge can find them. */
import { type Catalogue, filmTitles, postingFilm } from '../../core/catalogue/catalogue.ts';
import { formWords } from '../../core/catalogue/forms.ts';
import { asLatin } from '../../core/mentions/lookalikes.ts';
import { findMentions } from '../../core/mentions/mentions.ts';
import { prepare } from '../../core/mentions/prepare.ts';
import { spanOf } from '../../core/mentions/span.ts';
import type { GoldMention, GoldText } from './gold.ts';
import { isFilm, overlap } from './score.ts';

/** Why a mention has no candidate of its film. */
export const CAUSES = [
	'film not in the list',
	'another year in the list',
	'written otherwise than any title of the film',
	'written as a title of other films only',
	'written as a title, but ruled out',
	'named by what is around it',
] as const;
type Cause = (typeof CAUSES)[number];

interface Missed {
	text: GoldText;
	label: GoldMention;
	cause: Cause;
}

/** Least share of a label and a candidate that they have in common. */
const LEAST_SHARED = 0.7;

/** Returns a function from texts to the labels that have no candidate of the right film. Labels of series do not count. */
export function createMissed(catalogue: Catalogue): (text: GoldText) => Missed[] {
	const byTitle = new Map<string, number[]>();
	const keyOf = (title: string) => formWords(title).join(' ');
	for (let film = 0; film < catalogue.films; film++)
		for (const key of new Set(filmTitles(catalogue, film).map(keyOf)))
			byTitle.set(key, [...(byTitle.get(key) ?? []), film]);

	function causeOf(text: GoldText, label: GoldMention, isCandidate: boolean): Cause {
		const isNamed = findMentions(catalogue, text.text).some(
			(m) => 2 * overlap(m, label) > label.end - label.start && isFilm(catalogue, m.film, label),
		);
		if (isNamed) return 'named by what is around it';
		const named = byTitle.get(keyOf(label.title)) ?? [];
		const film = named.find((other) => isFilm(catalogue, other, label));
		if (film === undefined) return named.length > 0 ? 'another year in the list' : 'film not in the list';
		if (isCandidate) return 'written as a title of other films only';
		const surface = keyOf(text.text.slice(label.start, label.end));
		const isTitle = filmTitles(catalogue, film).some((title) => keyOf(title) === surface);
		return isTitle ? 'written as a title, but ruled out' : 'written otherwise than any title of the film';
	}

	return (text) => {
		const { scene, candidates } = prepare(catalogue, asLatin(text.text));
		const placed = candidates.map(({ node }, i) => {
			const [start, end] = spanOf(scene, candidates[i]!);
			return { node, start, end };
		});
		return text.mentions.flatMap((label): Missed[] => {
			if (label.kind === 'franchise') return [];
			const there = placed.filter(
				(c) => overlap(c, label) >= LEAST_SHARED * Math.max(c.end - c.start, label.end - label.start),
			);
			const isThere = there.some(({ node }) => filmsAt(catalogue, node).some((film) => isFilm(catalogue, film, label)));
			return isThere ? [] : [{ text, label, cause: causeOf(text, label, there.length > 0) }];
		});
	};
}

const filmsAt = (c: Catalogue, node: number) =>
	Array.from(c.posting.subarray(c.nodePosting[node], c.nodePosting[node + 1]), postingFilm);
