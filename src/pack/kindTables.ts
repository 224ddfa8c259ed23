/** The tables that a pack of another kind than films is made from, as assets/kinds has them. */
import { join } from 'node:path';
import type { CompanionLists } from '../core/catalogue/build.ts';
import { companion } from '../core/catalogue/companions.ts';
import type { Film } from '../core/catalogue/film.ts';
import { adultText } from './apart.ts';
import { companionsText } from './companions.ts';
import { type FactsLine, factsText } from './facts.ts';
import { writeAtomically } from './files.ts';
import { filmsText } from './films.ts';
import type { PackFigures, PackFiles } from './packFile.ts';
import { describedTastes } from './tastes.ts';

const NAMES = {
	films: 'items.tsv',
	population: 'population.json',
	tastes: 'tastes.tsv',
	companions: 'companions.tsv',
	apart: 'apart.tsv',
	facts: 'facts.tsv',
};

/** The tables that a folder has. */
export const tablesIn = (folder: string, there: readonly string[]): PackFiles => {
	const files = Object.entries(NAMES).filter(([, name]) => there.includes(name));
	return Object.fromEntries(files.map(([what, name]) => [what, join(folder, name)])) as unknown as PackFiles;
};

/** Writes a pack's figures as the tables that it needs. @param facts makers of its items, as far as known */
export async function writeTables(
	folder: string,
	figures: PackFigures,
	facts: readonly FactsLine[] = [],
): Promise<void> {
	const { films, population, near = [], apart = [] } = figures;
	const { tastes, ...people } = population;
	const tables = new Map<string, string>();
	tables.set(NAMES.films, filmsText(films));
	const divided = tastes === undefined ? undefined : describedTastes(films, tastes);
	const described = divided === undefined ? people : { ...people, tastes: divided.described };
	tables.set(NAMES.population, `${JSON.stringify(described, null, '\t')}\n`);
	if (divided !== undefined) tables.set(NAMES.tastes, divided.text);
	const adult = films.filter((_, i) => apart[i] === 'adult');
	if (adult.length > 0) tables.set(NAMES.apart, adultText(adult));
	if (near.some((list) => list.length > 0)) tables.set(NAMES.companions, companionsText(linesOf(films, near)));
	if (facts.length > 0) tables.set(NAMES.facts, factsText(facts));
	for (const [name, text] of tables) await writeAtomically(join(folder, name), text);
}

/** Companions by lines, of items that have companions or are some. */
function linesOf(films: readonly Film[], near: CompanionLists) {
	const named = new Set(near.flatMap((list, i) => (list.length === 0 ? [] : [i, ...list.map(({ film }) => film)])));
	const items = [...films.keys()].filter((i) => named.has(i));
	const lineOf = new Map(items.map((item, line) => [item, line]));
	return items.map((item) => ({
		...films[item]!,
		near: near[item]!.map(({ film, lift }) => companion(lineOf.get(film)!, lift)),
	}));
}
