import { DRAFT, expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

/** Stands for what an extension brings along. */
const SCRIPT = `
	let calls = 0;
	const kept = { count: () => ++calls, focused: () => document.activeElement };
`;
interface Kept {
	count: () => number;
	focused: () => HTMLTextAreaElement;
}

test(
	'scripts in the isolated world keep their state and share elements, unseen by the page',
	nightly(true),
	async ({ firefox, boxesUrl: url }) => {
		const page = await firefox.open(url);
		const world = await firefox.worldOf<Kept>(page, SCRIPT, 'kept');
		await page.click('#plain');
		await page.type(DRAFT);
		expect(await world.run(({ focused }, most) => focused().value.slice(0, most), 1000)).toBe(DRAFT);
		expect(await world.run(({ count }) => count() + count())).toBe(3);
		expect(await world.run(({ count }) => count())).toBe(3);

		expect(await world.run(() => typeof chrome.runtime.id)).toBe('string');
		expect(await page.evaluate(() => 'chrome' in globalThis || 'loaded' in globalThis)).toBe(false);
		expect(await page.evaluate(() => document.documentElement.attributes.length)).toBe(1);
		await expect(
			world.run(() => {
				throw new RangeError('too far');
			}),
		).rejects.toThrow('too far');
	},
);

test(
	'the isolated world can measure a range, set the selection and make an edit that can be undone',
	nightly(true),
	async ({ firefox, boxesUrl: url }) => {
		const page = await firefox.open(url);
		const world = await firefox.worldOf(page, SCRIPT, 'kept');
		await page.click('#rich');
		await page.type('one two');
		const rect = await world.run(() => {
			const range = document.createRange();
			const words = document.querySelector('#rich')!.firstChild!;
			range.setStart(words, 4);
			range.setEnd(words, 7);
			getSelection()!.setBaseAndExtent(words, 4, words, 7);
			const { x, y, width, height } = range.getClientRects()[0]!;
			return { x, y, width, height };
		});
		expect(rect.width).toBeGreaterThan(10);
		expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x + 1, y + 1)!.id, rect)).toBe('rich');
		expect(await page.evaluate(() => getSelection()!.toString())).toBe('two');
		expect(await world.run(() => document.execCommand('insertText', false, 'three'))).toBe(true);
		const text = () => page.evaluate(() => document.querySelector('#rich')!.textContent);
		expect(await text()).toBe('one three');
		await page.press('Control+z');
		expect(await text()).toBe('one two');
	},
);

test('the isolated world reaches frames and closed shadow roots', nightly(true), async ({ firefox, boxesUrl: url }) => {
	const page = await firefox.open(url);
	for (const selector of ['#blank', '#srcdoc']) {
		const frame = await page.frame(selector);
		expect((await page.frames()).map(({ context }) => context)).toContain(frame.context);
		const world = await firefox.worldOf<Kept>(frame, SCRIPT, 'kept');
		await frame.click('textarea');
		await frame.type(selector);
		expect(await world.run(({ focused }) => focused().value)).toBe(selector);
	}
	const world = await firefox.worldOf(page, SCRIPT, 'kept');
	await page.click('#closed >>> textarea');
	await page.type('closed');
	const inside = await world.run(() => {
		const host = document.activeElement as Element & { openOrClosedShadowRoot: ShadowRoot | null };
		const box = host.openOrClosedShadowRoot?.activeElement as HTMLTextAreaElement;
		return [host.shadowRoot, host.id, box.value];
	});
	expect(inside).toEqual([null, 'closed', 'closed']);
});

test('a picture shows what the page shows', nightly(true), async ({ firefox, boxesUrl: url }) => {
	const page = await firefox.open(url);
	const before = await page.screenshot();
	expect([before.toString('latin1', 1, 4), before.readUInt32BE(16)]).toEqual([
		'PNG',
		await page.evaluate(() => innerWidth),
	]);
	await page.evaluate(() => document.body.style.setProperty('background', 'black'));
	expect((await page.screenshot()).equals(before)).toBe(false);
});
