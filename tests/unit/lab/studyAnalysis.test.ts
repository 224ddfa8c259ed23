import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analysis } from '../../../src/lab/study/analysis.ts';
import { type Behaviour, behaviourOf, followedIn } from '../../../src/lab/study/behaviour.ts';
import { type OpenStudy, readAll } from '../../../src/lab/study/inputs.ts';
import { makeKeys } from '../../../src/lab/study/keys.ts';
import { analyse } from '../../../src/lab/study/run.ts';
import { simulated } from '../../../src/lab/study/simulate.ts';
import { armOf } from '../../../src/study/arm.ts';
import { type ExportHead, type ExportRow, encrypted, toCsv, toNdjson } from '../../../src/study/exportFile.ts';
import { readStudy, type StudyFile } from '../../../src/study/studyFile.ts';
import { example } from '../study/studies.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'study-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HASH = 'f'.repeat(64);
const opened = (study: StudyFile): OpenStudy => ({ study, hash: HASH });

async function written(name: string, open: OpenStudy, participants: number, seed = 1): Promise<string> {
	const where = join(folder, name);
	await mkdir(where);
	let i = 0;
	for await (const { head, rows } of simulated(open, { participants, seed }))
		await writeFile(join(where, `${i++}.ndjson`), toNdjson(head, rows));
	return where;
}

describe('planted effects are found again', () => {
	/** What the model does on average, by what it was told to do: drafts begin evenly over all but the last day. */
	function planted(id: string, planned: Behaviour, days: number): number | null {
		const weeks = Array.from({ length: (days - 1) * 24 }, (_, hour) => Math.floor(hour / 24 / 7));
		const followed = weeks.reduce((sum, week) => sum + followedIn(planned, week), 0) / weeks.length;
		const growth = (planned.growth[0] + planned.growth[1]) / 2;
		const all: Record<string, number> = {
			advised: planned.advised,
			opened: planned.opened,
			followed,
			dropped: followed * planned.byDropping,
			added: followed * (1 - planned.byDropping),
			droppedOfAll: planned.advised * followed * planned.byDropping,
			addedOfAll: planned.advised * followed * (1 - planned.byDropping),
			undone: planned.undone,
			dismissed: planned.dismissed,
			unposted: planned.unposted,
			unpostedElse: planned.unpostedElse,
			drops: planned.byDropping,
			widened: followed * growth,
		};
		return all[id] ?? null;
	}

	const randomised = (): StudyFile =>
		readStudy(JSON.stringify({ ...example('drop-or-add'), privacy: { level: 'randomised', epsilon: 8 } }));
	const cases: [string, StudyFile, number][] = [
		['plain', example('does-advice-help'), 400],
		['coarse', example('how-advice-is-put'), 300],
		['randomised', randomised(), 400],
	];
	test.each(cases)('at the %s level', async (name, study, participants) => {
		const open = opened(study);
		const analysis = await analyse([await written(name, open, participants)], open, {});
		expect(analysis.leftOut).toEqual([]);
		expect(analysis.arms.reduce((sum, arm) => sum + arm.participants, 0)).toBe(participants);
		let checked = 0;
		for (const { id, arms } of analysis.measures)
			for (const { arm, estimate } of arms) {
				const planned = behaviourOf(study.arms.find((one) => one.id === arm)!);
				const truth = planted(id, planned, study.schedule.days);
				if (truth === null || estimate === null || estimate.error === null) continue;
				// About 50 estimates of each level: 4.5 errors are exceeded once in 3,000 such runs.
				expect([id, arm, Math.abs(estimate.value - truth) <= 4.5 * estimate.error + 1e-9]).toEqual([id, arm, true]);
				checked++;
			}
		expect(checked).toBeGreaterThan(25);
		for (const { arm, slope } of analysis.fatigue) {
			const planned = behaviourOf(study.arms.find((one) => one.id === arm)!);
			if (slope === null) continue;
			const truth = -planned.followed * planned.fatigue;
			expect([arm, Math.abs(slope.value - truth) <= 4.5 * slope.error! + 1e-9]).toEqual([arm, true]);
		}
	});

	test('what differs is seen to differ, and what does not is not', async () => {
		const { measures, reference } = await analyse([join(folder, 'plain')], opened(example()), {});
		expect(reference).toBe('control');
		const of = (id: string, arm: string) =>
			measures.find((one) => one.id === id)!.arms.find((one) => one.arm === arm)!.difference!;
		expect(of('followed', 'all').interval![0]).toBeGreaterThan(0.3);
		expect(of('unposted', 'all').interval![0]).toBeGreaterThan(0);
		expect(of('unpostedElse', 'all').interval![0]).toBeLessThan(0);
		expect(of('followed', 'all').h!).toBeGreaterThan(0.8);
		expect(
			measures.find(({ id }) => id === 'followed')!.arms.find(({ arm }) => arm === 'control')!.difference,
		).toBeNull();
	});
});

