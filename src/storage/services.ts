/** Services on which people rate or log films. */

export interface Service {
	id: string;
	name: string;
	/** Members who rate films, as last published; null if only registered ones are known, most of whom rate none. */
	members: number | null;
}

/** Sources of the figures are in docs/data.md. */
export const SERVICES: readonly Service[] = [
	{ id: 'letterboxd', name: 'Letterboxd', members: null },
	{ id: 'imdb', name: 'IMDb', members: null },
	{ id: 'tmdb', name: 'TMDB', members: null },
	{ id: 'trakt', name: 'Trakt', members: null },
	{ id: 'movielens', name: 'MovieLens', members: 330_000 },
	{ id: 'netflix', name: 'Netflix', members: null },
];

/** Other answers than a service: one that is not listed, and none at all. */
export const ELSEWHERE = 'elsewhere';
export const NOWHERE = 'nowhere';

/** Adds or removes an answer; “nowhere” excludes the others. */
export function withAnswer(answers: readonly string[], answer: string, on: boolean): string[] {
	if (!on) return answers.filter((other) => other !== answer);
	if (answer === NOWHERE) return [NOWHERE];
	return [...answers.filter((other) => other !== NOWHERE && other !== answer), answer];
}

/** Members of the smallest chosen service, where people are easiest to find; null if one has no figure. */
export function membersOf(answers: readonly string[]): number | null {
	const members = answers.map((answer) => SERVICES.find(({ id }) => id === answer)?.members ?? null);
	return members.length === 0 || members.includes(null) ? null : Math.min(...(members as number[]));
}

export const ratesNowhere = (answers: readonly string[]): boolean => answers.includes(NOWHERE);
