/** How often a writer is asked about a maybe, and how the error of the crowd falls with the answers. */
import { createCase } from '../../core/advice/case.ts';
import { openMaybes } from '../../core/advice/maybes.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { matchFilm } from '../../core/catalogue/match.ts';
import { isLikely, isSure } from '../../core/mentions/certainty.ts';
import type { Mention } from '../../core/mentions/mentions.ts';
import { normalizeWords } from '../../core/mentions/settledWords.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { GoldMention, GoldText } from './gold.ts';
import { isFilm, type Judgment, overlap, scoreText } from './score.ts';

/** How the films of a text are decided: yes or no by the best guess; the sure ones; those and what the writer says of maybes. */
export const WAYS = ['guessed', 'sure', 'settled'] as const;
export type Way = (typeof WAYS)[number];

export interface AskedText {
	/** Places that the writer is asked about, and how many of them name a film. */
	maybes: number;
	films: number;
	/** Presses that settle them: one for all places of the same words. */
	presses: number;
	/** Presses asked for in the box, at a tolerance: none if the crowd reaches it with all maybes. */
	pressesBelow: number;
	/** |log10| of the crowd of the films found, over that of the labeled films. */
	error: Record<Way, number>;
}

/** The tolerance of a new installation. */
export const TOLERANCE = 100;

/** Returns a function from films to their crowd, each set of films computed once. */
export function createCrowdOf({ population }: Pick<Pack, 'population'>): (films: Iterable<number>) => number {
	const known = new Map<string, number>();
	return (films) => {
		const set = [...new Set(films)].sort((a, b) => a - b);
		const key = set.join();
		const crowd = known.get(key) ?? createCase(population, new Set(set), {}).crowd;
		known.set(key, crowd);
		return crowd;
	};
}

/** Judges what is asked in a labeled text; quotations count as in advice. @param found all mentions, sure or not */
export function askAbout(
	{ catalogue }: Pick<Pack, 'catalogue'>,
	crowdOf: (films: Iterable<number>) => number,
	text: GoldText,
	found: readonly Mention[],
): AskedText {
	const quoted = found.filter((m) => m.quoted);
	const labels = text.mentions.filter((label) => !quoted.some((m) => overlap(m, label) > 0));
	const own = found.filter((m) => !m.quoted);
	const { judgments } = scoreText(catalogue, { ...text, mentions: labels }, own);
	// A mention of a whole series is judged neither way.
	const judged = judgments.flatMap(({ found: mention }) => (mention === null ? [] : [mention]));
	const filmsOf = (counts: (mention: Mention) => boolean) => judged.filter(counts).map(({ film }) => film);
	const sure = filmsOf(isSure);
	const open = new Set(openMaybes(judged, new Set(sure)));
	const asked = judgments.filter((o) => o.found !== null && open.has(o.found));
	const answers = asked.flatMap((o) => (o.gold === null || !o.among ? [] : [filmOf(catalogue, o)]));
	const labeled = judgments.flatMap((o) => (o.gold === null ? [] : [filmOf(catalogue, o)]));
	const presses = new Set([...open].map(({ start, end }) => normalizeWords(text.text.slice(start, end)))).size;
	const withAll = crowdOf([...sure, ...[...open].map(({ film }) => film)]);
	const right = crowdOf(known(labeled));
	const errorOf = (films: readonly number[]) => Math.abs(Math.log10(crowdOf(known(films)) / right));
	return {
		maybes: open.size,
		films: asked.filter((o) => o.gold !== null).length,
		presses,
		pressesBelow: withAll < TOLERANCE ? presses : 0,
		error: {
			guessed: errorOf(filmsOf(isLikely)),
			sure: errorOf(sure),
			settled: errorOf([...sure, ...answers]),
		},
	};
}

const known = (films: readonly number[]) => films.filter((film) => film >= 0);

/** The film of a label, by its number in the catalogue; -1 if it has none of that title and year. */
function filmOf(catalogue: Catalogue, { gold, found, right }: Judgment): number {
	const label: GoldMention = gold!;
	if (right) return found!.film;
	const other = found?.alternatives.find((film) => isFilm(catalogue, film, label));
	return other ?? matchFilm(catalogue, { titles: [label.title], year: label.year, seen: null }).film;
}
