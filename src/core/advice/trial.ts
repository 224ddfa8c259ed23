/** Tries changes on the grids that plans use: fast, and close to what `whatIf` counts at the end. */
import { copyAll, mentionAll, trialsOn } from '../crowd/crowds.ts';
import { geometricMean } from '../crowd/ranks.ts';
import { ratersOf } from '../population/population.ts';
import { logStrangers } from './add.ts';
import type { Case } from './case.ts';
import { rowsAsSaid, rowsOfPhrase } from './phraseRows.ts';
import type { Phrase } from './phrases.ts';

/** A film that gets a phrase, is swapped for another film, or is left out. */
export interface Change {
	film: number;
	to: Phrase | number | null;
}

/** The result of a trial: the crowd, and the log of the strangers who match, which distinguishes crowds of one. */
interface Outcome {
	crowd: number;
	strangers: number;
}

/** Returns a function that counts changes of some of `changeable`, with more films mentioned. */
export function createTrial(planCase: Case, changeable: readonly number[]) {
	const { crowds, base, films, rows, population, makersLeft } = planCase;
	const fixed = mentionAll(copyAll(base), films.filter((film) => !changeable.includes(film)).map(rows));
	const trials = trialsOn(crowds, fixed);
	const decoy = (film: number) => crowds.film({ raters: ratersOf(population, film), own: 0 });
	return (changes: readonly Change[], add: readonly number[]): Outcome => {
		const to = new Map(changes.map((change) => [change.film, change.to]));
		const said = changeable.flatMap((film) => {
			const now = to.get(film);
			if (now === undefined) return [rows(film)];
			if (now === null) return makersLeft.has(film) ? [rowsOfPhrase(planCase, film, makersLeft.get(film)!)] : [];
			return [typeof now === 'number' ? decoy(now) : rowsAsSaid(planCase, film, now)];
		});
		const ranks = trials.ranks([...said, ...add.map(decoy)]);
		return { crowd: Math.min(...ranks.map(geometricMean)), strangers: Math.min(...ranks.map(logStrangers)) };
	};
}
