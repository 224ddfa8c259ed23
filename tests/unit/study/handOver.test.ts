import { expect, test } from 'vitest';
import { decryptExport } from '../../../src/study/encryption.ts';
import type { Enrolment } from '../../../src/study/enrolment.ts';
import type { StudyEvent } from '../../../src/study/events.ts';
import { deletedRows, fileOf, keyedRows } from '../../../src/study/handOver.ts';
import { enrol } from '../../../src/study/joining.ts';
import { readExport } from '../../../src/study/readExport.ts';
import { type Happening, newRecorder, record } from '../../../src/study/recorder.ts';
import type { StudyFile } from '../../../src/study/studyFile.ts';
import { aStudy } from '../../fixtures/studyFile.ts';

const drafts = ['draft', 'kind', 'number', 'day', 'arm', 'mentions', 'rarest', 'before', 'after', 'plan'];
const yesNo = ['advised', 'opened', 'dropped', 'added', 'undone', 'dismissed', 'posted', 'question', 'answer'];

async function participant(more: Partial<StudyFile> = {}): Promise<{ enrolment: Enrolment; events: StudyEvent[] }> {
	const study = aStudy(more);
	const enrolment = await enrol(study, JSON.stringify(study), 0);
	const of = { at: 0, hour: 9, mentions: 2, rank: 900, before: 30 };
	const happenings: Happening[] = [
		{ ...of, kind: 'draft' },
		{ ...of, kind: 'advice', draft: 0 },
		{ kind: 'answered', at: 0, hour: 9, question: 'helped', answer: 1 },
		{ ...of, kind: 'draft' },
		{ ...of, kind: 'posted', draft: 1 },
	];
	let state = newRecorder(0);
	const events = happenings.map((happening) => {
		const next = record(state, happening, enrolment);
		state = next.state;
		return next.event!;
	});
	return { enrolment, events };
}

const LEVELS: Partial<StudyFile>[] = [
	{ privacy: { level: 'plain' } },
	{ privacy: { level: 'coarse' } },
	{ privacy: { level: 'randomised', epsilon: 2 }, recorded: [...drafts, ...yesNo] },
];

test.each(LEVELS)('the same file is produced twice, and can be read: %j', async (more) => {
	const { enrolment, events } = await participant(more);
	const rows = await keyedRows(enrolment, events);
	const keys = rows.map(({ key }) => key);
	expect(keys).toEqual(
		more.privacy!.level === 'randomised'
			? ['draft 0', 'draft 1', 'answer 2']
			: ['event 0', 'event 1', 'event 2', 'event 3', 'event 4'],
	);
	for (const form of ['ndjson', 'csv'] as const) {
		const choices = { struck: new Set([keys[1]!]), deleted: 3, form, encrypt: false };
		const file = await fileOf(enrolment, rows, choices);
		expect(file).toEqual(await fileOf(enrolment, await keyedRows(enrolment, events), choices));
		const read = readExport(file.text, enrolment.study, enrolment.hash);
		expect(read.head).toMatchObject({ participant: enrolment.code, rows: keys.length - 1, struck: 4 });
		expect(read.rows).toEqual(rows.filter(({ key }) => key !== keys[1]).map(({ row }) => row));
		const whole = await fileOf(enrolment, rows, { ...choices, struck: new Set(), deleted: 0 });
		expect(readExport(whole.text, enrolment.study, enrolment.hash).head.struck).toBe(0);
	}
});

test('an encrypted export can only be read with the private key', async () => {
	const pair = (await crypto.subtle.generateKey(
		{ name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
		true,
		['encrypt', 'decrypt'],
	)) as CryptoKeyPair;
	const { n } = await crypto.subtle.exportKey('jwk', pair.publicKey);
	const { enrolment, events } = await participant({ publicKey: { kty: 'RSA', n: n!, e: 'AQAB' } });
	const rows = await keyedRows(enrolment, events);
	const plain = await fileOf(enrolment, rows, { struck: new Set(), deleted: 0, form: 'ndjson', encrypt: false });
	const sealed = await fileOf(enrolment, rows, { struck: new Set(), deleted: 0, form: 'ndjson', encrypt: true });
	expect(sealed.name).toBe(`${plain.name}.encrypted.json`);
	expect(sealed.text).not.toContain(enrolment.code);
	expect(await decryptExport(sealed.text, await crypto.subtle.exportKey('jwk', pair.privateKey))).toBe(plain.text);
});

const ever = (events: readonly StudyEvent[]) => ({
	events: events.length,
	drafts: new Set(events.flatMap(({ draft }) => (draft === null ? [] : [draft]))).size,
	answers: events.filter(({ kind }) => kind === 'answered').length,
});

test('a deleted draft counts as one missing row', async () => {
	const { events } = await participant();
	const of = (level: 'plain' | 'randomised', kept: readonly StudyEvent[]) =>
		deletedRows({ privacy: { level } }, ever(events), kept);
	expect([of('plain', events), of('randomised', events)]).toEqual([0, 0]);
	for (const draft of [0, 1]) {
		const kept = events.filter((event) => event.draft !== draft);
		expect(of('plain', kept)).toBe(events.length - kept.length);
		expect(of('randomised', kept)).toBe(1);
	}
	expect(of('randomised', events.slice(3))).toBe(2);
	// Part of a draft is missing: stated, but not how much.
	expect(of('randomised', events.slice(1))).toBe(1);
});
