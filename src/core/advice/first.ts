/**
 * The plan offered first: of those that reach the goal, the one that costs its writer least. Where it is enough to leave out
 * scores or praise, nothing else is changed. Titles are replaced by phrases,
 * left out or swapped, and films mentioned. What each change of the costliest films does alone predicts what several do; those
 * that may reach the goal are counted, by effort, and the end is counted as everything is (`whatIf`).
 */
import { partitionPoint } from '../algorithms/bisect.ts';
import type { Case } from './case.ts';
import { LONGEST_DROP, NOTICEABLE } from './limits.ts';
import { LEAVING_OUT, type Option, optionsFor } from './options.ts';
import { offeredFor, type Phrase } from './phrases.ts';
import { type Plan, type PlanEnd, type PlanPack, type Plans, whatIf } from './plans.ts';
import { type Change, createTrial } from './trial.ts';
import { waysToChange } from './ways.ts';

/** The cost of adding one more film, compared with changes (options.ts). */
const EFFORT_OF_ADDING = 3;
/** Most films to add that are requested at once. */
const MOST_ADDED = 3;
/** Number of costliest films to search changes for; with so few, every way is predicted. */
const [MOST_FILMS, FEW_FILMS] = [5, 3];
/** Ways of the same effort that are kept while films are added, ways that are tried, and ways that are counted in full. */
const [KEPT, MOST_TRIED, MOST_ENDS] = [3, 16, 4];
/** Of ways that miss the goal, so many that seem widest are counted: of small ones, if the crowd grows so with them. */
const [WIDEST, SMALL, GROWN] = [2, 6, 1.25];
/** Predictions may be off by this factor, and by less from trial to trial. */
const [OFF, NEARLY] = [3, 1.3];

/** The title stays, without the score or the praise that the draft gives the film. */
export const UNSCORED = 'unscored';

/** Changes and films to mention, and the crowd then. */
export interface Way {
	changes: readonly { film: number; to: Change['to'] | typeof UNSCORED }[];
	add: readonly number[];
	/** What it costs the writer. */
	effort: number;
	crowd: number;
}

interface Tried extends Omit<Way, 'changes'> {
	changes: readonly (Option & { film: number })[];
}

/** How plans read. */
export interface Leaving {
	/** Whether changes leave too little of the post. */
	spoils: (changes: Way['changes']) => boolean;
	/** What it costs to leave a film out. */
	leaving: (film: number) => number;
}

interface FirstOptions extends Partial<Leaving> {
	/** The least crowd that reaches the goal. */
	goal: number;
	seed: number;
	neverSuggest: (film: number) => boolean;
	/** What can replace a film's title, the most exact first; by default all true names. */
	phrases?: (film: number) => readonly Phrase[];
	/** Films that the draft can name by title only, without a score or praise. */
	unscored?: readonly number[];
}

/** Computes the outcome of a way. */
export function endOfWay(adviceCase: Case, { changes, add }: Pick<Way, 'changes' | 'add'>): PlanEnd {
	const phrases = changes.flatMap(({ film, to }) =>
		to !== null && typeof to === 'object' ? [[film, to] as const] : [],
	);
	const swapped = changes.flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
	const out = changes.flatMap(({ film, to }) => (to === null || typeof to === 'number' ? [film] : []));
	const unsaid = new Set(changes.flatMap(({ film, to }) => (to === UNSCORED ? [film] : [])));
	return whatIf(adviceCase, out, [...swapped, ...add], new Map(phrases), unsaid);
}

/** The fewest films that only have to lose their scores, the most helpful first; null if even all of them are too few. */
function unscoredWay(adviceCase: Case, { goal, unscored = [] }: FirstOptions): Way | null {
	const wayOf = (films: readonly number[]): Way => {
		const changes = films.map((film) => ({ film, to: UNSCORED }) as const);
		return { changes, add: [], effort: 0, crowd: endOfWay(adviceCase, { changes, add: [] }).crowd };
	};
	const films = unscored.filter((film) => adviceCase.films.includes(film));
	if (films.length === 0 || wayOf(films).crowd < goal) return null;
	const alone = new Map(films.map((film) => [film, wayOf([film]).crowd]));
	const order = films.toSorted((a, b) => alone.get(b)! - alone.get(a)!);
	return wayOf(
		order.slice(
			0,
			partitionPoint(1, order.length, (count) => wayOf(order.slice(0, count)).crowd < goal),
		),
	);
}

/**
 * Returns the way of least effort that reaches the goal; if none is found, the one that widens the crowd most; no
 * change if the goal is already reached or nothing helps.
 * @param planCase the case under the adversaries that plans are made against
 */
