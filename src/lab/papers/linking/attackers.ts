import { accumulate } from '../../kit/datasets/table.ts';
import type { Pairs } from './accounts.ts';
import { profileOf, sharedGain } from './formulas/likelihood.ts';
import { OVERLAPS, type OverlapWeighing, overlapWeighing } from './formulas/overlap.ts';
import { type Account, dot, type FilmVectors, tasteOf } from './formulas/taste.ts';
import type { Fitted } from './model.ts';

export const ATTACKERS = ['likelihood', ...OVERLAPS, 'svdCosine'] as const;
export type Attacker = (typeof ATTACKERS)[number];

/** Scores all candidates for an account; the array is reused by the next call. */
export type Scan = (account: Account) => Float64Array;

export interface Candidates {
	accounts: readonly Account[];
	start: Uint32Array;
	mentioning: Uint32Array;
}

/** Makes accounts of the second accounts of pairs. */
export function candidatesOf(
	{ people, films, second }: Pick<Pairs, 'people' | 'films' | 'second'>,
	items: number,
): Candidates {
	const start = new Uint32Array(items + 1);
	for (const film of second) start[film + 1]!++;
	accumulate(start);
	const next = start.slice();
	const mentioning = new Uint32Array(second.length);
	second.forEach((film, i) => {
		mentioning[next[film]!++] = Math.floor(i / films);
	});
	return { accounts: Array.from(people, (_, i) => accountAt(second, films, i)), start, mentioning };
}

export const accountAt = (column: Uint32Array, films: number, i: number): Account => ({
	films: column.subarray(i * films, (i + 1) * films),
	weights: new Float64Array(films).fill(1),
});

export function createScan(name: Attacker, fitted: Fitted, candidates: Candidates): Scan {
	if (name === 'likelihood') return byLikelihood(fitted, candidates);
	if (name === 'svdCosine') return byTaste(fitted.svd, candidates);
	return byOverlap(overlapWeighing(name, fitted.knowledge), candidates);
}

function eachMentioning(
	{ films }: Account,
	{ start, mentioning }: Candidates,
	visit: (film: number, j: number) => void,
) {
	for (const film of films) for (let i = start[film]!; i < start[film + 1]!; i++) visit(film, mentioning[i]!);
}

function byOverlap(weighing: OverlapWeighing, candidates: Candidates): Scan {
	const own = Float64Array.from(candidates.accounts, (account) => weighing.own(account));
	const scores = new Float64Array(own.length);
	return (account) => {
		scores.fill(0);
		for (const film of account.films) {
			const gain = weighing.gain(film);
			for (let i = candidates.start[film]!; i < candidates.start[film + 1]!; i++)
				scores[candidates.mentioning[i]!]! += gain;
		}
		const ofAccount = weighing.own(account);
		for (let j = 0; j < scores.length; j++) scores[j] = weighing.score(scores[j]!, ofAccount, own[j]!);
		return scores;
	};
}

function byTaste(vectors: FilmVectors, candidates: Candidates): Scan {
	const tastes = candidates.accounts.map((account) => tasteOf(vectors, account));
	const scores = new Float64Array(tastes.length);
	return (account) => {
		const taste = tasteOf(vectors, account);
		for (let j = 0; j < scores.length; j++) scores[j] = dot(taste, tastes[j]!);
		return scores;
	};
}

function byLikelihood({ link }: Fitted, candidates: Candidates): Scan {
	const profiles = candidates.accounts.map((account) => profileOf(link, account));
	const scores = new Float64Array(profiles.length);
	return (account) => {
		const own = profileOf(link, account);
		for (let j = 0; j < scores.length; j++) scores[j] = link.scale * dot(own.taste, profiles[j]!.taste);
		eachMentioning(account, candidates, (film, j) => {
			scores[j]! += sharedGain(link, film, own, profiles[j]!);
		});
		return scores;
	};
}
