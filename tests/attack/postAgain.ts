/**
 * Posts again and again where an earlier text is still about: one that Back brings back, that the site has left in the box,
 * shows there for a moment, or fills the box with, such as a template or a quotation.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type ExtensionBrowser, tabOf } from '../../scripts/browser.ts';
import { seededRandom } from '../../src/core/advice/draw.ts';
import type { PopupView } from '../../src/messages/ui.ts';
import { keptHistory } from '../e2e/history.ts';

export interface Outcome {
	/** Never kept. */
	lost: number;
	/** Kept, and gone after a later one. */
	replaced: number;
	/** Kept more often than posted. */
	twice: number;
}

/** Milliseconds within which a post is kept. */
const PATIENCE = 5000;
const FILMS = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'Stalker', 'Sans Soleil', 'Fight Club', 'Casablanca'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const page = (body: string, script = '') => `<!doctype html><title>A forum</title>${body}
	<ul id="posts"></ul><script>const box = document.querySelector('#box'); const posts = document.querySelector('#posts');
	const textOf = () => box.value ?? box.innerText;
	const show = (text) => posts.prepend(Object.assign(document.createElement('li'), { textContent: text }));
	const onSend = (then) => document.querySelector('form').addEventListener('submit', (event) => {
		event.preventDefault();
		fetch('', { method: 'POST' }).then(then);
	});
	${script}</script>`;
const FORM =
	'<form method="post"><textarea id="box" name="reply" rows="8" cols="80"></textarea><button>Post reply</button></form>';
const PAD = `<form><div id="box" contenteditable="true" role="textbox" aria-label="Pad"></div><button>Send</button></form>`;
/** Fills the box, and again with the next text once it was sent. */
const filledBy = (text: string) => `let times = 0;
	const fill = () => { times++; box.value = ${text}; };
	fill(); onSend(fill);`;

interface Way {
	html: string;
	/** Goes to the box, in a page that may have been used before, to where the next text is written. */
	begin(forum: Page, url: string, times: number): Promise<void>;
	/** The page that answers, with what was sent as a string of a script. */
	answer?: (text: string) => string;
}

const all = (forum: Page) => forum.locator('#box').press('ControlOrMeta+a');
/** Sets the caret behind the first line of the box. */
const behindLine = async (forum: Page) => {
	await forum.locator('#box').press('ControlOrMeta+Home');
	await forum.locator('#box').press('End');
};

const byBack = (how: (forum: Page) => Promise<void>): Way => ({
	html: page(FORM),
	answer: () => '<!doctype html><title>Thank you</title>',
	async begin(forum, url, times) {
		if (times === 0) await forum.goto(url);
		else await forum.goBack();
		await all(forum);
		await how(forum);
	},
});

const inPage = (script: string, how: (forum: Page) => Promise<void>, form = FORM): Way => ({
	html: page(form, script),
	async begin(forum, url, times) {
		if (times === 0) await forum.goto(url);
		await how(forum);
	},
});

const LEAVES = 'onSend(() => show(textOf()));';
const SHOWS_ON_FOCUS = `let last = ''; let mine = '';
	onSend(() => { show(textOf()); last = textOf(); box.value = ''; box.blur(); });
	box.addEventListener('focus', () => { if (last) { box.style.color = 'transparent'; box.value = last; } });
	for (const kind of ['keydown', 'beforeinput'])
		box.addEventListener(kind, () => { if (last) { last = ''; box.value = ''; box.style.color = ''; } });`;
const LINES = `const lines = ['Ann: I saw "Heat" (1995) today', 'Bob: I saw "Alien" (1979) today'];
	const fill = () => box.replaceChildren(...lines.map((text) => Object.assign(document.createElement('div'), { textContent: text })));
	fill(); onSend(fill);`;

export const WAYS: Record<string, Way> = {
	'Back, and typed over': byBack(async () => undefined),
	'Back, and deleted first': byBack((forum) => forum.keyboard.press('Delete')),
	'a text left in the box, typed over': inPage(LEAVES, all),
	'a text left in the box, deleted first': inPage(LEAVES, async (forum) => {
		await all(forum);
		await forum.keyboard.press('Backspace');
	}),
	'a text that the answer has in its box again': {
		html: page(FORM),
		answer: (text) => page(FORM, `show(${text}); box.value = ${text};`),
		begin: async (forum, url, times) => {
			if (times === 0) await forum.goto(url);
			await all(forum);
		},
	},
	'the last text shown unseen until a key is pressed': inPage(SHOWS_ON_FOCUS, (forum) => forum.locator('#box').click()),
	'the same, where the page gives the focus': inPage(SHOWS_ON_FOCUS, (forum) => forum.locator('#box').focus()),
	'a template with another number': inPage(
		filledBy(`'Film ' + times + ' of my list of slow films: \\nSeen in a cinema: no\\nWould I see it again: yes'`),
		behindLine,
	),
	'a quotation of another day': inPage(
		filledBy(
			`'On ' + ${JSON.stringify(DAYS)}[times % 7] + ' Ann wrote:\\n> I adored "Heat" (1995) and all that is in it\\n\\n'`,
		),
		(forum) => forum.locator('#box').press('ControlOrMeta+End'),
	),
	'lines of others that come again': inPage(
		LINES,
		async (forum) => {
			await forum.locator('#box').press('ControlOrMeta+End');
			await forum.keyboard.press('Enter');
		},
		PAD,
	),
};

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

/** Makes so many posts in one of the ways. */
export async function postAgain(
	browser: ExtensionBrowser,
	{ way, posts, seed }: { way: string; posts: number; seed: number },
): Promise<Outcome> {
	const { html, begin, answer = () => html } = WAYS[way]!;
	const server = createServer(async (request, response) => {
		const sent = new URLSearchParams(await text(request)).get('reply') ?? '';
		response.writeHead(200, { 'content-type': 'text/html' });
		response.end(request.method === 'POST' ? answer(JSON.stringify(sent)) : html);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thread.7`;
	const inside = await browser.context.newPage();
	await inside.goto(`${browser.base}options.html`);
	const forum = await browser.context.newPage();
	const random = seededRandom(seed);
	const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
	const outcome: Outcome = { lost: 0, replaced: 0, twice: 0 };
	let tab: number | null = null;
	let kept = await keptFilms(inside);
	for (let i = 0; i < posts; i++) {
		const film = pick(FILMS);
		await forum.bringToFront();
		await begin(forum, url, i);
		const sentence = pick(SENTENCES)(film);
		if (random() < 0.5) await forum.keyboard.type(sentence);
		else await forum.keyboard.insertText(sentence);
		tab ??= await tabOf(inside, url);
		while (!(await found(inside, tab).catch(() => [] as string[])).includes(film)) await pause(5);
		const answered = forum.waitForResponse((response) => response.request().method() === 'POST');
		await forum.getByRole('button').click();
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
	server.close();
	for (const each of [forum, inside]) await each.close();
	return outcome;
}

/** Those that are not among the others, each of which counts once. */
function missing(these: readonly string[], others: readonly string[]): string[] {
	const left = [...others];
	return these.filter((one) => {
		const at = left.indexOf(one);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
