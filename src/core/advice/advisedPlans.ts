/** The plans as the advice has them: by mention, with their outcomes under all adversaries. */
import type { Mention } from '../mentions/mentions.ts';
import type { Pack } from '../population/pack.ts';
import { ratersOf } from '../population/population.ts';
import { kinships } from './affinity.ts';
import type { Case } from './case.ts';
import { whyDrawn } from './decoys.ts';
import { seededRandom } from './draw.ts';
import { endOfWay, firstWay, UNSCORED, type Way } from './first.ts';
import { nameOf } from './names.ts';
import { decoyPool, makePlans, PLANS, type Plan, type PlanEnd, type PlanKind, planEnd, whatIf } from './plans.ts';
import type { Advice, DropStep, FirstPlan, Suggestion } from './result.ts';

/** Films that are suggested at a time. */
const SUGGESTED = 3;

interface AdvisedPlans {
	plans: Omit<Advice['plans'], 'spoiling'>;
	/** The plan offered first. */
	way: Way;
	suggestions: Suggestion[];
}

/** The careful estimate, under all adversaries and under those that plans are made against. */
interface Cases {
	careful: Case;
	plan: Case;
	/** The estimate that the draft itself has, and the case that plans for it are made on. */
	now: Case;
	planNow: () => Case;
}

/** Makes plans that reach the goal in the careful case, whose crowds they promise. */
export function advisePlans(
	pack: Pack,
	mentions: readonly Mention[],
	cases: Cases,
	options: Parameters<typeof firstWay>[4] & Pick<Parameters<typeof makePlans>[2], 'isSeen'>,
): AdvisedPlans {
	const { careful: adviceCase, plan: planCase } = cases;
	const { films } = adviceCase;
	const found = makePlans(pack, planCase, { ...options, tolerance: options.goal });
	const ends = Object.fromEntries(
		PLANS.map((kind) => [kind, planEnd(adviceCase, found[kind])]),
	) as Advice['plans']['ends'];
	const careful = firstWay(pack, adviceCase, planCase, found, options);
	const first = smallStep(cases, found.suggested, likelyWay(pack, cases, careful, options), options.goal);
	const suggestion = (film: number) => suggest(pack, film, films);
	const steps = (kind: PlanKind) => {
		const plan = toEnd(adviceCase, found[kind], ends[kind]);
		return {
			drop: dropMentions(mentions, plan.drop, adviceCase.crowd),
			add: plan.add.map(({ film, crowd: after }) => ({ ...suggestion(film), crowd: after })),
		};
	};
	return {
		plans: {
			drop: steps('drop').drop,
			add: steps('add').add,
			mixed: steps('mixed'),
			first: { ...firstPlan(mentions, adviceCase, first, suggestion), likely: endOfWay(cases.now, first) },
			ends,
		},
		way: first,
		suggestions: nearest(pack, found.suggested, films, options).map(suggestion),
	};
}

/** Of more films few make no difference. */
const MOST_FILMS = 12;

/** The way itself if it reaches half of the goal, as in `probably`; else one that most likely reaches all, if any. */
function likelyWay(
	pack: Pack,
	{ careful, now, planNow }: Cases,
	first: Way,
	options: Parameters<typeof firstWay>[4],
): Way {
	if (2 * first.crowd >= options.goal || now === careful || now.crowd >= options.goal) return first;
	if (now.films.length > MOST_FILMS) return first;
	const planCase = planNow();
	const plans = makePlans(pack, planCase, { ...options, tolerance: options.goal });
	const likely = firstWay(pack, now, planCase, plans, options);
	return likely.crowd < options.goal ? first : { ...likely, crowd: endOfWay(careful, likely).crowd };
}

/** Who is most likely hidden, and no plan surely hides, is shown one film to mention: several would still be too few. */
function smallStep({ careful, now }: Cases, [film]: readonly number[], first: Way, goal: number): Way {
	if (film === undefined || first.crowd >= goal || now.crowd < goal) return first;
	if (first.changes.length > 0 || first.add.length === 1) return first;
	const one = { changes: [], add: [film], effort: first.effort };
	return { ...one, crowd: endOfWay(careful, one).crowd };
}

