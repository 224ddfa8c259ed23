import type { DuckDBConnection, DuckDBDataChunk } from '@duckdb/node-api';
import { InputError } from '../../../pack/errors.ts';
import { readProblem } from '../../../pack/files.ts';
import { withDuckDb } from '../duckDb.ts';
import { printable } from './cells.ts';
import { type ColumnNames, roleProblem, rolesByName } from './layout.ts';
import { infoOf } from './openSource.ts';
import {
	hundredthsOf,
	idOf,
	isDay,
	isUnlikeId,
	isWhole,
	quoteName,
	quoteText,
	secondsOf,
	titleOf,
} from './parquetSql.ts';
import { tooManyRatings } from './rows.ts';
import type { Sink } from './table.ts';

/** The database can read one file and nothing else, neither from disk nor from the network. */
const LIMITS = {
	memory_limit: '256MB',
	autoinstall_known_extensions: 'false',
	autoload_known_extensions: 'false',
};

export const isParquet = (file: string) => /\.(parquet|pq)$/i.test(file);

function asInput<T>(file: string, answer: Promise<T>): Promise<T> {
	return answer.catch((error: Error) => {
		throw new InputError(`${file}: cannot be read as Parquet (${error.message.split('\n')[0]}).`);
	});
}

/** The columns by role; `year` if items are named by title. @throws InputError if user or item cannot be determined */
export async function parquetColumns(connection: DuckDBConnection, file: string, names: ColumnNames) {
	const described = await asInput(
		file,
		connection.runAndReadAll(`describe select * from read_parquet(${quoteText(file)})`),
	);
	const columns = described.getRows().map(([name, type]) => ({ name: String(name), type: String(type) }));
	const all = columns.map(({ name }) => name);
	const roles = rolesByName(all, names);
	const fault = roleProblem(roles, all, names);
	if (fault !== null) throw new InputError(`${file}: ${fault}`);
	const withRole = (role: (typeof roles)[number]) => columns[roles.indexOf(role)];
	const [user, item] = [withRole('user')!, withRole('item')!];
	for (const { name, type } of [user, item])
		if (isUnlikeId(type))
			throw new InputError(
				`${file}: the column "${printable(name)}" holds values of type ${printable(type)}, which are no ids.`,
			);
	return {
		user,
		item,
		rating: withRole('rating'),
		time: withRole('time') ?? columns.find(isDay),
		year: withRole('year'),
	};
}

/** Reads a Parquet file's rows into `sink` in any order. `onRows` is called with the number of rows read so far. */
export async function readParquet(
	file: string,
	{ columns = {}, times = false, pairsOnly = false }: { columns?: ColumnNames; times?: boolean; pairsOnly?: boolean },
	sinkFor: (rated: boolean, timed: boolean) => Sink,
	onRows: (done: number, total: number) => void,
): Promise<void> {
	if ((await infoOf(file)).folder) throw readProblem(file, { code: 'EISDIR' });
	await withDuckDb(LIMITS, async (connection) => {
		await connection.run(`set allowed_paths = [${quoteText(file)}]`);
		await connection.run('set enable_external_access = false');
		const { user, item, rating, time, year } = await parquetColumns(connection, file, columns);
		const from = `read_parquet(${quoteText(file)})`;
		const countOf = async (what: string) => {
			const counted = await asInput(file, connection.runAndReadAll(`select count(${what}) from ${from}`));
			return Number(counted.getRows()[0]![0]);
		};
		const total = await countOf('*');
		// A column of days is there in some files of a collection whose ratings have none.
		const hasTimes = time !== undefined && (!isDay(time) || (await countOf(quoteName(time.name))) > 0);
		const [rated, timed] = [!pairsOnly && rating !== undefined, times && hasTimes];
		const sink = sinkFor(rated, timed);
		const values = [
			idOf(user),
			year === undefined ? idOf(item) : titleOf(item, year),
			rated ? hundredthsOf(rating!) : '0',
			timed ? secondsOf(time!) : '0',
		];
		const select = values.map((value, i) => `${value} as ${quoteName(`v${i}`)}`).join(', ');
		const complete = values.map((_, i) => `v${i} is not null`).join(' and ');
		const rows = `select * from (select ${select} from ${from}) where ${complete}`;
		const result = await asInput(file, connection.stream(rows));
		const [wholeUser, wholeItem] = [isWhole(user.type), year === undefined && isWhole(item.type)];
		let done = 0;
		for (;;) {
			const chunk = await asInput(file, result.fetchChunk());
			if (chunk === null || chunk.rowCount === 0) break;
			const [users, items, ratings, seconds] = [0, 1, 2, 3].map((i) => columnOf(chunk, i));
			for (let i = 0; i < chunk.rowCount; i++) {
				const level = rated ? sink.scale.ofHundredths(ratings![i] as number) : 0;
				if (level < 0) throw tooManyRatings(file);
				const u = wholeUser ? sink.userIds.ofNumber(users![i] as number) : sink.userIds.ofText(users![i] as string);
				const m = wholeItem ? sink.itemIds.ofNumber(items![i] as number) : sink.itemIds.ofText(items![i] as string);
				sink.table.add(u, m, level, seconds![i] as number);
			}
			done += chunk.rowCount;
			onRows(done, total);
		}
		if (done < total) sink.bad(0, `${total - done} rows lack a user, an item, a rating or a time`, total - done);
	});
}

/** Returns a column of a chunk; numbers are read in place, since copying them would take most of the time. */
export function columnOf(chunk: DuckDBDataChunk, column: number): ArrayLike<unknown> {
	const vector = chunk.getColumnVector(column) as unknown as { items?: ArrayLike<number> };
	return ArrayBuffer.isView(vector.items) ? vector.items : chunk.getColumnValues(column);
}
