import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { loadRatings } from '../../../../../src/lab/kit/datasets/load.ts';
import { querySql } from '../../../../../src/lab/kit/duckDb.ts';
import { createPool } from '../../../../../src/lab/kit/threads/pool.ts';
import { checkAnonymizable, groupUsers, padUsers } from '../../../../../src/lab/papers/anonymization/anonymize.ts';
import { partsOf } from '../../../../../src/lab/papers/anonymization/groups/groups.ts';
import { countIdentical } from '../../../../../src/lab/papers/anonymization/release/checkRelease.ts';
import { type ReleaseKind, releaseOf } from '../../../../../src/lab/papers/anonymization/release/release.ts';
import { writeAnonymous } from '../../../../../src/lab/papers/anonymization/release/releaseFile.ts';
import { placesOf, streamOf, writeRelease } from '../../../../../src/lab/papers/anonymization/release/writeRelease.ts';
import { temporaryFolder } from '../../../folder.ts';
import { fitted, madeRatings } from './made.ts';

const folder = temporaryFolder();

const SVD = { rank: 3, rate: 0.05, l2: 0.02, epochs: 10 };

test('every released group has at least k identical rows, of random small inputs', async () => {
	const file = join(folder, 'random.parquet');
	await fc.assert(
		fc.asyncProperty(
			fc.integer({ min: 2, max: 30 }),
			fc.integer({ min: 2, max: 12 }),
			fc.integer({ min: 2, max: 34 }),
			fc.nat(),
			fc.constantFrom<ReleaseKind>('padded', 'pure'),
			async (users, items, k, seed, kind) => {
				const ratings = madeRatings(users, items, 0.4, seed);
				if (k > users) {
					expect(() => checkAnonymizable(ratings, k)).toThrow(`There are ${users} users: groups of ${k}`);
					return;
				}
				checkAnonymizable(ratings, k);
				const pool = createPool({ ratings, liking: null }, 1);
				const options = { svd: SVD, sample: 0.4, seed };
				const { model, points } = await padUsers(ratings, pool, options);
				const groups = await groupUsers(users, points, k, pool, options);
				const release = releaseOf(ratings, model, groups, kind);
				const names = Array.from({ length: items }, (_, item) => `film ${item}`);
				await rm(file, { force: true });
				const counted = await writeAnonymous(file, k, users, (draft) => writeRelease(release, names, draft));
				// Counted once more, another way.
				const sizes = await querySql(`select count(*) from (
					select user_id, list((item_id, rating) order by item_id) as "row" from '${file}' group by 1) group by "row"`);
				expect(Math.min(...sizes.map(([n]) => Number(n)))).toBe(counted.smallestGroup);
				expect(sizes.reduce((sum, [n]) => sum + Number(n), 0)).toBe(users);
				expect(counted).toMatchObject({ users, groups: sizes.length });
				expect(counted.smallestGroup).toBeGreaterThanOrEqual(k);
			},
		),
		{ numRuns: 25 },
	);
});

const RATINGS = madeRatings(24, 10, 0.4, 1);
const MODEL = fitted(RATINGS, 2);
const release = (size: number, kind: ReleaseKind = 'pure') => {
	const of = Uint32Array.from({ length: 24 }, (_, user) =>
		Math.min(Math.floor(24 / size) - 1, Math.floor(user / size)),
	);
	return releaseOf(RATINGS, MODEL, partsOf(of, Math.floor(24 / size)), kind);
};
const NAMES = Array.from({ length: 10 }, (_, item) => String(100 - item));

test('a release is read back as ratings of all users with named items', async () => {
	const file = join(folder, 'back.parquet');
	await writeAnonymous(file, 4, 24, (draft) => writeRelease(release(4, 'padded'), NAMES, draft));
	const back = await loadRatings(file);
	expect(back).toMatchObject({ users: 24, items: 10, count: 240 });
	expect(NAMES.every((name) => back.itemIds.find(name) >= 0)).toBe(true);
	const [least, most] = (await querySql(`select min(user_id), max(user_id) from '${file}'`))[0]!;
	expect([least, most]).toEqual([1, 24]);
	const rows = await querySql(`select item_id from '${file}' limit 10`);
	expect(rows.flat().map(Number)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100]);
});

