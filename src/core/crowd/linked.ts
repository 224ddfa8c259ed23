/**
 * How many accounts of a service would look at least as much like one account as another does, from the numbers of raters
 * alone. Accounts are compared by the films that both mention, rare ones counting more. A stranger's account is taken to
 * mention as many films as the other one, drawn from the films rated on the service; within a class of equally
 * active members films are drawn independently, so that the overlap is a sum of independent terms.
 */
import type { Marginals } from '../population/marginals.ts';

/** The comparison with accounts of strangers. */
export interface Compared {
	marginals: Marginals;
	/** Accounts of the service. */
	accounts: number;
	/** Number of distinct films that the other account mentions. */
	size: number;
}

/** A film that an account mentions. */
export interface Named {
	raters: number;
	/** Whether the other account mentions it too. */
	shared: boolean;
}

/** What a film adds to the overlap, in units, and its probability in a stranger's account, by class. */
interface Term {
	units: number;
	chance: Float64Array;
}

/** Resolution of the overlap. */
const UNITS = 512;

function termsOf({ marginals, size }: Compared, films: readonly Named[]): Term[] {
	const { classes } = marginals;
	const weighted = films.map(({ raters, shared }) => {
		const chance = marginals.ratedBy(raters).map((part, a) => part * Math.min(1, size / classes[a]!.ratings));
		const share = classes.reduce((sum, { share }, a) => sum + share * chance[a]!, 0);
		return { weight: -Math.log(share), shared, chance };
	});
	const overlap = weighted.reduce((sum, { weight, shared }) => sum + (shared ? weight : 0), 0);
	return weighted.map(({ weight, chance }) => ({ chance, units: Math.round((weight * UNITS) / overlap) }));
}

/** Adds a film to the distribution of overlaps, exact below the last one. */
function include(cells: Float64Array, height: number, { units, chance }: Term): void {
	const length = cells.length / height;
	for (let row = 0; row < height; row++) {
		const [from, hit] = [row * length, chance[row]!];
		for (let i = length - 1; i >= units; i--)
			cells[from + i] = (1 - hit) * cells[from + i]! + hit * cells[from + i - units]!;
		for (let i = Math.min(units, length) - 1; i >= 0; i--) cells[from + i]! *= 1 - hit;
	}
}

/**
 * Prepares the crowd of a link: how many accounts, including the other one, would look at least as much like an account
 * as the other one does; all of them if no film is shared.
 * @param kept films that the account mentions in any case
 * @param more films that it may also mention
 * @returns the crowd with some of `more`
 */
export function createLinkCrowd(
	compared: Compared,
	kept: readonly Named[],
	more: readonly Named[],
): (some: readonly Named[]) => number {
	const { marginals, accounts } = compared;
	const { classes } = marginals;
	const films = [...kept, ...more];
	if (!films.some(({ shared }) => shared)) return () => accounts;
	const terms = new Map(termsOf(compared, films).map((term, i) => [films[i]!, term]));
	const including = (cells: Float64Array, some: readonly Named[]) => {
		for (const film of some) include(cells, classes.length, terms.get(film)!);
		return cells;
	};
	const overlapOf = (some: readonly Named[]) =>
		some.reduce((sum, film) => sum + (film.shared ? terms.get(film)!.units : 0), 0);
	const length = overlapOf(films);
	const start = new Float64Array(classes.length * length);
	for (let row = 0; row < classes.length; row++) start[row * length] = 1;
	const base = including(start, kept);
	return (some) => {
		const overlap = overlapOf(kept) + overlapOf(some);
		const cells = including(base.slice(), some);
		const below = classes.reduce((sum, { share }, row) => {
			const from = row * length;
			return sum + share * cells.subarray(from, from + overlap).reduce((a, b) => a + b, 0);
		}, 0);
		return 1 + (accounts - 1) * Math.max(0, 1 - below);
	};
}
