import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { DRAFT, expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import type { Page } from './page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What of the page fails WCAG 2.2 AA, as far as a program can tell, and how many rules it keeps. */
async function judge(page: Page): Promise<{ violations: string[]; passes: number }> {
	await page.run(AXE);
	return page.evaluate(async (tags) => {
		const { axe } = window as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } };
		const { violations, passes } = await axe.run({ runOnly: tags });
		return {
			violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
			passes: passes.length,
		};
	}, WCAG);
}

for (const [name, override] of Object.entries({ dark: 0, light: 1 }))
	test(
		`popup, settings, history, and the check of old posts meet WCAG 2.2 AA in ${name}, without an error`,
		nightly(name === 'light'),
		async ({ firefox, boxesUrl: url }) => {
			await firefox.setPref('layout.css.prefers-color-scheme.content-override', override);
			const page = await firefox.open(url);
			const tab = await firefox.tabOf(url);
			await page.click('#plain');
			await page.type(DRAFT);
			await expect.poll(() => firefox.badge(tab)).not.toBe('');
			for (const own of [
				await firefox.openPopup(tab),
				await firefox.openOwn('options.html'),
				await firefox.openOwn('personas.html'),
				await firefox.openOwn('audit.html'),
			]) {
				expect(await own.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(name === 'dark');
				const { violations, passes } = await judge(own);
				expect(violations).toEqual([]);
				expect(passes).toBeGreaterThan(10);
			}
			expect(await firefox.errors()).toEqual([]);
		},
	);

test('an error in a page of the extension is detected', async ({ firefox }) => {
	const page = await firefox.openOwn('options.html');
	await page.evaluate(() => {
		console.error('logged');
		setTimeout(() => {
			throw new Error('thrown');
		});
		const style = document.createElement('style');
		style.textContent = 'p { color: red }';
		document.head.append(style);
	});
	await expect
		.poll(firefox.errors)
		.toEqual(
			expect.arrayContaining([
				expect.stringMatching(/logged/),
				expect.stringMatching(/thrown/),
				expect.stringMatching(/Content-Security-Policy.*inline style/),
			]),
		);
});
