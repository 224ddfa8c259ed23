import { expect, test, vi } from 'vitest';
import { ADVICE, scene } from './checksScene.ts';

test('a text is sent once and its advice shown', async () => {
	const { checks, look, turn, letGo, advised, texts, times } = scene();
	await look();
	expect(checks.site.allowed).toBe(true);
	await letGo();
	await look();
	expect([texts(), advised]).toEqual([['Heat'], ['Heat']]);
	checks.again();
	await turn();
	await letGo();
	expect(texts()).toEqual(['Heat', 'Heat']);
	expect(times).toMatchObject({ silent: 0, unsettled: 0 });
});

test('no text is read on a site that is switched off or ignored by the worker', async () => {
	const off = scene();
	off.answerWith({ watching: false });
	await off.checks.check();
	expect([off.asked.map(({ kind }) => kind), off.checks.site.allowed, off.times.silent]).toEqual([
		['watching'],
		false,
		1,
	]);
	const left = scene();
	left.answerWith({ check: false });
	await left.check();
	expect([left.advised, left.checks.site.isOn, left.checks.site.allowed, left.times.silent]).toEqual([
		[],
		false,
		false,
		1,
	]);
});

test('only one request is pending at a time', async () => {
	const { look, letGo, texts, page } = scene();
	await look();
	page.text = 'Heat and';
	await look();
	expect(texts()).toEqual(['Heat']);
	await letGo();
	await look();
	expect(texts()).toEqual(['Heat', 'Heat and']);
});

test('a stopped worker is asked again, and the draft can be read meanwhile', async () => {
	const { checks, check, look, asked, times, answerWith } = scene();
	answerWith({ check: new Error('stopped') });
	await check();
	expect([checks.site.isOn, checks.site.allowed, times.unsettled]).toEqual([false, true, 1]);
	await look();
	expect(asked.map(({ kind }) => kind)).toEqual(['watching', 'check', 'watching', 'check']);
});

test('a failing worker is not asked until the next key, and a silent one counts as stopped', async () => {
	const { checks, check, times, answerWith } = scene();
	answerWith({ check: new Error('stopped') });
	for (let time = 0; time < 5; time++) await check();
	expect(times.unsettled).toBe(2);
	answerWith({ check: ADVICE });
	await check();
	vi.useFakeTimers();
	checks.again();
	await vi.advanceTimersByTimeAsync(7999);
	expect([checks.site.isOn, times.unsettled]).toEqual([true, 2]);
	await vi.advanceTimersByTimeAsync(1);
	expect([checks.site.isOn, times.unsettled]).toEqual([false, 3]);
	vi.useRealTimers();
	await check();
	expect(checks.site.isOn).toBe(true);
});

test.each(['Heat and Up', 'Heat'])('“%s” is checked after the worker received a text for the popup', async (next) => {
	const { checks, check, advised, texts, page } = scene();
	await check();
	checks.had('Heat and Up');
	page.text = next;
	await check();
	expect([texts(), advised]).toEqual([
		['Heat', next],
		['Heat', next],
	]);
});

test('a popup’s request does not send the last checked text again', async () => {
	const { checks, look, letGo, texts } = scene();
	await look();
	checks.had('Heat');
	await letGo();
	checks.had('Heat');
	await look();
	expect(texts()).toEqual(['Heat']);
});

/** What may happen while the worker answers, after which its advice is out of date. */
const MEANWHILE: [string, (here: ReturnType<typeof scene>) => void][] = [
	['the text became another one and the same again', () => undefined],
	['the advice went stale', ({ checks }) => checks.again()],
	['the settings changed', ({ checks }) => checks.switched()],
	['the worker was given a text', ({ checks }) => checks.had('other')],
	[
		'the user went to another box',
		({ page, body }) => {
			page.box = body;
		},
	],
];

test.each(MEANWHILE)('outdated advice is not shown but requested again: %s', async (_, happens) => {
	const here = scene();
	await here.look();
	here.page.text = 'Heat, ';
	happens(here);
	if (happens !== MEANWHILE[0]![1]) here.page.text = 'Heat';
	await here.letGo();
	expect([here.advised, here.times.unsettled]).toEqual([[], 1]);
	here.page.text = 'Heat';
	await here.check();
	expect([here.texts(), here.advised]).toEqual([['Heat', 'Heat'], ['Heat']]);
});

