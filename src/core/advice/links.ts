/** Which films of a draft make its account look like another account of the same person. */
import { createLinkCrowd, type Named } from '../crowd/linked.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { marginalsFor } from './case.ts';
import { COSTLY, LONGEST_DROP, NOTICEABLE } from './limits.ts';

/** An account, and what its owner writes now. */
export interface Drafted {
	/** Films of its earlier posts. */
	history: ReadonlySet<number>;
	/** Films of the draft. */
	draft: ReadonlySet<number>;
}

/** A draft that links its account with another one. */
export interface Link {
	/** How many accounts would look at least as much alike, including the other one. */
	crowd: number;
	/** Films to leave out, one after the other, with the crowd after each: until it reaches the goal, or nothing helps. */
	steps: { film: number; crowd: number }[];
}

/** Most films of earlier posts that are compared; of more, the rarest. */
const MOST_COMPARED = 300;

/**
 * Compares an account, with a draft, with another account of the same person.
 * @param accounts number of accounts of the service
 * @param goal the smallest crowd that the person accepts
 * @returns null if the draft does not link them: it adds nothing that both mention, or the crowd is large enough
 */
export function linkBetween(
	population: Population,
	{ history, draft }: Drafted,
	other: ReadonlySet<number>,
	{ accounts, goal }: { accounts: number; goal: number },
): Link | null {
	const raters = (film: number) => ratersOf(population, film);
	const rarestFirst = (films: Iterable<number>) => [...films].sort((a, b) => raters(a) - raters(b));
	const added = rarestFirst(draft).filter((film) => !history.has(film));
	const linking = added.filter((film) => other.has(film));
	if (linking.length === 0) return null;
	const named = (film: number): Named => ({ raters: raters(film), shared: other.has(film) });
	const earlier = rarestFirst(history).slice(0, MOST_COMPARED);
	const kept = [...earlier, ...added.filter((film) => !linking.includes(film))].map(named);
	const byFilm = new Map(linking.map((film) => [film, named(film)]));
	const compared = { marginals: marginalsFor(population), accounts, size: other.size };
	const crowdOf = createLinkCrowd(compared, kept, [...byFilm.values()]);
	const crowdWith = (films: readonly number[]) => crowdOf(films.map((film) => byFilm.get(film)!));
	const crowd = crowdWith(linking);
	if (crowd >= goal || crowdWith([]) < COSTLY * crowd) return null;
	const [costliest, rest] = [linking.slice(0, LONGEST_DROP), linking.slice(LONGEST_DROP)];
	return { crowd, steps: stepsFrom(costliest, crowd, goal, (films) => crowdWith([...films, ...rest])) };
}

/** Leaves out whichever film helps most, one after the other, of the rarest. */
function stepsFrom(
	films: readonly number[],
	now: number,
	goal: number,
	crowdWith: (films: readonly number[]) => number,
): Link['steps'] {
	const steps: Link['steps'] = [];
	let [left, crowd] = [films, now];
	while (left.length > 0 && crowd < goal) {
		const without = left.map((film) => ({ film, crowd: crowdWith(left.filter((other) => other !== film)) }));
		const best = without.reduce((a, b) => (b.crowd > a.crowd ? b : a));
		steps.push(best);
		left = left.filter((film) => film !== best.film);
		crowd = best.crowd;
	}
	// The last step stays if it does not help.
	while (steps.length > 1 && steps.at(-1)!.crowd < NOTICEABLE * steps.at(-2)!.crowd) steps.pop();
	return steps;
}
