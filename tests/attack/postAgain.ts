/** Posts again and again where an earlier text is still about, and counts what becomes of the posts. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type ExtensionBrowser, tabOf } from '../../scripts/browser.ts';
import { seededRandom } from '../../src/core/advice/draw.ts';
import type { PopupView } from '../../src/messages/ui.ts';
import { keptHistory } from '../e2e/history.ts';
import { WAYS, type Way } from './postAgainWays.ts';

export interface Outcome {
	/** Never kept. */
	lost: number;
	/** Kept, and gone after a later one. */
	replaced: number;
	/** Kept more often than posted. */
	twice: number;
}

/** Milliseconds within which a post is kept. */
const PATIENCE = 20_000;
const FILMS = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'Stalker', 'Sans Soleil', 'Fight Club', 'Casablanca'];
/** The film that the worker has found last in the draft, and how many mentions there are. */
const found = (inside: Page, tab: number) =>
	inside.evaluate(async (of) => {
		const { advice }: PopupView = await chrome.runtime.sendMessage({ kind: 'view', tab: of });
		return advice?.mentions.map(({ film }) => film.title) ?? [];
	}, tab);

const keptFilms = async (inside: Page): Promise<string[]> =>
	(await keptHistory(inside)).flatMap(({ posts }) => posts.map(({ films }) => films.join(' and ')));

const SENTENCES = [
	(film: string) => `I saw "${film}" today`,
	(film: string) => `My sister and I went to see the film "${film}" last night, and it rained.`,
	(film: string) => `Has anyone here seen "${film}"?`,
];

export async function serveWay({ html, answer = () => html }: Way): Promise<{ url: string; close: () => void }> {
	const server = createServer(async (request, response) => {
		const sent = new URLSearchParams(await text(request)).get('reply') ?? '';
		response.writeHead(200, { 'content-type': 'text/html' });
		response.end(request.method === 'POST' ? answer(JSON.stringify(sent)) : html);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thread.7`;
	return { url, close: () => void server.close() };
}

/** Makes so many posts in one of the ways. */
export async function postAgain(
	browser: ExtensionBrowser,
	{ way, posts, seed }: { way: string; posts: number; seed: number },
): Promise<Outcome> {
	const { begin, isPart = false, films, keys = false } = WAYS[way]!;
	const { url, close } = await serveWay(WAYS[way]!);
	const inside = await browser.context.newPage();
	await inside.goto(`${browser.base}options.html`);
	const forum = await browser.context.newPage();
	const random = seededRandom(seed);
	const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
	let film = '';
	const outcome: Outcome = { lost: 0, replaced: 0, twice: 0 };
	let tab: number | null = null;
	let kept = await keptFilms(inside);
	for (let i = 0; i < posts; i++) {
		// Where the title alone is written, the same one again would be the same text.
		film = pick((films ?? FILMS).filter((other) => !isPart || other !== film));
		await forum.bringToFront();
		await begin(forum, url, i);
		const sentence = isPart && i > 0 ? film : pick(SENTENCES)(film);
		if (films === undefined && random() < 0.5) await forum.keyboard.type(sentence);
		else await forum.keyboard.insertText(sentence);
		tab ??= await tabOf(inside, url);
		for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(5))
			if ((await found(inside, tab).catch(() => [] as string[])).includes(film)) break;
		const answered = forum.waitForResponse((response) => response.request().method() === 'POST');
		await (keys ? forum.keyboard.press('Enter') : forum.getByRole('button').click());
		await answered;
		const before = kept;
		const posted = [...before, film];
		// A page that leaves the text is looked at a second later at the latest.
		for (const end = Date.now() + PATIENCE; ; await pause(20)) {
			kept = await keptFilms(inside);
			if (missing(posted, kept).length === 0 || Date.now() > end) break;
		}
		const replaced = missing(before, kept).length;
		outcome.replaced += replaced;
		outcome.lost += missing(posted, kept).length - replaced;
		outcome.twice += missing(kept, posted).length;
	}
	outcome.twice += missing(await keptFilms(inside), kept).length;
	close();
	for (const each of [forum, inside]) await each.close();
	return outcome;
}

/** Those that are not among the others, each of which counts once. */
export function missing(these: readonly string[], others: readonly string[]): string[] {
	const left = [...others];
	return these.filter((one) => {
		const at = left.indexOf(one);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
