import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRIVACY_LEVELS } from '../../../src/study/choices.ts';
import { decryptExport, encryptExport } from '../../../src/study/encryption.ts';
import { type ExportRow, headOf, toCsv, toNdjson } from '../../../src/study/exportFile.ts';
import { exportedFields } from '../../../src/study/fields.ts';
import { ExportError, readExport } from '../../../src/study/readExport.ts';
import type { StudyFile } from '../../../src/study/studyFile.ts';
import { example, exported, fullStudy, SECRET } from './studies.ts';

const HASH = 'f'.repeat(64);
const KINDS_OF_TEXT = { ndjson: toNdjson, csv: toCsv };

/** What reading says: "kind line N: reason" of each problem. */
function refused(text: string, study: StudyFile, hash = HASH): string[] {
	try {
		readExport(text, study, hash);
	} catch (error) {
		if (error instanceof ExportError)
			return error.problems.map(({ line, reason }) => `${error.kind} line ${line}: ${reason}`);
		throw error;
	}
	return [];
}

describe.each(PRIVACY_LEVELS)('at the %s level', (level) => {
	const study = fullStudy(level);

	test.each(['ndjson', 'csv'] as const)('a file written as %s is read back', async (kind) => {
		const { head, rows } = await exported(study);
		expect(rows.length).toBeGreaterThan(6);
		expect(readExport(KINDS_OF_TEXT[kind](head, rows), study, HASH)).toEqual({ head, rows });
	});

	test('exactly the exported fields are in the file, whatever is recorded', async () => {
		const needed = ['number', 'kind', 'day', 'arm', 'draft', 'question', 'answer'];
		const others = study.recorded.filter((name) => !needed.includes(name));
		await fc.assert(
			fc.asyncProperty(fc.subarray(others), async (some) => {
				const narrow = { ...study, recorded: [...needed, ...some] };
				const { head, rows } = await exported(narrow);
				const names = new Set(rows.flatMap((row) => Object.keys(row)));
				for (const name of others) expect(names.has(name)).toBe(some.includes(name));
				expect(head.dictionary.map(({ name }) => name)).toEqual(exportedFields(narrow).map(({ name }) => name));
				for (const write of [toNdjson, toCsv])
					expect(readExport(write(head, rows), narrow, HASH)).toEqual({ head, rows });
			}),
			{ numRuns: 30 },
		);
	});

	test('the same events give the same file', async () => {
		const [first, second] = [await exported(study), await exported(study)];
		expect(toNdjson(first.head, first.rows)).toBe(toNdjson(second.head, second.rows));
	});

	test('striking rows leaves the others unchanged, and the head says how many were struck', async () => {
		const { rows, person } = await exported(study, 12);
		const kept = rows.filter((_, i) => i % 3 !== 0);
		const head = headOf(person, kept.length, rows.length - kept.length);
		const read = readExport(toNdjson(head, kept), study, HASH);
		expect(read.rows).toEqual(kept);
		expect(read.head.struck).toBe(rows.length - kept.length);
		expect(kept.length + read.head.struck).toBe(rows.length);
	});

	test('the file cannot contain anything written or visited', async () => {
		const { head, rows } = await exported(study);
		const words = new Set(
			rows.flatMap((row) => Object.values(row)).filter((value): value is string => typeof value === 'string'),
		);
		const known = new Set([
			...['event', 'draft', 'answer', 'drop', 'add', 'mixed', 'advice', 'followed', 'posted', 'answered'],
			...study.arms.map(({ id }) => id),
			...study.questions.map(({ id }) => id),
		]);
		expect([...words].filter((word) => !known.has(word))).toEqual([]);
		expect(toNdjson(head, rows)).not.toContain(SECRET);
	});
});

