/** What a hostile page can learn of the advice, or do to what is drawn. */
import type { Page } from '@playwright/test';
import { ATTEMPTS, type Attempt } from './overlay/attempts.ts';
import { type AskedWorld, expect, test, wordsAt } from './overlay/fixture.ts';
import { middle } from './overlay/scene.ts';
import { armPaints, paintsReported } from './paints.ts';

const WORDS = ['Koyaanisqatsi', 'Werckmeister Harmonies'];
// Wide enough for both titles to stand on the first line, whatever fonts there are.
const BOX = `<div id="box" contenteditable="true" style="font: 16px/1.5 sans-serif; padding: 10px; width: 700px">Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix. What else is there?</div>`;

/** Longer than anything of the overlay waits, but for a notice that leaves. */
const TIME = 450;

/** With the overlay: marks, marks of maybes, or none. Or without it: what a careless extension draws. */
type Shown = 'marks' | 'maybes' | 'nothing' | 'careless';

declare global {
	interface Window {
		/** What attempts have seen between looks, by their names. */
		seenBy: Record<string, unknown[]>;
	}
}

type Attempts = Record<string, Attempt>;

/** Runs in the page before all else. */
const armed = (attempts: Attempts) =>
	Object.entries(attempts).reduce(
		(script, [name, { arm = () => undefined }]) => `${script}(${arm})(seenBy[${JSON.stringify(name)}] = []);\n`,
		'window.seenBy = {};\n',
	);

/** What a page sees that makes these attempts, by name, while its user does the same with or without advice. */
async function seen(
	page: Page,
	open: (html: string) => Promise<void>,
	world: AskedWorld,
	attempts: Attempts,
	shown: Shown,
) {
	await open(BOX);
	await page.mouse.move(800, 600);
	await world.pass(TIME);
	for (const { begin } of Object.values(attempts)) if (begin) await page.evaluate(begin);
	await page.evaluate(() => {
		for (const seen of Object.values(window.seenBy)) seen.length = 0;
	});
	const looks = Object.fromEntries(Object.keys(attempts).map((name) => [name, [] as unknown[]]));
	const look = async () => {
		await world.pass(TIME);
		for (const [name, attempt] of Object.entries(attempts))
			if (attempt.look) looks[name]!.push(await page.evaluate(attempt.look));
	};
	const [x, y] = await wordsAt(page, WORDS[1]!).then((at) => [at.left + 30, at.top + 9] as const);

	if (shown === 'careless') await world.detach();
	else {
		const maybes = shown === 'maybes' ? WORDS : [];
		await world.show(WORDS, { level: 'notice' }, shown === 'nothing' ? [] : WORDS, maybes);
	}
	if (shown === 'careless') await world.drawNaively(WORDS);
	await look();
	if (shown === 'marks') expect([(await world.marks()).length, await world.notice()]).toEqual([2, expect.anything()]);
	if (shown === 'maybes') expect([(await world.marks()).length, await world.notice()]).toEqual([2, null]);
	await page.mouse.move(x, y, { steps: 3 });
	await look();
	if (shown === 'marks') expect((await world.card())!.words).toContain(WORDS[1]);
	await page.keyboard.press('Alt+Shift+R');
	await look();
	if (shown === 'marks') expect((await world.card())!.current).toBe('I adored an art film.');
	if (shown === 'maybes') expect((await world.card())!.current).toBe('Not a film');
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('#box')!.style.paddingTop = '60px';
	});
	await look();
	await page.mouse.move(800, 600);
	await page.keyboard.down('x');
	await look();
	await page.keyboard.up('x');
	await look();
	const between = await page.evaluate(() => window.seenBy);
	return new Map(Object.keys(attempts).map((name) => [name, { looks: looks[name], seen: between[name] }]));
}

const pick = (of: Attempts, wanted: (attempt: Attempt) => boolean): Attempts =>
	Object.fromEntries(Object.entries(of).filter(([, attempt]) => wanted(attempt)));