describe('exports that cannot be used are listed and left out', () => {
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

	test('each with its reason; of one participant the fullest that is whole is taken', async () => {
		const taken: string[] = [];
		const out = await readAll(files, open, null, (_, __, file) => {
			taken.push(file);
		});
		expect(taken.sort()).toEqual([at('a.ndjson'), at('b.csv'), at('c.ndjson')].sort());
		const found = Object.fromEntries(
			out.map(({ file, why, reasons }) => [file.split('/').at(-1)!, `${why}: ${reasons[0]}`]),
		);
		expect(Object.keys(found).sort()).toEqual([
			'a-again.ndjson',
			'a-fewer.csv',
			'c-cut.ndjson',
			'd-moved.ndjson',
			'e-foreign.ndjson',
			'empty.ndjson',
			'f-newer.ndjson',
			'picture.csv',
		]);
		expect(found['a-again.ndjson']).toMatch(/^duplicate: is of the same participant as .*a\.ndjson/);
		expect(found['a-fewer.csv']).toMatch(/^duplicate: /);
		expect(found['c-cut.ndjson']).toMatch(/^damaged: line \d+: /);
		expect(found['d-moved.ndjson']).toMatch(/^foreign: line 1: is of the arm \S+, but its code belongs to/);
		expect(found['e-foreign.ndjson']).toMatch(/^foreign: line 1: .*other content/);
		expect(found['f-newer.ndjson']).toMatch(/^foreign: line 1: is of a newer kind/);
		expect(found['picture.csv']).toMatch(/^damaged: line 1: /);
		expect(found['empty.ndjson']).toMatch(/^damaged: line 1: /);
	});

	test('in a later version participants may be in arms that an earlier one gave them', async () => {
		const later = opened({ ...open.study, version: 2 });
		const text = (await readFile(at('d-moved.ndjson'), 'utf8')).replace('"version":1', '"version":2');
		const file = join(folder, 'd-later.ndjson');
		await writeFile(file, text);
		let taken = 0;
		expect(await readAll([file], later, null, () => void taken++)).toEqual([]);
		expect(taken).toBe(1);
	});

	test('the analysis is that of the good ones alone', async () => {
		const mixed = await analyse([join(folder, 'mixed')], open, {});
		const good = await analyse([at('a.ndjson'), at('b.csv'), at('c.ndjson')], open, {});
		expect(mixed.leftOut).toHaveLength(8);
		expect({ ...mixed, leftOut: [] }).toEqual(good);
	});

	test('where none can be used nothing is left behind', async () => {
		const out = join(folder, 'nothing');
		await expect(analyse([at('empty.ndjson'), at('picture.csv')], open, { out })).rejects.toThrow(
			/None of the exports can be used:\n.*empty\.ndjson: line 1/,
		);
		expect(await readdir(out)).toEqual([]);
		await expect(analyse([at('no such file')], open, {})).rejects.toThrow(/there is no such file/);
	});

	test('one that no memory would hold is left out unread, and a folder is none', async () => {
		const huge = join(folder, 'huge.ndjson');
		await truncate(await writeFile(huge, '{').then(() => huge), 3e9);
		const out = await readAll([huge, folder, at('a.ndjson')], open, null, () => {});
		expect(out.map(({ file, why }) => [file, why])).toEqual([
			[folder, 'damaged'],
			[huge, 'damaged'],
		]);
		expect(out[1]!.reasons).toEqual(['It is too long to be an export.']);
		await rm(huge);
	});

	test('encrypted ones are read with the private key only', async () => {
		const where = join(folder, 'private.jwk');
		const publicKey = await makeKeys(where);
		const key = JSON.parse(await readFile(where, 'utf8'));
		await expect(makeKeys(where)).rejects.toThrow(/is there already/);
		expect(JSON.parse(await readFile(where, 'utf8'))).toEqual(key);
		const study = readStudy(JSON.stringify({ ...example(), publicKey }));
		const sealed = opened(study);
		const { head, rows } = people[0]!;
		const file = join(folder, 'sealed.json');
		await writeFile(file, await encrypted(toNdjson(head, rows), publicKey, study.id));
		const taken: unknown[] = [];
		expect(await readAll([file], sealed, key, (read, told) => void taken.push([read, told]))).toEqual([]);
		expect(taken).toEqual([[head, rows]]);
		const [out] = await readAll([file], sealed, null, () => {});
		expect(out).toEqual({ file, why: 'damaged', reasons: ['It is encrypted: give the private key with --key.'] });
	});
});

