import { crowdsOf, nothingShared } from '../crowd/crowds.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import { isWithin, type Part } from '../mentions/others.ts';
import { understoodOf } from '../mentions/understood.ts';
import type { Pack } from '../population/pack.ts';
import { isSale } from '../rewrite/purpose.ts';
import { addables } from './additions.ts';
import { type Case, createCase, type Writer } from './case.ts';
import { countedOf } from './counted.ts';
import { judge, standingOf } from './judge.ts';
import { LONGEST_DRAFT, MOST_FILMS } from './limits.ts';
import { adviseMaybes } from './maybes.ts';
import { namedByWord } from './namedByWord.ts';
import { nameOf } from './names.ts';
import { readOpinions } from './opinions.ts';
import { saidOf } from './ownChance.ts';
import { phrasesIn, placesOfPhrases, type Tellings } from './phrasesIn.ts';
import { crowdsWithoutFilms, PLANS } from './plans.ts';
import { planUntilKept, worstCase } from './planUntilKept.ts';
import { ambiguousCases, guessedCases, withoutNeverRated } from './range.ts';
import { type Advice, isReadWhole, type State } from './result.ts';
import { makersLeft, sayableIn, sayablesIn } from './sayables.ts';
import { sureOf } from './sure.ts';
import { isHidden, type Standing, verdictOn } from './verdict.ts';
import { adviseWordings } from './wordings.ts';

export interface AdviceOptions extends Omit<Writer, 'phrasesInDraft' | 'makersLeft' | 'stances' | 'starsKnown'> {
	tolerance: number;
	/** The film that the writer chose for an ambiguous title form, by form. */
	choices?: ReadonlyMap<number, number>;
	/** What replaced the titles of films. */
	tellings?: Tellings;
	/** Seed of the draw of decoys. */
	seed?: number;
	/** Parts of the draft that are not the writer's and do not count. */
	others?: readonly Part[];
	/** Whether the draft is longer than the given text. */
	partly?: boolean | undefined;
	/**
	 * Whether wordings are counted with what is known about the writer, like the draft; otherwise by the careful case, in
	 * half the time.
	 */
	claims?: boolean;
	/** Mentions in the draft's first {@link LONGEST_DRAFT} units, if they were found before. */
	found?: readonly Mention[];
}

/** Finds the films in a draft and computes the crowd, the cost of each film, and plans to widen the crowd. */
export const advise = (pack: Pack, draft: string, options: AdviceOptions): Advice =>
	consult(pack, draft, options).advice;

interface Consulted {
	advice: Advice;
	adviceCase: Case;
	/** The basis of plans: {@link whatIf} evaluates other changes with it. */
	carefulCase: Case;
}

