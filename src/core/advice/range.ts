/** The range of the crowd: unknowns about the mentions, and the error of the estimate. */
import { mentionedUnder, type Shared } from '../crowd/crowds.ts';
import type { Interval } from '../crowd/interval.ts';
import type { Mention } from '../mentions/mentions.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { spreadOf } from '../population/recent.ts';
import { type Case, createCase, crowdUnder, type Writer, worstAdversaries } from './case.ts';
import type { Phrase } from './phrases.ts';

/** Ways to find the writer that differ by a larger factor leave open how many people there are. */
const FAR_APART = 100;

/** The largest crowd under any guarded adversary, if the smallest is far from it; otherwise 0. */
function widestMethod(adviceCase: Case): number {
	const all = adviceCase.guarded.map((name) => crowdUnder(adviceCase, name));
	const widest = Math.max(...all);
	return widest > FAR_APART * Math.min(...all) ? widest : 0;
}

/** The interval under the worst adversary, widened to cover other readings of the draft, and methods that are far apart. */
export function rangeOf(adviceCase: Case, crowd: number, others: readonly Case[]): Interval {
	const range = (each: Case): Interval => {
		if (each.films.length + each.earlier.length === 0)
			return { low: each.crowd, high: each.crowd, fair: each.crowd, top: each.crowd };
		const worst = each.crowds.adversaries.indexOf(worstAdversaries(each, 1)[0]!);
		const mentioned = mentionedUnder(each.base, worst, each.films.map(each.rows));
		return each.crowds.interval(mentioned, worst, spreadOf(each.population, [...each.films, ...each.earlier]));
	};
	const cases = [adviceCase, ...others];
	const widest = widestMethod(adviceCase);
	const ranges = cases.map(range);
	// A film that was not counted may have a single rater.
	const uncounted = cases.some(({ films, earlier, population }) =>
		[...films, ...earlier].some((film) => population.raters[film] === 0),
	);
	const low = uncounted ? 1 : Math.min(...ranges.map((each) => each.low));
	return {
		low: Math.min(low, crowd),
		high: Math.max(crowd, widest, ...ranges.map((each) => each.high)),
		top: Math.max(crowd, ...ranges.map((each) => each.top)),
		fair: uncounted ? 1 : Math.min(crowd, ...ranges.map((each) => each.fair)),
	};
}

/** Least share of the likeliest film's raters for another film of the same name to be a plausible reading. */
const PLAUSIBLE = 0.05;

/** Cases in which every ambiguous mention without a choice of the writer names its rarest, or its commonest, film. */
export function ambiguousCases(
	mentions: readonly Mention[],
	choices: ReadonlyMap<number, number>,
	population: Population,
	draftFilms: ReadonlySet<number>,
	writer: Writer,
	shared?: Shared,
): Case[] {
	const rarest = new Map<number, number>();
	const commonest = new Map<number, number>();
	for (const { film, alternatives, form } of mentions) {
		if (choices.has(form)) continue;
		const raters = (other: number) => ratersOf(population, other);
		const plausible = [film, ...alternatives].filter((other) => raters(other) >= PLAUSIBLE * raters(film));
		if (plausible.length < 2) continue;
		plausible.sort((a, b) => raters(a) - raters(b));
		rarest.set(film, plausible[0]!);
		commonest.set(film, plausible.at(-1)!);
	}
	return rarest.size === 0
		? []
		: [rarest, commonest].map((substitutes) =>
				createCase(population, draftFilms, writer, { substitutes, ...(shared && { shared }) }),
			);
}

/**
 * The case without the films that the writer never rated, if there are any: a post may tell that its writer has only heard
 * of a film, and then a reader leaves it out.
 */
export function withoutNeverRated({ population, films, earlier, own }: Case, writer: Writer): Case[] {
	const { said = new Map(), history = [] } = writer;
	const isNever = (film: number) => said.get(film) === 'never' && own(film) === 0;
	if (![...films, ...earlier].some(isNever)) return [];
	const others = new Set(films.filter((film) => !isNever(film)));
	return [createCase(population, others, { ...writer, history: history.filter(({ film }) => !isNever(film)) })];
}

/**
 * The cases in which all adversaries read phrases: as sets of films; as films of which each may be meant, in proportion
 * to its fame; and, if some guess right, as the best known.
 */
export function guessedCases({ population, phrases }: Case, draftFilms: ReadonlySet<number>, writer: Writer): Case[] {
	const { history = [], phrasesInDraft = new Map() } = writer;
	const raters = (film: number) => ratersOf(population, film);
	const isBestKnown = ([film, { films }]: [number, Phrase]) => films.every((other) => raters(other) <= raters(film));
	const guessed = new Set([...phrases].filter(isBestKnown).map(([film]) => film));
	if (phrases.size === 0) return [];
	const read = (['all', 'guessed'] as const).map((phrasesRead) =>
		createCase(population, draftFilms, { ...writer, phrasesRead }),
	);
	if (guessed.size === 0) return read;
	const inDraft = [...phrasesInDraft.keys()].filter((film) => guessed.has(film));
	const known = history.map((one) =>
		guessed.has(one.film) ? { film: one.film, decoy: one.decoy, days: one.days ?? [] } : one,
	);
	const left = new Map([...phrasesInDraft].filter(([film]) => !guessed.has(film)));
	const right = { ...writer, history: known, phrasesInDraft: left, phrasesRead: 'all' as const };
	return [...read, createCase(population, new Set([...draftFilms, ...inDraft]), right)];
}
