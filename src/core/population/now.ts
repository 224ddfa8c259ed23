/** What is popular now: films' ratings, each counting less the older it is (see decay/decayed.ts). */
import { PackError, type Sections } from '../catalogue/codec.ts';

/** How the figures were made. */
export interface NowFacts {
	/** Days in which a rating comes to count half. */
	halfLife: number;
	/** The day that ages are counted from, as year-month-day. */
	asOf: string;
	/** Summed up (CD), or told in private (EM): see decay/level.ts. */
	by: 'cd' | 'em';
	/** EM: what is promised to somebody who rated once; n times that to somebody who rated n films. */
	epsilon?: number;
	/** EM: ratings of a person that count at most, if there is a bound. */
	perPerson?: number;
}

export interface Now {
	facts: NowFacts;
	/** Decayed number of ratings of a film, within 5 %; null where the figures know nothing of it. */
	said(film: number): number | null;
	/** Decayed ratings for each rater, over all films that the figures know. */
	perRater: number;
}

/** Bytes in which the number of ratings, and one, doubles. */
const STEPS = 8;

/** 0: not known; else 1 + 8 log2(1 + said). */
export const nowByte = (said: number | null) =>
	said === null ? 0 : Math.min(255, 1 + Math.round(STEPS * Math.log2(1 + Math.max(0, said))));
const SAID = Float64Array.from({ length: 256 }, (_, byte) => 2 ** ((byte - 1) / STEPS) - 1);

/** @throws PackError when the section and what is said of it do not fit the pack or each other */
export function openNow({ now, raters }: Sections, told: unknown): Now | null {
	if (now === undefined && told === undefined) return null;
	const problem = factsProblem(told);
	if (now === undefined || now.length !== raters.length || problem !== null)
		throw new PackError(
			`This pack is damaged: what it says of what is popular now ${problem ?? 'is not about its films'}.`,
		);
	let [ratings, people] = [0, 0];
	for (let film = 0; film < now.length; film++)
		if (now[film]! > 0) {
			ratings += SAID[now[film]!]!;
			people += raters[film]!;
		}
	return {
		facts: told as NowFacts,
		said: (film) => (now[film]! === 0 ? null : SAID[now[film]!]!),
		perRater: people === 0 ? 0 : ratings / people,
	};
}

function factsProblem(value: unknown): string | null {
	const { halfLife, asOf, by, epsilon, perPerson } = (value ?? {}) as Partial<NowFacts>;
	const isPositive = (n: unknown) => typeof n === 'number' && Number.isFinite(n) && n > 0;
	if (!isPositive(halfLife)) return 'has no half-life';
	if (typeof asOf !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(asOf)) return 'has no day';
	if (by !== 'cd' && by !== 'em') return 'was made in an unknown way';
	if (by === 'em' && !isPositive(epsilon)) return 'has no epsilon';
	return perPerson === undefined || isPositive(perPerson) ? null : 'has no bound';
}

/** Ratings' worth of what the year of a film says of how much it is talked about. */
const PRIOR = 5;

/**
 * The part of what is said of a film that is of now, from 0 to 1, taking what people say to be half of now and half of
 * all times: said now / (said now + expected of its raters), drawn towards `before` where both are few.
 * @param before what would be thought without figures
 */
export function nowPart({ said, perRater }: Now, film: number, raters: number, before: number): number {
	const ratings = said(film);
	return ratings === null ? before : (ratings + PRIOR * before) / (ratings + perRater * raters + PRIOR);
}
