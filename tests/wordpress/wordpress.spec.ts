import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { DRAFT } from '../e2e/fixtures.ts';
import { expect, type Place, test } from './fixtures.ts';

const AS_BLOCK = `<!-- wp:paragraph -->\n<p>${DRAFT}</p>\n<!-- /wp:paragraph -->`;

/** Types the draft and expects advice, marks, and that one is taken out by keys and undone. */
async function expectAdvice({ page, badge, saved }: Place, all: string): Promise<void> {
	expect(await badge()).toBe('');
	await page.keyboard.type(DRAFT);
	await expect.poll(badge).toMatch(/^\d/);
	expect(await saved()).toBe(all);
	await expect.poll(async () => (await marksOf(page)).length).toBeGreaterThan(1);
	await page.keyboard.press('Alt+Shift+R');
	await expect.poll(async () => (await cardOf(page))?.words).toContain('Werckmeister');
	await page.keyboard.press('Enter');
	await expect.poll(saved).toBe(all.replace(' and Werckmeister Harmonies, also', ' and'));
	await page.keyboard.press('ControlOrMeta+z');
	await expect.poll(saved).toBe(all);
}

test('block editor: gives advice, marks, edits and undoes, and the post is what was typed', async ({ blockEditor }) => {
	await expectAdvice(blockEditor, AS_BLOCK);
});

test('block editor in a frame: gives advice, marks, edits and undoes, and the post is what was typed', async ({
	framedBlockEditor,
}) => {
	await expectAdvice(framedBlockEditor, AS_BLOCK);
});

test('comment form: gives advice, marks, edits and undoes, and the comment is what was typed', async ({ comment }) => {
	await expectAdvice(comment, DRAFT);
	await comment.page.locator('#submit').click();
	await expect(comment.page.locator('.comment-content, .wp-block-comment-content').last()).toHaveText(DRAFT);
});
