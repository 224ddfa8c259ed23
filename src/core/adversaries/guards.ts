/** The adversaries that a persona may guard against, grouped under stored names. */
import { ADVERSARIES, type Adversary, RATING_ADVERSARIES } from './weighing.ts';

export const GUARDS = {
	setIntersection: ['setIntersection'],
	scoring: ['scoring'],
	scoringRare: ['scoringBeyond50', 'scoringBeyond200', 'scoringBeyond1000'],
	tfidf: ['tfidf'],
	scoreboardRh: ['scoreboardRh'],
	likelihood: ['likelihood'],
	likelihoodDecoys: ['likelihoodDecoys'],
	fuzzyRating: ['fuzzyRating'],
	exactRating: ['exactRating'],
	scoreboardRhDates: ['scoreboardRhDates'],
	scoreboardRhBoth: ['scoreboardRhBoth'],
} as const satisfies Record<string, readonly Adversary[]>;
export type Guard = keyof typeof GUARDS;

/** Guarded against by default: all adversaries except those who know how or when the writer rated. */
export const USUAL_GUARDS = (Object.keys(GUARDS) as Guard[]).filter((name) =>
	GUARDS[name].every((adversary) => (ADVERSARIES as readonly Adversary[]).includes(adversary)),
);

/** Adversaries of stored names; the default ones for null and for names that no longer exist. */
export function adversariesOf(guard: readonly string[] | null): readonly Adversary[] {
	const chosen = new Set<string>(guard?.flatMap((name) => (Object.hasOwn(GUARDS, name) ? GUARDS[name as Guard] : [])));
	return chosen.size === 0 ? ADVERSARIES : [...ADVERSARIES, ...RATING_ADVERSARIES].filter((name) => chosen.has(name));
}

export const guardOf = (adversary: Adversary): Guard =>
	(Object.keys(GUARDS) as Guard[]).find((name) => (GUARDS[name] as readonly Adversary[]).includes(adversary))!;
