/**
 * The companions file: one line per film with title, year and companions, tab-separated. Companions are line numbers
 * (from 0, base 36) in order of closeness, grouped by level of lift: `9:1fz,2a;8:77`.
 */
import type { CompanionLists } from '../core/catalogue/build.ts';
import { companion, companionFilm, companionLift } from '../core/catalogue/companions.ts';
import type { Film } from '../core/catalogue/film.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';
import { isYear, keyOf, yearText } from './table.ts';

export interface CompanionLine {
	title: string;
	year: number;
	/** Packed entries, with line numbers in place of films. */
	near: readonly number[];
}

const level = (entry: number) => entry >>> 24;

export function companionsText(lines: readonly CompanionLine[]): string {
	const cell = (near: readonly number[]) =>
		[...new Set(near.map(level))]
			.map((l) => {
				const same = near.filter((entry) => level(entry) === l).map((entry) => companionFilm(entry).toString(36));
				return `${l.toString(36)}:${same.join(',')}`;
			})
			.join(';');
	return lines.map(({ title, year, near }) => `${title}\t${yearText(year)}\t${cell(near)}\n`).join('');
}

/** @throws InputError naming file, line and reason */
export function parseCompanions(text: string, file: string): CompanionLine[] {
	const lines = text.split('\n').filter((line) => line !== '');
	return lines.map((line, i) => {
		const [title, year, cell, ...more] = line.split('\t');
		if (cell === undefined || more.length > 0 || !isYear(year!))
			throw atLine(file, i + 1, 'a line must have title, year and companions, divided by tabs.');
		const near = cell === '' ? [] : cell.split(';').flatMap((group) => groupOf(group, lines.length));
		if (near.some((entry) => entry < 0))
			throw atLine(file, i + 1, `the companions "${cell.slice(0, 40)}" cannot be read.`);
		return { title: title!, year: Number(year), near };
	});
}

/** Parses the entries of one group; invalid ones become negative numbers. */
function groupOf(group: string, lines: number): number[] {
	const match = /^([0-9a-z]):([0-9a-z]+(?:,[0-9a-z]+)*)$/.exec(group);
	if (match === null) return [-1];
	const lift = companionLift(Number.parseInt(match[1]!, 36) * 2 ** 24);
	return match[2]!.split(',').map((number) => {
		const film = Number.parseInt(number, 36);
		return film < lines ? companion(film, lift) : -1;
	});
}

/** Reads the companions of each of `films` as indices into that list, leaving out films that are not in it. */
export async function readCompanions(file: string, films: readonly Film[]): Promise<CompanionLists> {
	const lines = parseCompanions(await readText(file), file);
	const places = new Map(films.map((film, i) => [keyOf(film), i]));
	const placeOf = lines.map((line) => places.get(keyOf(line)) ?? -1);
	const lists = films.map((): { film: number; lift: number }[] => []);
	lines.forEach(({ near }, line) => {
		if (placeOf[line]! < 0) return;
		for (const entry of near) {
			const film = placeOf[companionFilm(entry)]!;
			if (film >= 0) lists[placeOf[line]!]!.push({ film, lift: companionLift(entry) });
		}
	});
	return lists;
}
