/**
 * The interface in every language: that it is said, and that its words fit where popup and pages are narrowest. What a
 * change is tried with is the popup in each, and all that may be shown in the widest (`languages*.spec.ts`).
 */
import { readMessages } from '../../scripts/build/languages.ts';
import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { LANGUAGES } from '../../src/storage/limits.ts';
import { ROOMS } from '../../src/ui/settings/rooms.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect } from './fixtures.ts';
import { expectToFit, test } from './languageScene.ts';
import { nightly } from './nightly.ts';
import { readDraft } from './popupLooks.ts';
import { write } from './typing.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test('the popup speaks each language', async ({ tab, inside, speak, show }) => {
	const popup = await inside.context().newPage();
	for (const language of OTHERS) {
		await speak(language);
		await show(popup, `popup.html?tab=${tab}`);
		await expect(popup.locator('html')).toHaveAttribute('lang', language);
		await expect(popup.locator('h1')).toHaveText(readMessages(language).strings!['Start writing'] as string);
		await expectToFit(popup, language);
	}
});

for (const language of OTHERS)
	test(
		`in ${language} every word of the popup fits`,
		nightly(true),
		async ({ forum, badge, tab, inside, fixSuggestions, speak, show }) => {
			test.slow();
			const words = readMessages(language);
			await speak(language);
			const popup = await inside.context().newPage();
			const open = () => show(popup, `popup.html?tab=${tab}`);
			await open();
			await expect(popup.locator('html')).toHaveAttribute('lang', language);
			await expect(popup.locator('h1')).toHaveText(words.strings!['Start writing'] as string);
			await expectToFit(popup, 'no draft');
			for (const name of ['slow-cinema', 'twelve-films', 'one-film', 'mainstream']) {
				// The badge awaited below is not that of the draft before.
				await forum.locator('#reply').fill('');
				await expect.poll(badge).toBe('');
				await forum.locator('#reply').fill(readDraft(name));
				await expect.poll(badge).not.toBe('');
				// Which films are suggested is drawn, and titles are short or long.
				await fixSuggestions();
				await open();
				await expect(popup.locator('.verdict')).toBeVisible();
				await expectToFit(popup, name);
				for (const id of await popup.locator('[id^=to-]').evaluateAll((ways) => ways.map((way) => way.id))) {
					await popup.locator(`#${id}`).click();
					await expect(popup.locator('.room')).toBeVisible();
					for (const more of await popup.locator('.open').all()) await more.click();
					await expectToFit(popup, `${name}, ${id}`);
					await popup.getByRole('button', { name: words.popup!.Back as string, exact: true }).click();
				}
			}
		},
	);

for (const language of OTHERS)
	test(`in ${language} every word of the pages fits`, nightly(true), async ({ post, speak, show, inside }) => {
		test.slow();
		const words = readMessages(language);
		await speak(language);
		await post(DRAFT);

		const page = await inside.context().newPage();
		await show(page, 'welcome.html');
		await expect(page.locator('h1')).toHaveText(
			words.welcome!['The films you mention can give away who you are.'] as string,
		);
		await expectToFit(page, 'the first page');
		await show(page, 'personas.html');
		await expectToFit(page, 'the history');
		for (const room of ROOMS) {
			await show(page, `options.html#${room}`);
			await expect(page.locator(`#room-${room}`)).toBeVisible();
			for (const fold of await page.locator('.room:not([hidden]) summary').all()) await fold.click();
			await expectToFit(page, `the settings, ${room}`);
		}
		await show(page, 'consent.html');
		await page.locator('input[type=file]').setInputFiles({
			name: 'study.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(aStudy())),
		});
		await expect(page.locator('.join')).toBeVisible();
		await page.getByRole('button', { name: words.consent!['Open all'] as string }).click();
		await expectToFit(page, 'a study');
	});

test('why a file cannot be read is said in the language of the settings, with its row', async ({
	inside,
	speak,
	show,
}) => {
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
	// Another worker reads it, which asks nobody for the language.
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
			.toContain(words.page!['Take it out']);
		expect((await cardOf(forum))!.words).toMatch(
			/Ohne ihn könnte das von etwa [\d.]+ Personen stammen, nicht von \d+\.$/,
		);
	});
});
