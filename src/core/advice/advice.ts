import type { Adversary } from '../adversaries/weighing.ts';
import { type Catalogue, filmTitles } from '../catalogue/catalogue.ts';
import { copyAll, crowdsOf, mentionAll } from '../crowd/crowds.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import type { Pack } from '../population/pack.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { type Case, createCase, type Writer, worstAdversaries } from './case.ts';
import { countedOf } from './counted.ts';
import { whyDrawn } from './decoys.ts';
import { leastReaching, reaches } from './goal.ts';
import { LONGEST_DRAFT, MOST_FILMS } from './limits.ts';
import { saidOf } from './ownChance.ts';
import {
	decoyPool,
	makePlans,
	PLAN_ADVERSARIES,
	PLANS,
	type Plan,
	type PlanEnd,
	type Plans,
	planEnd,
} from './plans.ts';
import type { AddStep, Advice, DropStep, FilmName, State } from './result.ts';

interface AdviceOptions extends Writer {
	tolerance: number;
	/** The film that the writer chose for an ambiguous title form, by form. */
	choices?: ReadonlyMap<number, number>;
	/** Seed of the draw of decoys. */
	seed?: number;
	/** Mentions in the draft's first {@link LONGEST_DRAFT} units, if they were found before. */
	found?: readonly Mention[];
}

/** Finds the films in a draft and computes the crowd, the cost of each film, and plans to widen the crowd. */
export const advise = (pack: Pack, draft: string, options: AdviceOptions): Advice =>
	consult(pack, draft, options).advice;

/** Returns the advice together with its case, which {@link whatIf} needs to evaluate other changes. */
export function consult(pack: Pack, draft: string, options: AdviceOptions): { advice: Advice; adviceCase: Case } {
	const { catalogue, population } = pack;
	const { tolerance, choices = new Map(), seed = 1, rated = null, said = new Map(), history = [] } = options;
	const found = options.found ?? findMentions(catalogue, draft.slice(0, LONGEST_DRAFT));
	const mentions = found.filter((m) => !m.quoted).map((m) => choose(m, choices));
	const draftFilms = new Set(mentions.map((m) => m.film));
	const adviceCase = createCase(population, draftFilms, options, { forPlans: true });
	const { crowd } = adviceCase;
	const planCase = createCase(population, draftFilms, {
		...options,
		guard: worstAdversaries(adviceCase, PLAN_ADVERSARIES),
	});
	const neverSuggest = (film: number) => rated?.has(film) === true || said.get(film) === 'rated';
	const foundPlans = makePlans(pack, planCase, { tolerance: leastReaching(tolerance), seed, neverSuggest });
	const ends = Object.fromEntries(
		PLANS.map((kind) => [kind, planEnd(adviceCase, foundPlans[kind])]),
	) as Advice['plans']['ends'];
	const plans = {
		without: foundPlans.without,
		...Object.fromEntries(PLANS.map((kind) => [kind, toEnd(foundPlans[kind], ends[kind])])),
	} as Plans;
	const withoutFilm = new Map(adviceCase.films.map((film, i) => [film, Math.max(crowd, plans.without[i]!)]));
	const published = new Set(history.map(({ film }) => film));
	const name = (film: number) => nameOf(catalogue, film);
	const dropSteps = (plan: Plan) => dropMentions(mentions, plan.drop, crowd);
	const addSteps = (plan: Plan) =>
		plan.add.map((step) => ({ ...step, film: name(step.film), why: why(pack, step.film, adviceCase.films) }));
	const earlierCrowds = crowdsOf(adviceCase.crowds, adviceCase.base);
	const crowdOf = (name: Adversary, crowds: readonly number[]) => crowds[adviceCase.crowds.adversaries.indexOf(name)]!;
	const earlier = {
		films: published.size,
		crowd: Math.min(...adviceCase.guarded.map((name) => crowdOf(name, earlierCrowds))),
	};
	const advice: Advice = {
		crowd,
		...rangeOf(adviceCase, crowd, [
			...ambiguousCases(mentions, choices, population, draftFilms, options),
			...withoutNeverRated(adviceCase, options),
		]),
		mentions: mentions.map((m) => ({
			start: m.start,
			end: m.end,
			film: name(m.film),
			alternatives: m.alternatives.map(name),
			raters: population.raters[m.film] || null,
			share: population.raters[m.film] ? population.raters[m.film]! / population.size : null,
			confidence: m.confidence,
			crowdWithout: withoutFilm.get(m.film) ?? crowd,
			published: published.has(m.film),
			...ratedBy(m.film, { rated, said }),
			form: m.form,
		})),
		population: { name: population.name, size: population.size },
		members: adviceCase.members,
		tolerance,
		state: stateOf(crowd, tolerance, earlier.crowd, ends),
		adversaries: adviceCase.guarded
			.map((name) => ({ name, crowd: crowdOf(name, adviceCase.crowdByAdversary) }))
			.sort((a, b) => a.crowd - b.crowd),
		counted: countedOf(adviceCase),
		earlier,
		ownRatings: rated !== null && rated.size > 0,
		plans: {
			drop: dropSteps(plans.drop),
			add: addSteps(plans.add),
			mixed: { drop: dropSteps(plans.mixed), add: addSteps(plans.mixed) },
			ends,
		},
		bounded: { text: draft.length > LONGEST_DRAFT, films: draftFilms.size > MOST_FILMS || published.size > MOST_FILMS },
	};
	return { advice, adviceCase };
}

