/** Accounts in a DuckDB database on disk, and those that share most with target accounts. */
import { columnOf } from '../kit/datasets/parquet.ts';
import { loadDuckDb, put } from '../kit/duckDb.ts';
import { SCORE_TOLERANCE } from '../kit/statistics.ts';
import type { Scratch } from './scratch.ts';

/** A target account: its films, and what each adds to the two scores of an account that shares it. */
export interface Sought {
	target: number;
	films: Uint32Array;
	rarity: Float64Array;
	link: Float64Array;
}

/** The results for an account: numbers of accounts, rising, and the films of each, one after another. */
export interface Listed {
	accounts: Uint32Array;
	films: Uint32Array;
	/** Accounts whose rarity score is at least as high as that of the right one; null if that shares no film. */
	rank: number | null;
}

export interface LinkStore {
	/** Most scores in one search: accounts that share a film, summed over its targets. */
	mostScores: number;
	/** Number of accounts that mention each film. */
	mentioning: Float64Array;
	/** Lists the `best` accounts by either score; number `target` is the right one. */
	search(sought: readonly Sought[], best: number): Promise<Map<number, Listed>>;
}

/** Rows of a DuckDB chunk. */
const CHUNK = 2048;

/** Bytes of memory per account's scores while they are summed, without spilling to disk. */
const BYTES_PER_SCORE = 120;

/** `mentions` is sorted by film, so that DuckDB can skip those of others. */
const TABLES = `
create table mentions as select film, account from given order by film, account;
create temp table asked (target integer, film uinteger, rarity double, link double);`;

const SCORES = `
create or replace temp table scores as
	select target, account, sum(rarity) as rarity, sum(link) as link
	from mentions join asked using (film) group by target, account`;

const RANKS = `
select target, count(*) from scores
	join (select target, rarity as own from scores where account = target) using (target)
where rarity >= own - ${SCORE_TOLERANCE} group by target`;

/** Ties are broken by the number of the account, so each run lists the same. */
const chosen = (best: number) => `
create or replace temp table chosen as
	${['rarity', 'link'].map((score) => `select target, unnest(max_by(account, ${score} - 1e-12 * account, ${best})) as account from scores group by target`).join(' union ')}`;

const FILMS = 'select target, account, film from given join chosen using (account) order by target, account, film';

/**
 * @param items number of films
 * @param columns films of accounts of `size` films each, one account after the other; accounts are numbered from 0
 */
export async function createLinkStore(
	{ connection, memory }: Scratch,
	items: number,
	size: number,
	columns: Iterable<Uint32Array>,
): Promise<LinkStore> {
	const { DuckDBDataChunk, UINTEGER } = await loadDuckDb();
	const mentioning = new Float64Array(items);
	await connection.run('create table given (account uinteger, film uinteger)');
	const appender = await connection.createAppender('given');
	let row = 0;
	for (const column of columns)
		for (let from = 0; from < column.length; from += CHUNK) {
			const films = column.subarray(from, from + CHUNK);
			for (const film of films) mentioning[film]!++;
			const chunk = DuckDBDataChunk.create([UINTEGER, UINTEGER], films.length);
			const first = row;
			put(
				chunk.getColumnVector(0),
				films.map((_, i) => Math.floor((first + i) / size)),
			);
			put(chunk.getColumnVector(1), films);
			appender.appendDataChunk(chunk);
			row += films.length;
		}
	appender.closeSync();
	await connection.run(TABLES);

	async function ask(sought: readonly Sought[]): Promise<void> {
		await connection.run('delete from asked');
		const asked = await connection.createAppender('asked');
		for (const { target, films, rarity, link } of sought)
			films.forEach((film, i) => {
				asked.appendInteger(target);
				asked.appendUInteger(film);
				asked.appendDouble(rarity[i]!);
				asked.appendDouble(link[i]!);
				asked.endRow();
			});
		asked.closeSync();
	}
	return {
		mostScores: memory / BYTES_PER_SCORE,
		mentioning,
		async search(sought, best) {
			await ask(sought);
			await connection.run(SCORES);
			const ranks = (await connection.runAndReadAll(RANKS)).getRows().map((row) => row.map(Number));
			await connection.run(chosen(best));
			const listed = new Map(sought.map(({ target }) => [target, { accounts: [] as number[], films: [] as number[] }]));
			const result = await connection.stream(FILMS);
			for (let chunk = await result.fetchChunk(); chunk?.rowCount; chunk = await result.fetchChunk()) {
				const [targets, accounts, films] = [0, 1, 2].map((at) => columnOf(chunk!, at) as ArrayLike<number>);
				for (let i = 0; i < chunk.rowCount; i++) {
					const list = listed.get(targets![i]!)!;
					if (list.accounts.at(-1) !== accounts![i]) list.accounts.push(accounts![i]!);
					list.films.push(films![i]!);
				}
			}
			const rankOf = new Map(ranks.map(([target, rank]) => [target!, rank!]));
			return new Map(
				Array.from(listed, ([target, { accounts, films }]) => [
					target,
					{ accounts: Uint32Array.from(accounts), films: Uint32Array.from(films), rank: rankOf.get(target) ?? null },
				]),
			);
		},
	};
}
