/** What services of other kinds than films hand out of one's own ratings: only who rated what counts of them. */
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { refuseDamaged, tryRow } from './damage.ts';
import { isoDate } from './dates.ts';
import { ImportError, RowError } from './error.ts';
import { type FilmRow, noRows, type Part, type ReadRows, type Steps } from './export.ts';
import { partsOf } from './parts.ts';
import { columnsOf, readTable } from './table.ts';

type ItemKind = Exclude<PackKind, 'films'>;

/** What is known of a rating in an export; 0 or nothing is an item that is listed and not rated. */
interface Told {
	title: string;
	otherTitles?: string[];
	year?: string;
	rating: string;
	best: number;
	date?: string;
}

const LONGEST_TITLE = 500;
const EXPORTS: Record<ItemKind, string> = {
	boardgames: 'the CSV file of a collection at BoardGameGeek',
	anime: 'the XML file that MyAnimeList exports',
	books: 'the CSV file of a library at Goodreads',
};

/**
 * Reads the ratings of an export of BoardGameGeek, MyAnimeList or Goodreads.
 * @throws ImportError if it is no such export, or with the row that is damaged
 */
export function* readItems(fileName: string, bytes: Uint8Array, kind: ItemKind): Steps<FilmRow[]> {
	const [part] = yield* partsOf(fileName, bytes);
	const found = noRows();
	const columns = part === undefined ? [] : columnsOf(part);
	const has = (...names: string[]) => names.every((name) => columns.includes(name));
	if (kind === 'anime' && part !== undefined && /<myanimelist>/.test(part.text)) readMyAnimeList(part, found);
	else if (kind === 'boardgames' && has('objectname', 'rating'))
		yield* readTable(part!, found, (cell, row) =>
			keep(found, row, {
				title: cell('objectname'),
				otherTitles: [cell('originalname')],
				year: cell('yearpublished'),
				rating: cell('rating'),
				best: 10,
			}),
		);
	else if (kind === 'books' && has('title', 'my rating'))
		yield* readTable(part!, found, (cell, row) =>
			keep(found, row, {
				title: cell('title'),
				// "The Fellowship of the Ring (The Lord of the Rings, #1)"
				otherTitles: [cell('title').replace(/ \([^()]*#[^()]*\)$/, '')],
				year: cell('original publication year') || cell('year published'),
				rating: cell('my rating'),
				best: 5,
				date: cell('date read'),
			}),
		);
	else throw new ImportError(`${fileName} cannot be read: ratings of ${kind} are read from ${EXPORTS[kind]}.`);
	return found.rows;
}

/** @throws RowError if the title or the rating cannot be read */
function keep(
	found: ReadRows,
	row: number,
	{ title, otherTitles = [], year = '', rating, best, date = '' }: Told,
): void {
	if (title === '' || title.length > LONGEST_TITLE) throw new RowError('it has no title that can be read.');
	if (!/^(?:\d+(?:\.\d+)?)?$/.test(rating) || Number(rating) > best)
		throw new RowError(`its rating is no number up to ${best}.`);
	if (Number(rating) === 0) {
		found.leftOut.unrated++;
		return;
	}
	found.rows.push({
		title,
		otherTitles: otherTitles.filter((other) => other !== '' && other !== title && other.length <= LONGEST_TITLE),
		// Older things have years before our era, or none.
		year: /^[12]\d{3}$/.test(year) ? Number(year) : null,
		stars: null,
		date: isoDate(date),
		row,
		part: '',
	});
}

const ENTRY = /<anime>([\s\S]*?)<\/anime>/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

function readMyAnimeList({ name, text }: Part, found: ReadRows): void {
	if (!text.trimEnd().endsWith('</myanimelist>'))
		throw new ImportError(`${name} breaks off: it was not saved whole. Nothing was imported. Download it again.`);
	let row = 0;
	for (const [, entry = ''] of text.matchAll(ENTRY)) {
		row++;
		const field = (tag: string) => {
			const told = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(entry)?.[1]?.trim() ?? '';
			const [, plain] = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(told) ?? [];
			return plain?.trim() ?? told.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity]!);
		};
		tryRow(found, name, row, () =>
			keep(found, row, {
				title: field('series_title'),
				rating: field('my_score'),
				best: 10,
				date: field('my_finish_date'),
			}),
		);
	}
	refuseDamaged(found);
}