/** Caps the crowd of each step by the outcome under all adversaries: plans are made against the worst ones only. */
function toEnd({ drop, add }: Plan, end: PlanEnd | null): Plan {
	const steps = [...drop, ...add].map((step, i, all) => ({
		...step,
		crowd: i === all.length - 1 ? end!.crowd : Math.min(step.crowd, end!.crowd),
	}));
	return { drop: steps.slice(0, drop.length), add: steps.slice(drop.length) };
}

/** A smaller crowd counts as one person: a plan that does not reach this is no help. */
const ONE_PERSON = 2;

function stateOf(crowd: number, tolerance: number, earlier: number, ends: Advice['plans']['ends']): State {
	if (reaches(crowd, tolerance)) return 'safe';
	const widest = Math.max(crowd, ...PLANS.map((kind) => ends[kind]?.crowd ?? 0));
	if (reaches(widest, tolerance)) return 'fixable';
	if (widest >= ONE_PERSON) return 'short';
	return earlier < ONE_PERSON ? 'identifiedBefore' : 'identified';
}

function why(pack: Pack, film: number, context: readonly number[]): AddStep['why'] {
	const found = whyDrawn(decoyPool(pack), film, context);
	return found === null ? null : { ...found, like: nameOf(pack.catalogue, found.like) };
}

/** The interval under the worst adversary, widened to cover the other readings of ambiguous mentions. */
function rangeOf(adviceCase: Case, crowd: number, others: readonly Case[]): { low: number; high: number } {
	const range = (each: Case) => {
		const worst = each.crowds.adversaries.indexOf(worstAdversaries(each, 1)[0]!);
		const mentioned = mentionAll(copyAll(each.base), each.films.map(each.rows));
		return each.crowds.interval(mentioned, worst);
	};
	if (adviceCase.films.length + adviceCase.earlier.length === 0) return { low: crowd, high: crowd };
	const ranges = [adviceCase, ...others].map(range);
	// A film that was not counted may have a single rater.
	const uncounted = [...adviceCase.films, ...adviceCase.earlier].some(
		(film) => adviceCase.population.raters[film] === 0,
	);
	const low = uncounted ? 1 : Math.min(...ranges.map((each) => each.low));
	return { low: Math.min(low, crowd), high: Math.max(crowd, ...ranges.map((each) => each.high)) };
}

function choose(mention: Mention, choices: ReadonlyMap<number, number>): Mention {
	const chosen = choices.get(mention.form);
	if (chosen === undefined || !mention.alternatives.includes(chosen)) return mention;
	const others = [mention.film, ...mention.alternatives].filter((film) => film !== chosen);
	return { ...mention, film: chosen, alternatives: others };
}

/** Least share of the likeliest film's raters for another film of the same name to be a plausible reading. */
const PLAUSIBLE = 0.05;

/** Cases in which every ambiguous mention without a choice of the writer names its rarest, or its commonest, film. */
function ambiguousCases(
	mentions: readonly Mention[],
	choices: ReadonlyMap<number, number>,
	population: Population,
	draftFilms: ReadonlySet<number>,
	writer: Writer,
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
		: [rarest, commonest].map((substitutes) => createCase(population, draftFilms, writer, { substitutes }));
}

/**
 * The case without the films that the writer never rated, if there are any: a post may tell that its writer has only heard
 * of a film, and then a reader leaves it out.
 */
function withoutNeverRated({ population, films, earlier, own }: Case, writer: Writer): Case[] {
	const { said = new Map(), history = [] } = writer;
	const isNever = (film: number) => said.get(film) === 'never' && own(film) === 0;
	if (![...films, ...earlier].some(isNever)) return [];
	const others = new Set(films.filter((film) => !isNever(film)));
	return [createCase(population, others, { ...writer, history: history.filter(({ film }) => !isNever(film)) })];
}

/** Whether the writer has rated a film, and their word on it. */
function ratedBy(film: number, { rated, said }: Required<Pick<Writer, 'rated' | 'said'>>) {
	const word = saidOf(film, { rated, said });
	return { rated: word !== null ? word === 'rated' : rated === null ? null : rated.has(film), said: word };
}

/** Converts steps by film into steps by mention. The crowd only changes when a film's last mention is dropped. */
function dropMentions(mentions: readonly Mention[], steps: Plan['drop'], crowd: number): DropStep[] {
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
