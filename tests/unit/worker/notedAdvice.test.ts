import { expect, test } from 'vitest';
import { readNotedAdvice } from '../../../src/storage/notedAdvice.ts';
import { check, DRAFT, fake, join, joinArm } from './studyScene.ts';

const read = (text = DRAFT, secret: string | null = fake.page.secret) =>
	readNotedAdvice(fake.storage.session, 1, async () => ({ text, secret }));

test('the last advice can be read with the same text only', async () => {
	await check();
	const noted = await read();
	expect(noted).toMatchObject({ site: 'forum.example', text: DRAFT });
	expect(noted!.advice.mentions.length).toBeGreaterThan(0);
	expect(await read(`${DRAFT}.`)).toBeNull();
	expect(await readNotedAdvice(fake.storage.session, 2, async () => ({ text: DRAFT, secret: 'f00d' }))).toBeNull();
	for (const word of ['adored', 'Koyaanisqatsi', 'crowd'])
		expect(JSON.stringify(fake.storage.session.data)).not.toContain(word);
});

test('the last advice cannot be read with the text alone, without the secret of its page', async () => {
	await check();
	for (const secret of ['', 'f00e', null]) expect(await read(DRAFT, secret)).toBeNull();
	expect(await read()).not.toBeNull();
	fake.page.secret = null;
	await check();
	expect(await read(DRAFT, null)).toBeNull();
});

test.each<[string, () => unknown]>([
	['a draft without films', () => check('Good morning.')],
	['a changed goal', () => fake.fromUi({ kind: 'changeSettings', change: { tolerance: 7 } })],
	['imported ratings', () => fake.fromUi({ kind: 'ratingsChanged' })],
	['a switched off site', () => fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: 1 })],
	['a study that was joined', join],
	['damage', () => fake.storage.session.set({ 'advice:1': { frame: 0, iv: '00', sealed: 'none' } })],
])('%s leaves nothing', async (_, act) => {
	await check();
	await act();
	expect(await read()).toBeNull();
});

test('in a study nothing is noted: what an arm holds back would be shown', async () => {
	await joinArm({ shows: 'nothing' });
	await check();
	expect(await read()).toBeNull();
});
