/**
 * The plan offered first: of those that reach the goal, the one that costs its writer least. Titles are told less exactly,
 * left out or swapped, and films mentioned. The costliest films are searched: what each change does alone predicts what
 * several do, the likeliest are counted, by effort, and the end is counted as everything is (`whatIf`).
 */
import type { Pack } from '../population/pack.ts';
import type { Case } from './case.ts';
import { NOTICEABLE } from './limits.ts';
import { changesOf, DROP, type Option, optionsFor } from './options.ts';
import { type Plan, type PlanEnd, type Plans, whatIf } from './plans.ts';
import { type Change, createTrial } from './trial.ts';

/** What it costs to mention one more film, as compared with changes (options.ts). */
const EFFORT_OF_ADDING = 3;
/** Most films to mention that are asked for at once. */
const MOST_ADDED = 2;
/** Films, those that cost most, that changes are searched for, and of how many films at a time. */
const [MOST_FILMS, MOST_CHANGED] = [4, 3];
/** Most ways of about the same effort that are tried, unless the draft has few films; and most that are counted at the end. */
const [MOST_TRIED, FEW_FILMS, MOST_ENDS] = [4, 3, 4];
/** Of ways that miss the goal, so many that seem widest are counted. */
const WIDEST = 2;
/** What is predicted may be off by this factor. */
const OFF = 3;

/** Changes and films to mention, and the crowd then. */
export interface Way {
	changes: readonly Change[];
	add: readonly number[];
	crowd: number;
}

interface Tried extends Omit<Way, 'changes'> {
	changes: readonly (Option & { film: number })[];
	effort: number;
}

interface FirstOptions {
	/** The least crowd that reaches the goal. */
	goal: number;
	seed: number;
	neverSuggest: (film: number) => boolean;
}

/** Computes the outcome of a way. */
export function endOfWay(adviceCase: Case, { changes, add }: Pick<Way, 'changes' | 'add'>): PlanEnd {
	const told = changes.flatMap(({ film, to }) => (to !== null && typeof to === 'object' ? [[film, to] as const] : []));
	const swapped = changes.flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
	const out = changes.flatMap(({ film, to }) => (to === null || typeof to === 'number' ? [film] : []));
	return whatIf(adviceCase, out, [...swapped, ...add], new Map(told));
}

/**
 * Returns the way of least effort that reaches the goal; if none is found, the one that widens the crowd most; no change if
 * the goal is reached as it is, or nothing helps.
 * @param planCase the case under the adversaries that plans are made against
 */
export function firstWay(pack: Pack, adviceCase: Case, planCase: Case, plans: Plans, options: FirstOptions): Way {
	const nothing: Way = { changes: [], add: [], crowd: adviceCase.crowd };
	if (adviceCase.crowd >= options.goal || adviceCase.films.length === 0) return nothing;
	const known = knownWays(plans);
	const ways = [...known, ...triedWays(pack, planCase, plans, known, options)].sort(
		(a, b) => a.effort - b.effort || b.crowd - a.crowd,
	);
	const ended = ({ changes, add }: Tried): Way => ({
		changes,
		add,
		crowd: endOfWay(adviceCase, { changes, add }).crowd,
	});
	const all: Way[] = [];
	for (const way of ways.filter(({ crowd }) => crowd >= options.goal).slice(0, MOST_ENDS)) {
		const end = ended(way);
		if (end.crowd >= options.goal) return end;
		all.push(end);
	}
	all.push(
		...ways
			.toSorted((a, b) => b.crowd - a.crowd)
			.slice(0, WIDEST)
			.map(ended),
	);
	const widest = all.reduce((a, b) => (b.crowd > a.crowd ? b : a), nothing);
	return widest.crowd > nothing.crowd * NOTICEABLE ? widest : nothing;
}

const effortOf = (changes: readonly Option[], add: readonly number[]) =>
	changes.reduce((sum, { effort }) => sum + effort, EFFORT_OF_ADDING * add.length);

/** The beginnings of the plans that only leave films out and mention others. */
function knownWays({ drop, add, mixed }: Plans): Tried[] {
	const way = (out: Plan['drop'], into: Plan['add']): Tried => {
		const changes = out.map(({ film }) => ({ ...DROP, film }));
		const added = into.map(({ film }) => film);
		const crowd = into.at(-1)?.crowd ?? out.at(-1)!.crowd;
		return { changes, add: added, effort: effortOf(changes, added), crowd };
	};
	const added = (out: Plan['drop'], into: Plan['add']) =>
		into.slice(0, MOST_ADDED).map((_, i) => way(out, into.slice(0, i + 1)));
	return [
		...drop.drop.map((_, i) => way(drop.drop.slice(0, i + 1), [])),
		...added([], add.add),
		...added(mixed.drop, mixed.add),
	];
}

/** Ways of the costliest films, the likeliest of each effort counted on the grids of the plans. */
function triedWays(
	pack: Pack,
	planCase: Case,
	plans: Plans,
	known: readonly Tried[],
	{ goal, seed, neverSuggest }: FirstOptions,
): Tried[] {
	const { films, crowdByAdversary } = planCase;
	const now = Math.min(...crowdByAdversary);
	const order = films.map((_, i) => i).sort((a, b) => plans.without[b]! - plans.without[a]!);
	const costliest = order.slice(0, MOST_FILMS).map((i) => films[i]!);
	const trial = createTrial(planCase, costliest);
	const excluded = (film: number) => neverSuggest(film) || films.includes(film) || planCase.earlier.includes(film);
	const choices = costliest.map((film) => ({ film, options: optionsFor(pack, planCase, film, excluded, seed) }));
	const log = (crowd: number) => Math.log(crowd / now);
	// Where only several changes together help, each alone shows little: the rest is told by the search.
	const gains = new Map(
		choices.flatMap(({ film, options }) =>
			options.map((option) => [option, log(trial([{ ...option, film }], []))] as const),
		),
	);
	const adds = [[], ...plans.suggested.slice(0, MOST_ADDED).map((_, i, all) => all.slice(0, i + 1))];
	const gainOfAdding = adds.map((add) => (add.length === 0 ? 0 : log(trial([], add))));
	const most = known.reduce((least, { crowd, effort }) => (crowd >= goal ? Math.min(least, effort) : least), Infinity);
	const ways = changesOf(choices, MOST_CHANGED).flatMap((changes) =>
		adds.map((add, i) => {
			const gain = changes.reduce((sum, option) => sum + gains.get(option.option)!, gainOfAdding[i]!);
			const all = changes.map(({ film, option }) => ({ ...option, film }));
			return { changes: all, add, effort: effortOf(all, add), crowd: now * Math.exp(gain) };
		}),
	);
	const likely = ways
		.filter(
			({ effort, crowd, changes, add }) => effort < most && crowd * OFF >= goal && changes.length + add.length > 0,
		)
		.sort((a, b) => a.effort - b.effort || b.crowd - a.crowd);
	const tried: Tried[] = [];
	const times = new Map<number, number>();
	for (const way of likely) {
		const about = Math.round(way.effort);
		const before = times.get(about) ?? 0;
		if (before === MOST_TRIED && films.length > FEW_FILMS) continue;
		times.set(about, before + 1);
		const crowd = trial(way.changes, way.add);
		tried.push({ ...way, crowd });
		if (crowd >= goal) break;
	}
	return tried;
}
