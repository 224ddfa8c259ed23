import type { DuckDBConnection } from '@duckdb/node-api';
import { STEPS } from '../kit/datasets/liking.ts';
import { MEAN_SMOOTHING } from '../kit/likelihood.ts';
import type { RatingsSource } from './source.ts';

/** Bytes of memory per row by which rows are divided into parts: DuckDB's grouping needs more than about 12. */
const BYTES_PER_ROW = 40;

/** Counts of the rows that were read into the table `pairs`. */
export interface Pairs {
	/** Distinct pairs of user and item. */
	count: number;
	/** Rows that lack a user, an item or a rating. */
	bad: number;
}

/** Creates the table `pairs`: `user`, `item` and `liking`, each pair once. Users go in parts, so that memory suffices. */
export async function makePairs(
	connection: DuckDBConnection,
	{ select, countBad, rated }: RatingsSource,
	memory: number,
): Promise<Pairs> {
	const row = async (sql: string) => (await connection.runAndReadAll(sql)).getRows()[0]!.map(Number);
	const [rows, least, most] = (await row(`select count(*), min(rating), max(rating) from (${select})`)) as [
		number,
		number,
		number,
	];
	const parts = Math.ceil((BYTES_PER_ROW * rows) / memory);
	const isIn = (part: number) => `hash("user") % ${parts} = ${part}`;

	await connection.run(`create table given as select "user", item, rating from (${select}) limit 0`);
	for (let part = 0; part < parts; part++)
		await connection.run(`insert into given
			select "user", item, arg_max(rating, place) from (${select}) where ${isIn(part)} group by "user", item`);
	await connection.run(rated ? MEANS : NO_LIKING);
	for (let part = 0; rated && part < parts; part++)
		await connection.run(likingOf(STEPS / (most - least || 1), isIn(part)));
	await connection.run('drop table given');
	return { count: (await row('select count(*) from pairs'))[0]!, bad: (await row(countBad))[0]! };
}

const NO_LIKING = 'create table pairs as select "user", item, 0::utinyint as liking from given';

const MEANS = `
create table pairs as select "user", item, 0::utinyint as liking from given limit 0;
create temp table means as
	with overall as (select avg(rating) as mean from given)
	select item, (sum(rating) + ${MEAN_SMOOTHING} * any_value(mean)) / (count(*) + ${MEAN_SMOOTHING}) as mean
	from given, overall group by item;`;

/** The same ranks among a user's own ratings as in kit/datasets/liking.ts: `rank - 1` are below, `count` not above. */
const likingOf = (perStar: number, isIn: string) => `
insert into pairs
	with steps as (
		select "user", item, floor((rating - mean) * cast('${perStar}' as double) + 0.5) as step
		from given join means using (item) where ${isIn})
	select "user", item, cast(round(
		127.5::double * (rank() over same - 1 + count(*) over same) / count(*) over (partition by "user")) as utinyint)
	from steps window same as (partition by "user" order by step)`;
