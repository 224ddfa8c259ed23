import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that judge colors, which are all that differs in dark. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Expects that a page, as it is now, meets WCAG 2.2 AA in light and in dark. */
export async function expectAccessible(page: Page, tags = WCAG_2_2_AA): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		// The pages have no frames, for which it would otherwise open a page each time.
		const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
		const { violations } = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(OF_COLORS)).analyze();
		const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
		expect.soft(faults, `${page.url()} in ${colorScheme}`).toEqual([]);
	}
}
