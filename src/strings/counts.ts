/** Numbers as they are said. */

/** The language of all strings. */
const LANGUAGE = 'en';
const RULES = new Intl.PluralRules(LANGUAGE);
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The words for a number of things, in the form that the language has for it; # stands for the number. */
export const plural = (n: number, forms: Forms): string =>
	(forms[RULES.select(n)] ?? forms.other).replace('#', number(n));

/** Two digits are all that an estimate is good for. */
export const round = (n: number) => (n < 10 ? Math.round(n) : Number(n.toPrecision(2)));
export const number = (n: number) => n.toLocaleString(LANGUAGE);
export const about = (n: number) => number(round(n));
export const people = (n: number) => plural(round(n), { one: '# person', other: '# people' });
export const films = (n: number) => plural(n, { one: '# film', other: '# films' });

/** A share as "7 in 100" or, for rare films, "4 in 10,000". */
export function share(part: number): string {
	const of = part >= 0.0095 ? 100 : part >= 0.00095 ? 1000 : 10_000;
	return `${Math.max(1, Math.round(part * of))} in ${number(of)}`;
}

/** "21 November 2026" */
export const day = (date: string) =>
	new Date(`${date}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "a, b and c" */
export const list = (items: readonly string[]) =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export interface FilmName {
	title: string;
	year: number;
	/** What it is, if it is no film. */
	kind?: keyof typeof KINDS;
}

const KINDS = { series: 'series', episode: 'episode of a series', special: 'special', concert: 'concert film' };

export const yearAndKind = ({ year, kind }: FilmName) => (kind === undefined ? `${year}` : `${year}, ${KINDS[kind]}`);
export const film = (name: FilmName) => `${name.title} (${yearAndKind(name)})`;
