import { InputError } from '../../pack/errors.ts';
import { CONSTANTS } from '../kit/likelihood.ts';
import type { ClickHouse } from './clickhouseHttp.ts';
import { canBe, countShards, type Tables } from './clickhouseTables.ts';
import type { Formula } from './formulas.ts';
import type { Columns } from './rowBinary.ts';
import type { Batch, Store } from './store.ts';

/** A few hundred megabytes on each shard. */
const SCORES_PER_SHARD = 5_000_000;

/**
 * Runs `inner` on every shard over its local tables, and sums its `value` by `key`.
 *
 * system.one has one row per server; the right side of a join over local tables is evaluated on the shard. So the
 * network only carries the query with its external tables to each shard, and from each shard one row per key, that
 * is per target, and one row that shows that the shard answered.
 */
const onShards = ({ cluster }: Tables, inner: string) => `
select key, answered, sum(value) from cluster('${cluster}', system, one) all inner join (
	select toUInt8(0) as dummy, toFloat64(key) as key, toUInt8(0) as answered, toFloat64(value) as value from (${inner})
	union all select toUInt8(0), toFloat64(0), toUInt8(1), toFloat64(1)
) using dummy group by key, answered`;

/** SQL with a row for each mention that a user of the shard has rated; with `own`, that the target has. */
function rated({ ratings, users }: Tables, { listed }: Formula, own: boolean): string {
	const user = own ? 'user in (select user from targets)' : '1';
	const pair = own ? '(target, user) in (select target, user from targets)' : '1';
	return `
select target, user, gain, mentioned, liking, size, log_size, per_length, per_weight from (
	select target, user, gain, mentioned, liking
	from (select item, user, liking from ${ratings} where item in (select item from mentions) and ${user})
	all inner join (select item, target, gain, mentioned from mentions) using item where ${pair}
) all inner join (
	select user, size, log_size, per_length, per_weight from ${users} where ${user}
) using user where ${listed}`;
}

const own = (tables: Tables, formula: Formula) => `
select target as key, toFloat64(${formula.prior}) as value from (
	select user, target, size, log_size
	from (select user, size, log_size from ${tables.users} where user in (select user from targets))
	all inner join (select user, target from targets) using user
) where ${formula.listed}
union all
select target as key, toFloat64(${formula.added}) as value from (${rated(tables, formula, true)}) group by target`;

const gained = (tables: Tables, formula: Formula) => `
select target as key, sum(toInt64(score >= threshold) - toInt64(prior >= threshold)) as value from (
	select target, user, max(${formula.prior}) as prior, max(${formula.prior}) + ${formula.added} as score
	from (${rated(tables, formula, false)}) group by target, user
) all inner join (select target, threshold from thresholds) using target group by target`;

/** Creates a store over the ratings in `tables`. @throws InputError if they are incomplete */
export async function createClickHouseStore(server: ClickHouse, tables: Tables): Promise<Store> {
	const shards = await countShards(server, tables.cluster);

	async function sums(inner: string, sent: Record<string, Columns> = {}): Promise<Map<number, number>> {
		const rows = (await server.rows(onShards(tables, inner), sent)) as [number, number, number][];
		const answered = rows.find((row) => row[1] === 1)?.[2] ?? 0;
		if (answered !== shards)
			throw new InputError(`${server.address}: only ${answered} of ${shards} shards have answered.`);
		return new Map(rows.filter((row) => row[1] === 0).map(([key, , value]) => [key, value]));
	}
	const mentionsOf = ({ mentions }: Batch): Columns => ({
		target: ['UInt32', mentions.map(({ target }) => target)],
		item: [tables.itemType, mentions.map(({ item }) => item)],
		gain: ['Float64', mentions.map(({ gain }) => gain)],
		mentioned: ['UInt32', mentions.map(({ mentioned }) => mentioned)],
	});
	function targetsOf(batch: Batch): Columns {
		const users = batch.users.filter(({ user }) => canBe(tables.userType, user));
		return {
			target: ['UInt32', users.map(({ target }) => target)],
			user: [tables.userType, users.map(({ user }) => user)],
		};
	}

	return {
		mostScores: SCORES_PER_SHARD * shards,
		totals: await totalsOf(server, tables, sums),
		async supports(items) {
			const asked = items.filter((item) => canBe(tables.itemType, item));
			const rows = await server.rows(
				`select toString(item), raters from ${tables.items} where item in (select item from asked)`,
				{ asked: { item: [tables.itemType, asked] } },
			);
			return new Map(rows as [string, number][]);
		},
		priors: ({ prior, listed }) =>
			sums(`select ${prior} as key, count() as value from ${tables.users} where ${listed} group by key`),
		own: (formula, batch) => sums(own(tables, formula), { mentions: mentionsOf(batch), targets: targetsOf(batch) }),
		gained: (formula, batch, thresholds) =>
			sums(gained(tables, formula), {
				mentions: mentionsOf(batch),
				thresholds: { target: ['UInt32', [...thresholds.keys()]], threshold: ['Float64', [...thresholds.values()]] },
			}),
	};
}

/** Returns the size of the database. The tables must agree on the number of ratings, else a shard or a step of loading
 * is missing. */
async function totalsOf(
	server: ClickHouse,
	tables: Tables,
	sums: (inner: string) => Promise<Map<number, number>>,
): Promise<Store['totals']> {
	const found = await sums(`
select 1 as key, count() as value from ${tables.users}
union all select 2 as key, sum(size) as value from ${tables.users}
union all select 3 as key, count() as value from ${tables.ratings}
union all select 4 as key, sum(abs(liking_exponent - ${CONSTANTS.liking}) > 1e-9) as value from ${tables.users}`);
	const [users, ofUsers, ratings] = [1, 2, 3].map((key) => found.get(key) ?? 0) as [number, number, number];
	const [items, ofItems] = (await server.rows(`select count(), sum(raters) from ${tables.items}`))[0] as [
		number,
		number,
	];
	if (ratings === 0) throw new InputError(`${server.address}: the table ${tables.all} is empty.`);
	if (ofUsers !== ratings || ofItems !== ratings)
		throw new InputError(
			`${server.address}: ${tables.all} has ${ratings} ratings, but ${tables.users} counts ${ofUsers} and ${tables.items} ${ofItems}; load it again.`,
		);
	if (found.get(4) !== 0)
		throw new InputError(
			`${server.address}: ${tables.users} was made with other constants of Likelihood; load it again.`,
		);
	return { users, items, ratings };
}
