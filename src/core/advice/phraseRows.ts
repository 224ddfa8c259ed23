/** What counts for a film with a phrase: that someone rated any of the films that the phrase matches. */
import { type Adversary, BY_ACTIVITY } from '../adversaries/weighing.ts';
import type { Crowds, FilmRows } from '../crowd/crowds.ts';
import type { TermRows } from '../crowd/deficits.ts';
import type { Term } from '../crowd/term.ts';
import type { Marginals } from '../population/marginals.ts';
import { type Population, ratersOf } from '../population/population.ts';
import { ratersOfAny } from '../population/union.ts';
import type { Phrase } from './phrases.ts';

/**
 * Who reads phrases: adversaries for whom a set of films is as good as one; all adversaries; or all of them, with those
 * who weigh likelihoods guessing which film is meant.
 */
export type PhrasesRead = 'some' | 'all' | 'guessed';

const GUESSING: ReadonlySet<Adversary> = new Set(['likelihood', 'likelihoodDecoys']);

/** As much of a case as counts phrases. */
interface Counting {
	/** Who reads phrases. */
	phrasesRead: PhrasesRead;
	crowds: Crowds;
	marginals: Marginals;
	population: Population;
	term(film: number): Term;
}

const cache = new WeakMap<Phrase['films'], number>();

/** Returns how many people rated any film that a phrase fits. */
export function ratersOfPhrase({ marginals, population }: Pick<Counting, 'marginals' | 'population'>, phrase: Phrase) {
	const known = cache.get(phrase.films);
	if (known !== undefined) return known;
	const raters = Math.round(ratersOfAny(marginals, phrase.films, (film) => ratersOf(population, film)));
	cache.set(phrase.films, raters);
	return raters;
}

/** Returns the rows of a film as written: by its title, or by a phrase. */
export const rowsAsSaid = (
	adviceCase: Counting & { rows(film: number): FilmRows },
	film: number,
	phrase: Phrase | undefined,
): FilmRows => (phrase === undefined ? adviceCase.rows(film) : rowsOfPhrase(adviceCase, film, phrase));

/** Returns the rows of a film that has a phrase. */
export function rowsOfPhrase(adviceCase: Counting, film: number, phrase: Phrase): FilmRows {
	const { crowds, population } = adviceCase;
	const raters = ratersOfPhrase(adviceCase, phrase);
	const { own, days = null } = adviceCase.term(film);
	// The writer may have rated others of these films, like anyone else. Stars do not say which film it is.
	const read = crowds.film({ raters, own: 1 - (1 - own) * (1 - raters / population.size), stars: null, days });
	if (adviceCase.phrasesRead === 'all') return read;
	if (adviceCase.phrasesRead === 'some')
		return read.map((row, i) => (BY_ACTIVITY.has(crowds.adversaries[i]!) ? unread(row) : row));
	const likely = (other: number) => ratersOf(population, other);
	const chance = likely(film) / phrase.films.reduce((sum, other) => sum + likely(other), 0);
	const title = crowds.film(adviceCase.term(film));
	return read.map((row, i) => (GUESSING.has(crowds.adversaries[i]!) ? guessed(title[i]!, chance) : row));
}

/** What a title adds for an adversary who weighs the films of a phrase by their raters: less if it is less likely to be meant. */
const guessed = ({ gain, hit }: TermRows, chance: number): TermRows => ({
	hit,
	gain: gain.map((each) => Math.log1p(chance * Math.expm1(each))),
});

/**
 * An adversary who weighs how much someone has rated reads only titles: with a set of films, the person who rated fewer
 * of them is likelier to have meant the one they rated.
 */
const unread = ({ hit }: TermRows): TermRows => ({ hit, gain: new Float64Array(hit.length) });
