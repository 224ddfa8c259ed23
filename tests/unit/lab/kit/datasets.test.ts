import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LoadOptions, loadRatings } from '../../../../src/lab/kit/datasets/load.ts';
import { indexIn, type NamedRatings, type Side } from '../../../../src/lab/kit/datasets/ratings.ts';
import { querySql } from '../../../../src/lab/kit/duckDb.ts';
import { temporaryFolder } from '../../folder.ts';
import { zipOf } from './zipOf.ts';

const folder = temporaryFolder();

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
	time: fc.constantFrom('0', '964982703', '964982703999', '4294967295', '2005-09-06'),
	title: fc.constantFrom('Heat', 'Love, Actually', '7', '7 "b", c, 8', ''),
});
type Row = typeof rating extends fc.Arbitrary<infer T> ? T : never;
const seconds = (time: string) => {
	if (time.includes('-')) return Date.parse(time) / 1000;
	return time.length === 12 ? Math.floor(Number(time) / 1000) : Number(time);
};

test('files of every kind are loaded exactly', async () => {
	const cell = (value: string | number) =>
		/[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
	const kinds: ((rows: Row[]) => [string, string | Buffer])[] = [
		(rows) => [
			'a.csv',
			`userId,movieId,rating,timestamp\n${rows.map((r) => `${cell(r.user)},${r.item},${r.rating},${r.time}`).join('\n')}`,
		],
		(rows) => [
			'a.csv.gz',
			gzipSync(
				`movieId,title,year,userId,rating,timestamp\r\n${rows.map((r) => `${r.item},${cell(r.title)},2003,${cell(r.user)},${r.rating},${r.time}\r\n`).join('')}`,
			),
		],
		(rows) => [
			'a.tsv',
			`userID\tmovieID\trating\ttimestamp\n${rows.map((r) => `${cell(r.user)}\t${r.item}\t${r.rating}\t${r.time}\n`).join('')}`,
		],
		(rows) => [
			'comma.csv',
			`user;item;rating;time\n${rows.map((r) => `${cell(r.user)};${r.item};${r.rating.replace('.', ',')};${r.time}\n`).join('')}`,
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

test('more than 65,536 users and unsorted rows are loaded', async () => {
	const rows = Array.from({ length: 80_000 }, (_, i) => `${(i * 7919) % 70_001},${i % 3}`);
	const { ratings } = await loadText('wide.csv', `user,item\n${rows.join('\n')}`);
	expect(ratings.byItem.ids).toBeInstanceOf(Uint32Array);
	expect(ratings.byItem.levels).toBeNull();
	expect(rowsOf(ratings, 'byItem')).toEqual([...new Set(rows)].map((row) => `${row.replace(',', ' ')} `).sort());
	expect(rowsOf(ratings, 'byUser')).toEqual(rowsOf(ratings, 'byItem'));
});

test('Parquet with numbers, texts, dates, and empty cells is loaded', async () => {
	const write = (name: string, select: string) => querySql(`copy (${select}) to '${join(folder, name)}'`);
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
		/there is no column "name" \(there are: member, film, date\)/,
	);
});

test('Parquet: ids of every type are loaded, except empty ones', async () => {
	const write = async (name: string, columns: string, ...values: string[]) => {
		const file = join(folder, name);
		await querySql(`copy (select * from (values ${values}) t(${columns})) to '${file}' (format parquet)`);
		return file;
	};
	const items = async (...values: string[]) => {
		const { ratings, messages } = await load(
			await write('ids.parquet', 'user_id, item', ...values.map((value, i) => `(${i}, ${value})`)),
		);
		return [...rowsOf(ratings, 'byUser').map((row) => row.trim()), ...messages];
	};
	const lacks = (rows: number) => `ids.parquet: ${rows} rows lack a user, an item, a rating or a time; left out.`;
	expect(await items('1::double', '2.5', "'nan'", 'null')).toEqual(['0 1', '1 2.5', lacks(2)]);
	expect(await items('3000000000::uinteger', '4::uinteger')).toEqual(['0 3000000000', '1 4']);
	expect(await items('9007199254740993::bigint', '4::bigint')).toEqual(['0 9007199254740993', '1 4']);
	expect(await items('1.0::decimal(5, 1)')).toEqual(['0 1']);
	expect(await items("' tt1'", "' '", "repeat('x', 201)")).toEqual(['0 tt1', lacks(2)]);
	for (const value of ['[1, 2]', '{a: 1}', "'x'::blob", 'map {1: 2}'])
		await expect(items(value)).rejects.toThrow(/ids\.parquet: the column "item" holds values of type .*no ids/);

	const rated = await load(
		await write(
			'rated.parquet',
			'user, item, rating, time',
			...["('a', 1, '3.5', '2020-01-02')", "('b', 1, 'x', '1')", "('c', 1, 'nan', '1')", "('d', 1, '4', 'soon')"],
			"('e', 1, '4', '1577923200000')",
		),
		{ times: true },
	);
	const time = (side: Side, i: number) => ` ${side.times![i]}`;
	expect(rowsOf(rated.ratings, 'byUser', time)).toEqual(['a 1 3.5 1577923200', 'e 1 4 1577923200']);
	for (const type of ['timestamptz', 'timestamp_ns', 'timestamp_s']) {
		const file = await write('when.parquet', 'user, item, date', `(1, 2, '2020-01-02 00:00:00+00'::${type})`);
		expect(rowsOf((await load(file, { times: true })).ratings, 'byUser', time)).toEqual(['1 2  1577923200']);
	}
	for (const columns of [{ rating: 'nope' }, { time: 'nah' }])
		await expect(load(join(folder, 'rated.parquet'), { columns })).rejects.toThrow(/there is no column "(nope|nah)"/);
	for (const file of ['https://example.org/a.parquet', join(folder, 'absent.parquet'), join(folder, '*.parquet')])
		await expect(load(file)).rejects.toThrow(/there is no such file/);
	await expect(load(await write('none.parquet', 'user, item', '(null, 1)'))).rejects.toThrow(/holds no rating/);
	const titles = await write('titles.parquet', 'user, title, year', "('a', 'Heat', 1995)", "('a', 'Heat', 1986.0)");
	expect(rowsOf((await load(titles)).ratings, 'byUser')).toEqual(['a Heat (1986) ', 'a Heat (1995) ']);
});

test('Netflix Prize files are loaded, one or a folder', async () => {
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
	const parts = { 'combined_data_1.txt': '1:\n30,3,2005-09-06\n', 'combined_data_2.txt': '9:\n7,5,2005-09-06\n' };
	for (const prefix of ['', 'training_set/'])
		expect(
			await rowsIn({ ...named(parts, prefix), 'movie_titles.csv': '1,2003,x\n', 'probe.txt': '1:\n30\n' }),
		).toEqual(['30 1 3', '7 9 5']);
});

test('an item is numbered at its first rating, so a heading alone adds none', async () => {
	const { ratings } = await loadText('mv_1.txt', '1:\n2:\n30,3,2005-09-06\nx\n30,4\n3:\n4:\n');
	expect(ratings.items).toBe(1);
	expect(ratings.itemIds.size).toBe(1);
	expect(rowsOf(ratings, 'byItem')).toEqual(['30 2 4']);
});

const named = (files: Record<string, string>, prefix: string) =>
	Object.fromEntries(Object.entries(files).map(([name, text]) => [prefix + name, text]));
const rowsIn = async (files: Record<string, string>) =>
	rowsOf((await loadText('archive.zip', zipOf(files))).ratings, 'byUser');

test('an archive’s only entry with ratings is read, and several are refused', async () => {
	const table = 'user,item,rating\n1,2,3\n';
	const other = 'user,item,rating\n6,6,6\n';
	const right = ['1 2 3'];
	expect(await rowsIn({ '__MACOSX/._ratings.csv': '\0', 'a/.ratings.csv': other, 'a/ratings.csv': table })).toEqual(
		right,
	);
	expect(await rowsIn({ 'about_ratings.txt': 'words', 'ratings.csv': table })).toEqual(right);
	expect(await rowsIn({ 'about_ratings.txt': 'words', 'my_ratings.tsv': table.replaceAll(',', '\t') })).toEqual(right);
	expect(await rowsIn({ 'ratings_small.csv': other, 'ratings.csv': table, 'tags.csv': other })).toEqual(right);
	const hetRec = 'userID\tmovieID\trating\tdate_day\n1\t2\t3\t29\n';
	expect(
		await rowsIn({
			'user_ratedmovies-timestamps.dat': hetRec,
			'user_ratedmovies.dat': hetRec,
			'user_taggedmovies.dat': other,
			'movies.dat': other,
		}),
	).toEqual(right);
	expect(await rowsIn({ 'user_ratedmovies.dat': hetRec, 'user_taggedmovies.dat': other })).toEqual(right);
	await expect(rowsIn({ 'ratings_2019.csv': table, 'ratings_2020.csv': other })).rejects.toThrow(
		/more than one of its files could be the one to read \(ratings_2019\.csv, ratings_2020\.csv\)/,
	);
});

test('columns are found by name', async () => {
	const { ratings } = await loadText('named.csv', 'who;what;stars\na;x;3\nb;y;4', {
		columns: { user: 'who', item: 'what' },
	});
	expect(rowsOf(ratings, 'byUser')).toEqual(['a x 3', 'b y 4']);
	const quoted = await loadText('quoted.csv', '"note, or |",user,"item"\n"a, b",1,2\n');
	expect(rowsOf(quoted.ratings, 'byUser')).toEqual(['1 2 ']);
	const far = `user,${'x'.repeat(2_000_000)},item\n1,,2\n`;
	expect(rowsOf((await loadText('far.csv', far)).ratings, 'byUser')).toEqual(['1 2 ']);
	await expect(loadText('unknown.csv', 'book,reader\nb1,anna')).rejects.toThrow(
		/line 1: .* --user-column and --item-column \(there are: book, reader\)/,
	);
	await expect(loadText('c.csv', 'user,b\n1,2')).rejects.toThrow(
		/line 1: no column says the item; name it with --item-column/,
	);
	await expect(loadText('d.csv', 'a,b\n1,2', { columns: { user: 'u' } })).rejects.toThrow(
		/line 1: there is no column "u"/,
	);
});

test('films with the same title are distinguished by other facts', async () => {
	const heat = async (header: string, ...rows: string[]) =>
		rowsOf((await loadText('heat.csv', `user,${header}\n${rows.join('\n')}`)).ratings, 'byUser').map((row) =>
			row.trim(),
		);
	expect(await heat('Name,Year', 'a,Heat,1995', 'a,Heat,1986', 'a,Heat,')).toEqual([
		'a Heat',
		'a Heat (1986)',
		'a Heat (1995)',
	]);
	expect(await heat('Name,Year,Letterboxd URI', 'a,Heat,1995,u1', 'a,Heat,1986,u2')).toEqual(['a u1', 'a u2']);
	expect(await heat('Title,Slug', 'a,Heat,heat', 'a,Heat,heat-1986')).toEqual(['a heat', 'a heat-1986']);
	expect(await heat('title,movieId,year', 'a,Heat,7,1995')).toEqual(['a 7']);
});

test('ratings and times that no column is known to hold are asked for, where another may be meant', async () => {
	const columns = { user: 'reader', item: 'book' };
	const { messages } = await loadText('own.csv', 'points,reader,book\n3,a,x\n', { columns, times: true });
	expect(messages).toEqual([
		'own.csv: no column is known to hold the rating or the time; if one does, name it with --rating-column and --time-column (there are: points, reader, book).',
	]);
	expect((await loadText('pairs.csv', 'reader,book\na,x\n', { columns })).messages).toEqual([]);
});

test('invalid rows are left out and reported with file, line, and reason', async () => {
	const text = 'user,item,rating,time\n1,2,3,4\n1,2\n,5,1,1\n3,4,good,1\n3,4,1,soon\n\n4,5,1.5,6\n';
	const { ratings, messages } = await loadText('bad.csv', text, { times: true });
	expect(rowsOf(ratings, 'byUser')).toEqual(['1 2 3', '4 5 1.5']);
	expect(messages).toEqual([
		'bad.csv, line 3: has 2 columns instead of 4 or more; left out.',
		'bad.csv, line 4: has no user; left out.',
		'bad.csv, line 5: has the rating "good", which is not a number; left out.',
		'bad.csv, line 6: has the time "soon", which is neither seconds since 1970 nor a date; left out.',
	]);
	const many = await loadText('many.csv', `user,item\n${'1,2\n'.repeat(3000)}${'3,\n'.repeat(25)}`, {
		repeatsAllowed: true,
	});
	expect(many.messages.length).toBe(11);
	expect(many.messages.at(-1)).toBe('many.csv: 25 rows were left out in all.');
	await expect(loadText('most.csv', `user,item\n${'1,2\n'.repeat(1000)}${'3,\n'.repeat(11)}`)).rejects.toThrow(
		/most\.csv: 11 of 1011 rows cannot be used\. The first: .*line 1002: has no item\./,
	);
	const odd = await loadText('odd.csv', `user,item,rating\n1,2,3\n1,3,\u001b[31m${'x'.repeat(50)}\n`);
	expect(odd.messages).toEqual([
		`odd.csv, line 3: has the rating "\\u{1b}[31m${'x'.repeat(35)}…", which is not a number; left out.`,
	]);
	const jester = Array.from({ length: 300 }, (_, i) => `1,${i},${(i / 50).toFixed(2)}`).join('\n');
	await expect(loadText('jester.csv', `user,item,rating\n${jester}`)).rejects.toThrow(/continuous ratings.*round them/);
});

test('missing, empty, damaged, and unreadable files are refused with the reason', async () => {
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
	const table = 'user,item\n1,2\n';
	for (const [name, text, reason] of [
		['packed.csv', gzipSync(table), /is a gzip file; let its name end in \.gz/],
		['zipped.csv', zipOf({ 'a.csv': table }), /is a zip file/],
		['wide.csv', Buffer.from(`\uFEFF${table}`, 'utf16le'), /is UTF-16 text/],
		['bare.csv', Buffer.from(table, 'utf16le'), /is UTF-16 text/],
		['big.csv', Buffer.from(table, 'utf16le').swap16(), /is UTF-16 text/],
		['zero.csv', `\0${table}`, /is not text/],
		['binary.csv', Buffer.from('user,i\0tem\n1,2\n'), /is not text/],
		['later.csv', `${table}3,4\n5,a\0b\n`, /later\.csv, line 4: is not text/],
		['mac.csv', table.replaceAll('\n', '\r'), /a carriage return alone/],
		['lines.csv', '{"user": 1, "item": 2}\n', /is JSON/],
		['spaces.csv', 'user item\n1 2\n', /divided by spaces/],
		['latin.csv', Buffer.from('user,item\n1,2\nJosé,1\nJosè,2\n', 'latin1'), /is not UTF-8 text \(line 3\)/],
		['packed.csv.gz', gzipSync(gzipSync(table)), /is a gzip file/],
	] as const)
		await expect(loadText(name, text)).rejects.toThrow(reason);
	await expect(loadText('no.parquet', 'nothing')).rejects.toThrow(/no\.parquet/);
});
