import { type Formula, LIKING_WEIGHT } from './formulas.ts';
import { makePairs } from './prepare.ts';
import type { Scratch } from './scratch.ts';
import type { RatingsSource } from './source.ts';
import type { Batch, People, Store } from './store.ts';

/** `ratings` is sorted by item, so that those of an item are contiguous and DuckDB can skip other row groups. */
const TABLES = `
create table ratings as select "user", item, liking from pairs order by item, "user";
drop table pairs;
create table items as select item, cast(item as varchar) as name, count(*) as raters from ratings group by item;
create table users as
	with total as (select count(*) as users from (select distinct "user" from ratings)),
	weights as (select item, pow(log2(users / raters), 2) as square from items, total)
	select "user", count(*) as size, ln(count(*)) as log_size,
		case when sum(square) > 0 then 1 / sqrt(sum(square)) else 0 end as per_length,
		1 / sum(${LIKING_WEIGHT}) as per_weight
	from ratings join weights using (item) group by "user";
create temp table asked_users (target integer, name varchar);
create temp table asked_items (target integer, name varchar, gain double, mentioned integer);
create temp table targets as select target, "user" from asked_users, users limit 0;
create temp table mentions as select target, item, gain, mentioned from asked_items, items limit 0;
create temp table thresholds (target integer, threshold double);`;

/** Bytes of memory per user's score while it is summed, without spilling to disk. */
const BYTES_PER_SCORE = 100;

/** Joins the requested names to the file's ids. */
const FIND = `
delete from targets; delete from mentions;
insert into targets select target, "user" from asked_users join users on cast("user" as varchar) = name;
insert into mentions select target, item, gain, mentioned from asked_items join items using (name);`;

const own = ({ prior, added, listed }: Formula) => `
select target, max(${prior}) + coalesce(any_value(gained), 0)
from targets join users using ("user") left join (
	select target, ${added} as gained
	from mentions join targets using (target) join ratings using (item, "user") join users using ("user")
	group by target) using (target)
where ${listed} group by target`;

const gained = ({ prior, added, listed }: Formula) => `
select target, sum(cast(score >= threshold as integer) - cast(prior >= threshold as integer))
from (
	select target, max(${prior}) as prior, max(${prior}) + ${added} as score
	from ratings join mentions using (item) join users using ("user")
	where ${listed} group by target, "user") join thresholds using (target)
group by target`;

/** Copies the ratings into a database and creates a store over them. `onBad` is called about skipped rows. */
export async function createDuckDbStore(
	{ connection, memory }: Scratch,
	source: RatingsSource,
	onBad: (reason: string) => void,
): Promise<Store & People> {
	const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();
	const numbers = async (sql: string) => (await rows(sql)).map((row) => row.map(Number));
	const pairs = async (sql: string) => new Map((await numbers(sql)).map(([key, value]) => [key!, value!]));

	async function fill(table: string, values: Iterable<readonly (string | number)[]>): Promise<void> {
		await connection.run(`delete from ${table}`);
		const appender = await connection.createAppender(table);
		for (const [target, ...others] of values) {
			appender.appendInteger(target as number);
			for (const value of others)
				if (typeof value === 'string') appender.appendVarchar(value);
				else appender.appendDouble(value);
			appender.endRow();
		}
		appender.closeSync();
	}
	async function put({ users, mentions }: Batch): Promise<void> {
		await fill(
			'asked_users',
			users.map(({ target, user }) => [target, user]),
		);
		await fill(
			'asked_items',
			mentions.map(({ target, item, gain, mentioned }) => [target, item, gain, mentioned]),
		);
		await connection.run(FIND);
	}

	const { bad } = await makePairs(connection, source, memory);
	await connection.run(TABLES);
	if (bad > 0) onBad(`${bad} rows lack a user, an item or a rating; left out.`);
	const [users, items, ratings] = (
		await numbers('select (select count(*) from users), (select count(*) from items), (select count(*) from ratings)')
	)[0] as [number, number, number];
	return {
		totals: { users, items, ratings },
		mostScores: memory / BYTES_PER_SCORE,
		async people() {
			const found = await rows('select cast("user" as varchar), size from users order by "user"');
			return found.map(([user, rated]) => ({ user: String(user), rated: Number(rated) }));
		},
		async items() {
			const found = await rows('select name, raters from items order by item');
			return found.map(([item, raters]) => ({ item: String(item), raters: Number(raters) }));
		},
		async ratedBy(users) {
			await put({ users: users.map((user, target) => ({ target, user })), mentions: [] });
			const found = await rows(
				'select target, name from targets join ratings using ("user") join items using (item) order by target, item',
			);
			const by = new Map<string, string[]>(users.map((user) => [user, []]));
			for (const [target, name] of found) by.get(users[Number(target)]!)!.push(String(name));
			return by;
		},
		async supports(names) {
			await fill(
				'asked_items',
				names.map((name) => [0, name, 0, 0]),
			);
			const found = await rows('select name, raters from asked_items join items using (name)');
			return new Map(found.map(([name, raters]) => [String(name), Number(raters)]));
		},
		priors: ({ prior, listed }) => pairs(`select ${prior} as prior, count(*) from users where ${listed} group by 1`),
		async own(formula, batch) {
			await put(batch);
			return pairs(own(formula));
		},
		async gained(formula, batch, thresholds) {
			await put(batch);
			await fill('thresholds', thresholds);
			return pairs(gained(formula));
		},
	};
}
