import { deleteDB } from 'idb';
import { h, render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AskWorker, OwnRequest } from '../../../src/messages/ui.ts';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { changeStudy, joinStudy } from '../../../src/storage/study.ts';
import { enrol } from '../../../src/study/joining.ts';
import { record } from '../../../src/study/recorder.ts';
import { Part } from '../../../src/ui/study/part.tsx';
import { aStudy } from '../../fixtures/studyFile.ts';
import { until } from '../until.ts';
import { document } from './document.ts';

const JOINED = Date.UTC(2026, 10, 21);
let db: Database;
beforeEach(async () => {
	await deleteDB('red-herring');
	db = await openDatabase();
});
afterEach(() => {
	db.close();
});

const joined = async () => {
	const enrolment = await enrol(aStudy(), '', JOINED);
	await joinStudy(db, enrolment);
	return enrolment;
};
const draft = () =>
	changeStudy(db, ({ enrolment, recorder }) => {
		const { state, event } = record(recorder, { kind: 'draft', at: JOINED, hour: 12, mentions: 1 }, enrolment);
		return { recorder: state, events: [event!] };
	});
/** The study section of the settings, with answers of the worker from `ask`. */
async function drawn(ask: (request: OwnRequest) => Promise<unknown>, on = db) {
	const host = { ask: ask as AskWorker, db: on, save: () => undefined, changed: async () => undefined };
	render(h(Part, { host, enrolment: await joined(), onLeft: async () => undefined }), document.body);
}
const said = () => document.body.textContent;
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent);

test('appears all at once, when its slowest part has loaded', async () => {
	const { promise, resolve } = Promise.withResolvers<null>();
	const asked: string[] = [];
	await drawn(async ({ kind }) => {
		asked.push(kind);
		return kind === 'studyPosters' ? promise : null;
	});
	await draft();
	await until(() => expect(asked).toEqual(['study', 'studyPosters']));
	expect(said()).toBe('');
	resolve(null);
	await until(() => expect(buttons()).toEqual(expect.arrayContaining(['Save the file', 'Leave the study'])));
});

test('can be left if the worker does not answer', async () => {
	await drawn(() => Promise.reject(new Error('no worker')));
	await until(() => expect(buttons()).toEqual(['Leave the study']));
	expect(said()).toContain('Nothing was recorded yet.');
});

test('can be left if the log cannot be read', async () => {
	const closed = await openDatabase();
	closed.close();
	await drawn(async () => null, closed);
	await until(() => expect(buttons()).toEqual(['Leave the study']));
	expect(said()).toContain('What is kept of the study cannot be read.');
});

test('is reloaded when the user returns to it', async () => {
	await drawn(async () => null);
	await until(() => expect(said()).toContain('Nothing was recorded yet.'));
	await draft();
	Object.assign(document, { visibilityState: 'visible' });
	const back = document.createEvent('Event');
	back.initEvent('visibilitychange');
	document.dispatchEvent(back);
	await until(() => expect(said()).toContain('1 row will be in the file.'));
});
