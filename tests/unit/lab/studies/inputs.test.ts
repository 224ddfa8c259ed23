import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesOf, readAll } from '../../../../src/lab/studies/inputs.ts';
import { makeKeys } from '../../../../src/lab/studies/keys.ts';
import { analyze } from '../../../../src/lab/studies/run.ts';
import { simulated } from '../../../../src/lab/studies/simulate.ts';
import { openTables } from '../../../../src/lab/studies/tables.ts';
import { encryptExport } from '../../../../src/study/encryption.ts';
import { type ExportHead, type ExportRow, toCsv, toNdjson } from '../../../../src/study/exportFile.ts';
import { readStudy } from '../../../../src/study/readStudy.ts';
import { temporaryFolder } from '../../folder.ts';
import { example } from '../../study/studies.ts';
import { opened } from './written.ts';

const folder = temporaryFolder();

describe('unusable exports are listed and left out', () => {
	const open = opened(example());
	let files: string[];
	let people: { head: ExportHead; rows: ExportRow[] }[];
	const at = (name: string) => join(folder, 'mixed', name);

	beforeAll(async () => {
		await mkdir(join(folder, 'mixed'));
		people = [];
		for await (const one of simulated(open, { participants: 8, seed: 3 })) people.push(one);
		const [a, b, c, d, e, f] = people;
		const text = (one = a!) => toNdjson(one.head, one.rows);
		const fewer = { head: { ...a!.head, rows: a!.rows.length - 2, struck: 2 }, rows: a!.rows.slice(0, -2) };
		const other = open.study.arms.find(({ id }) => id !== d!.head.arm)!.id;
		const moved = JSON.parse(JSON.stringify(d!).replaceAll(`"arm":"${d!.head.arm}"`, `"arm":"${other}"`));
		const all: Record<string, string> = {
			'a.ndjson': text(a),
			'a-again.ndjson': text(a),
			'a-fewer.csv': toCsv(fewer.head, fewer.rows),
			'b.csv': toCsv(b!.head, b!.rows),
			'c-cut.ndjson': text(c).slice(0, -300),
			'c.ndjson': toNdjson({ ...c!.head, rows: c!.rows.length - 5 }, c!.rows.slice(0, -5)),
			'd-moved.ndjson': toNdjson(moved.head, moved.rows),
			'e-foreign.ndjson': text({ ...e!, head: { ...e!.head, hash: 'e'.repeat(64) } }),
			'f-newer.ndjson': text({ ...f!, head: { ...f!.head, format: 'red-herring-export/9' as never } }),
			'picture.csv': '\u0089PNG\u0000\u0000',
			'empty.ndjson': '',
		};
		for (const [name, content] of Object.entries(all)) await writeFile(at(name), content);
		files = Object.keys(all).map(at);
	});

	test('each with its reason, and a participant’s largest complete export is taken', async () => {
		const taken: string[] = [];
		const out = await readAll(files, open, null, (_, __, file) => {
			taken.push(file);
		});
		expect(taken.sort()).toEqual([at('a.ndjson'), at('b.csv'), at('c.ndjson')].sort());
		const found = Object.fromEntries(
			out.map(({ file, why, reasons }) => [file.split('/').at(-1)!, `${why}: ${reasons[0]}`]),
		);
		const reading = (reason: RegExp) => expect.stringMatching(reason);
		expect(found).toEqual({
			'a-again.ndjson': reading(/^duplicate: is of the same participant as .*a\.ndjson/),
			'a-fewer.csv': reading(/^duplicate: /),
			'c-cut.ndjson': reading(/^damaged: line \d+: /),
			'd-moved.ndjson': reading(/^foreign: line 1: is of the arm \S+, but its code belongs to/),
			'e-foreign.ndjson': reading(/^foreign: line 1: .*other content/),
			'f-newer.ndjson': reading(/^foreign: line 1: is of a newer kind/),
			'picture.csv': reading(/^damaged: line 1: /),
			'empty.ndjson': reading(/^damaged: line 1: /),
		});
	});

	test('among exports of equal size, the one with fewer struck rows is taken, whatever its name', async () => {
		const { head, rows } = people[6]!;
		const where = join(folder, 'ties');
		await mkdir(where);
		const kept = rows.slice(0, -4);
		for (const [name, struck] of [
			['a', 4],
			['b', 2],
			['c', 3],
		] as const)
			await writeFile(join(where, `${name}.ndjson`), toNdjson({ ...head, rows: kept.length, struck }, kept));
		const taken: string[] = [];
		const out = await readAll(await filesOf([where]), open, null, (_, __, file) => void taken.push(file));
		expect(taken).toEqual([join(where, 'b.ndjson')]);
		expect(out.map(({ why }) => why)).toEqual(['duplicate', 'duplicate']);
	});

	test('participants may be in arms assigned by an earlier version', async () => {
		const later = opened({ ...open.study, version: 2 });
		const text = (await readFile(at('d-moved.ndjson'), 'utf8')).replace('"version":1', '"version":2');
		const file = join(folder, 'd-later.ndjson');
		await writeFile(file, text);
		let taken = 0;
		expect(await readAll([file], later, null, () => void taken++)).toEqual([]);
		expect(taken).toBe(1);
	});

	test('the analysis equals that of the valid exports alone', async () => {
		const mixed = await analyze([join(folder, 'mixed')], open, {});
		const good = await analyze([at('a.ndjson'), at('b.csv'), at('c.ndjson')], open, {});
		expect(mixed.leftOut).toHaveLength(8);
		expect(mixed.arrived).toEqual({ files: 11, damaged: 3, foreign: 3, duplicate: 2, ratio: null });
		expect({ ...mixed, leftOut: [], arrived: good.arrived }).toEqual(good);
	});

	test('tables that are dropped as soon as they are opened leave no file', async () => {
		const dropped = await mkdtemp(join(folder, 'dropped-'));
		for (let times = 0; times < 100; times++) await openTables(dropped, open.study).drop();
		expect(await readdir(dropped)).toEqual([]);
	});

	test('nothing is left behind if no export can be used', async () => {
		const out = join(folder, 'nothing');
		await expect(analyze([at('empty.ndjson'), at('picture.csv')], open, { out })).rejects.toThrow(
			/None of the exports can be used:\n.*empty\.ndjson: line 1/,
		);
		expect(await readdir(out)).toEqual([]);
		await expect(analyze([at('no such file')], open, {})).rejects.toThrow(/there is no such file/);
	});

	test('an export too large for memory is left out unread, and a folder is not an export', async () => {
		const huge = join(folder, 'huge.ndjson');
		await truncate(await writeFile(huge, '{').then(() => huge), 3e9);
		const out = await readAll([huge, folder, at('a.ndjson')], open, null, () => {});
		expect(out.map(({ file, why }) => [file, why])).toEqual([
			[folder, 'damaged'],
			[huge, 'damaged'],
		]);
		expect(out.map(({ reasons }) => reasons)).toEqual([['It is not a file.'], ['It is too long to be an export.']]);
		await rm(huge);
	});

	test('files that would fill the memory are left out, and the others are read', async () => {
		const csv = await readFile(at('b.csv'), 'utf8');
		const ndjson = await readFile(at('a.ndjson'), 'utf8');
		const lock = JSON.stringify({ kty: 'RSA', n: 'x', e: 'AQAB', d: 'x' });
		const all: Record<string, string> = {
			'lines.csv': csv.slice(0, csv.indexOf('\n') + 1) + '\n'.repeat(9_900_000),
			'nested.ndjson': `${ndjson.slice(0, ndjson.indexOf('\n') + 1)}${'['.repeat(9_900_000)}\n`,
			'sealed.json': `{"format":"red-herring-encrypted/1","study":"x","nonce":"","data":"","key":"${'A'.repeat(13_000_000)}"}`,
			'sealed-newer.json': '{"format":"red-herring-encrypted/2","study":"x"}',
		};
		const where = join(folder, 'filling');
		await mkdir(where);
		for (const [name, content] of Object.entries(all)) await writeFile(join(where, name), content);
		const before = process.memoryUsage().rss;
		const out = await readAll([...(await filesOf([where])), at('a.ndjson')], open, JSON.parse(lock), () => {});
		expect(process.memoryUsage().rss - before).toBeLessThan(400e6);
		expect(out.map(({ file, why, reasons }) => [file.split('/').at(-1), why, reasons[0]])).toEqual([
			[
				'lines.csv',
				'damaged',
				'line 2: the header must be row, number, kind, day, quarter, arm, draft, site, mentions, rarest, before, after, plan, question, answer.',
			],
			['nested.ndjson', 'damaged', 'line 2: is too long to be a row.'],
			['sealed-newer.json', 'foreign', 'line 1: is of a newer kind (red-herring-encrypted/2).'],
			['sealed.json', 'damaged', 'It cannot be decrypted with this key, or is damaged.'],
		]);
	});

	test('encrypted exports are only read with the private key', async () => {
		const where = join(folder, 'private.jwk');
		const publicKey = await makeKeys(where);
		const key = JSON.parse(await readFile(where, 'utf8'));
		await expect(makeKeys(where)).rejects.toThrow(/is there already/);
		expect(JSON.parse(await readFile(where, 'utf8'))).toEqual(key);
		const study = readStudy(JSON.stringify({ ...example(), publicKey }));
		const sealed = opened(study);
		const { head, rows } = people[0]!;
		const file = join(folder, 'sealed.json');
		await writeFile(file, await encryptExport(toNdjson(head, rows), publicKey, study.id));
		const taken: unknown[] = [];
		expect(await readAll([file], sealed, key, (head, rows) => void taken.push([head, rows]))).toEqual([]);
		expect(taken).toEqual([[head, rows]]);
		const [out] = await readAll([file], sealed, null, () => {});
		expect(out).toEqual({ file, why: 'damaged', reasons: ['It is encrypted: give the private key with --key.'] });
	});
});
