import type { Bidi } from './bidi.ts';
import { type Page, pageOf } from './page.ts';

export interface Tabs {
	/** Shows an address in a tab of its own, which comes to the front. */
	open: (url: string) => Promise<Page>;
	/** Waits for a page that opens by itself, and closes its tab. */
	leaveWhenShown: (url: string) => Promise<void>;
	leaveAllBut: (remaining: readonly Page[]) => Promise<void>;
}

/** Tabs cost more than the pages in them: one whose page was left is used again. */
export function tabsOf(bidi: Bidi): Tabs {
	const ours: Page[] = [];
	let blank: Page[] = [];

	async function create(): Promise<Page> {
		const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
		const page = pageOf(bidi, context);
		ours.push(page);
		return page;
	}

	return {
		open: async (url) => {
			const again = blank.pop();
			await again?.activate();
			const page = again ?? (await create());
			await page.goto(url);
			return page;
		},
		leaveWhenShown: async (url) => {
			for (;;) {
				const { contexts } = await bidi.send('browsingContext.getTree', { maxDepth: 0 });
				const shown = contexts.find((one: { url: string }) => one.url === url);
				if (shown !== undefined) return void (await bidi.send('browsingContext.close', { context: shown.context }));
				await new Promise((soon) => setTimeout(soon, 20));
			}
		},
		leaveAllBut: async (remaining) => {
			const { contexts } = await bidi.send('browsingContext.getTree', { maxDepth: 0 });
			// Such as the one that Firefox starts with, in which the address bar has the focus.
			for (const { context } of contexts)
				if (!ours.some((page) => page.context === context)) await bidi.send('browsingContext.close', { context });
			blank = ours.filter(({ context }) => !remaining.some((page) => page.context === context));
			await Promise.all(blank.map((page) => page.goto('about:blank')));
		},
	};
}