test('numbers and order of users are fresh each time, and repeated only by a seed', async () => {
	const order = async (random?: () => number) => {
		const file = join(folder, 'fresh.parquet');
		await writeAnonymous(file, 4, 24, (draft) => writeRelease(release(4), NAMES, draft, random));
		return (
			await querySql(
				`select distinct on (user_id) user_id, file_row_number from read_parquet('${file}', file_row_number = true) order by file_row_number`,
			)
		)
			.map(([user]) => user)
			.join();
	};
	const [a, b, c, d] = [await order(), await order(), await order(seededRandom(5)), await order(seededRandom(5))];
	expect(a).not.toBe(b);
	expect(c).toBe(d);
	expect(placesOf(['10', '9', '11'])).toEqual(Uint32Array.of(1, 0, 2));
	expect(placesOf(['b', '9', 'a'])).toEqual(Uint32Array.of(2, 0, 1));
});

test('neither the order of groups nor user numbers reveal positions in the original', () => {
	const released = release(4);
	const groups = 6;
	const first = new Set<string>();
	const numbers = Array.from({ length: groups }, () => new Set<number>());
	for (let seed = 1; seed <= 150; seed++) {
		const stream = streamOf(released, placesOf(NAMES), seededRandom(seed));
		const [users, items, ratings] = [new Uint32Array(500), new Uint32Array(500), new Float64Array(500)];
		const filled = stream.fill(users, items, ratings);
		const rows = new Map<number, string>();
		for (let i = 0; i < filled; i++) rows.set(users[i]!, `${rows.get(users[i]!) ?? ''} ${items[i]}:${ratings[i]}`);
		expect([...rows.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
		first.add(rows.values().next().value!);
		const kinds = [...new Set(rows.values())].sort();
		expect(kinds.length).toBe(groups);
		for (const [user, row] of rows) numbers[kinds.indexOf(row)]!.add(user);
	}
	// Each group comes first at some time, and has each number: with even chances both miss once in 10^9 at most.
	expect(first.size).toBe(groups);
	expect(numbers.map((seen) => seen.size)).toEqual(new Array(groups).fill(24));
});

test('rows that differ in a rating, an item, or their position are reported', async () => {
	const file = join(folder, 'counted.parquet');
	const count = async (values: string) => {
		await querySql(`copy (select * from (values ${values}) t(user_id, item_id, rating)) to '${file}'`);
		return countIdentical(file);
	};
	expect(await count("(1, 'a', 2.0), (1, 'b', 3.0), (2, 'a', 2.0), (2, 'b', 3.0)")).toEqual({
		users: 2,
		rows: 4,
		groups: 1,
		smallestGroup: 2,
	});
	expect((await count("(1, 'a', 2.0), (1, 'b', 3.0), (2, 'a', 2.0), (2, 'b', 3.5)")).smallestGroup).toBe(1);
	expect((await count('(1, 1, 2.0), (1, 2, 3.0), (2, 1, 2.0), (2, 3, 3.0)')).smallestGroup).toBe(1);
	expect((await count('(1, 1, 2.0), (2, 1, 2.0), (3, 1, 2.0), (3, 2, 2.0)')).groups).toBe(2);
	await expect(count('(1, 1, 2.0), (2, 1, 2.0), (1, 2, 2.0)')).rejects.toThrow('user 1 do not stand together');
});

test('groups do not depend on chunk boundaries, with numeric or named items', async () => {
	const file = join(folder, 'long.parquet');
	// Seven users of 700 rows: chunks of 2048 end within some of them, at other rows of each.
	const write = (item: string, rating = '2.0') =>
		querySql(`copy (select u::uinteger as user_id, ${item} as item_id, ${rating}::double as rating
			from range(7) t(u), range(700) s(i) order by u, i) to '${file}'`);
	const alike = { users: 7, rows: 4900, groups: 1, smallestGroup: 7 };
	for (const item of ['i::uinteger', "'film ' || i"]) {
		await write(item);
		expect(await countIdentical(file)).toEqual(alike);
		await write(item, 'if(u = 3 and i = 400, 3, 2)');
		expect(await countIdentical(file)).toMatchObject({ groups: 2, smallestGroup: 1 });
	}
	await write("if(u = 3 and i = 400, 'film', 'film ' || i)");
	expect(await countIdentical(file)).toMatchObject({ groups: 2, smallestGroup: 1 });
});

const left = async (where: string) => (await readdir(where)).sort();

test('a release with too small a group or a missing person is not written', async () => {
	const own = join(folder, 'small');
	const file = join(own, 'r.parquet');
	const write = (draft: string) => writeRelease(release(4), NAMES, draft);
	await expect(writeAnonymous(file, 5, 24, write)).rejects.toThrow('a group of 4, fewer than 5');
	await expect(writeAnonymous(file, 4, 25, write)).rejects.toThrow('24 of 25 users');
	expect(await left(own)).toEqual([]);
});

test('an error halfway leaves the previous files and nothing else', async () => {
	const own = join(folder, 'error');
	const file = join(own, 'r.parquet');
	await mkdir(own);
	await writeFile(file, 'what was there before');
	const broken = release(4);
	let rows = 0;
	const rowOf = broken.rowOf;
	broken.rowOf = (...args) => {
		if (++rows > 3) throw new Error('the middle of it');
		return rowOf(...args);
	};
	await expect(writeAnonymous(file, 4, 24, (draft) => writeRelease(broken, NAMES, draft))).rejects.toThrow(
		'the middle of it',
	);
	const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
	await expect(writeAnonymous(file, 4, 24, () => Promise.reject(full))).rejects.toThrow('the disk is full');
	expect(await left(own)).toEqual(['r.parquet']);
	expect(execFileSync('cat', [file], { encoding: 'utf8' })).toBe('what was there before');
});

/** A program that writes a release of so many rows that it takes a while. */
const WRITER = `
	import { writeAnonymous } from './src/lab/papers/anonymization/release/releaseFile.ts';
	import { writeRelease } from './src/lab/papers/anonymization/release/writeRelease.ts';
	const [file, users] = [process.argv[1], Number(process.argv[2])];
	const items = Uint32Array.from({ length: 5000 }, (_, i) => i);
	const random = () => Math.floor(256 * Math.random());
	const release = {
		kind: 'padded', scale: Float64Array.from({ length: 256 }, (_, i) => i / 100),
		groups: { start: Uint32Array.from({ length: users / 5 + 1 }, (_, g) => 5 * g), members: Uint32Array.from({ length: users }, (_, i) => i) },
		rowOf: () => ({ size: 5, items, ratings: Uint8Array.from(items, random) }),
	};
	writeAnonymous(file, 5, users, (draft) => writeRelease(release, Array.from(items, String), draft)).then(
		() => console.log('written'),
		(error) => { console.error(error.name + ': ' + error.message); process.exitCode = 1; },
	);`;
const writer = (file: string, users: number) => ['--input-type=module', '-e', WRITER, file, String(users)];

test.each(['SIGKILL', 'SIGTERM'] as const)('a process killed halfway (%s) leaves no release', async (signal) => {
	const own = join(folder, signal);
	await mkdir(own);
	const child = spawn(process.execPath, writer(join(own, 'r.parquet'), 100_000), { stdio: 'ignore' });
	const ended = new Promise((resolve) => child.on('exit', resolve));
	const begun = async () => (await left(own)).length > 0;
	for (let tries = 0; tries < 500 && !(await begun()); tries++) await wait(20);
	expect(await begun()).toBe(true);
	await wait(200);
	child.kill(signal);
	await ended;
	// A killed process can remove nothing, but what it leaves does not have the name of a release.
	expect((await left(own)).filter((name) => !/^r\.parquet\.[-0-9a-f]+\.tmp$/.test(name))).toEqual([]);
	if (signal === 'SIGTERM') expect(await left(own)).toEqual([]);
});

const canMount = (() => {
	try {
		execFileSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'ignore' });
		return true;
	} catch {
		console.error('Skipped: no small disk can be mounted here, to fill it.');
		return false;
	}
})();

test.skipIf(!canMount)('a disk that fills up leaves no release and no draft, and is reported', async () => {
	const script = `mount -t tmpfs -o size=2m none ${folder}/disk && "$@"; echo "left: $(ls ${folder}/disk)"`;
	await mkdir(join(folder, 'disk'));
	const command = [
		'-rm',
		'sh',
		'-c',
		script,
		'sh',
		process.execPath,
		...writer(join(folder, 'disk/r.parquet'), 10_000),
	];
	const { out, err } = await new Promise<{ out: string; err: string }>((resolve) =>
		execFile('unshare', command, (_, stdout, stderr) => resolve({ out: stdout, err: stderr })),
	);
	expect(err).toContain('InputError');
	expect(err).toContain('the disk is full');
	expect(out.trim()).toBe('left:');
});
