/** Current popularity: ratings per film, weighted by their age. */
import { PackError, type Sections } from '../catalogue/codec.ts';

/** How the figures were made. */
export interface NowFacts {
	/** Half-life of a rating's weight, in days. */
	halfLife: number;
	/** Date from which ages are counted, as year-month-day. */
	asOf: string;
	/** Exact sums (CD), or differentially private levels (EM). */
	by: 'cd' | 'em';
	/** EM: privacy loss of a person per rating. */
	epsilon?: number;
	/** EM: most ratings counted per person, if bounded. */
	perPerson?: number;
}

export interface Now {
	facts: NowFacts;
	/** Decayed number of ratings of a film, within 5 %; null if unknown. */
	said(film: number): number | null;
	/** Decayed ratings per rater, over all films with figures. */
	perRater: number;
}

/** Steps of a byte in which 1 + the number of ratings doubles. */
const STEPS = 8;

/** 0: not known; else 1 + 8 log2(1 + said). */
export const nowByte = (said: number | null) =>
	said === null ? 0 : Math.min(255, 1 + Math.round(STEPS * Math.log2(1 + Math.max(0, said))));
const SAID = Float64Array.from({ length: 256 }, (_, byte) => 2 ** ((byte - 1) / STEPS) - 1);

/** @throws PackError if the section and its facts do not fit the pack or each other */
export function openNow({ now, raters }: Sections, facts: unknown): Now | null {
	if (now === undefined && facts === undefined) return null;
	const problem = factsProblem(facts);
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
		facts: facts as NowFacts,
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

/** Weight of the prior from a film's year, in ratings. */
const PRIOR = 5;

/**
 * Share of a film's current mentions due to its current popularity, from 0 to 1, if half of all mentions follow current
 * and half all-time popularity: said / (said + expected from its raters), shrunk toward `before` for few ratings.
 * @param before the estimate without figures
 */
export function nowPart({ said, perRater }: Now, film: number, raters: number, before: number): number {
	const ratings = said(film);
	return ratings === null ? before : (ratings + PRIOR * before) / (ratings + perRater * raters + PRIOR);
}