const OBSERVING = 'what it observes and changes nothing by';
const APART = Object.entries(pick(ATTEMPTS, ({ observes }) => !observes));
const PAGES: [string, Attempts][] = [
	[OBSERVING, pick(ATTEMPTS, ({ observes }) => observes === true)],
	...APART.map(([name, attempt]): [string, Attempts] => [name, { [name]: attempt }]),
];

for (const [what, attempts] of PAGES)
	test(`a page learns nothing from ${what}`, async ({ page, before, open, world }) => {
		await before(armed(attempts));
		const without = await seen(page, open, world, attempts, 'nothing');
		const withMarks = await seen(page, open, world, attempts, 'marks');
		for (const [name, all] of withMarks) expect.soft(all, name).toEqual(without.get(name));
		// Maybes are drawn in the same way as marks.
		if (what === OBSERVING)
			for (const [name, all] of await seen(page, open, world, attempts, 'maybes'))
				expect.soft(all, `${name}, of maybes`).toEqual(without.get(name));
		// An attempt that always sees nothing would prove nothing.
		const sensitive = pick(attempts, (attempt) => attempt.sensitive !== false);
		if (Object.keys(sensitive).length === 0) return;
		for (const [name, all] of await seen(page, open, world, sensitive, 'careless'))
			expect.soft(all, `${name}, of a careless extension`).not.toEqual(without.get(name));
	});

/** All that the overlay does while a user points, types and opens a card, with some of the words found drawn. */
async function workOf(
	page: Page,
	open: (html: string) => Promise<void>,
	world: AskedWorld,
	found: string[],
	drawn: string[],
	maybes: string[] = [],
) {
	await open(BOX);
	await page.mouse.move(800, 600);
	await world.pass(TIME);
	await world.work();
	const work: string[][] = [];
	const done = async () => {
		await world.pass(TIME);
		work.push(await world.work());
	};
	const advice = { level: 'notice' } as const;
	await world.show(found, advice, drawn, maybes);
	await done();
	const at = await wordsAt(page, WORDS[1]!);
	await page.mouse.move(at.left + 30, at.top + 9);
	await done();
	await page.mouse.move(800, 600);
	await done();
	await page.mouse.click(at.left + 30, at.top + 9);
	await done();
	await page.keyboard.press('Alt+Shift+R');
	await done();
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('#box')!.style.paddingTop = '60px';
	});
	await done();
	await page.keyboard.type('x');
	await done();
	await world.show(found, { ...advice, enough: '' }, drawn, maybes);
	await done();
	return work;
}

test('reads and changes, and their times, do not depend on which films cost', async ({ page, open, world }) => {
	const without = await workOf(page, open, world, WORDS, []);
	expect(without.map((work) => work.length > 0)).not.toContain(false);
	for (const drawn of [WORDS.slice(1), WORDS]) expect(await workOf(page, open, world, WORDS, drawn)).toEqual(without);
	for (const maybes of [WORDS.slice(1), WORDS])
		expect(await workOf(page, open, world, WORDS, WORDS, maybes)).toEqual(without);
	// A careless extension knows only what to draw.
	expect(await workOf(page, open, world, [], [])).not.toEqual(without);
	expect(await workOf(page, open, world, WORDS.slice(1), WORDS.slice(1))).not.toEqual(without);
});

test('a page does not learn how much text a press or a key brings', async ({ page, open, world }) => {
	const paintsAfter = async (how: 'press' | 'key', shown: 'card' | 'nothing' | 'careless') => {
		await open(BOX);
		await armPaints(page);
		if (shown === 'careless') {
			await world.detach();
			await world.drawWhenPressed();
		} else await world.show(WORDS, { level: 'notice' }, shown === 'card' ? WORDS : []);
		const at = middle(await wordsAt(page, WORDS[1]!));
		if (how === 'press') await page.mouse.click(...at);
		else await page.keyboard.press('Alt+Shift+R');
		await world.pass(TIME);
		if (shown !== 'careless') expect((await world.card()) !== null).toBe(shown === 'card');
		return paintsReported(page);
	};
	for (const how of ['press', 'key'] as const) {
		expect.soft(await paintsAfter(how, 'card'), how).toEqual([]);
		expect.soft(await paintsAfter(how, 'nothing'), how).toEqual([]);
		expect.soft(await paintsAfter(how, 'careless'), `${how}, of a careless extension`).toHaveLength(1);
	}
});

