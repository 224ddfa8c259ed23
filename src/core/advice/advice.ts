import type { Adversary } from '../adversaries/weighing.ts';
import { crowdsOf } from '../crowd/crowds.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import { understoodOf } from '../mentions/understood.ts';
import type { Pack } from '../population/pack.ts';
import { ratersOf } from '../population/population.ts';
import { type Case, createCase, type Writer, worstAdversaries } from './case.ts';
import { countedOf } from './counted.ts';
import { whyDrawn } from './decoys.ts';
import { endOfWay, firstWay, type Way } from './first.ts';
import { leastReaching, reaches } from './goal.ts';
import { LONGEST_DRAFT, MOST_FILMS } from './limits.ts';
import { adviseMaybes } from './maybes.ts';
import { nameOf } from './names.ts';
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
	withoutEach,
} from './plans.ts';
import { ambiguousCases, rangeOf, withoutNeverRated } from './range.ts';
import type { AddStep, Advice, DropStep, FirstPlan, State, Suggestion } from './result.ts';
import { englishIn } from './takeOut/languages.ts';
import { maySay } from './takeOut/maySay.ts';
import { toldIn } from './toldIn.ts';

interface AdviceOptions extends Omit<Writer, 'told'> {
	tolerance: number;
	/** The film that the writer chose for an ambiguous title form, by form. */
	choices?: ReadonlyMap<number, number>;
	/** Which facts were told of films in place of their titles, by film. */
	tellings?: ReadonlyMap<number, number>;
	/** Seed of the draw of decoys. */
	seed?: number;
	/** Mentions in the draft's first {@link LONGEST_DRAFT} units, if they were found before. */
	found?: readonly Mention[];
}

/** Finds the films in a draft and computes the crowd, the cost of each film, and plans to widen the crowd. */
export const advise = (pack: Pack, draft: string, options: AdviceOptions): Advice =>
	consult(pack, draft, options).advice;

/** Returns the advice together with its case, which {@link whatIf} needs to evaluate other changes. */
export function consult(pack: Pack, draft: string, given: AdviceOptions): { advice: Advice; adviceCase: Case } {
	const { catalogue, population } = pack;
	const {
		tolerance,
		choices = new Map(),
		seed = 1,
		rated = null,
		said = new Map(),
		history = [],
		nowhere = false,
	} = given;
	const found = given.found ?? findMentions(catalogue, draft.slice(0, LONGEST_DRAFT));
	const named = found.filter((m) => !m.quoted).map((m) => choose(m, choices));
	const mentions = named.filter(isSure);
	const draftFilms = new Set(mentions.map((m) => m.film));
	const options = { ...given, told: toldIn(catalogue, draft, given.tellings ?? new Map(), draftFilms) };
	const adviceCase = createCase(population, draftFilms, options, { forPlans: true });
	const { crowd } = adviceCase;
	const planCase = createCase(population, draftFilms, {
		...options,
		guard: worstAdversaries(adviceCase, PLAN_ADVERSARIES),
	});
	const published = new Set(history.map(({ film }) => film));
	const maybes = adviseMaybes(pack, named, new Set([...draftFilms, ...published]), (films) =>
		createCase(population, new Set([...draftFilms, ...films]), options),
	);
	const neverSuggest = (film: number) =>
		rated?.has(film) === true || said.get(film) === 'rated' || maybes.films.has(film);
	const foundPlans = makePlans(pack, planCase, { tolerance: leastReaching(tolerance), seed, neverSuggest });
	const ends = Object.fromEntries(
		PLANS.map((kind) => [kind, planEnd(adviceCase, foundPlans[kind])]),
	) as Advice['plans']['ends'];
	const first = firstWay(pack, adviceCase, planCase, foundPlans, {
		goal: leastReaching(tolerance),
		seed,
		neverSuggest,
		maySay: sayable(draft, mentions),
	});
	const without = withoutEach(adviceCase, foundPlans.without);
	const withoutFilm = new Map(adviceCase.films.map((film, i) => [film, Math.max(crowd, without[i]!)]));
	const plans = {
		suggested: foundPlans.suggested,
		...Object.fromEntries(PLANS.map((kind) => [kind, toEnd(foundPlans[kind], ends[kind], withoutFilm)])),
	} as Omit<Plans, 'without'>;
	const name = (film: number) => nameOf(catalogue, film);
	const dropSteps = (plan: Plan) => dropMentions(mentions, plan.drop, crowd);
	const suggestion = (film: number) => ({
		film: name(film),
		share: ratersOf(population, film) / population.size,
		why: why(pack, film, adviceCase.films),
	});
	const addSteps = (plan: Plan) => plan.add.map(({ film, crowd: after }) => ({ ...suggestion(film), crowd: after }));
	// Without what the draft tells by phrases.
	const before = options.told.size === 0 ? adviceCase : createCase(population, new Set(), given, { forPlans: true });
	const earlierCrowds = crowdsOf(before.crowds, before.base);
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
			...maybes.cases,
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
			...ratedBy(m.film, { rated, said, nowhere }),
			form: m.form,
		})),
		maybes: maybes.advised,
		crowdWithMaybes: maybes.cases[0]?.crowd ?? crowd,
		population: { name: population.name, size: population.size },
		members: adviceCase.members,
		tolerance,
		told: options.told.size,
		state: stateOf(crowd, tolerance, earlier.crowd, first.crowd, ends),
		adversaries: adviceCase.guarded
			.map((name) => ({ name, crowd: crowdOf(name, adviceCase.crowdByAdversary) }))
			.sort((a, b) => a.crowd - b.crowd),
		counted: countedOf(adviceCase),
		earlier,
		ownRatings: rated !== null && rated.size > 0,
		nowhere,
		plans: {
			drop: dropSteps(plans.drop),
			add: addSteps(plans.add),
			mixed: { drop: dropSteps(plans.mixed), add: addSteps(plans.mixed) },
			first: firstPlan(mentions, adviceCase, first, suggestion),
			ends,
		},
		suggestions: plans.suggested.slice(0, SUGGESTED).map(suggestion),
		bounded: { text: draft.length > LONGEST_DRAFT, films: draftFilms.size > MOST_FILMS || published.size > MOST_FILMS },
		understood: understoodOf(draft.slice(0, LONGEST_DRAFT)),
	};
	return { advice, adviceCase };
}

