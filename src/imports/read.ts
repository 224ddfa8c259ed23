import type { PackKind } from '../core/catalogue/packKinds.ts';
import { faults } from '../strings/faults.ts';
import { serviceOf } from './detect.ts';
import { ImportError } from './error.ts';
import { type Export, type Found, ITEM_SERVICES, type Part, type Service, type Steps } from './export.ts';
import { readImdb } from './imdb.ts';
import { itemServiceOf } from './items/detect.ts';
import { readItems } from './items/read.ts';
import { readLetterboxd } from './letterboxd.ts';
import { readMovieLens } from './movielens.ts';
import { readNetflix } from './netflix.ts';
import { partsOf } from './parts.ts';
import { columnsOf } from './table.ts';
import { readTrakt } from './trakt.ts';

/** Most films of an export. */
const MOST_ROWS = 200_000;

/**
 * Reads an export from Letterboxd, IMDb, MovieLens, Netflix or Trakt, or of a service of another kind, which it detects by
 * the content.
 * @param only the kind that is read; all if absent
 * @throws ImportError if the format is unknown or of another kind, or with the row that is damaged
 */
export async function* readExport(
	fileName: string,
	bytes: Uint8Array,
	only?: PackKind,
): AsyncGenerator<number, Export, void> {
	const { parts, unread } = await partsOf(fileName, bytes);
	const found = { ...(yield* readerOf(fileName, parts, only)), unread };
	if (found.rows.length > MOST_ROWS) throw new ImportError(faults.manyFilms(fileName, MOST_ROWS));
	const leftOut = Object.values(found.leftOut).reduce((sum, n) => sum + n, 0);
	if (found.rows.length === 0 && leftOut === 0) throw new ImportError(faults.noFilms(fileName));
	return found;
}

const READERS: Record<Service, (parts: Part[]) => Steps<Found>> = {
	Letterboxd: readLetterboxd,
	IMDb: readImdb,
	MovieLens: readMovieLens,
	Netflix: readNetflix,
	Trakt: readTrakt,
};

function readerOf(fileName: string, parts: Part[], only: PackKind | undefined): Steps<Found> {
	const [first] = parts;
	if (first === undefined) throw new ImportError(faults.noRatingsIn(fileName));
	const items = itemServiceOf(first);
	const ofItems = items !== null || (only !== undefined && only !== 'films');
	if (ofItems && first.text.includes('\0')) throw new ImportError(faults.noText(first.name));
	if (items !== null) {
		const kind = ITEM_SERVICES[items];
		if (only !== undefined && only !== kind) throw new ImportError(faults.ofKind[kind](first.name, items));
		return readItems(first, items);
	}
	if (only !== undefined && only !== 'films' && first.text.trim() !== '')
		throw new ImportError(faults.noItems[only](first.name));
	if (/^\s*<(?:!doctype|html|\?xml)/i.test(first.text)) throw new ImportError(faults.webPage(first.name));
	if (first.text.trim() === '') throw new ImportError(faults.empty(first.name));
	const service = serviceOf(first) as Service | null;
	if (service !== null) return READERS[service](parts);
	const columnNames = columnsOf(first).slice(0, 8).join(', ').slice(0, 120);
	throw new ImportError(faults.unknownColumns(first.name, columnNames));
}
