/** Pages that call fields, images and other elements like what scripts read, and so hide it ("DOM clobbering"). */
import type { Page } from '@playwright/test';
import { marksOf } from '../../scripts/drawn.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { keptHistory } from './history.ts';
import { bundled } from './overlay/bundled.ts';
import type { clobbered } from './overlay/clobbered.ts';
import { test as plain } from './plainPage.ts';

/** Asks the world of `clobbered.ts`, which is stopped where it does not end. */
async function worldOf(page: Page) {
	await page.setContent('<!doctype html><html lang="en"><title>Reply</title><body></body>');
	const session = await page.context().newCDPSession(page);
	const { frameTree } = await session.send('Page.getFrameTree');
	const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
		...{ frameId: frameTree.frame.id, worldName: 'clobbered' },
	});
	const run = async <R>(expression: string, timeout = 30_000): Promise<R> => {
		const answer = await session.send('Runtime.evaluate', { expression, contextId, timeout, returnByValue: true });
		if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description ?? 'It does not end.');
		return answer.result.value;
	};
	await run(`${await bundled('clobbered.ts', false)}; undefined`);
	return run;
}

plain('no name that a page gives to a field changes what is read of a box', async ({ page }) => {
	const run = await worldOf(page);
	for (const seen of await run<ReturnType<typeof clobbered.usual>>('clobbered.usual()'))
		expect(seen).toMatchObject({ isBox: true, text: 'I adored Koyaanisqatsi', posting: ['send', 1, false] });
	const { tried, differing } = await run<ReturnType<typeof clobbered.tryNames>>(`clobbered.tryNames('ours')`);
	expect(tried).toBeGreaterThan(300);
	expect(differing).toEqual([]);
	// Careless code goes up from a box forever, once it has come to that name.
	const stuckAt = async () => {
		await expect(run(`clobbered.tryNames('careless')`, 200)).rejects.toThrow();
		return run<string>('clobbered.at()');
	};
	await expect.poll(stuckAt).toContain('parentElement');
});

/** In the page: a field and a rich box in forms, and all names that browsers define given to fields of both or to images. */
function build(named: 'fields' | 'images'): void {
	const owners = named === 'fields' ? [Element, HTMLElement, HTMLFormElement] : [Document];
	const names = [EventTarget, Node, ...owners].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype));
	const called = () =>
		names.map((name) => {
			const element = document.createElement(named === 'fields' ? 'input' : 'img');
			Object.assign(element, { name, hidden: true });
			return element;
		});
	const forms = ['textarea', 'div'].map((kind, i) => {
		const form = document.createElement('form');
		const [box, button] = [document.createElement(kind), document.createElement('button')];
		if (kind === 'div') box.contentEditable = 'true';
		box.style.cssText = `position: fixed; left: 20px; top: ${20 + 200 * i}px; width: 600px; height: 90px; font: 12px serif`;
		button.style.cssText = `position: fixed; left: 700px; top: ${20 + 200 * i}px; width: 90px; height: 90px`;
		button.textContent = 'Post';
		Object.assign(form, { method: 'post', action: '/posted.html' });
		form.append(box, button, ...(named === 'fields' ? called() : []));
		return form;
	});
	// Windows have properties for ids, in content scripts too.
	const ids = ['browser', 'redHerring'].map((id) => Object.assign(document.createElement('i'), { id }));
	document.body.replaceChildren(...forms, ...ids, ...(named === 'images' ? called() : []));
}

const POST = {
	site: '127.0.0.1',
	source: 'posted',
	decoys: [],
	films: ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'],
};

test.describe('on a page that clobbers every name', () => {
	test.use({ site: 'posting' });

	test('films are marked, and a post is kept once', { tag: '@smoke' }, async ({ forum, forumUrl, inside, hasRead }) => {
		const posts = async () => (await keptHistory(inside))[0]?.posts;
		const wanted: (typeof POST)[] = [];
		let written = 0;
		for (const named of ['fields', 'images'] as const) {
			// Playwright finds no elements in such documents.
			const open = async () => {
				await forum.goto(`${forumUrl}posted.html`);
				await forum.evaluate(build, named);
			};
			const write = async (top: number) => {
				await forum.mouse.click(60, top);
				// One word more than the text before: `hasRead` counts words.
				const text = `${DRAFT}${' indeed'.repeat(++written)}`;
				await forum.keyboard.insertText(text);
				await hasRead(text);
			};
			await open();
			for (const top of [60, 260]) {
				await write(top);
				if (wanted.length === 0) await expect.poll(async () => (await marksOf(forum)).length).toBe(2);
			}
			await forum.mouse.click(740, 60);
			wanted.push(POST);
			await expect.poll(posts, named).toEqual(wanted);
			await open();
			await write(260);
			await forum.mouse.click(740, 260);
			wanted.push(POST);
			await expect.poll(posts, named).toEqual(wanted);
		}
	});
});
