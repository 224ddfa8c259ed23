import { DRAFT, expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

const THREE = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'];

interface Box {
	/** Like one that is tried with every change. */
	nightly?: true;
	kind: string;
	box: string;
	button: string;
	frame?: string;
}

const BOXES: Box[] = [
	{ kind: 'a textarea', box: '#plain', button: '#plain + button' },
	{ kind: 'an editable element', box: '#rich', button: '#rich + button', nightly: true },
	{ kind: 'a textarea in an open shadow root', box: '#open >>> textarea', button: '#open >>> button', nightly: true },
	{
		kind: 'a textarea in a closed shadow root',
		box: '#closed >>> textarea',
		button: '#closed >>> button',
		nightly: true,
	},
	{ kind: 'a textarea in a blank frame', frame: '#blank', box: 'textarea', button: 'button' },
	{ kind: 'a textarea in a frame written inline', frame: '#srcdoc', box: 'textarea', button: 'button', nightly: true },
];

for (const { kind, box, button, frame, nightly: isNightly = false } of BOXES)
	test(
		`a draft in ${kind} gets advice, is kept when posted, and can be removed`,
		nightly(isNightly),
		async ({ firefox, boxesUrl: url }) => {
			const page = await firefox.open(url);
			const tab = await firefox.tabOf(url);
			const place = frame === undefined ? page : await page.frame(frame);
			await place.click(box);
			await place.type(DRAFT);
			await expect.poll(() => firefox.badge(tab)).toMatch(/^3\d$/);

			const popup = await firefox.openPopup(tab);
			const texts = (selector: string) =>
				popup.evaluate((s) => [...document.querySelectorAll(s)].map((each) => each.textContent), selector);
			expect(await texts('h1')).toEqual(['This one depends on you.']);
			await popup.click('#to-films');
			expect((await texts('.found .name')).sort()).toEqual([
				'Koyaanisqatsi 1982',
				'The Matrix 1999',
				'Werckmeister Harmonies 2000',
			]);

			await page.activate();
			await place.click(button);
			await expect
				.poll(firefox.kept)
				.toEqual([{ name: '127.0.0.1', posts: [{ site: '127.0.0.1', source: 'posted', films: THREE, decoys: [] }] }]);
			await popup.reload();
			await popup.click('.toast button', 'Undo');
			await expect.poll(firefox.kept).toMatchObject([{ posts: [] }]);
			expect(await firefox.errors()).toEqual([]);
		},
	);

test('the page’s reaction shows a post in any language and by any keys', async ({ firefox, postingUrl }) => {
	const url = `${postingUrl}ways.html`;
	const page = await firefox.open(url);
	const tab = await firefox.tabOf(url);
	const films = async () => (await firefox.kept()).flatMap(({ posts }) => posts.map((post) => post.films));
	const write = async (box: string, text: string) => {
		await page.goto(url);
		await expect.poll(() => firefox.badge(tab)).toBe('');
		await page.click(box);
		await page.type(text);
		await expect.poll(() => firefox.badge(tab)).not.toBe('');
	};
	await write('#composer [role=textbox]', 'I adored "Heat" (1995) and Koyaanisqatsi');
	await page.click('#composer button', 'Loobu');
	await write('#composer [role=textbox]', DRAFT);
	await page.click('#composer button', 'Julkaise');
	await expect.poll(films).toEqual([THREE]);
	await write('#lines', 'I adored "Alien" (1979) and Koyaanisqatsi');
	await page.press('Shift+Enter');
	await expect.poll(films).toContainEqual(expect.arrayContaining(['Alien']));
	expect(await films()).toHaveLength(2);
});
