import { stat } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { InputError } from '../../pack/errors.ts';
import { readProblem } from '../../pack/files.ts';
import { cellsOf } from '../kit/datasets/cells.ts';
import { type ColumnNames, detectLayout } from '../kit/datasets/layout.ts';
import { openSource } from '../kit/datasets/openSource.ts';
import { isParquet, parquetColumns } from '../kit/datasets/parquet.ts';
import { quoteName, quoteText } from '../kit/datasets/parquetSql.ts';

/** SQL over a ratings file that is not loaded into memory. */
export interface RatingsSource {
	/** Selects `user` and `item` (integers, or else strings), `rating`, and `place` (in the file) of every usable row. */
	select: string;
	/** Whether the file has ratings; otherwise they are 0. */
	rated: boolean;
	countBad: string;
}

/** Returns SQL that reads a ratings file, Parquet or delimited. @throws InputError if user or item cannot be determined */
export async function ratingsIn(
	connection: DuckDBConnection,
	file: string,
	names: ColumnNames,
): Promise<RatingsSource> {
	const info = await stat(file).catch((error) => {
		throw readProblem(file, error);
	});
	if (info.isDirectory()) throw readProblem(file, { code: 'EISDIR' });
	return isParquet(file) ? inParquet(connection, file, names) : inDelimited(file, names);
}

async function inParquet(connection: DuckDBConnection, file: string, names: ColumnNames): Promise<RatingsSource> {
	const { user, item, rating } = await parquetColumns(connection, file, names);
	const id = ({ name, type }: { name: string; type: string }) =>
		/^U?(TINY|SMALL|BIG|)INT(EGER)?$/.test(type) ? quoteName(name) : `cast(${quoteName(name)} as varchar)`;
	const complete = [user, item, rating]
		.filter((column) => column !== undefined)
		.map(({ name }) => `${quoteName(name)} is not null`);
	return sourceOf(`read_parquet(${quoteText(file)}, file_row_number = true)`, complete, {
		user: id(user),
		item: id(item),
		rating: rating && quoteName(rating.name),
		place: 'file_row_number',
	});
}

async function inDelimited(file: string, names: ColumnNames): Promise<RatingsSource> {
	if (/\.zip$/i.test(file)) throw new InputError(`${file}: unpack it first, or make it a Parquet file.`);
	const lines = await firstLines(file);
	const { delimiter, header, roles, headings } = detectLayout(file, lines, names);
	if (headings) throw new InputError(`${file}: Netflix Prize files must be made a Parquet or CSV file first.`);
	const columns = `{${cellsOf(lines[0]!, delimiter)
		.map((_, i) => `'c${i}': 'varchar'`)
		.join(', ')}}`;
	const options = [
		'auto_detect = false',
		`columns = ${columns}`,
		`delim = ${quoteText(delimiter)}`,
		`header = ${header}`,
		`quote = '"'`,
		`escape = '"'`,
		'null_padding = true',
		'strict_mode = false',
	];
	const text = (role: 'user' | 'item') => `trim(c${roles.indexOf(role)})`;
	const rating = roles.indexOf('rating');
	const usable = [`${text('user')} != ''`, `${text('item')} != ''`];
	if (rating >= 0) usable.push(`isfinite(try_cast(c${rating} as double))`);
	return sourceOf(`read_csv(${quoteText(file)}, ${options.join(', ')})`, usable, {
		user: text('user'),
		item: text('item'),
		rating: rating < 0 ? undefined : `cast(c${rating} as double)`,
		place: 'row_number() over ()',
	});
}

function sourceOf(
	table: string,
	usable: readonly string[],
	{ user, item, rating, place }: { user: string; item: string; rating: string | undefined; place: string },
): RatingsSource {
	const all = usable.join(' and ');
	const value = rating === undefined ? '0' : `round(100 * ${rating}) / 100`;
	return {
		select: `select ${user} as "user", ${item} as item, ${value} as rating, ${place} as place from ${table} where ${all}`,
		countBad: `select count(*) from ${table} where (${all}) is not true`,
		rated: rating !== undefined,
	};
}

async function firstLines(file: string): Promise<string[]> {
	const { pieces } = await openSource(file, /./);
	for await (const piece of pieces) return new TextDecoder().decode(piece).split(/\r?\n/, 2);
	throw new InputError(`${file}: is empty.`);
}