describe('an unusable file is refused with line and reason', () => {
	const study = fullStudy('plain');
	type Change = (lines: string[]) => void;
	const edit =
		(line: number, change: (row: Record<string, unknown>) => void): Change =>
		(lines) => {
			const row = JSON.parse(lines[line - 1]!);
			change(row);
			lines[line - 1] = JSON.stringify(row);
		};
	const cases: [string, Change, RegExp][] = [
		['a line that is no JSON', (l) => (l[4] = '{"row":'), /^damaged line 5: is not JSON/],
		['a line that is no row', (l) => (l[4] = '7'), /^damaged line 5: is no row/],
		['an empty line', (l) => (l[4] = ''), /^damaged line 5: is not JSON/],
		['an unknown kind', edit(3, (row) => (row.kind = 'spied')), /^damaged line 3: kind: "spied" is none/],
		['an unknown kind of row', edit(3, (row) => (row.row = 'draft')), /^damaged line 3: is a kind of row/],
		['a value too large', edit(3, (row) => (row.before = 31)), /^damaged line 3: before: 31 is none/],
		['a value in between', edit(3, (row) => (row.before = 1.5)), /^damaged line 3: before: 1.5 is none/],
		['a text for a number', edit(3, (row) => (row.mentions = '3')), /^damaged line 3: mentions: "3" is none/],
		['a field that is missing', edit(3, (row) => delete row.site), /^damaged line 3: site: nothing is none/],
		[
			'a field too many',
			edit(3, (row) => (row.title = 'Heat')),
			/^damaged line 3: holds what this study does not record/,
		],
		['a category that is none', edit(3, (row) => (row.site = 4)), /^damaged line 3: site: 4 is none/],
		['another arm', edit(3, (row) => (row.arm = 'all')), /^damaged line 3: arm: "all" is none/],
		['an event twice', (l) => l.splice(3, 0, l[2]!), /^damaged line 4: number: 1 does not come after 1/],
		['events turned round', (l) => l.splice(2, 2, l[3]!, l[2]!), /^damaged line 4: number: 1 does not come after 2/],
		['days that run backwards', edit(3, (row) => (row.day = 20)), /^damaged line 4: day: 0 lies before day 20/],
		['rows that are gone', (l) => l.splice(5, 1), /^damaged line 1: says \d+ rows, but \d+ are there/],
		['half a file', (l) => l.splice(9), /^damaged line 1: says/],
		['no head', (l) => l.shift(), /^damaged line 1: is not the head/],
		['a head of null', (l) => (l[0] = 'null'), /^damaged line 1: is not the head/],
		['another study', edit(1, (head) => (head.study = 'other')), /^foreign line 1: is of the study "other"/],
		['another version', edit(1, (head) => (head.version = 2)), /^foreign line 1: is of version 2/],
		['another content', edit(1, (head) => (head.hash = 'e'.repeat(64))), /^foreign line 1: .*other content/],
		[
			'a newer format',
			edit(1, (head) => (head.format = 'red-herring-export/2')),
			/^foreign line 1: is of a newer kind/,
		],
		['no participant', edit(1, (head) => (head.participant = '../../x')), /^damaged line 1: its participant/],
		['an arm that is none', edit(1, (head) => (head.arm = '<b>')), /^damaged line 1: its arm/],
		['another level', edit(1, (head) => (head.privacy = { level: 'coarse' })), /^damaged line 1: its privacy level/],
		['rows below none', edit(1, (head) => (head.rows = -1)), /^damaged line 1: its numbers of rows/],
		['struck rows of no number', edit(1, (head) => (head.struck = '0')), /^damaged line 1: its numbers of rows/],
		['no dictionary', edit(1, (head) => (head.dictionary = 'x')), /^damaged line 1: its dictionary/],
		['another dictionary', edit(1, (head) => (head.dictionary = [])), /^foreign line 1: its dictionary/],
	];
	test.each(cases)('%s', async (_, change, reason) => {
		const { head, rows } = await exported(study);
		const lines = toNdjson(head, rows).trimEnd().split('\n');
		change(lines);
		expect(refused(`${lines.join('\n')}\n`, study)[0]).toMatch(reason);
	});

	test('an answer outside those of its question', async () => {
		const { head, rows } = await exported(study);
		const answered = rows.findIndex((row) => row.row === 'event' && row.kind === 'answered');
		const wrong = rows.map((row, i) => (i === answered ? { ...row, answer: 8 } : row)) as ExportRow[];
		const [reason] = refused(toNdjson(head, wrong), study);
		expect(reason).toBe(`damaged line ${answered + 2}: answer: 8 is none of those to the question.`);
	});

	test('a table with other columns, a missing cell or an invalid cell', async () => {
		const { head, rows } = await exported(study);
		const csv = toCsv(head, rows);
		expect(refused(csv.replace(',kind,', ',what,'), study)[0]).toMatch(
			/^damaged line 2: the header must be row, number/,
		);
		const lines = csv.split('\n');
		lines[4] = lines[4]!.replace(/,[^,]*$/, '');
		expect(refused(lines.join('\n'), study)[0]).toMatch(/^damaged line 5: has \d+ columns instead of/);
		expect(refused(csv.replace(',advice,', ',=1+1,'), study)[0]).toMatch(/^damaged line 4: kind: "=1\+1" is none/);
	});

	test('a coarse value that is not rounded, and a repeated draft', async () => {
		const coarse = fullStudy('coarse');
		const one = await exported(coarse);
		const odd = one.rows.map((row, i) => (i === 0 ? { ...row, before: 4 } : row)) as ExportRow[];
		expect(refused(toNdjson(one.head, odd), coarse)[0]).toMatch(/^damaged line 2: before: 4 is none/);
		const randomised = fullStudy('randomised');
		const two = await exported(randomised);
		const twice = [two.rows[0]!, ...two.rows];
		expect(refused(toNdjson({ ...two.head, rows: twice.length }, twice), randomised)[0]).toMatch(
			/^damaged line 3: draft: 0 is there twice/,
		);
	});

	test('Windows line ends are accepted', async () => {
		for (const write of [toNdjson, toCsv]) {
			const { head, rows } = await exported(study);
			expect(readExport(write(head, rows).replaceAll('\n', '\r\n'), study, HASH)).toEqual({ head, rows });
		}
	});

	test('a file truncated anywhere is never accepted as complete', async () => {
		for (const write of [toNdjson, toCsv]) {
			const { head, rows } = await exported(study, 3);
			const text = write(head, rows).trimEnd();
			fc.assert(
				fc.property(fc.nat(text.length - 1), (end) => {
					expect(refused(text.slice(0, end), study)).not.toEqual([]);
				}),
			);
		}
	});

	test('arbitrary text is refused', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				expect(refused(text, study)).not.toEqual([]);
			}),
		);
	});
});

