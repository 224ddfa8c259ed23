import { faults } from '../strings/faults.ts';
import { ImportError } from './error.ts';
import type { Export, Part, Steps } from './export.ts';
import { isImdb, readImdb } from './imdb.ts';
import { ITEM_SERVICES, itemServiceOf } from './items/detect.ts';
import { isLetterboxd, readLetterboxd } from './letterboxd.ts';
import { isMovieLens, readMovieLens } from './movielens.ts';
import { isNetflix, readNetflix } from './netflix.ts';
import { partsOf } from './parts.ts';
import { columnsOf } from './table.ts';
import { readTrakt } from './trakt.ts';

/** Most films of an export. */
const MOST_ROWS = 200_000;
/** Share of the progress for unpacking. */
const UNPACKING = 0.2;

/**
 * Reads an export from Letterboxd, IMDb, MovieLens, Netflix or Trakt, which it detects by the content.
 * @throws ImportError if the format is unknown, or with the row that is damaged
 */
export function* readExport(fileName: string, bytes: Uint8Array): Steps<Export> {
	const unpacking = partsOf(fileName, bytes);
	let next = unpacking.next();
	for (; !next.done; next = unpacking.next()) yield UNPACKING * next.value;
	const parts = next.value;
	const reading = readerOf(fileName, parts);
	let step = reading.next();
	for (; !step.done; step = reading.next()) yield UNPACKING + (1 - UNPACKING) * step.value;
	const found = step.value;
	if (found.rows.length > MOST_ROWS) throw new ImportError(faults.manyFilms(fileName, MOST_ROWS));
	const leftOut = Object.values(found.leftOut).reduce((sum, n) => sum + n, 0);
	if (found.rows.length === 0 && leftOut === 0) throw new ImportError(faults.noFilms(fileName));
	return found;
}

function readerOf(fileName: string, parts: Part[]): Steps<Export> {
	const [first] = parts;
	if (first === undefined) throw new ImportError(faults.noRatingsIn(fileName));
	const items = itemServiceOf(first);
	if (items !== null) throw new ImportError(faults.otherKind[ITEM_SERVICES[items]](first.name, items));
	if (/^\s*[[{]/.test(first.text)) return readTrakt(parts);
	if (/^\s*<(?:!doctype|html|\?xml)/i.test(first.text)) throw new ImportError(faults.webPage(first.name));
	if (first.text.trim() === '') throw new ImportError(faults.empty(first.name));
	const columns = parts.map(columnsOf);
	if (columns.every(isLetterboxd)) return readLetterboxd(parts);
	if (columns.every(isMovieLens)) return readMovieLens(parts);
	if (isImdb(columns[0]!)) return readImdb([first]);
	if (isNetflix(columns[0]!)) return readNetflix([first]);
	const columnNames = columns[0]!.slice(0, 8).join(', ').slice(0, 120);
	throw new ImportError(faults.unknownColumns(first.name, columnNames));
}
