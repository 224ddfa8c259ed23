/** Which service an export is of, by its content. */
import { ImportError } from './error.ts';
import type { ItemService, Part, Service } from './export.ts';
import { isImdb } from './imdb.ts';
import { itemServiceOf } from './items/detect.ts';
import { isLetterboxd } from './letterboxd.ts';
import { isMovieLens } from './movielens.ts';
import { isNetflix } from './netflix.ts';
import { baseOf } from './posts/format.ts';
import { columnsOf } from './table.ts';

const BY_COLUMNS: readonly [Service, (columns: string[]) => boolean][] = [
	['Letterboxd', isLetterboxd],
	['MovieLens', isMovieLens],
	['IMDb', isImdb],
	['Netflix', isNetflix],
];

/** The service whose export a file is, or null. @throws ImportError if its first row cannot be read */
export function serviceOf(part: Part): Service | ItemService | null {
	const items = itemServiceOf(part);
	if (items !== null) return items;
	if (/^\s*[[{]/.test(part.text)) return 'Trakt';
	const columns = columnsOf(part);
	return BY_COLUMNS.find(([, is]) => is(columns))?.[0] ?? null;
}

/** Names by which services tell films that were rated or seen from others, in tables and lists of the same form. */
const NAMED: Partial<Record<Service | ItemService, RegExp>> = {
	Letterboxd: /^(?:ratings|watched|diary|reviews)[^/]*\.csv$/i,
	Trakt: /^(?:ratings|watched|history)[^/]*\.json$/i,
};

/** The service whose archive has this file of ratings or viewings, by its name and beginning; otherwise null. */
export function serviceWithin(path: string, head: string): Service | ItemService | null {
	const name = baseOf(path);
	try {
		const service = serviceOf({ name, part: name, text: head });
		return service !== null && (NAMED[service]?.test(name) ?? true) ? service : null;
	} catch (error) {
		if (error instanceof ImportError) return null;
		throw error;
	}
}
