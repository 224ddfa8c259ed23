import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { DRAFT } from '../e2e/fixtures.ts';
import { expect, type Scene, test } from './fixtures.ts';
import { SITES } from './registry.ts';
import { type Composer, REFUSED } from './site.ts';

/** Measures what the extension does in real sites. Failing cells are in the table, which `run.ts` judges. */

const FILMS = ['Koyaanisqatsi', 'The Matrix', 'Werckmeister Harmonies'];
const HEAT = 'The film "Heat" (1995)';

for (const site of SITES)
	for (const composer of site.composers) {
		const place = `${site.name} ${composer.name}`;

		test(`${place}: written in`, async ({ sceneOf }) => {
			const scene = await sceneOf(site, composer);
			const { page, badge, cell } = scene;
			const text = () => composer.text(page);
			await cell('found', async () => {
				expect(await badge().catch(() => '')).toBe('');
				await writeDraft(scene);
				expect(await text()).toBe(DRAFT);
			});
			await cell('marks', () => expect.poll(async () => (await marksOf(page)).length).toBeGreaterThan(1));
			await cell('card', async () => {
				await page.keyboard.press('Alt+Shift+R');
				await expect.poll(async () => (await cardOf(page))?.words).toContain('Werckmeister');
			});
			await cell('delete and undo', async () => {
				await composer.nextStep?.(page);
				await page.keyboard.press('Enter');
				await expect.poll(text).toBe(DRAFT.replace(' and Werckmeister Harmonies, also', ' and'));
				await page.keyboard.press('ControlOrMeta+z');
				await expect.poll(text).toBe(DRAFT);
			});
			await cell('insert', async () => {
				await page.keyboard.press('ControlOrMeta+End');
				const popup = await scene.openPopup();
				await popup.getByRole('button', { name: 'Add a film instead' }).click();
				const button = popup.getByRole('button', { name: /^Add / }).first();
				const title = (await button.getAttribute('aria-label'))!.replace(/^Add | \(\d{4}\)$/g, '');
				await button.click();
				await expect.poll(async () => (await text()).startsWith(DRAFT) && (await text()).includes(title)).toBe(true);
			});
		});

		const { saved } = composer;
		if (saved === undefined) continue;
		if (composer.post === undefined) {
			test(`${place}: saved`, async ({ sceneOf }) => {
				const scene = await sceneOf(site, composer);
				await scene.cell('saved clean', async () => {
					await writeDraft(scene);
					await expect.poll(() => saved(scene.page)).toBe(DRAFT);
				});
			});
			continue;
		}

		test(`${place}: posted`, async ({ sceneOf }) => {
			const scene = await sceneOf(site, composer);
			const { page, kept, cell } = scene;
			const films = composer.second === undefined ? FILMS : ['Heat', ...FILMS];
			await scene.prepare(() => writeDraft(scene));
			if (composer.second !== undefined) {
				await scene.prepare(() => writeSecond(scene, composer, HEAT));
				await cell('advised whole', () => expect.poll(() => advisedFilms(scene)).toEqual(films));
			}
			await cell('kept exactly once', async () => {
				await composer.post!(page);
				await expect.poll(kept).toEqual([films]);
			});
			await cell('saved clean', async () => expect.poll(() => saved(page)).toBe(DRAFT));
			if (composer.edit === undefined) return;
			await cell('edit', async () => {
				await composer.edit!(page);
				await page.keyboard.type(' and "Stalker" (1979)');
				await composer.post!(page);
				await expect.poll(async () => (await kept()).flat().toSorted()).toEqual([...films, 'Stalker'].toSorted());
			});
		});

		const LEAVING = {
			preview: composer.preview,
			refused: composer.refused,
			'two-step': composer.firstStep,
		} as const;
		for (const [cell, act] of Object.entries(LEAVING) as [keyof typeof LEAVING, Composer['preview']][])
			if (act !== undefined)
				test(`${place}: ${cell}`, async ({ sceneOf }) => {
					const scene = await sceneOf(site, composer);
					const { page, kept } = scene;
					await scene.cell(cell, async () => {
						await writeDraft(scene, cell === 'refused' ? ` ${REFUSED}` : '');
						await act(page);
						if (cell !== 'refused') {
							await composer.post!(page);
							await expect.poll(kept).toEqual([FILMS]);
							await composer.open(page, scene.url);
							await writeDraft(scene);
							await act(page);
						}
						await scene.answerSeen();
						// When what is posted next has arrived, anything before it would have, too.
						await composer.open(page, scene.url);
						await page.keyboard.type(`${HEAT} again`);
						await expect.poll(scene.badge).toMatch(/^\d/);
						await composer.post!(page);
						await expect
							.poll(async () => (await kept()).toSorted())
							.toEqual(cell === 'refused' ? [['Heat']] : [['Heat'], FILMS]);
					});
				});
	}

async function writeDraft({ page, badge }: Scene, more = ''): Promise<void> {
	await page.keyboard.type(DRAFT + more);
	await expect.poll(badge).toMatch(/^\d/);
}

/** Writes in the second box, and waits until that has been read. */
async function writeSecond({ page, badge }: Scene, composer: Composer, text: string): Promise<void> {
	await composer.second!(page).click();
	await page.keyboard.type(text);
	await expect.poll(badge).toMatch(/^\d/);
}

/** The films of the draft that the popup lists, sorted. */
async function advisedFilms({ page, openPopup }: Scene): Promise<string[]> {
	const popup = await openPopup();
	const all = popup.getByRole('button', { name: /^All \d+ films$/ });
	if (await all.isVisible()) await all.click();
	const names = await popup.locator('.film .name').allInnerTexts();
	await popup.close();
	await page.bringToFront();
	return names.map((name) => name.replace(/\s*\d{4}$/, '').trim()).toSorted();
}