test('the page’s styles do not affect what we draw', { tag: '@smoke' }, async ({ page, open, world }) => {
	await open(
		`<style>* { display: none !important; visibility: hidden !important; opacity: 0 !important; transform: scale(3) !important; font-size: 99px !important }
		html, body, #box { display: block !important; visibility: visible !important; opacity: 1 !important; transform: none !important; font-size: 16px !important }
		html { --mark: lime; --card: lime; --ink: lime; letter-spacing: 9px; text-transform: uppercase; direction: rtl; line-height: 5 }</style>${BOX}`,
	);
	await world.show(WORDS);
	await expect.poll(async () => (await world.marks()).length).toBeGreaterThan(1);
	const [mark, words] = [await world.marks(), await wordsAt(page, WORDS[0]!)];
	expect(mark.some(({ left, top }) => Math.abs(left - words.left) < 2 && Math.abs(top - words.top) < 2)).toBe(true);
	await page.keyboard.press('Alt+Shift+R');
	expect((await world.card())!.box.width).toBeLessThan(345);
	expect((await world.card())!.box.height).toBeLessThan(260);
});

test('registered properties of a page do not make the card transparent', async ({ page, before, open, world }) => {
	await before(() => {
		for (const name of ['card', 'ink', 'line', 'edge', 'soft', 'sea', 'on-sea', 'shade', 'herring', 'mark'])
			CSS.registerProperty({ name: `--${name}`, syntax: '<color>', inherits: false, initialValue: 'transparent' });
	});
	await open(BOX);
	await world.show(WORDS);
	await page.keyboard.press('Alt+Shift+R');
	expect(await world.cardColor()).toMatch(/^rgb\(/);
	expect(await world.ink()).toMatch(/^rgb\(/);
});

test('a pointer over a card causes no layout, visible or not', async ({ page, before, open, world }) => {
	// A style that was changed on the window, and is animated from there on the document, was read in between.
	await before(`
		window.reads = 0;
		const probe = () => document.querySelector('#box');
		addEventListener('pointermove', () => {
			probe().style.transition = 'none';
			probe().style.outlineOffset = '7px';
		}, true);
		document.addEventListener('pointermove', () => {
			probe().style.transition = 'outline-offset 9s';
			probe().style.outlineOffset = '0px';
			window.reads += probe().getAnimations().length;
		});
	`);
	const moves = async (drawn: string[], careless = false) => {
		await open(BOX);
		if (careless)
			await page.evaluate(() =>
				window.addEventListener('pointermove', () => document.querySelector('#box')!.getBoundingClientRect(), true),
			);
		await world.show(WORDS, { level: 'notice' }, drawn);
		const at = await wordsAt(page, WORDS[1]!);
		await page.mouse.move(at.left + 30, at.top + 9);
		await world.pass(TIME);
		if (drawn.length > 0) card = (await world.card())!.box;
		await page.evaluate(() => {
			(window as unknown as { reads: number }).reads = 0;
		});
		await page.mouse.move(card.left + 10, card.top + 10);
		await page.mouse.move(card.left + card.width - 20, card.top + card.height - 10, { steps: 6 });
		await world.pass(TIME);
		return page.evaluate(() => (window as unknown as { reads: number }).reads);
	};
	let card = { left: 0, top: 0, width: 0, height: 0 };
	expect(await moves(WORDS, true)).toBeGreaterThan(0);
	expect([await moves(WORDS), await moves([])]).toEqual([0, 0]);
});
