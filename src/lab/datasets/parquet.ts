import { type DuckDBConnection, type DuckDBDataChunk, DuckDBInstance } from '@duckdb/node-api';
import { InputError } from '../errors.ts';
import type { Sink } from './delimited.ts';
import { type ColumnNames, rolesByName } from './layout.ts';

/** A text inside an SQL statement. */
export const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** A name inside an SQL statement. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Whether the file is to be read as Parquet. */
export const isParquet = (file: string) => /\.(parquet|pq)$/i.test(file);

/** Columns of a Parquet file with the roles they have. @throws InputError when user or item cannot be told */
export async function parquetColumns(connection: DuckDBConnection, file: string, names: ColumnNames) {
	const described = await connection
		.runAndReadAll(`describe select * from read_parquet(${quoteText(file)})`)
		.catch((error: Error) => {
			throw new InputError(`${file}: ${error.message.split('\n')[0]}`);
		});
	const columns = described.getRows().map(([name, type]) => ({ name: String(name), type: String(type) }));
	const roles = rolesByName(
		columns.map(({ name }) => name),
		names,
	);
	const withRole = (role: keyof ColumnNames) => columns[roles.indexOf(role)];
	const [user, item] = [withRole('user'), withRole('item')];
	if (user === undefined || item === undefined)
		throw new InputError(
			`${file}: no column says the ${user ? 'item' : 'user'}; name it with --${user ? 'item' : 'user'}-column (there are: ${columns.map(({ name }) => name).join(', ')}).`,
		);
	return { user, item, rating: withRole('rating'), time: withRole('time') };
}

/** Reads a Parquet file's rows, whatever their order, into `sink`. `onRows` hears how many of them were read. */
export async function readParquet(
	file: string,
	names: ColumnNames,
	withTimes: boolean,
	sinkFor: (rated: boolean, timed: boolean) => Sink,
	onRows: (done: number, total: number) => void,
): Promise<void> {
	const instance = await DuckDBInstance.create(':memory:', { memory_limit: '512MB' });
	const connection = await instance.connect();
	try {
		const { user, item, rating, time } = await parquetColumns(connection, file, names);
		const timed = withTimes && time !== undefined;
		const sink = sinkFor(rating !== undefined, timed);
		const from = `read_parquet(${quoteText(file)})`;
		const total = Number((await connection.runAndReadAll(`select count(*) from ${from}`)).getRows()[0]![0]);
		const whole = (type: string) => /^U?(TINY|SMALL|)INT(EGER)?$/.test(type);
		const select = [
			`cast(${quoteName(user.name)} as ${whole(user.type) ? 'integer' : 'varchar'})`,
			`cast(${quoteName(item.name)} as ${whole(item.type) ? 'integer' : 'varchar'})`,
			rating === undefined ? '0' : `cast(round(100 * ${quoteName(rating.name)}) as integer)`,
			!timed
				? '0'
				: /TIME|DATE/.test(time.type)
					? `cast(epoch(${quoteName(time.name)}) as double)`
					: `cast(${quoteName(time.name)} as double)`,
		];
		const used = [user, item, rating, timed ? time : undefined].filter((column) => column !== undefined);
		const complete = used.map(({ name }) => `${quoteName(name)} is not null`).join(' and ');
		const result = await connection.stream(`select ${select.join(', ')} from ${from} where ${complete}`);
		const [wholeUser, wholeItem] = [whole(user.type), whole(item.type)];
		let done = 0;
		for (
			let chunk = await result.fetchChunk();
			chunk !== null && chunk.rowCount > 0;
			chunk = await result.fetchChunk()
		) {
			const [users, items, ratings, times] = [0, 1, 2, 3].map((i) => columnOf(chunk!, i));
			for (let i = 0; i < chunk.rowCount; i++) {
				const level = rating === undefined ? 0 : sink.scale.ofHundredths(ratings![i] as number);
				if (level < 0) {
					sink.bad(done + i + 1, 'has another rating than the 256 different ones before');
					continue;
				}
				const u = wholeUser ? sink.userIds.ofNumber(users![i] as number) : sink.userIds.ofText(users![i] as string);
				const m = wholeItem ? sink.itemIds.ofNumber(items![i] as number) : sink.itemIds.ofText(items![i] as string);
				sink.table.add(u, m, level, times![i] as number);
			}
			done += chunk.rowCount;
			onRows(done, total);
		}
		if (done < total) sink.bad(0, `${total - done} rows lack a user, an item, a rating or a time`);
	} finally {
		connection.closeSync();
		instance.closeSync();
	}
}

/** A column of a chunk: its numbers in place, where it has numbers, since copying them would take most of the time. */
export function columnOf(chunk: DuckDBDataChunk, column: number): ArrayLike<unknown> {
	const vector = chunk.getColumnVector(column) as unknown as { items?: ArrayLike<number> };
	return ArrayBuffer.isView(vector.items) ? vector.items : chunk.getColumnValues(column);
}
