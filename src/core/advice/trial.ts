/** Tries changes on the grids that plans are made on: soon counted, and nearly what `whatIf` counts at the end. */
import { copyAll, mentionAll, worstOf } from '../crowd/crowds.ts';
import { ratersOf } from '../population/population.ts';
import type { Case } from './case.ts';
import type { Phrase } from './phrases.ts';
import { rowsTold } from './told.ts';

/** A film told by a phrase, swapped for another film, or left out. */
export interface Change {
	film: number;
	to: Phrase | number | null;
}

/** Returns a function that computes the crowd after changes of some of `changeable`, and with films mentioned besides. */
export function createTrial(planCase: Case, changeable: readonly number[]) {
	const { crowds, base, films, rows, population } = planCase;
	const fixed = mentionAll(copyAll(base), films.filter((film) => !changeable.includes(film)).map(rows));
	const decoy = (film: number) => crowds.film({ raters: ratersOf(population, film), own: 0 });
	return (changes: readonly Change[], add: readonly number[]): number => {
		const to = new Map(changes.map((change) => [change.film, change.to]));
		const said = changeable.flatMap((film) => {
			const now = to.get(film);
			if (now === undefined) return [rows(film)];
			if (now === null) return [];
			return [typeof now === 'number' ? decoy(now) : rowsTold(planCase, film, now)];
		});
		return worstOf(crowds, mentionAll(copyAll(fixed), [...said, ...add.map(decoy)]));
	};
}
