import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toHtml } from '../../src/lab/papers/report.ts';
import { paperRuns } from '../unit/lab/kit/paperRuns.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

// One worker, since the report is made once in each.
test.describe.configure({ mode: 'default' });

let folder: string;
let url: string;
test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'report-'));
	const file = join(folder, 'report.html');
	await writeFile(file, toHtml(await paperRuns(new Array<number>(20).fill(5))));
	url = pathToFileURL(file).href;
});
test.afterAll(() => rm(folder, { recursive: true }));

test('the lab’s report is accessible', nightly(true), async ({ browserWithExtension }) => {
	const page = await browserWithExtension.context.newPage();
	await page.goto(url);
	for (const open of [false, true]) {
		await page.locator('details').evaluateAll((folds: HTMLDetailsElement[], open) => {
			for (const fold of folds) fold.open = open;
		}, open);
		await expectAccessible(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice']);
	}
	await page.close();
});

test(
	'the report fits a phone, opens the target of a link, and prints collapsed parts',
	nightly(true),
	async ({ browserWithExtension }) => {
		const page = await browserWithExtension.context.newPage();
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(url);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		await page.setViewportSize({ width: 1100, height: 740 });
		const link = page.locator('#you-are-what-you-say-claims a').first();
		const note = page.locator((await link.getAttribute('href'))!);
		await expect(note).toBeHidden();
		await link.click();
		await expect(note).toBeVisible();
		const rule = page.locator('#another-rule-1');
		await expect(rule).toBeHidden();
		await page.emulateMedia({ media: 'print' });
		await expect(rule).toBeVisible();
		await page.close();
	},
);
