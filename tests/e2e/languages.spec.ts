/**
 * The interface in every language: that it is said, and that its words fit where popup and pages are narrowest. What a
 * change is tried with is the popup in each, and all that may be shown in the widest (`languages*.spec.ts`).
 */
import { readMessages } from '../../scripts/build/languages.ts';
import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { LANGUAGES } from '../../src/storage/limits.ts';
import { DRAFT, expect } from './fixtures.ts';
import { expectToFit, test } from './languageScene.ts';
import { write } from './typing.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test('the popup speaks each language', async ({ tab, inside, speak, show }) => {
	const popup = await inside.context().newPage();
	for (const language of OTHERS) {
		await speak(language);
		await show(popup, `popup.html?tab=${tab}`);
		await expect(popup.locator('html')).toHaveAttribute('lang', language);
		await expect(popup.locator('h1')).toHaveText(readMessages(language).strings!['Nothing to check yet'] as string);
		await expectToFit(popup, language);
	}
});

test('the reason a file cannot be read is in the language of the settings', async ({ inside, speak, show }) => {
	await speak('de');
	const page = await inside.context().newPage();
	const choose = (input: string, name: string, text: string) =>
		page.locator(input).setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
	await show(page, 'options.html#ratings');
	await choose(
		'#ratings input[type=file]',
		'bad.csv',
		'Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Dune,2021,x,great\n',
	);
	await expect(page.getByRole('alert')).toHaveText(
		'bad.csv, Zeile 2: „great“ ist keine Bewertung von 0,5 bis 5. Nichts wurde importiert. Exportiere die Datei noch einmal oder korrigiere sie.',
	);
	// Another worker reads it, which does not ask for the language.
	await show(page, 'audit.html');
	await choose('.drop input', 'comments.csv', 'id,permalink,date,subreddit,body\nc9,"never closed\n');
	await expect(page.getByRole('alert')).toHaveText(
		'comments.csv, Zeile 2: Ein Anführungszeichen darin wird nie geschlossen oder ist nicht verdoppelt.',
	);
	await show(page, 'options.html#accounts');
	await choose('#backup', 'backup.json', '{"format":"another"}');
	await expect(page.locator('#data [role=status]')).toHaveText(
		'Nichts wurde geändert. Bei „format“ ist die Datei nicht so, wie Red Herring sie speichert. Korrigiere sie oder wähle eine andere.',
	);
	await show(page, 'options.html#advanced');
	await choose('#pack-file', 'town.pack', 'no list');
	await expect(page.locator('#pack [role=status]')).toContainText(
		'Das ist nicht die ganze Liste: Die Datei bricht ab.',
	);
});

test.describe(() => {
	test.use({ site: 'forum' });
	test('the card in a page speaks the language of the settings', async ({ forum, speak }) => {
		const words = readMessages('de');
		await speak('de');
		await forum.locator('#reply').click();
		await write(forum, DRAFT);
		await expect.poll(async () => (await marksOf(forum)).length).toBeGreaterThan(0);
		await forum.keyboard.press('Alt+Shift+R');
		await expect
			.poll(async () => (await cardOf(forum))?.buttons.map(({ name }) => name) ?? [])
			.toContain(words.page!['Keep it']);
		expect((await cardOf(forum))!.words).toContain('Das verrät dich am meisten.');
	});
});
