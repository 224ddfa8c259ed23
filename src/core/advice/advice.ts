import type { Adversary } from '../adversaries/weighing.ts';
import { type Catalogue, filmTitles } from '../catalogue/catalogue.ts';
import { copyAll, crowdsOf, mentionAll } from '../crowd/crowds.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import type { Pack } from '../population/pack.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { type Case, createCase, type Writer, worstAdversaries } from './case.ts';
import { countedBeside } from './counted.ts';
import { whyDrawn } from './decoys.ts';
import { LONGEST_DRAFT, MOST_FILMS } from './limits.ts';
import {
	decoyPool,
	makePlans,
	PLANS,
	type Plan,
	type PlanEnd,
	type Plans,
	planEnd,
	TRIED_ADVERSARIES,
} from './plans.ts';
import type { AddStep, Advice, DropStep, FilmName, State } from './result.ts';

interface AdviceOptions extends Writer {
	tolerance: number;
	/** The writer's word on which film a title form names. */
	choices?: ReadonlyMap<number, number>;
	/** Determines which decoys are drawn. */
	seed?: number;
	/** What was found in the draft's first {@link LONGEST_DRAFT} units, if that is known already. */
	found?: readonly Mention[];
}

/** Finds the films in a draft and works out the crowd, what each costs, and what to do about it. */
export const advise = (pack: Pack, draft: string, options: AdviceOptions): Advice =>
	consult(pack, draft, options).advice;

/** The same with the case it was worked out from, for trying what else could be done. */
export function consult(pack: Pack, draft: string, options: AdviceOptions): { advice: Advice; one: Case } {
	const { catalogue, population } = pack;
	const { tolerance, choices = new Map(), seed = 1, rated = null, history = [] } = options;
	const found = options.found ?? findMentions(catalogue, draft.slice(0, LONGEST_DRAFT));
	const mentions = found.filter((m) => !m.quoted).map((m) => choose(m, choices));
	const said = new Set(mentions.map((m) => m.film));
	const one = createCase(population, said, options, { told: true });
	const { crowd } = one;
	const tried = createCase(population, said, { ...options, guard: worstAdversaries(one, TRIED_ADVERSARIES) });
	const never = (film: number) => rated?.has(film) === true;
	const made = makePlans(pack, tried, { tolerance, seed, never });
	const ends = Object.fromEntries(PLANS.map((kind) => [kind, planEnd(one, made[kind])])) as Advice['plans']['ends'];
	const plans = {
		without: made.without,
		...Object.fromEntries(PLANS.map((kind) => [kind, toEnd(made[kind], ends[kind])])),
	} as Plans;
	const withoutFilm = new Map(one.films.map((film, i) => [film, Math.max(crowd, plans.without[i]!)]));
	const published = new Set(history.map(({ film }) => film));
	const name = (film: number) => nameOf(catalogue, film);
	const dropped = (plan: Plan) => dropMentions(mentions, plan.drop, crowd);
	const added = (plan: Plan) =>
		plan.add.map((step) => ({ ...step, film: name(step.film), why: why(pack, step.film, one.films) }));
	const alone = crowdsOf(one.crowds, one.base);
	const crowdOf = (name: Adversary, crowds: readonly number[]) => crowds[one.crowds.adversaries.indexOf(name)]!;
	const earlier = { films: published.size, crowd: Math.min(...one.guarded.map((name) => crowdOf(name, alone))) };
	const advice: Advice = {
		crowd,
		...rangeOf(one, crowd, ambiguous(mentions, choices, population, said, options)),
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
			rated: rated === null ? null : rated.has(m.film),
			form: m.form,
		})),
		population: { name: population.name, size: population.size },
		members: one.members,
		tolerance,
		state: stateOf(crowd, tolerance, earlier.crowd, ends),
		adversaries: one.guarded.map((name) => ({ name, crowd: crowdOf(name, one.now) })).sort((a, b) => a.crowd - b.crowd),
		counted: countedBeside(one),
		earlier,
		ownRatings: rated !== null && rated.size > 0,
		plans: {
			drop: dropped(plans.drop),
			add: added(plans.add),
			mixed: { drop: dropped(plans.mixed), add: added(plans.mixed) },
			ends,
		},
		bounded: { text: draft.length > LONGEST_DRAFT, films: said.size > MOST_FILMS || published.size > MOST_FILMS },
	};
	return { advice, one };
}

/** A plan is tried against the worst adversaries only: no step leads further than its end does under all of them. */
function toEnd({ drop, add }: Plan, end: PlanEnd | null): Plan {
	const steps = [...drop, ...add].map((step, i, all) => ({
		...step,
		crowd: i === all.length - 1 ? end!.crowd : Math.min(step.crowd, end!.crowd),
	}));
	return { drop: steps.slice(0, drop.length), add: steps.slice(drop.length) };
}

/** A crowd of fewer people is as good as one person: a plan that reaches no more is no help. */
const ONE_PERSON = 2;
/** Closer to the tolerance than this nobody could tell the difference. */
const ALMOST = 0.995;

function stateOf(crowd: number, tolerance: number, earlier: number, ends: Advice['plans']['ends']): State {
	if (crowd >= ALMOST * tolerance) return 'safe';
	const widest = Math.max(crowd, ...PLANS.map((kind) => ends[kind]?.crowd ?? 0));
	if (widest >= ALMOST * tolerance) return 'fixable';
	if (widest >= ONE_PERSON) return 'short';
	return earlier < ONE_PERSON ? 'identifiedBefore' : 'identified';
}

function why(pack: Pack, film: number, context: readonly number[]): AddStep['why'] {
	const found = whyDrawn(decoyPool(pack), film, context);
	return found === null ? null : { ...found, like: nameOf(pack.catalogue, found.like) };
}

/** The interval of the worst adversary, widened by what the films may be of which it is open which they are. */
function rangeOf(one: Case, crowd: number, others: readonly Case[]): { low: number; high: number } {
	const range = (each: Case) => {
		const worst = each.crowds.adversaries.indexOf(worstAdversaries(each, 1)[0]!);
		const mentioned = mentionAll(copyAll(each.base), each.films.map(each.rows));
		return each.crowds.interval(mentioned, worst);
	};
	if (one.films.length + one.earlier.length === 0) return { low: crowd, high: crowd };
	const ranges = [one, ...others].map(range);
	// A film that was not counted may have a single rater.
	const uncounted = [...one.films, ...one.earlier].some((film) => one.population.raters[film] === 0);
	const low = uncounted ? 1 : Math.min(...ranges.map((each) => each.low));
	return { low: Math.min(low, crowd), high: Math.max(crowd, ...ranges.map((each) => each.high)) };
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
function ambiguous(
	mentions: readonly Mention[],
	choices: ReadonlyMap<number, number>,
	population: Population,
	said: ReadonlySet<number>,
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
	return rarest.size === 0 ? [] : [rarest, commonest].map((meant) => createCase(population, said, writer, { meant }));
}

/** A film is gone once its last mention is: the steps before leave the crowd as it was. */
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
