import { afterEach, expect, test, vi } from 'vitest';
import type { Part, Written } from '../../../src/core/mentions/others.ts';
import {
	allCarried,
	forgetCarried,
	isAnswer,
	noteCarried,
	readCarried,
	recognize,
} from '../../../src/storage/carriedTexts.ts';
import { fakeBrowser, newPost } from '../worker/fakeBrowser.ts';

afterEach(() => void vi.useRealTimers());

const ABOUT = { site: 'forum.example', frame: 0, post: null, at: Date.now() };
const BODY = '[quote]Somebody[/quote]\nI adored Koyaanisqatsi\n\n';
const QUOTE: Part = [0, 24];
const TEXTS: Written[] = [
	{ text: 'A title', others: [] },
	{ text: BODY, others: [QUOTE, [49, 50]] },
];
const session = () => fakeBrowser().browser.storage.session;

test('only identical texts are recognized, with any line breaks and endings', async () => {
	const area = session();
	await noteCarried(area, 1, ABOUT, TEXTS);
	const carried = (await readCarried(area, 1))!;
	const found = (...texts: string[]) => recognize(area, carried, texts);
	expect(await found(BODY.replaceAll('\n', '\r\n'), BODY.trimEnd(), `${BODY} \n`)).toEqual({
		others: [[QUOTE, [49, 50]], [QUOTE], [QUOTE, [49, 50]]],
		longest: true,
	});
	expect(await found('A title', 'another')).toEqual({ others: [[], null], longest: false });
	expect(await found(` ${BODY}`, `${BODY}.`, BODY.slice(25), BODY.toLowerCase(), '')).toEqual({
		others: [null, null, null, null, null],
		longest: false,
	});
});

test('no text is held, nor anything that reveals it without the secret', async () => {
	const area = session();
	const [first, second] = [await noteCarried(area, 1, ABOUT, TEXTS), await noteCarried(area, 2, ABOUT, TEXTS)];
	expect(first).not.toBe(second);
	expect(JSON.stringify(await area.get(null))).not.toMatch(/adored|Koyaanisqatsi|title/);
	const [one, two] = [(await readCarried(area, 1))!, (await readCarried(area, 2))!];
	expect(one.sealed[0]).not.toEqual(two.sealed[0]);
	await area.set({ carriedSecret: 'another' });
	expect(await recognize(area, one, [BODY])).toEqual({ others: [null], longest: false });
});

test('texts that two tabs send at once are recognized in both', async () => {
	const area = session();
	await Promise.all([noteCarried(area, 1, ABOUT, TEXTS), noteCarried(area, 2, ABOUT, TEXTS)]);
	for (const tab of [1, 2])
		expect((await recognize(area, (await readCarried(area, tab))!, [BODY])).others).not.toEqual([null]);
});

test('it is forgotten with its tab', async () => {
	const area = session();
	await noteCarried(area, 1, { ...ABOUT, post: newPost() }, TEXTS);
	await noteCarried(area, 2, ABOUT, TEXTS);
	await forgetCarried(area, 1);
	expect(await readCarried(area, 1)).toBeNull();
	expect(await readCarried(area, 2)).not.toBeNull();
});

test('the answer to a sent text begins from two seconds before it to half a second after it', async () => {
	const area = session();
	await noteCarried(area, 1, { ...ABOUT, at: 10_000 }, TEXTS);
	const [noted] = await allCarried(area);
	expect([7999, 8000, 10_000, 10_500, 10_501].map((began) => isAnswer(noted!.carried, began))).toEqual([
		...[false, true, true, true, false],
	]);
});

test('it is read for less than two minutes, and never dated later than it is', async () => {
	vi.useFakeTimers({ now: 1_000_000 });
	const area = session();
	await noteCarried(area, 1, { ...ABOUT, at: 1_000_000 + 60_000 }, TEXTS);
	expect((await readCarried(area, 1))!.at).toBe(1_000_000);
	vi.setSystemTime(1_000_000 + 119_999);
	expect(await readCarried(area, 1)).not.toBeNull();
	vi.setSystemTime(1_000_000 + 120_000);
	expect(await readCarried(area, 1)).toBeNull();
	// Everything is still listed, for what is to be done at its end.
	expect((await allCarried(area)).map(({ tab }) => tab)).toEqual([1]);
});

test('notes are listed by tab, and forgotten only by id', async () => {
	const area = session();
	const first = await noteCarried(area, 3, ABOUT, TEXTS);
	const later = await noteCarried(area, 3, { ...ABOUT, site: 'b.example' }, TEXTS);
	await noteCarried(area, 12, ABOUT, TEXTS);
	await area.set({ 'carried:5': { site: 7 }, 'other:6': (await readCarried(area, 3))! });
	const listed = await allCarried(area);
	expect(listed.map(({ tab, carried }) => [tab, carried.site]).sort()).toEqual([
		[12, 'forum.example'],
		[3, 'b.example'],
	]);
	await forgetCarried(area, 3, first);
	expect((await readCarried(area, 3))!.id).toBe(later);
	await forgetCarried(area, 3, later);
	expect(await readCarried(area, 3)).toBeNull();
	expect(await readCarried(area, 12)).not.toBeNull();
});

test('all notes share one secret, and nothing is recognized without it', async () => {
	const area = session();
	await noteCarried(area, 1, ABOUT, TEXTS);
	const { carriedSecret } = await area.get('carriedSecret');
	expect(carriedSecret).toMatch(/^[0-9a-f]{64}$/);
	await noteCarried(area, 2, ABOUT, TEXTS);
	expect((await area.get('carriedSecret')).carriedSecret).toBe(carriedSecret);
	const carried = (await readCarried(area, 1))!;
	expect(carried.id).toMatch(/^[0-9a-f]{32}$/);
	await area.remove('carriedSecret');
	expect(await recognize(area, carried, [BODY, 'A title'])).toEqual({ others: [null, null], longest: false });
});