/** Returns the advice together with its cases. */
export function consult(pack: Pack, draft: string, given: AdviceOptions): Consulted {
	const { catalogue, population } = pack;
	const {
		tolerance,
		choices = new Map(),
		seed = 1,
		rated = null,
		said = new Map(),
		history = [],
		nowhere = false,
		others = [],
		tellings = new Map(),
	} = given;
	const { all, named } = namedBy(pack, draft, given, choices);
	const mentions = named.filter(isSure);
	const draftFilms = new Set(mentions.map((m) => m.film));
	const { stanceOf, ...saidOfFilms } = readOpinions(pack, draft.slice(0, LONGEST_DRAFT), named, given);
	const understood = understoodOf(draft.slice(0, LONGEST_DRAFT));
	const known = { isKnown: understood === 'all', judged: saidOfFilms.stances };
	const sayables = sayablesIn(catalogue, draft.slice(0, LONGEST_DRAFT), all, draftFilms, known);
	const options = {
		...{ ...given, ...saidOfFilms, phrasesInDraft: phrasesIn(catalogue, draft, tellings, draftFilms) },
		makersLeft: makersLeft(sayables),
	};
	const shared = nothingShared();
	const adviceCase = createCase(population, draftFilms, options, { forPlans: true, shared });
	const { crowd } = adviceCase;
	const published = new Set(history.flatMap(({ film, phrase }) => (phrase === undefined ? [film] : [])));
	const maybes = adviseMaybes(pack, named, new Set([...draftFilms, ...published]), (films) =>
		createCase(population, new Set([...draftFilms, ...films]), options, { shared }),
	);
	const isNamed = unfitIn(catalogue, draft.slice(0, LONGEST_DRAFT));
	const usable = seenAndRated({ rated, said }, (film) => maybes.films.has(film) || isNamed(film));
	// Each draft has its own draw, seeded by the film that it names first.
	const drawn = seed ^ Math.imul(mentions[0]?.film ?? 0, 0x27d4eb2d);
	const { plain, unworded, ...sayable } = sayableIn(sayables);
	const planOptions = { goal: tolerance, seed: drawn, ...usable, ...sayable };
	const names = { all, kind: catalogue.of, mentions, others, plain, unworded };
	const drafted = { named: names, writer: options, films: draftFilms, adviceCase, shared };
	const { plans, suggestions, carefulCase } = planUntilKept(pack, draft, drafted, planOptions);
	const estimates = { now: adviceCase, careful: carefulCase, claims: given.claims ?? true };
	const withoutFilm = crowdsWithoutFilms(adviceCase, () => worstCase(adviceCase, draftFilms, options, shared));
	const earlier = earlierOf(adviceCase, draftFilms, options, given);
	const bounded = { ...readIn(draft, given), films: draftFilms.size > MOST_FILMS || published.size > MOST_FILMS };
	const crowdWithMaybes = maybes.cases[0]?.crowd ?? crowd;
	const standing = standingOf(adviceCase, [
		...ambiguousCases(mentions, choices, population, draftFilms, options, shared),
		...withoutNeverRated(adviceCase, options),
		...guessedCases(adviceCase, draftFilms, options),
	]);
	const stated = { tolerance, nowhere, crowdWithMaybes, whole: isReadWhole({ bounded, understood }) };
	const { verdict, question } = judge(adviceCase, draftFilms, options, standing, stated);
	const advice: Advice = {
		...{ crowd, careful: carefulCase.crowd, top: standing.top },
		...widest(standing, standingOf(adviceCase, maybes.cases)),
		...{ verdict, question },
		mentions: mentions.map((m) => ({
			...advisedMention(pack, m),
			crowdWithout: withoutFilm.get(m.film) ?? crowd,
			published: published.has(m.film),
			...ratedBy(m.film, { rated, said, nowhere }),
			...{ stance: stanceOf.get(m) ?? null, form: m.form },
		})),
		...{ maybes: maybes.advised, crowdWithMaybes },
		population: { name: population.name, size: population.size },
		members: adviceCase.members,
		tolerance,
		...{ phrased: options.phrasesInDraft.size, others: notCounted(all, [draftFilms, published]) },
		state:
			isHidden(verdict) || isHidden(verdictOn(standing, tolerance)) ? 'safe' : stateOf(tolerance, earlier.crowd, plans),
		adversaries: guardedCrowds(adviceCase, adviceCase.crowdByAdversary).sort((a, b) => a.crowd - b.crowd),
		...{ counted: countedOf(adviceCase), sure: sureOf(adviceCase) },
		...{ earlier, ownRatings: rated !== null && rated.size > 0, nowhere },
		plans,
		suggestions: addables(catalogue, { text: draft, named: all, others }, estimates, suggestions),
		wordings: adviseWordings(catalogue, estimates, sayables, tolerance),
		...{ bounded, understood },
	};
	return { advice, adviceCase, carefulCase };
}

/** Whether a draft may name a film already, or offers what its writer has. */
const unfitIn = (catalogue: Pack['catalogue'], text: string) =>
	isSale(text) ? () => true : namedByWord(catalogue, text);

