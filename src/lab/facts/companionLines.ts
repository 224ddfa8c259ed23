import { companion, companionFilm, companionLift } from '../../core/catalogue/companions.ts';
import type { Film } from '../../core/catalogue/film.ts';
import type { CompanionLine } from '../../pack/companions.ts';
import { rowsByKey } from './merge.ts';

/** Returns the lines of companions after rows of the catalogue were merged: of two lines of one film, that of its title. */
export function mergeLines(lines: readonly CompanionLine[], films: readonly Film[]): CompanionLine[] {
	const rows = rowsByKey(films);
	const rowOf = lines.map(({ title, year }) => rows.get(`${title}\t${year}`) ?? -1);
	const chosen = new Map<number, CompanionLine>();
	lines.forEach((line, i) => {
		const row = rowOf[i]!;
		if (row >= 0 && (!chosen.has(row) || line.title === films[row]!.title)) chosen.set(row, line);
	});
	const lineOf = new Map([...chosen.keys()].map((row, line) => [row, line]));
	return [...chosen].map(([row, { near }], line) => {
		const liftOf = new Map<number, number>();
		for (const entry of near) {
			const other = lineOf.get(rowOf[companionFilm(entry)]!);
			if (other !== undefined && other !== line && !liftOf.has(other)) liftOf.set(other, companionLift(entry));
		}
		const { title, year } = films[row]!;
		return { title, year, near: [...liftOf].map(([other, lift]) => companion(other, lift)) };
	});
}
