import type { Page } from './page.ts';

/** A content script's world over a page or frame: the same document, but globals that the page does not see. */
export interface World<L> {
	/** Calls a function there, with what was loaded and with plain data. */
	run: <A extends unknown[], R>(act: (loaded: L, ...args: A) => R | Promise<R>, ...args: A) => Promise<R>;
}

/**
 * Runs `script` as a content script of the extension that `hands` is a page of, and keeps its variable `name` for what
 * is called later. It lasts until the page or frame goes elsewhere.
 */
export async function worldOf<L>(hands: Page, page: Page, script: string, name: string): Promise<World<L>> {
	const place = await placeOf(hands, page);
	const inject = async <R>(source: string, json: string): Promise<R> => {
		const answer = await hands.evaluate<[Place, string], { result?: string; error?: string }>(
			`async ({ tab, frame }, json) => {
				const target = { tabId: tab, frameIds: [frame] };
				const [{ result, error }] = await browser.scripting.executeScript({ target, args: [json], func: ${source} });
				return { result, error: error === undefined ? undefined : String(error?.message ?? error) };
			}`,
			place,
			json,
		);
		if (answer.error !== undefined) throw new Error(`In the page: ${answer.error}`);
		return answer.result === undefined ? (undefined as R) : JSON.parse(answer.result);
	};
	await inject(`() => { ${script}\n; globalThis.loaded = ${name}; }`, '');
	return {
		run: (act, ...args) =>
			inject(`async (json) => JSON.stringify(await (${act})(loaded, ...JSON.parse(json)))`, JSON.stringify(args)),
	};
}

interface Place {
	tab: number;
	frame: number;
}

/** The numbers by which extensions know what the driver calls by another. */
async function placeOf(hands: Page, page: Page): Promise<Place> {
	const token = crypto.randomUUID();
	await page.evaluate((value) => document.documentElement.setAttribute('data-place', value), token);
	const place = await hands.waitFor(async (value) => {
		const has = (wanted: string) => document.documentElement?.getAttribute('data-place') === wanted;
		for (const { id } of await chrome.tabs.query({})) {
			const target = { tabId: id!, allFrames: true };
			const found = await chrome.scripting.executeScript({ target, func: has, args: [value] }).catch(() => []);
			const here = found.find(({ result }) => result);
			if (here !== undefined) return { tab: id!, frame: here.frameId };
		}
		return null;
	}, token);
	await page.evaluate(() => document.documentElement.removeAttribute('data-place'));
	return place!;
}