export function firstWay(pack: PlanPack, adviceCase: Case, planCase: Case, plans: Plans, options: FirstOptions): Way {
	const nothing: Way = { changes: [], add: [], effort: 0, crowd: adviceCase.crowd };
	if (adviceCase.crowd >= options.goal || adviceCase.films.length === 0) return nothing;
	const unscored = unscoredWay(adviceCase, options);
	if (unscored !== null) return unscored;
	const { spoils = () => false } = options;
	const known = knownWays(plans, options);
	const ways = [...known, ...triedWays(pack, planCase, plans, known, options)].sort(
		(a, b) => a.effort - b.effort || b.crowd - a.crowd,
	);
	const ended = (way: Tried): Way => ({ ...way, crowd: endOfWay(adviceCase, way).crowd });
	const all: Way[] = [];
	let counted = 0;
	for (const way of ways) {
		if (counted === MOST_ENDS) break;
		if (way.crowd < options.goal || spoils(way.changes)) continue;
		counted++;
		const end = ended(way);
		if (end.crowd >= options.goal) return end;
		all.push(end);
	}
	const widestOf = (some: readonly Tried[]) => {
		const widest: Way[] = [];
		for (const way of some.toSorted((a, b) => b.crowd - a.crowd)) {
			if (widest.length === WIDEST) break;
			if (!spoils(way.changes)) widest.push(ended(way));
		}
		return widest.reduce((a, b) => (b.crowd > a.crowd ? b : a), nothing);
	};
	// Words and films more are better than a post of which a part is cut in vain.
	const small = adviceCase.films.length > LONGEST_DROP ? [] : ways.filter(({ effort }) => effort <= SMALL);
	const light = small.filter(({ changes }) => changes.every((one) => one.effort <= LEAVING_OUT));
	for (const some of [light, small]) {
		const widest = widestOf(some);
		if (widest.crowd >= nothing.crowd * GROWN) return widest;
	}
	const widest = [...all, widestOf(ways)].reduce((a, b) => (b.crowd > a.crowd ? b : a), nothing);
	return widest.crowd > nothing.crowd * NOTICEABLE ? widest : nothing;
}

const effortOf = (changes: readonly Option[], add: readonly number[]) =>
	changes.reduce((sum, { effort }) => sum + effort, EFFORT_OF_ADDING * add.length);

/** The beginnings of the plans that only leave films out and mention others. */
function knownWays({ drop, add, mixed, keep }: Plans, { leaving = () => LEAVING_OUT }: Partial<Leaving>): Tried[] {
	const way = (out: Plan['drop'], into: Plan['add']): Tried => {
		const changes = out.map(({ film }) => ({ film, to: null, effort: leaving(film) }));
		const added = into.map(({ film }) => film);
		const crowd = into.at(-1)?.crowd ?? out.at(-1)!.crowd;
		return { changes, add: added, effort: effortOf(changes, added), crowd };
	};
	const added = (out: Plan['drop'], into: Plan['add']) =>
		into.slice(0, MOST_ADDED).map((_, i) => way(out, into.slice(0, i + 1)));
	return [
		...drop.drop.map((_, i) => way(drop.drop.slice(0, i + 1), [])),
		...keep.map(({ out, crowd }) =>
			way(
				out.map((film) => ({ film, crowd })),
				[],
			),
		),
		...added([], add.add),
		...added(mixed.drop, mixed.add),
	];
}

/** Ways to change the costliest films, by effort; those that may reach the goal are counted on the plans' grids. */
function triedWays(
	pack: PlanPack,
	planCase: Case,
	plans: Plans,
	known: readonly Tried[],
	{ goal, seed, neverSuggest, phrases = (film) => offeredFor(pack.catalogue, film), spoils, leaving }: FirstOptions,
): Tried[] {
	const { films, earlier } = planCase;
	const order = films.map((_, i) => i).sort((a, b) => plans.without[b]! - plans.without[a]!);
	const costliest = order.slice(0, MOST_FILMS).map((i) => films[i]!);
	const trial = createTrial(planCase, costliest);
	const { strangers: now } = trial([], []);
	const excluded = (film: number) => neverSuggest(film) || films.includes(film) || earlier.includes(film);
	const reaching = known.filter(({ crowd }) => crowd >= goal).sort((a, b) => a.effort - b.effort);
	const most = reaching.find(({ changes }) => !spoils?.(changes))?.effort ?? Infinity;
	const choices = costliest.map((film) =>
		optionsFor(pack, planCase, film, {
			...{ excluded, seed, phrases: phrases(film), most },
			...(leaving && { leaving: leaving(film) }),
		}).map((option) => ({
			...{ ...option, film },
			gain: trial([{ ...option, film }], []).strangers - now,
		})),
	);
	const isSmall = films.length <= FEW_FILMS;
	const changed = waysToChange(choices, isSmall ? Infinity : KEPT, most);
	const additions = [[], ...plans.suggested.slice(0, MOST_ADDED).map((_, i, all) => all.slice(0, i + 1))];
	const ways = additions.flatMap((add) => {
		if (effortOf([], add) >= most) return [];
		const start = add.length === 0 ? now : trial([], add).strangers;
		return changed.map(({ changes, gain }) => ({
			...{ changes, add, effort: effortOf(changes, add) },
			crowd: 1 + Math.exp(start + gain),
		}));
	});
	const likely = ways
		.filter(({ effort, changes, add }) => effort < most && changes.length + add.length > 0)
		.sort((a, b) => a.effort - b.effort || b.crowd - a.crowd);
	const tried: Tried[] = [];
	// Several changes together usually do less than the sum of each: by as much as in the last trial.
	let off = 1;
	for (const way of likely) {
		if (tried.length === MOST_TRIED) break;
		if (way.crowd * (isSmall ? OFF : off * NEARLY) < goal || spoils?.(way.changes)) continue;
		const { crowd } = trial(way.changes, way.add);
		off = crowd / way.crowd;
		tried.push({ ...way, crowd });
		if (crowd >= goal) break;
	}
	return tried;
}
