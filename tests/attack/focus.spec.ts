/** A page that gives the focus to a box of its own sees nothing of us that it would not see of a script that does nothing. */
import type { Page } from '@playwright/test';
import { EXTENSION, launchWithExtension } from '../../scripts/browser.ts';
import { report } from './attempts.ts';
import { compare, seenBy, shownP } from './compare.ts';
import { READOUTS, type Readouts, WHILE_FOCUSED } from './readouts.ts';
import { expect, test } from './scene.ts';

async function run(page: Page, site: string): Promise<Readouts> {
	await page.goto(site);
	return page.evaluate(WHILE_FOCUSED);
}

test('twelve readings cannot tell whether we gave a box the focus', async ({ careless, idle, site }) => {
	const browsers = await Promise.all(
		[idle, EXTENSION, careless].map((extension) => launchWithExtension({ headless: true, extension })),
	);
	const states = [];
	for (const { context } of browsers) {
		const page = await context.newPage();
		await page.addInitScript(READOUTS);
		states.push(() => run(page, site));
	}
	const [ours, control] = await compare(states);
	for (const { close } of browsers) await close();
	for (const [name, p] of ours!)
		report(test.info(), {
			attempt: `focus by script: ${name}`,
			control: shownP(control!.get(name)!),
			result: shownP(p),
		});
	// Any script takes up memory, one that does nothing the least.
	expect(seenBy(ours!).filter((name) => name !== 'memory of our elements')).toEqual([]);
	expect(seenBy(control!)).toContain('start value of a transition');
});
