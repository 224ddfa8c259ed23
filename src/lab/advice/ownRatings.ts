/** The writer's own ratings, from a service's export. */

import { basename } from 'node:path';
import type { OwnRating } from '../../core/advice/case.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { matchFilm } from '../../core/catalogue/match.ts';
import type { PackKind } from '../../core/catalogue/packKinds.ts';
import { kindOfItems } from '../../core/catalogue/titled.ts';
import type { FilmRow } from '../../imports/export.ts';
import { saysMore } from '../../imports/merge.ts';
import { readExport } from '../../imports/read.ts';
import { readBytes } from '../../pack/files.ts';

/** Days since 1970 of a date like 2026-07-31. */
const dayOf = (date: string): number => Date.parse(date) / 86_400_000;

async function rowsOf(name: string, bytes: Uint8Array, kind: PackKind): Promise<FilmRow[]> {
	const reading = readExport(name, bytes, kind);
	let step = await reading.next();
	while (!step.done) step = await reading.next();
	return step.value.rows;
}

/** @throws ImportError with the row that is damaged, or InputError if the file cannot be read */
export async function readOwnRatings(file: string, catalogue: Catalogue): Promise<Map<number, OwnRating>> {
	const bytes = await readBytes(file);
	const rows = await rowsOf(basename(file), new Uint8Array(bytes), kindOfItems(catalogue));
	const known = new Map<number, { stars: number | null; date: string | null }>();
	for (const { title, otherTitles, year, stars, date } of rows) {
		const seen = date === null ? null : Number(date.slice(0, 4));
		const { film } = matchFilm(catalogue, { titles: [title, ...otherTitles], year, seen });
		const before = known.get(film);
		if (film >= 0 && (before === undefined || saysMore({ stars, date }, before))) known.set(film, { stars, date });
	}
	return new Map(
		Array.from(known, ([film, { stars, date }]) => [film, { stars, day: date === null ? null : dayOf(date) }]),
	);
}