test('after settings change elsewhere, nothing is read or checked until the user edits the text or the popup asks', async () => {
	for (const asks of ['edit', 'popup']) {
		const { checks, check, look, asked, texts, times, title } = scene();
		await check();
		const before = times.read;
		await checks.switched();
		expect([times.read - before, asked.at(-1)!.kind, checks.site.allowed]).toEqual([0, 'watching', true]);
		// What the page does has the same looked at as before, and nothing asked.
		await look();
		expect(texts()).toEqual(['Heat']);
		if (asks === 'edit') title.note({ kind: 'chosen' });
		else checks.had('Heat');
		await check();
		await look();
		expect(texts()).toEqual(['Heat', 'Heat']);
	}
});

test('a site that is switched off elsewhere is silent at once, and its text is not read', async () => {
	const { checks, check, times, answerWith } = scene();
	await check();
	const before = times.read;
	answerWith({ watching: false });
	await checks.switched();
	expect([times.read - before, times.silent, checks.site.allowed]).toEqual([0, 1, false]);
});

test('after a change of focus during a request no text is sent for the wrong box', async () => {
	const { checks, check, asked, times, page, title, body } = scene();
	const done = checks.check();
	page.box = body;
	await done;
	expect([asked.map(({ kind }) => kind), times.unsettled]).toEqual([['watching'], 1]);
	await check();
	expect(asked.at(-1)).toEqual({
		kind: 'check',
		text: 'Heat',
		others: [],
		partly: false,
		box: 2,
		begun: 7,
		ours: false,
	});
	expect([title, body].map(({ history }) => history.checked)).toEqual([null, 'Heat']);
});

test('text after a box was emptied is a new draft, and a change by our button is reported until it arrives', async () => {
	const { check, asked, page, title, answerWith } = scene();
	const send = async (text: string) => {
		page.text = text;
		await check();
		const { begun, ours } = asked.at(-1) as { begun?: number | null; ours?: boolean };
		return [begun, ours];
	};
	title.note({ kind: 'ours', ours: true });
	answerWith({ check: new Error('stopped') });
	expect(await send('Heat')).toEqual([7, true]);
	answerWith({ check: ADVICE });
	expect(await send('Heat!')).toEqual([7, true]);
	expect(await send('Heat?')).toEqual([7, false]);
	expect(await send(' ')).toEqual([null, false]);
	title.note({ kind: 'wrote', at: 9 });
	expect(await send('Crash')).toEqual([9, false]);
});

test('nothing is sent before the start or without a box', async () => {
	const { checks, asked, page } = scene();
	page.mayBegin = false;
	await checks.check();
	Object.assign(page, { mayBegin: true, box: null });
	await checks.check();
	expect(asked).toEqual([]);
});

test('title and body are one draft, identified by its first box', async () => {
	const { check, asked, page, title, body } = scene();
	await check();
	body.note({ kind: 'blank' });
	body.note({ kind: 'wrote', at: 9 });
	Object.assign(page, { box: body, text: 'Up', others: [[title, 'Heat']] });
	await check();
	expect(asked.at(-1)).toEqual({
		kind: 'check',
		text: 'Heat\n\nUp',
		others: [],
		partly: false,
		box: 1,
		begun: 7,
		ours: false,
	});
	const known = [title, body].map(({ history: { checked, edited } }) => [checked, edited]);
	expect(known).toEqual([
		['Heat', false],
		['Up', false],
	]);
});

test('a page’s change of a text is reported once, and not shown', async () => {
	const { check, asked, advised, texts, page } = scene();
	await check();
	expect(advised).toEqual(['Heat']);
	page.partly = true;
	for (const _ of [1, 2]) await check();
	expect([texts(), advised]).toEqual([['Heat', 'Heat'], ['Heat']]);
	expect(asked.at(-1)).toMatchObject({ kind: 'check', partly: true });
	page.text = 'Heat!';
	await check();
	expect(advised).toEqual(['Heat', 'Heat!']);
});
