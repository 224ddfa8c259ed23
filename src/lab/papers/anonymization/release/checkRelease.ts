/** Reads a written release back and counts identical users. Shares no code with grouping and writing. */
import { createHash, type Hash } from 'node:crypto';
import { columnOf } from '../../../kit/datasets/parquet.ts';
import { quoteText } from '../../../kit/datasets/parquetSql.ts';
import { withDuckDb } from '../../../kit/duckDb.ts';

export interface Anonymity {
	users: number;
	rows: number;
	/** Number of distinct sets of items and ratings. */
	groups: number;
	/** Size of the smallest group of identical users: the file is k-anonymous for k up to this. */
	smallestGroup: number;
}

const CHUNK = 2048;

/** Counts users with identical rows in a Parquet file, streamed. @throws Error if a user's rows are not contiguous */
export async function countIdentical(file: string): Promise<Anonymity> {
	// A single thread reads the file in order and holds at most one row group in memory.
	const settings = { memory_limit: '512MB', temp_directory: '', threads: '1' };
	const sizes = new Map<string, number>();
	const seen = new Set<number>();
	let [user, rows] = [-1, 0];
	let hash: Hash | null = null;
	const endUser = () => {
		const digest = hash?.digest('base64');
		if (digest !== undefined) sizes.set(digest, 1 + (sizes.get(digest) ?? 0));
	};
	const buffer = new Float64Array(2 * CHUNK);
	await withDuckDb(settings, async (connection) => {
		const result = await connection.stream(`select user_id, item_id, rating from read_parquet(${quoteText(file)})`);
		for (;;) {
			const chunk = await result.fetchChunk();
			if (chunk === null || chunk.rowCount === 0) break;
			const [users, items, ratings] = [0, 1, 2].map((i) => columnOf(chunk, i) as ArrayLike<never>);
			const numbers = ArrayBuffer.isView(items);
			for (let i = 0; i < chunk.rowCount; ) {
				if (users![i] !== user) {
					endUser();
					user = users![i]!;
					if (seen.has(user)) throw new Error(`${file}: the rows of user ${user} do not stand together.`);
					seen.add(user);
					hash = createHash('sha256');
				}
				let to = 0;
				for (; i < chunk.rowCount && users![i] === user; i++) {
					rows++;
					// Hashed row by row, so that the boundaries of chunks do not matter.
					if (!numbers) hash!.update(`${JSON.stringify(items![i])}${ratings![i]}`);
					else {
						buffer[to++] = items![i]!;
						buffer[to++] = ratings![i]!;
					}
				}
				hash!.update(new Uint8Array(buffer.buffer, 0, 8 * to));
			}
		}
		endUser();
	});
	let smallestGroup = Number.POSITIVE_INFINITY;
	for (const size of sizes.values()) smallestGroup = Math.min(smallestGroup, size);
	return { users: seen.size, rows, groups: sizes.size, smallestGroup: sizes.size === 0 ? 0 : smallestGroup };
}
