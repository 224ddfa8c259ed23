/** What a wording says about a film in place of its title. */

export interface PhraseFacts {
	/** Names of the directors, if they are several. */
	directors?: readonly string[];
	/** Of several directors, the one with most films. */
	director?: string;
	/** As an adjective: "Hungarian". */
	origin?: string;
	genre?: string;
	/** First year of the decade. */
	decade?: number;
}

/** The facts that no one would object to, each with the words for it in all languages. */
export const SURE_GENRES: ReadonlySet<string> = new Set(['Documentary', 'Animation']);

const PARTICLES = new Set('von van der den de del della di da du la le ter ten dos el al bin ben zu'.split(' '));
const NOT_SURNAMES = /^(?:jr\.?|sr\.?|i{2,3})$/i;

/** Cuts a name before its surname; null if that part is not known. */
export function splitName(name: string): { first: string; last: string } | null {
	const parts = name.split(' ');
	let from = parts.length - 1;
	if (from === 0 || NOT_SURNAMES.test(parts[from]!)) return null;
	while (from > 1 && PARTICLES.has(parts[from - 1]!.toLowerCase())) from--;
	return { first: parts.slice(0, from).join(' '), last: parts.slice(from).join(' ') };
}

/** The directors a wording names; none if it names none. */
export const namedIn = ({ directors, director }: PhraseFacts): readonly string[] =>
	directors ?? (director === undefined ? [] : [director]);