/** How much chance counts against kinship, so that similar drafts do not all get the same few films. */
const CHANCE = 1.2;
/** How much it counts that the writer has seen a film without rating it, and so has something to say about it. */
const SEEN = 5;
/** How much it counts that a film is liked with one of the draft, or shares its director: others come after all such. */
const CLOSE = 20;

/**
 * Among equally helpful films, those named most naturally with the films of the draft. Those that are liked with one of
 * these, or share its director, come first.
 */
function nearest(
	pack: Pack,
	suggested: readonly number[],
	films: readonly number[],
	{ seed, isSeen }: Pick<Parameters<typeof makePlans>[2], 'seed' | 'isSeen'>,
): number[] {
	const pool = decoyPool(pack);
	const near = kinships(pool, films, suggested);
	const asAll = suggested.map((film) => sharesWithAll(pack, films, film));
	const chance = (film: number) => -Math.log(-Math.log(seededRandom(Math.imul(seed, 0x85ebca6b) ^ film)()));
	const close = suggested.map((film) => {
		const found = whyDrawn(pool, film, films);
		return found !== null && (found.together || found.director);
	});
	const bonus = (film: number, i: number) => (isSeen?.(film) ? SEEN : 0) + (close[i] ? CLOSE : 0);
	return suggested
		.map((film, i) => [film, near[i]! + CHANCE * chance(film) + bonus(film, i)] as const)
		.filter((_, i) => asAll[i] || !asAll.includes(true))
		.sort((a, b) => b[1] - a[1])
		.slice(0, SUGGESTED)
		.map(([film]) => film);
}

/** Whether a film has the director or the country that all of several have, as a draft about these names no other. */
function sharesWithAll({ catalogue: { director, origin } }: Pack, films: readonly number[], film: number): boolean {
	const isOf = (of: ArrayLike<number> | undefined, fewest: number) =>
		of !== undefined &&
		films.length >= fewest &&
		films.every((one) => of[one] === of[films[0]!]) &&
		of[films[0]!]! > 0 &&
		of[film] === of[films[0]!];
	return isOf(director, 2) || isOf(origin, 3);
}

/** @param films films of the draft */
const suggest = (pack: Pack, film: number, films: readonly number[]): Suggestion => ({
	film: nameOf(pack.catalogue, film),
	share: ratersOf(pack.population, film) / pack.population.size,
	why: why(pack, film, films),
});

/** Returns the way of least effort by mention. */
function firstPlan(
	mentions: readonly Mention[],
	adviceCase: Case,
	{ changes, add, crowd }: Way,
	suggestion: (film: number) => Suggestion,
): Omit<FirstPlan, 'likely'> {
	const ifAsked = (film: number) =>
		endOfWay(adviceCase, { changes: changes.filter((change) => change.film !== film), add }).crowd;
	const advised = changes.map(({ film, to }) => {
		if (to === null) return { film, to };
		if (to === UNSCORED) return { film, to: { unscored: true as const } };
		return {
			film,
			to:
				typeof to === 'number' ? { swap: suggestion(to) } : { phrase: to.words, says: to.says, ifAsked: ifAsked(film) },
		};
	});
	const byFilm = new Map(advised.map(({ film, to }) => [film, to]));
	return {
		changes: mentions.flatMap(({ film }, mention) => {
			const to = byFilm.get(film);
			return to === undefined ? [] : [{ mention, to }];
		}),
		add: add.map(suggestion),
		crowd,
		empty: false,
	};
}

/**
 * Caps the crowd of each step by the outcome under all adversaries: plans are made against the worst ones only. The
 * first step is counted exactly.
 */
function toEnd(adviceCase: Case, { drop, add }: Plan, end: PlanEnd | null): Plan {
	const first = drop[0] && Math.max(adviceCase.crowd, whatIf(adviceCase, [drop[0].film], []).crowd);
	const steps = [...drop, ...add].map((step, i, all) => ({
		...step,
		crowd: i === all.length - 1 ? end!.crowd : Math.min((i === 0 ? first : undefined) ?? step.crowd, end!.crowd),
	}));
	return { drop: steps.slice(0, drop.length), add: steps.slice(drop.length) };
}

function why(pack: Pack, film: number, context: readonly number[]): Suggestion['why'] {
	const found = whyDrawn(decoyPool(pack), film, context);
	return found === null ? null : { ...found, like: nameOf(pack.catalogue, found.like) };
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