describe('encryption', () => {
	const keys = () =>
		crypto.subtle.generateKey(
			{ name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
			true,
			['encrypt', 'decrypt'],
		);
	const jwk = (key: CryptoKey) => crypto.subtle.exportKey('jwk', key);
	const open = async (pair: CryptoKeyPair) => {
		const { n, e } = await jwk(pair.publicKey);
		return { kty: 'RSA' as const, n: n!, e: e! };
	};

	test('only the matching key decrypts it, and content is neither visible nor alterable', async () => {
		const [own, other] = [await keys(), await keys()];
		const { head, rows } = await exported(example());
		const text = toNdjson(head, rows);
		const sealed = await encryptExport(text, await open(own), 'does-advice-help');
		expect(sealed).not.toContain(head.participant);
		expect(await decryptExport(sealed, await jwk(own.privateKey))).toBe(text);
		expect(await encryptExport(text, await open(own), 'does-advice-help')).not.toBe(sealed);
		const words = 'It cannot be decrypted with this key, or is damaged.';
		await expect(decryptExport(sealed, await jwk(other.privateKey))).rejects.toThrow(words);
		const parts = JSON.parse(sealed);
		const data = (parts.data[0] === 'A' ? 'B' : 'A') + parts.data.slice(1);
		for (const change of [{ data }, { study: 'another' }, { nonce: '' }, { key: '!' }])
			await expect(decryptExport(JSON.stringify({ ...parts, ...change }), await jwk(own.privateKey))).rejects.toThrow(
				words,
			);
		await expect(decryptExport('{}', await jwk(own.privateKey))).rejects.toThrow('It is no encrypted export.');
		await expect(decryptExport('x', {})).rejects.toThrow('It is no encrypted export.');
	});

	test('works for a large export too', async () => {
		const pair = await keys();
		const text = 'ä'.repeat(2_000_000);
		expect(await decryptExport(await encryptExport(text, await open(pair), 'x'), await jwk(pair.privateKey))).toBe(
			text,
		);
	});
});
