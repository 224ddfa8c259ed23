import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoadOptions, loadRatings } from '../../../src/lab/datasets/load.ts';
import { indexIn, type NamedRatings, type Side } from '../../../src/lab/datasets/ratings.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'ratings-'));
});
afterAll(() => rm(folder, { recursive: true }));

const zipOf = (files: Record<string, string>) =>
	Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

const load = (file: string, options: LoadOptions = {}) => {
	const messages: string[] = [];
	return loadRatings(file, { onBad: (message) => messages.push(message), ...options }).then((ratings) => ({
		ratings,
		messages: messages.map((message) => message.replaceAll(`${folder}/`, '')),
	}));
};
const loadText = async (name: string, text: string | Buffer, options?: LoadOptions) => {
	await writeFile(join(folder, name), text);
	return load(join(folder, name), options);
};

/** Everything that was loaded, as sorted rows `user item rating time`, read from either side. */
function rowsOf(ratings: NamedRatings, side: 'byUser' | 'byItem', other: (side: Side, i: number) => string = () => '') {
	const { start, ids, levels } = ratings[side];
	const rows: string[] = [];
	for (let row = 0; row + 1 < start.length; row++)
		for (let i = start[row]!; i < start[row + 1]!; i++) {
			if (i > start[row]!) expect(ids[i]!).toBeGreaterThan(ids[i - 1]!);
			const [user, item] = side === 'byUser' ? [row, ids[i]!] : [ids[i]!, row];
			const rating = levels === null ? '' : ratings.scale[levels[i]!];
			rows.push(`${ratings.userIds.name(user)} ${ratings.itemIds.name(item)} ${rating}${other(ratings[side], i)}`);
		}
	return rows.sort();
}

const rating = fc.record({
	user: fc.oneof(fc.nat(40), fc.constantFrom(70_000_000, 123456789012, 'anna', '007', 'b"c', 'd,e')),
	item: fc.oneof(fc.nat(40), fc.constantFrom('0111161', 'tt1', 20_000_000)),
	rating: fc.constantFrom('0.5', '1', '2.0', '3.5', '4', '5.0', '0', '3.25', '10'),
	time: fc.constantFrom('0', '964982703', '4294967295', '2005-09-06'),
});
const seconds = (time: string) => (time.includes('-') ? Date.parse(time) / 1000 : Number(time));