/** Whether something else can be said in place of a film wherever it is named: there are phrases in English only. */
function sayable(draft: string, mentions: readonly Mention[]): (film: number) => boolean {
	const text = draft.slice(0, LONGEST_DRAFT);
	const isEnglish = englishIn(text);
	const isKnown = understoodOf(text) === 'all';
	return (film) =>
		isKnown && mentions.every((m, i) => m.film !== film || (isEnglish(m.start) && maySay(text, mentions, i)));
}

/** Tells the way of least effort by mention. */
function firstPlan(
	mentions: readonly Mention[],
	adviceCase: Case,
	{ changes, add, crowd }: Way,
	suggestion: (film: number) => Suggestion,
): FirstPlan {
	const ifAsked = (film: number) =>
		endOfWay(adviceCase, { changes: changes.filter((change) => change.film !== film), add }).crowd;
	const told = changes.map(({ film, to }) => {
		if (to === null) return { film, to };
		return {
			film,
			to: typeof to === 'number' ? { swap: suggestion(to) } : { phrase: to.words, ifAsked: ifAsked(film) },
		};
	});
	const byFilm = new Map(told.map(({ film, to }) => [film, to]));
	return {
		changes: mentions.flatMap(({ film }, mention) => {
			const to = byFilm.get(film);
			return to === undefined ? [] : [{ mention, to }];
		}),
		add: add.map(suggestion),
		crowd,
	};
}

/** Films that are suggested at a time. */
const SUGGESTED = 3;

/**
 * Caps the crowd of each step by the outcome under all adversaries: plans are made against the worst ones only. After the
 * first film is left out the crowd is as it is told beside that film.
 */
function toEnd({ drop, add }: Plan, end: PlanEnd | null, withoutFilm: ReadonlyMap<number, number>): Plan {
	const first = withoutFilm.get(drop[0]?.film ?? -1);
	const steps = [...drop, ...add].map((step, i, all) => ({
		...step,
		crowd: i === all.length - 1 ? end!.crowd : Math.min((i === 0 ? first : undefined) ?? step.crowd, end!.crowd),
	}));
	return { drop: steps.slice(0, drop.length), add: steps.slice(drop.length) };
}

/** A smaller crowd counts as one person: a plan that does not reach this is no help. */
const ONE_PERSON = 2;

function stateOf(
	crowd: number,
	tolerance: number,
	earlier: number,
	first: number,
	ends: Advice['plans']['ends'],
): State {
	if (reaches(crowd, tolerance)) return 'safe';
	const widest = Math.max(crowd, first, ...PLANS.map((kind) => ends[kind]?.crowd ?? 0));
	if (reaches(widest, tolerance)) return 'fixable';
	if (widest >= ONE_PERSON) return 'short';
	return earlier < ONE_PERSON ? 'identifiedBefore' : 'identified';
}

function why(pack: Pack, film: number, context: readonly number[]): AddStep['why'] {
	const found = whyDrawn(decoyPool(pack), film, context);
	return found === null ? null : { ...found, like: nameOf(pack.catalogue, found.like) };
}

function choose(mention: Mention, choices: ReadonlyMap<number, number>): Mention {
	const chosen = choices.get(mention.form);
	if (chosen === undefined || !mention.alternatives.includes(chosen)) return mention;
	const others = [mention.film, ...mention.alternatives].filter((film) => film !== chosen);
	return { ...mention, film: chosen, alternatives: others };
}

/** Whether the writer has rated a film, and their word on it. */
function ratedBy(film: number, { rated, said, nowhere }: Required<Pick<Writer, 'rated' | 'said' | 'nowhere'>>) {
	const word = saidOf(film, { rated, said });
	return {
		rated: word !== null ? word === 'rated' : rated === null ? (nowhere ? false : null) : rated.has(film),
		said: word,
	};
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
