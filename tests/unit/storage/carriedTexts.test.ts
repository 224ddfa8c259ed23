import { afterEach, expect, test, vi } from 'vitest';
import type { Part, Written } from '../../../src/core/mentions/others.ts';
import { forgetCarried, noteCarried, readCarried, recognise } from '../../../src/storage/carriedTexts.ts';
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

test('only the very texts are recognised, however their lines and their end were put', async () => {
	const area = session();
	await noteCarried(area, 1, ABOUT, TEXTS);
	const carried = (await readCarried(area, 1))!;
	const found = (...texts: string[]) => recognise(area, carried, texts);
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

test('neither a text nor anything that tells it without the secret is held', async () => {
	const area = session();
	const [first, second] = [await noteCarried(area, 1, ABOUT, TEXTS), await noteCarried(area, 2, ABOUT, TEXTS)];
	expect(first).not.toBe(second);
	expect(JSON.stringify(await area.get(null))).not.toMatch(/adored|Koyaanisqatsi|title/);
	const [one, two] = [(await readCarried(area, 1))!, (await readCarried(area, 2))!];
	expect(one.sealed[0]).not.toEqual(two.sealed[0]);
	await area.set({ carriedSecret: 'another' });
	expect(await recognise(area, one, [BODY])).toEqual({ others: [null], longest: false });
});

test('it is forgotten with its tab, and after two minutes', async () => {
	const area = session();
	await noteCarried(area, 1, { ...ABOUT, post: newPost() }, TEXTS);
	await noteCarried(area, 2, ABOUT, TEXTS);
	await forgetCarried(area, 1);
	expect(await readCarried(area, 1)).toBeNull();
	expect(await readCarried(area, 2)).not.toBeNull();
	vi.useFakeTimers({ now: Date.now() + 121_000 });
	expect(await readCarried(area, 2)).toBeNull();
});
