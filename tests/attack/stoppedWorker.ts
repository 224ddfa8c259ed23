/** Posts in a real browser while the worker is stopped at random moments around each click. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type ExtensionBrowser, tabOf } from '../../scripts/browser.ts';
import { seededRandom } from '../../src/core/advice/draw.ts';
import type { PopupView } from '../../src/messages/ui.ts';
import { keptHistory } from '../e2e/history.ts';
import { missing, type Outcome } from './postAgain.ts';

/** What the page does once the post is sent: it empties the box, or is left for the answer of the server. */
type After = 'stays' | 'is left';

export interface Stops {
	posts: number;
	after: After;
	seed: number;
	/** How soon the server answers a post: in milliseconds, or once a worker has had time to start and receive it. */
	answers: number | 'once heard';
}

/** Milliseconds before and after the click between which the worker is stopped. */
const [EARLIEST, LATEST] = [-50, 300];
const FILMS = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix', 'Fight Club', 'Pulp Fiction', 'Casablanca'];
const FORM = `<!doctype html><title>A forum</title><form method="post">
	<textarea name="reply" style="position: fixed; inset: 20px auto auto 20px; width: 400px; height: 100px"></textarea>
	<button style="position: fixed; inset: 200px auto auto 20px; width: 200px; height: 40px">Post reply</button></form>`;
const BUTTON = { x: 60, y: 220 };
const EMPTIES = `<script>addEventListener('submit', (event) => {
	event.preventDefault();
	fetch('', { method: 'POST' }).then(() => { document.querySelector('textarea').value = ''; });
});</script>`;

async function serve(after: After, answering: () => Promise<unknown>) {
	const server = createServer(async (request, response) => {
		const isPost = request.method === 'POST';
		if (isPost) await answering();
		response.writeHead(200, { 'content-type': 'text/html' });
		response.end(isPost ? '<!doctype html><title>Thank you</title>' : FORM + (after === 'stays' ? EMPTIES : ''));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Prepares to stop the worker at once. */
async function createStopper({ context, base }: ExtensionBrowser, inside: Page): Promise<() => Promise<void>> {
	const session = await context.newCDPSession(inside);
	let running: string | null = null;
	session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
		for (const { scriptURL, runningStatus, versionId } of versions)
			if (scriptURL.startsWith(base)) running = runningStatus === 'running' ? versionId : null;
	});
	await session.send('ServiceWorker.enable');
	return async () => {
		if (running !== null) await session.send('ServiceWorker.stopWorker', { versionId: running });
	};
}

/** How many posts the extension holds and keeps, read without waking the worker. */
const heardPosts = (inside: Page): Promise<{ held: number; kept: number }> =>
	inside.evaluate(async () => {
		const held = Object.keys(await chrome.storage.session.get(null)).filter((key) => key.startsWith('held:'));
		const db = await new Promise<IDBDatabase>((resolve) => {
			const opening = indexedDB.open('red-herring');
			opening.onsuccess = () => resolve(opening.result);
		});
		const kept = await new Promise<number>((resolve) => {
			const counting = db.transaction('posts').objectStore('posts').count();
			counting.onsuccess = () => resolve(counting.result);
		});
		db.close();
		return { held: held.length, kept };
	});

/** The films of each post that is kept. */
const keptPosts = async (inside: Page): Promise<string[][]> =>
	(await keptHistory(inside)).flatMap(({ posts }) => posts.map(({ films }) => films));

export async function postWithStops(
	browser: ExtensionBrowser,
	{ posts, after, seed, answers }: Stops,
): Promise<Outcome> {
	const inside = await browser.context.newPage();
	await inside.goto(`${browser.base}options.html`);
	const stop = await createStopper(browser, inside);
	let before = 0;
	const isHeard = async () => {
		const { held, kept } = await heardPosts(inside);
		return held > 0 || kept > before;
	};
	const server = await serve(after, async () => {
		if (answers !== 'once heard') return pause(answers);
		while (!(await isHeard())) await pause(5);
	});
	const forum = await browser.context.newPage();
	await forum.goto(server.url);
	const tab = await tabOf(inside, server.url);
	const random = seededRandom(seed);
	const posted: string[] = [];
	const box = forum.locator('textarea');
	/** The film that the worker finds in the draft. */
	const found = () =>
		inside.evaluate(async (of) => {
			const { advice }: PopupView = await chrome.runtime.sendMessage({ kind: 'view', tab: of });
			return advice?.mentions[0]?.film.title;
		}, tab);
	for (let i = 0; i < posts; i++) {
		const film = FILMS[Math.floor(random() * FILMS.length)]!;
		if (after === 'is left') await forum.goto(server.url);
		// A text of its own: one that stands in the next page just as it was sent may be one that the site refuses.
		await box.fill(`I adored the film "${film}" for the ${i + 1}th time`);
		while ((await found().catch(() => null)) !== film) await pause(5);
		// The worker that was asked for it finishes what is held of the post before.
		for (let heard = await heardPosts(inside); ; heard = await heardPosts(inside)) {
			before = heard.kept;
			if (heard.held === 0) break;
			await pause(5);
		}
		const at = EARLIEST + random() * (LATEST - EARLIEST);
		const stopping = pause(Math.max(0, at)).then(stop);
		await pause(Math.max(0, -at));
		await forum.mouse.click(BUTTON.x, BUTTON.y);
		await forum.waitForFunction(() => !document.querySelector('textarea')?.value);
		posted.push(film);
		await stopping;
	}
	let kept = await keptPosts(inside);
	// Longer than a report waits for its answer before it is sent again.
	for (const end = Date.now() + 25_000; kept.length < posts && Date.now() < end; kept = await keptPosts(inside))
		await pause(100);
	server.close();
	for (const page of [forum, inside]) await page.close();
	const films = kept.flat();
	const [lost, twice] = [missing(posted, films), missing(films, posted)].map((each) => each.length) as [number, number];
	// A post may stand in another's place.
	return { lost, replaced: films.length - kept.length, twice };
}
