/**
 * The tastes file: a line per item with title, year, and how many times as often people of each taste rated it as
 * people do on average. Items not in it are rated as in the population's `tastes.usual`.
 */
import type { Film } from '../core/catalogue/film.ts';
import type { TasteFile } from '../core/population/tastes.ts';
import { atLine } from './errors.ts';
import { isYear, table, tableText, yearText } from './table.ts';

const HEAD = ['title', 'year', 'lifts'];

/** The tastes in a population description. */
export interface DescribedTastes {
	/** The taste of each activity class, from 0. */
	ofClass: readonly number[];
	/** Lifts of the items that are not in the file. */
	usual: readonly number[];
}

/** Lifts of items by title and year divided by a tab. */
export type LiftsOf = ReadonlyMap<string, readonly number[]>;

const isPositive = (n: unknown) => typeof n === 'number' && Number.isFinite(n) && n > 0;
const keyOf = ({ title, year }: Pick<Film, 'title' | 'year'>) => `${title}\t${yearText(year)}`;

/** Returns what is wrong with the tastes of a population description, or null. */
export function tastesProblem(described: unknown, classes: number): string | null {
	if (described === undefined) return null;
	const { ofClass, usual } = (described ?? {}) as Partial<DescribedTastes>;
	if (!Array.isArray(usual) || usual.length === 0 || !usual.every(isPositive))
		return '"usual" of "tastes" must be a list of numbers above 0, one for each taste';
	const isTaste = (taste: unknown) =>
		Number.isInteger(taste) && (taste as number) >= 0 && (taste as number) < usual.length;
	return Array.isArray(ofClass) && ofClass.length === classes && ofClass.every(isTaste)
		? null
		: '"ofClass" of "tastes" must have a taste for each class of "activity", from 0';
}

/** Divides what is known about tastes into a population description and the lines of the file. */
export function describedTastes(
	films: readonly Film[],
	{ ofClass, lifts }: TasteFile,
): { described: DescribedTastes; text: string } {
	const cells = lifts.map((list) => list.join(' '));
	const times = new Map<string, number>();
	for (const cell of cells) times.set(cell, (times.get(cell) ?? 0) + 1);
	const [usual] = [...times].reduce((most, one) => (one[1] > most[1] ? one : most));
	const rows = films.flatMap((film, i) => (cells[i] === usual ? [] : [[keyOf(film), cells[i]!]]));
	return { described: { ofClass, usual: usual.split(' ').map(Number) }, text: tableText(HEAD, rows) };
}

const lines = table(HEAD, ([title, year, cell], fail): [key: string, lifts: number[]] => {
	const lifts = cell!.split(' ').map(Number);
	if (title === '' || !isYear(year!) || !lifts.every(isPositive))
		throw fail('a line must have a title, a year or none, and numbers above 0.');
	return [`${title}\t${year}`, lifts];
});

/** @throws InputError naming file, line and reason */
export const parseTastes = (text: string, file: string): LiftsOf => new Map(lines.parse(text, file));

/** Returns the tastes of a population for `films`. @throws InputError if a line has not a lift for each taste */
export async function readTastes(
	file: string,
	{ ofClass, usual }: DescribedTastes,
	films: readonly Film[],
): Promise<TasteFile> {
	const known = new Map(await lines.read(file));
	const at = [...known.values()].findIndex((lifts) => lifts.length !== usual.length);
	if (at >= 0) throw atLine(file, at + 2, `a line must have ${usual.length} numbers, one for each taste.`);
	return { ofClass, lifts: films.map((film) => known.get(keyOf(film)) ?? usual) };
}