describe('what is written', () => {
	const open = opened(example());
	let out: string;
	let analysis: Analysis;
	beforeAll(async () => {
		out = join(folder, 'out');
		const from = await written('few', open, 40, 5);
		analysis = await analyse([from], open, { out });
	});

	test('tables hold every draft and answer as it was told, the same as CSV and Parquet', async () => {
		const instance = await DuckDBInstance.create(':memory:');
		const connection = await instance.connect();
		const counts: Record<string, number> = { participants: 40, drafts: 0, answers: 0 };
		for (const { drafts, answers } of analysis.arms) {
			counts.drafts! += drafts;
			counts.answers! += answers;
		}
		for (const [name, count] of Object.entries(counts)) {
			const csv = Papa.parse<Record<string, string>>(await readFile(join(out, `${name}.csv`), 'utf8'), {
				header: true,
				skipEmptyLines: true,
			}).data;
			expect(csv).toHaveLength(count);
			const read = await connection.runAndReadAll(`select * from '${join(out, `${name}.parquet`)}'`);
			const parquet = read
				.getRowObjects()
				.map((row) =>
					Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === null ? '' : String(value)])),
				);
			expect(parquet).toEqual(csv);
		}
		const [first] = (
			await connection.runAndReadAll(
				`select avg(case when advised then dropped::int end) from '${join(out, 'drafts.parquet')}' where arm = 'all'`,
			)
		).getRows();
		const dropped = analysis.measures.find(({ id }) => id === 'dropped')!.arms.find(({ arm }) => arm === 'all')!;
		expect(Number(first![0])).toBeCloseTo(dropped.estimate!.value, 12);
		connection.closeSync();
		instance.closeSync();
	});

	test('JSON is the analysis; the page has every figure and table, and no half-written file is left', async () => {
		expect(JSON.parse(await readFile(join(out, 'analysis.json'), 'utf8'))).toEqual(
			JSON.parse(JSON.stringify(analysis)),
		);
		const html = await readFile(join(out, 'report.html'), 'utf8');
		for (const { title } of analysis.measures) expect(html).toContain(title);
		for (const { text } of analysis.questions) expect(html).toContain(text);
		expect(html).not.toMatch(/undefined|NaN|\[object/);
		const names = await readdir(out);
		expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
		const figures = names.filter((name) => name.endsWith('.svg'));
		expect(figures.length).toBeGreaterThan(10);
		expect(html.match(/<figure>/g)).toHaveLength(figures.length);
	});

	test('the same exports give the same files', async () => {
		const again = join(folder, 'again');
		await analyse([join(folder, 'few')], open, { out: again });
		for (const name of ['report.html', 'analysis.json', 'drafts.csv', 'study-followed.svg'])
			expect(await readFile(join(again, name), 'utf8')).toBe(await readFile(join(out, name), 'utf8'));
	});

	test('a study with markup and many arms is drawn all the same', async () => {
		const arms = Array.from({ length: 12 }, (_, i) => ({
			...open.study.arms[2]!,
			id: `arm-${i}`,
			about: '<b>&',
			weight: i < 4 ? 9 : 8,
		}));
		const wide = opened(readStudy(JSON.stringify({ ...open.study, title: '<script>alert(1)</script>', arms })));
		const page = join(folder, 'wide-out');
		await analyse([await written('wide', wide, 60)], wide, { out: page });
		const html = await readFile(join(page, 'report.html'), 'utf8');
		expect(html).not.toMatch(/<script|<b>/);
		expect(html).toContain('&lt;script&gt;');
	});
});

describe('made-up participants', () => {
	test('are in the arms of their codes, and the same for the same seed', async () => {
		const open = opened(example());
		const made = async (seed: number) => {
			const all = [];
			for await (const one of simulated(open, { participants: 5, seed })) all.push(one);
			return all;
		};
		const [first, second, other] = [await made(1), await made(1), await made(2)];
		expect(first).toEqual(second);
		expect(first).not.toEqual(other);
		for (const { head } of first) expect((await armOf(open.study, head.participant)).id).toBe(head.arm);
		expect(new Set(first.map(({ head }) => head.participant)).size).toBe(5);
	});

	test('are never asked more than the file allows', async () => {
		const open = opened(example());
		for await (const { rows } of simulated(open, { participants: 20, seed: 4 })) {
			const asked = new Map<number, number>();
			for (const row of rows) {
				if (row.row !== 'event' || row.kind !== 'answered') continue;
				const week = Math.min(3, Math.floor(row.day! / 7));
				asked.set(week, (asked.get(week) ?? 0) + 1);
			}
			expect(Math.max(0, ...asked.values())).toBeLessThanOrEqual(open.study.schedule.questionsPerWeek);
		}
	});
});
