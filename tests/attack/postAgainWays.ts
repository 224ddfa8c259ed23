/**
 * Ways in which an earlier text is still about when a post is written: Back brings it back, the site leaves it in the box,
 * shows it there for a moment, or fills the box with a text of its own, such as a template or a quotation.
 */
import type { Page } from '@playwright/test';

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
const CHAT = '<div><textarea id="box" rows="8" cols="80"></textarea></div>';
const PAD = `<form><div id="box" contenteditable="true" role="textbox" aria-label="Pad"></div><button>Send</button></form>`;
/** Fills the box, and again with the next text once it was sent. */
const filledBy = (text: string) => `let times = 0;
	const fill = () => { times++; box.value = ${text}; };
	fill(); onSend(fill);`;
/** The same where Enter posts. */
const chatFilledBy = (text: string) => `let times = 0;
	const fill = () => { times++; box.value = ${text}; };
	fill(); box.addEventListener('keydown', (event) => {
		if (event.key !== 'Enter') return;
		event.preventDefault();
		fetch('', { method: 'POST' }).then(fill);
	});`;

export interface Way {
	html: string;
	/** Goes to the box, in a page that may have been used before, to where the next text is written. */
	begin(forum: Page, url: string, times: number): Promise<void>;
	/** Whether the text is changed in its title alone, from the second post on. */
	isPart?: boolean;
	/** The films that are written about in turn, each text inserted at once, before the script is there. */
	films?: readonly string[];
	/** Whether Enter posts, not a button. */
	keys?: boolean;
	/** The page that answers, with what was sent as a string of a script. */
	answer?: (text: string) => string;
}

const all = (forum: Page) => forum.locator('#box').press('ControlOrMeta+a');
/** Sets the caret behind the first line of the box. */
const behindLine = async (forum: Page) => {
	await forum.locator('#box').press('ControlOrMeta+Home');
	await forum.locator('#box').press('End');
};

/** Selects the title in the text that stands there. */
const selectTitle = (forum: Page) =>
	forum.locator('#box').evaluate((box: HTMLTextAreaElement) => {
		box.focus();
		box.setSelectionRange(box.value.indexOf('"') + 1, box.value.lastIndexOf('"'));
	});

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
const SHOWS_ON_FOCUS = `let last = '';
	onSend(() => { show(textOf()); last = textOf(); box.value = ''; box.blur(); });
	box.addEventListener('focus', () => { if (last) { box.style.color = 'transparent'; box.value = last; } });
	for (const kind of ['keydown', 'beforeinput'])
		box.addEventListener(kind, () => { if (last) { last = ''; box.value = ''; box.style.color = ''; } });`;
/** Others write a line of their own while the user writes, and put all of theirs back once the pad was emptied. */
const LINES = `const lines = ['Ann: I saw "Heat" (1995) today'];
	const lineOf = (text) => Object.assign(document.createElement('div'), { textContent: text });
	let writes = false;
	const fill = () => { writes = false; box.replaceChildren(...lines.map(lineOf)); };
	box.addEventListener('input', () => {
		if (writes) return;
		writes = true;
		lines.unshift('Bob: I saw "Alien" (1979) for the ' + lines.length + 'th time');
		if (lines.length > 8) lines.pop();
		box.prepend(lineOf(lines[0]));
	});
	fill(); onSend(() => { box.replaceChildren(); fill(); });`;

export const WAYS: Record<string, Way> = {
	'Back, and typed over': byBack(async () => undefined),
	'Back, and deleted first': byBack((forum) => forum.keyboard.press('Delete')),
	'Back, and another title': { ...byBack(selectTitle), isPart: true },
	'a text left in the box, typed over': inPage(LEAVES, all),
	'a text left in the box, deleted first': inPage(LEAVES, async (forum) => {
		await all(forum);
		await forum.keyboard.press('Backspace');
	}),
	'a text left in the box, and another title': { ...inPage(LEAVES, selectTitle), isPart: true },
	'a text left in the box, and the first title again': {
		...inPage(LEAVES, selectTitle),
		isPart: true,
		films: ['Stalker', 'Casablanca'],
	},
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
	'a template that Enter sends': {
		...inPage(chatFilledBy(`'Film ' + times + ' of my list of slow films: \\nSeen in a cinema: no'`), behindLine, CHAT),
		keys: true,
	},
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