/** What earlier posts amount to. @param writer with what the draft says */
function earlierOf(
	adviceCase: Case,
	draftFilms: ReadonlySet<number>,
	writer: Writer,
	given: AdviceOptions,
): Advice['earlier'] {
	const { population, crowd } = adviceCase;
	const { history = [], tolerance } = given;
	const saysNothing = (writer.phrasesInDraft?.size ?? 0) + (writer.stances?.size ?? 0) === 0;
	const before = saysNothing ? adviceCase : createCase(population, new Set(), given, { forPlans: true });
	const crowds = guardedCrowds(before, crowdsOf(before.crowds, before.base));
	const isAlone = history.length === 0 || crowd >= tolerance;
	return {
		films: new Set(history.map(({ film }) => film)).size,
		crowd: Math.min(...crowds.map((one) => one.crowd)),
		alone: isAlone ? crowd : createCase(population, draftFilms, { ...writer, history: [] }).crowd,
	};
}

const widest = (a: Standing, b: Standing) => ({ low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) });

/** What a draft may name, and which of that is the writer's and not a phrase. */
function namedBy(
	{ catalogue }: Pack,
	draft: string,
	{ found, others = [], tellings = new Map() }: AdviceOptions,
	choices: ReadonlyMap<number, number>,
) {
	const mentions = found ?? findMentions(catalogue, draft.slice(0, LONGEST_DRAFT));
	const all = mentions.filter((m) => !m.quoted).map((m) => choose(m, choices));
	const phrases = placesOfPhrases(catalogue, draft, tellings);
	const isPhrase = (m: Mention) => phrases.some(([start, end]) => m.start < end && start < m.end);
	return { all, named: all.filter((m) => !isWithin(m, others) && !isPhrase(m)) };
}

/** A mention with what is known about its film. */
function advisedMention({ catalogue, population }: Pack, { start, end, film, alternatives, confidence }: Mention) {
	const raters = population.raters[film] || null;
	return {
		...{ start, end, film: nameOf(catalogue, film) },
		alternatives: alternatives.map((other) => nameOf(catalogue, other)),
		...{ raters, share: raters && raters / population.size, confidence },
	};
}

/** Whether only the beginning of a draft is read, and whether it is longer than the given text. */
const readIn = (draft: string, { partly = false }: AdviceOptions) => ({
	text: draft.length > LONGEST_DRAFT,
	part: partly,
});

/** The crowds under the adversaries guarded against, of those under all of a case's. */
const guardedCrowds = ({ guarded, crowds: { adversaries } }: Case, crowds: readonly number[]) =>
	guarded.map((name) => ({ name, crowd: crowds[adversaries.indexOf(name)]! }));

/** A smaller crowd counts as one person: a plan that does not reach this does not help. */
const ONE_PERSON = 2;

function stateOf(tolerance: number, earlier: number, { first, ends }: Advice['plans']): Exclude<State, 'safe'> {
	const widest = Math.max(first.crowd, ...PLANS.map((kind) => ends[kind]?.crowd ?? 0));
	if (widest >= tolerance) return 'fixable';
	if (widest >= ONE_PERSON) return 'short';
	return earlier < ONE_PERSON ? 'identifiedBefore' : 'identified';
}

/** Which films are never suggested, and which before others. */
const seenAndRated = (
	{ rated, said }: Required<Pick<Writer, 'rated' | 'said'>>,
	mayBeNamed: (film: number) => boolean,
) => ({
	neverSuggest: (film: number) => rated?.has(film) === true || said.get(film) === 'rated' || mayBeNamed(film),
	isSeen: (film: number) => said.get(film) === 'never',
});

/** Number of films that are surely named but do not count. */
function notCounted(named: readonly Mention[], counted: readonly ReadonlySet<number>[]): number {
	const films = new Set(named.filter(isSure).map(({ film }) => film));
	return [...films].filter((film) => !counted.some((known) => known.has(film))).length;
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
