import { type Catalogue, filmTitles } from '../catalogue/catalogue.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import type { Pack } from '../population/pack.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { type Crowd, crowdOfAll, crowdsWithoutEach, MENTIONED_AND_RATED, makeTerm, type Term } from './crowd.ts';
import { planAdd, planDrop } from './plans.ts';

/** Longest draft that is read, in UTF-16 units: a novel's chapter. What comes after is not looked at, and said so. */
export const LONGEST_DRAFT = 200_000;
/** Most films that are counted; of more, the rarest. */
export const MOST_FILMS = 300;

export interface FilmName {
	/** Number of the film in the catalogue. */
	id: number;
	title: string;
	year: number;
}

export interface AdvisedMention {
	/** UTF-16 offsets into the draft. */
	start: number;
	end: number;
	film: FilmName;
	/** Other films of that name, likeliest first. */
	alternatives: FilmName[];
	/** People of the population who rated it; null where too few to be counted. */
	raters: number | null;
	share: number | null;
	confidence: number;
	/** The crowd if the film were named nowhere in the draft. */
	crowdWithout: number;
	/** What a choice among the alternatives is remembered under. */
	form: number;
}

/** What the advisor says of one draft: data only, no wording. */
export interface Advice extends Crowd {
	mentions: AdvisedMention[];
	population: { name: string; size: number };
	tolerance: number;
	plans: {
		/** Mentions to leave out; a film named twice takes two steps, of which the second widens the crowd. */
		drop: { mention: number; crowd: number }[];
		add: { film: FilmName; crowd: number }[];
	};
	/** What was too much to look at. */
	bounded: { text: boolean; films: boolean };
}

export interface AdviceOptions {
	tolerance: number;
	/** The writer's word on which film a title form names. */
	choices?: ReadonlyMap<number, number>;
	/** Films the writer mentions as decoys: ones not rated. */
	decoys?: ReadonlySet<number>;
	/** Determines which decoys are drawn. */
	seed?: number;
}

/** Finds the films in a draft and works out the crowd, what each costs, and what to do about it. */
export function advise({ catalogue, population }: Pack, draft: string, options: AdviceOptions): Advice {
	const { tolerance, choices = new Map(), decoys = new Set(), seed = 1 } = options;
	const mentions = findMentions(catalogue, draft.slice(0, LONGEST_DRAFT)).map((m) => choose(m, choices));
	const mentioned = new Set(mentions.map((m) => m.film));
	const films = [...mentioned].sort((a, b) => ratersOf(population, a) - ratersOf(population, b)).slice(0, MOST_FILMS);
	const terms = films.map((film) => termOf(population, film, decoys));
	const { classes, size } = population;
	const all = crowdOfAll(terms, classes, size);
	const without = new Map(crowdsWithoutEach(terms, classes, size).map((crowd, i) => [films[i]!, crowd]));
	const uncounted = films.some((film) => population.raters[film] === 0);
	const name = (film: number) => nameOf(catalogue, film);
	return {
		mentions: mentions.map((m) => ({
			start: m.start,
			end: m.end,
			film: name(m.film),
			alternatives: m.alternatives.map(name),
			raters: population.raters[m.film] || null,
			share: population.raters[m.film] ? population.raters[m.film]! / size : null,
			confidence: m.confidence,
			crowdWithout: without.get(m.film) ?? all.crowd,
			form: m.form,
		})),
		population: { name: population.name, size },
		...all,
		// A film that was not counted may have a single rater.
		low: uncounted ? 1 : all.low,
		tolerance,
		plans: {
			drop: dropMentions(mentions, planDrop(films, terms, all.crowd, tolerance, population), all.crowd),
			add: planAdd(catalogue, population, mentioned, terms, tolerance, seed).map(({ film, crowd }) => ({
				film: name(film),
				crowd,
			})),
		},
		bounded: { text: draft.length > LONGEST_DRAFT, films: mentioned.size > MOST_FILMS },
	};
}

function choose(mention: Mention, choices: ReadonlyMap<number, number>): Mention {
	const chosen = choices.get(mention.form);
	if (chosen === undefined || !mention.alternatives.includes(chosen)) return mention;
	const others = [mention.film, ...mention.alternatives].filter((film) => film !== chosen);
	return { ...mention, film: chosen, alternatives: others };
}

function termOf(population: Population, film: number, decoys: ReadonlySet<number>): Term {
	const own = decoys.has(film) ? 0 : MENTIONED_AND_RATED;
	return makeTerm(ratersOf(population, film), own, population.size, population.classes);
}

/** A film is gone once its last mention is: the steps before leave the crowd as it was. */
function dropMentions(mentions: readonly Mention[], steps: { film: number; crowd: number }[], crowd: number) {
	let now = crowd;
	return steps.flatMap((step) => {
		const places = mentions.flatMap((m, i) => (m.film === step.film ? [i] : []));
		const before = now;
		now = step.crowd;
		return places.map((mention, i) => ({ mention, crowd: i === places.length - 1 ? step.crowd : before }));
	});
}

function nameOf(catalogue: Catalogue, film: number): FilmName {
	return { id: film, title: filmTitles(catalogue, film)[0]!, year: catalogue.year[film]! };
}
