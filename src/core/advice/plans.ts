/** The three plans: leave films out, mention others as well, or one out and some in. */
import type { Adversary } from '../adversaries/weighing.ts';
import { copyAll, crowdsOf, mentionAll } from '../crowd/crowds.ts';
import type { Pack } from '../population/pack.ts';
import { ratersOf } from '../population/population.ts';
import { type AddStep, planAdd } from './add.ts';
import { AWARE, type Case, NAIVE, ROOM } from './case.ts';
import { type DecoyPool, decoyCandidates } from './decoys.ts';
import { crowdsWithout, LONGEST_DROP, NOTICEABLE, planDrop } from './drop.ts';

export const PLANS = ['drop', 'add', 'mixed'] as const;
export type PlanKind = (typeof PLANS)[number];

/** Films to leave out and to mention as well, each with the crowd once it and those before it are done. */
export interface Plan {
	drop: { film: number; crowd: number }[];
	add: AddStep[];
}

/** Where a plan leads, under every adversary guarded against. */
export interface PlanEnd {
	crowd: number;
	/** Under Scoring, which takes every mention at its word, and under Likelihood that expects decoys. */
	naive: number;
	aware: number;
}

export interface Plans extends Record<PlanKind, Plan> {
	/** The crowd without each of the case's films. */
	without: number[];
}

/** Adversaries that plans are tried against: those with the smallest crowds. What a plan leads to is told under all. */
export const TRIED_ADVERSARIES = 3;

interface PlanOptions {
	tolerance: number;
	/** Determines which decoys are drawn. */
	seed: number;
	/** Films that are never suggested, besides those mentioned. */
	never: (film: number) => boolean;
}

export const decoyPool = ({ catalogue, population }: Pack): DecoyPool => ({
	raters: population.raters,
	year: catalogue.year,
	genres: catalogue.genres,
	nearStart: catalogue.nearStart,
	near: catalogue.near,
	now: Number(population.date.slice(0, 4)),
	...(population.now !== undefined && { popular: population.now }),
});

/** @param one the case under the adversaries that plans are tried against */
export function makePlans(pack: Pack, one: Case, { tolerance, seed, never }: PlanOptions): Plans {
	const { crowds, base, films, rows, earlier, now } = one;
	const said = films.map(rows);
	const crowd = Math.min(...now);
	const without = crowdsWithout(crowds, base, said);
	const drop = planDrop(crowds, base, said, without, crowd, tolerance, LONGEST_DROP);
	const named = new Set([...films, ...earlier]);
	const pool = decoyPool(pack);
	const context = films.length > 0 ? films : [...named];
	const excluded = (film: number) => named.has(film) || never(film);
	const candidates = decoyCandidates(pool, pack.population.size, context, excluded, seed);
	const add = (kept: readonly number[]) => {
		const mentioned = mentionAll(copyAll(base), kept.map(rows));
		return named.size === 0 ? [] : planAdd(crowds, mentioned, pool.raters, candidates, tolerance);
	};
	const costliest = films.map((_, i) => i).sort((a, b) => without[b]! - without[a]!);
	const steps = (places: { index: number; crowd: number }[]) =>
		places.map(({ index, crowd: after }) => ({ film: films[index]!, crowd: after }));
	let mixed: Plan = { drop: [], add: [] };
	// One film out and a few in; two where that is not enough.
	for (let out = 1; out <= 2 && out < films.length && endOf(mixed) < tolerance; out++) {
		const gone = new Set(costliest.slice(0, out));
		const kept = films.filter((_, i) => !gone.has(i));
		const left = Math.min(...crowdsOf(crowds, mentionAll(copyAll(base), kept.map(rows))));
		const first = { index: costliest[0]!, crowd: without[costliest[0]!]! };
		const dropped = out === 1 ? [first] : [first, { index: costliest[1]!, crowd: left }];
		const next = { drop: steps(dropped), add: add(kept) };
		if (next.add.length > 0 && endOf(next) > Math.max(crowd, endOf(mixed)) * NOTICEABLE) mixed = next;
	}
	return { without, drop: { drop: steps(drop), add: [] }, add: { drop: [], add: add(films) }, mixed };
}

/** The crowd after a plan's last step, under the adversaries it was tried against; 0 for an empty plan. */
const endOf = ({ drop, add }: Plan) => add.at(-1)?.crowd ?? drop.at(-1)?.crowd ?? 0;

/** Where leaving some of the case's films out and mentioning others as decoys leads. */
export function whatIf(one: Case, drop: readonly number[], add: readonly number[]): PlanEnd {
	const { crowds, guarded, base, films, earlier, rows, population } = one;
	const decoys = add.map((film) => crowds.film({ raters: ratersOf(population, film), own: 0 }));
	const kept = films.filter((film) => !drop.includes(film)).map(rows);
	// More decoys than grids have room for need wider ones.
	const all = [...earlier.map(rows), ...kept, ...decoys];
	const mentioned =
		add.length <= ROOM ? mentionAll(copyAll(base), [...kept, ...decoys]) : mentionAll(crowds.start(all), all);
	const after = crowdsOf(crowds, mentioned);
	const under = (adversary: Adversary) => after[crowds.adversaries.indexOf(adversary)]!;
	return { crowd: Math.min(...guarded.map(under)), naive: under(NAIVE), aware: under(AWARE) };
}

/** Where a plan leads; null for an empty one. */
export const planEnd = (one: Case, { drop, add }: Plan): PlanEnd | null =>
	drop.length + add.length === 0
		? null
		: whatIf(
				one,
				drop.map(({ film }) => film),
				add.map(({ film }) => film),
			);