test('what is loaded is what stands in the file, whatever its kind', async () => {
	const cell = (value: string | number) =>
		/[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
	const kinds: ((
		rows: { user: string | number; item: string | number; rating: string; time: string }[],
	) => [string, string | Buffer])[] = [
		(rows) => [
			'a.csv',
			`userId,movieId,rating,timestamp\n${rows.map((r) => `${cell(r.user)},${r.item},${r.rating},${r.time}`).join('\n')}`,
		],
		(rows) => [
			'a.csv.gz',
			gzipSync(
				`movieId,x,userId,rating,timestamp\r\n${rows.map((r) => `${r.item},"a,b",${cell(r.user)},${r.rating},${r.time}\r\n`).join('')}`,
			),
		],
		(rows) => [
			'a.tsv',
			`userID\tmovieID\trating\ttimestamp\n${rows.map((r) => `${cell(r.user)}\t${r.item}\t${r.rating}\t${r.time}\n`).join('')}`,
		],
		(rows) => ['a.dat', rows.map((r) => `${cell(r.user)}::${r.item}::${r.rating}::${r.time}\n`).join('')],
		(rows) => [
			'a.zip',
			zipOf({
				'x/README.txt': 'no',
				'x/ratings.csv': `user,item,rating,time\n${rows.map((r) => `${cell(r.user)},${r.item},${r.rating},${r.time}`).join('\n')}`,
			}),
		],
	];
	await fc.assert(
		fc.asyncProperty(
			fc.array(rating, { minLength: 1, maxLength: 60 }),
			fc.constantFrom(...kinds),
			async (rows, kind) => {
				const { ratings, messages } = await loadText(...kind(rows), { times: true });
				const last = new Map(rows.map((r) => [`${r.user} ${r.item}`, `${Number(r.rating)} ${seconds(r.time)}`]));
				const expected = [...last].map(([key, rest]) => `${key} ${rest}`).sort();
				const time = (side: Side, i: number) => ` ${side.times![i]}`;
				expect(rowsOf(ratings, 'byUser', time)).toEqual(expected);
				expect(rowsOf(ratings, 'byItem', time)).toEqual(expected);
				expect(ratings.count).toBe(last.size);
				expect(messages.length).toBe(rows.length > last.size ? 1 : 0);
				const { user, item } = rows[0]!;
				expect(
					indexIn(ratings.byUser, ratings.userIds.find(String(user)), ratings.itemIds.find(String(item))),
				).toBeGreaterThanOrEqual(0);
			},
		),
		{ numRuns: 60 },
	);
});

test('more than 65,536 users and rows in any order', async () => {
	const rows = Array.from({ length: 140_000 }, (_, i) => `${(i * 7919) % 70_001},${i % 3}`);
	const { ratings } = await loadText('wide.csv', `user,item\n${rows.join('\n')}`);
	expect(ratings.byItem.ids).toBeInstanceOf(Uint32Array);
	expect(ratings.byItem.levels).toBeNull();
	expect(rowsOf(ratings, 'byItem')).toEqual([...new Set(rows)].map((row) => `${row.replace(',', ' ')} `).sort());
	expect(rowsOf(ratings, 'byUser')).toEqual(rowsOf(ratings, 'byItem'));
});

test('Parquet, with numbers, texts, dates and empty cells', async () => {
	const connection = await (await DuckDBInstance.create()).connect();
	const write = (name: string, select: string) => connection.run(`copy (${select}) to '${join(folder, name)}'`);
	await write(
		'a.parquet',
		'select i % 100 as user_id, (i * 7) % 31 as film_id, (i % 10) / 2.0 as rating from range(500) t(i)',
	);
	const { ratings } = await load(join(folder, 'a.parquet'));
	const last = new Map(Array.from({ length: 500 }, (_, i) => [`${i % 100} ${(i * 7) % 31}`, (i % 10) / 2]));
	expect(rowsOf(ratings, 'byUser')).toEqual([...last].map(([key, value]) => `${key} ${value}`).sort());

	await write(
		'b.parquet',
		"select * from (values ('x', 'tt1', date '2020-01-02'), ('y', null, null)) t(member, film, \"date\")",
	);
	const named = await load(join(folder, 'b.parquet'), { times: true });
	expect(rowsOf(named.ratings, 'byItem', (side, i) => ` ${side.times![i]}`)).toEqual([
		`x tt1  ${Date.parse('2020-01-02') / 1000}`,
	]);
	expect(named.messages).toEqual(['b.parquet: 1 rows lack a user, an item, a rating or a time; left out.']);
	await expect(load(join(folder, 'b.parquet'), { columns: { user: 'name' } })).rejects.toThrow(
		/no column says the user/,
	);
});

test('Netflix Prize files, one or a folder', async () => {
	const { ratings } = await loadText(
		'combined_data_1.txt',
		'1:\n30,3,2005-09-06\n7,5,2005-05-13\n2:\n30,4,2005-10-19\n',
		{ times: true },
	);
	expect(rowsOf(ratings, 'byUser')).toEqual(['30 1 3', '30 2 4', '7 1 5']);
	await mkdir(join(folder, 'netflix'));
	await writeFile(join(folder, 'netflix/mv_0000001.txt'), '1:\n30,3,2005-09-06\n');
	await writeFile(join(folder, 'netflix/mv_0000012.txt'), '12:\n8,1,2005-09-06\n');
	const both = await load(join(folder, 'netflix'));
	expect(rowsOf(both.ratings, 'byItem')).toEqual(['30 1 3', '8 12 1']);
});

test('columns by their names', async () => {
	const { ratings } = await loadText('named.csv', 'who;what;stars\na;x;3\nb;y;4', {
		columns: { user: 'who', item: 'what' },
	});
	expect(rowsOf(ratings, 'byUser')).toEqual(['a x 3', 'b y 4']);
	await expect(loadText('c.csv', 'user,b\n1,2')).rejects.toThrow(
		/line 1: no column says the item; name it with --item-column/,
	);
	await expect(loadText('d.csv', 'a,b\n1,2', { columns: { user: 'u' } })).rejects.toThrow(
		/line 1: there is no column "u"/,
	);
});

test('bad rows are left out and told with file, line and reason', async () => {
	const text = 'user,item,rating,time\n1,2,3,4\n1,2\n,5,1,1\n3,4,good,1\n3,4,1,soon\n\n4,5,1.5,6\n';
	const { ratings, messages } = await loadText('bad.csv', text, { times: true });
	expect(rowsOf(ratings, 'byUser')).toEqual(['1 2 3', '4 5 1.5']);
	expect(messages).toEqual([
		'bad.csv, line 3: has 2 columns instead of 4 or more; left out.',
		'bad.csv, line 4: has no user; left out.',
		'bad.csv, line 5: has the rating "good", which is not a number; left out.',
		'bad.csv, line 6: has the time "soon", which is neither seconds since 1970 nor a date; left out.',
	]);
	await expect(loadText('bad.csv', text, { stopAtBad: true })).rejects.toThrow(/bad\.csv, line 3: has 2 columns/);
	const many = await loadText('many.csv', `user,item\n1,2\n${'3,\n'.repeat(25)}`);
	expect(many.messages.length).toBe(11);
	expect(many.messages.at(-1)).toBe('many.csv: 25 rows were left out in all.');
});

test('files that are none say so', async () => {
	await expect(load(join(folder, 'absent.csv'))).rejects.toThrow(/there is no such file/);
	await expect(loadText('empty.csv', '')).rejects.toThrow(/is empty/);
	await expect(loadText('text.csv', 'hello\nworld')).rejects.toThrow(/line 1: has no delimiter/);
	await expect(loadText('endless.csv', `user,item\n${'1'.repeat(20_000_000)}`)).rejects.toThrow(
		/endless\.csv, line 2: is too long/,
	);
	await expect(loadText('header.csv', 'user,item\n')).rejects.toThrow(/holds no rating/);
	await expect(loadText('cut.csv.gz', gzipSync('user,item\n1,2\n'.repeat(1000)).subarray(0, 40))).rejects.toThrow(
		/cut\.csv\.gz: is damaged/,
	);
	await expect(loadText('no.zip', 'PK nothing')).rejects.toThrow(/is not a zip file/);
	await expect(loadText('other.zip', zipOf({ 'a.txt': '', 'b.txt': '' }))).rejects.toThrow(/none of its files/);
	await expect(loadText('no.parquet', 'nothing')).rejects.toThrow(/no\.parquet/);
});
