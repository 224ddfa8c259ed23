import { likelyClasses } from '../adversaries/scoring.ts';
import { type Catalogue, filmTitles } from '../catalogue/catalogue.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import type { Pack } from '../population/pack.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { type Crowd, crowdOfAll, crowdsWithoutEach, MENTIONED_AND_RATED, makeTerm } from './crowd.ts';
import { LONGEST_DRAFT, MOST_FILMS } from './limits.ts';
import { planAdd, planDrop } from './plans.ts';

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
	/** What was found in the draft's first {@link LONGEST_DRAFT} units, if that is known already. */
	found?: readonly Mention[];
}

/** Finds the films in a draft and works out the crowd, what each costs, and what to do about it. */
export function advise({ catalogue, population }: Pack, draft: string, options: AdviceOptions): Advice {
	const { tolerance, choices = new Map(), decoys = new Set(), seed = 1 } = options;
	const found = options.found ?? findMentions(catalogue, draft.slice(0, LONGEST_DRAFT));
	const mentions = found.filter((m) => !m.quoted).map((m) => choose(m, choices));
	const mentioned = new Set(mentions.map((m) => m.film));
	const films = [...mentioned].sort((a, b) => ratersOf(population, a) - ratersOf(population, b)).slice(0, MOST_FILMS);
	const { size } = population;
	const classes = likelyClasses(population.classes, catalogue.films);
	const ownOf = (film: number) => (decoys.has(film) ? 0 : MENTIONED_AND_RATED);
	const terms = films.map((film) => makeTerm(ratersOf(population, film), ownOf(film), size, population.classes));
	const all = crowdOfAll(terms, classes, size);
	const without = crowdsWithoutEach(terms, classes, size);
	const withoutFilm = new Map(films.map((film, i) => [film, without[i]!]));
	const uncounted = films.some((film) => population.raters[film] === 0);
	const [rarest, commonest] = extremes(mentions, choices, population).map((meant) => {
		const other = films.map((film) =>
			makeTerm(ratersOf(population, meant.get(film) ?? film), ownOf(film), size, population.classes),
		);
		return meant.size === 0 ? all : crowdOfAll(other, classes, size);
	});
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
			crowdWithout: withoutFilm.get(m.film) ?? all.crowd,
			form: m.form,
		})),
		population: { name: population.name, size },
		...all,
		// A film that was not counted may have a single rater.
		low: uncounted ? 1 : Math.min(all.low, rarest!.low, commonest!.low),
		high: Math.max(all.high, rarest!.high, commonest!.high),
		tolerance,
		plans: {
			drop: dropMentions(mentions, planDrop(films, terms, all.crowd, without, tolerance, size, classes), all.crowd),
			add: planAdd({ catalogue, population }, mentioned, terms, classes, tolerance, seed).map(({ film, crowd }) => ({
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

/** Films of a name with fewer raters than this part of the likeliest one's are not what a writer means unsaid. */
const PLAUSIBLE = 0.05;

/** For mentions that may name several films and about which nobody has spoken: the rarest and the commonest meant. */
function extremes(mentions: readonly Mention[], choices: ReadonlyMap<number, number>, population: Population) {
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
	return [rarest, commonest] as const;
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
