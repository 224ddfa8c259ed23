/** Numbers as they are said. */
import { currentLanguage, words } from './languages/language.ts';

const { t, plural, texts } = words('counts');

/** Two digits are all that an estimate is good for. */
export const round = (n: number) => (n < 10 ? Math.round(n) : Number(n.toPrecision(2)));
export const number = (n: number) => decimal(n);
export const decimal = (n: number, form: Intl.NumberFormatOptions = {}) => n.toLocaleString(currentLanguage(), form);
export const about = (n: number) => number(round(n));
/** At least this many: two digits, never rounded up. */
export const roundDown = (n: number) => {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
	return Math.max(1, Math.floor(n / unit) * unit);
};
/** Whether one person is said, of whom nothing is said to be about. */
export const isOne = (n: number) => round(n) <= 1;
export const people = (n: number) => plural(round(n), { one: '# person', other: '# people' });
export const films = (n: number) => plural(n, { one: '# film', other: '# films' });
/** Of items of other kinds. */
export const titles = (n: number) => plural(n, { one: '# title', other: '# titles' });

/** A share as "7 in 100" or, for rare films, "4 in 10,000". */
export function share(part: number): string {
	const of = part >= 0.0095 ? 100 : part >= 0.00095 ? 1000 : 10_000;
	return t`${Math.max(1, Math.round(part * of))} in ${number(of)}`;
}

/** "November 21, 2026" */
export const day = (date: string) =>
	new Date(`${date}T12:00:00`).toLocaleDateString(currentLanguage(), {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
	});

/** "November 2026" */
export const month = (date: string) =>
	new Date(`${date.slice(0, 7)}-15`).toLocaleDateString(currentLanguage(), { month: 'long', year: 'numeric' });

/** "a, b, and c" */
export const list = (items: readonly string[]) => new Intl.ListFormat(currentLanguage()).format(items);
const MOST_NAMED = 5;
/** "a, b, c, d, e, and 12 more" */
export const listShort = (items: readonly string[]) =>
	list(
		items.length <= MOST_NAMED + 1
			? items
			: [...items.slice(0, MOST_NAMED), t`${number(items.length - MOST_NAMED)} more`],
	);
/** "a, b, or c" */
export const either = (items: readonly string[]) =>
	new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(items);

export interface FilmName {
	title: string;
	year: number;
	/** What it is; a film if absent. */
	kind?: keyof typeof KINDS | 'films';
}

const KINDS = texts({
	series: 'series',
	episode: 'episode of a series',
	special: 'special',
	concert: 'concert film',
	boardgames: 'board game',
	anime: 'anime',
	books: 'book',
});

export const yearAndKind = ({ year, kind }: FilmName) =>
	[...(year === 0 ? [] : [year]), ...(kind === undefined || kind === 'films' ? [] : [KINDS[kind]])].join(', ');
/** A title with its year and kind; alone if neither is known. */
export const film = (name: FilmName) => {
	const more = yearAndKind(name);
	return more === '' ? name.title : `${name.title} (${more})`;
};
