/** The words of all that the popup may show fit, in every language. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { KindSummary } from '../../src/core/advice/kindSummary.ts';
import { ADDED_KINDS } from '../../src/core/catalogue/packKinds.ts';
import type { AdvisedView, PopupView } from '../../src/messages/ui.ts';
import { LANGUAGES } from '../../src/storage/limits.ts';
import { limitToShown, showingOf } from '../../src/study/showing.ts';
import type { Arm } from '../../src/study/studyFile.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { expect } from './fixtures.ts';
import { answerWith, changeAnswers, expectToFit, saidIn, test } from './languageScene.ts';
import { isNightlyLanguage, nightly } from './nightly.ts';
import { readDraft } from './popupLooks.ts';

const { title, siteCategories, questions } = aStudy();
const STUDY: NonNullable<PopupView['study']> = {
	...{ title, phase: 'running', silent: false, question: questions[0]!, categories: siteCategories, category: null },
	notices: [],
};
const NOTICES: PopupView['notices'] = [
	...(['packReplaced', 'packDropped', 'notCounted', 'notKept', 'notSaid', 'diskFull', 'recordsMissing'] as const),
	...(['addedPackDropped', 'recordsNewer', 'studyNotRecorded', 'studyFull'] as const),
];
const ARMS: Pick<Arm, 'shows' | 'hides'>[] = [
	...(['nothing', 'badge', 'drop', 'add', 'mixed', 'placebo'] as const).map((shows) => ({ shows })),
	{ shows: 'all', hides: ['sentence', 'reason'] },
];
const FILM = { id: 1, title: 'Valerie and Her Week of Wonders', year: 1970 };

const ADDED = ADDED_KINDS.map(
	(kind, i): KindSummary => ({
		...{ kind, crowd: i + 1, low: 1, top: 90, tolerance: 100, members: 43_660, end: 1234, items: [FILM] },
		...{ verdict: i === 1 ? 'wellHidden' : 'could', question: null, state: i === 1 ? 'safe' : 'fixable' },
		bounded: { text: false, part: i === 0, films: i === 0 },
		ownRatings: true,
		suggestions: [],
		understood: 'all',
		earlier: { films: 7, crowd: 12, alone: 12 },
		changes:
			i === 1
				? []
				: [{ item: FILM, before: `We saw ${FILM.title}.`, after: 'We saw one.', crowdWithout: 9, reason: 'few' }],
	}),
);

/** States by what of the view differs, each with what is seen then. */
function statesOf(view: AdvisedView): [string, Partial<PopupView>, string][] {
	const { advice, history } = view;
	const none = { ...advice, mentions: [], maybes: [], phrased: 0, state: 'safe' as const };
	const account = { ...history!, private: false, personas: [{ id: 'a', name: 'quietcinephile' }] };
	const posted = { ...account, persona: 'a', posts: 12, added: { films: 3, persona: 'quietcinephile' } };
	const arm = (one: Pick<Arm, 'shows' | 'hides'>, later = 0) => {
		const showing = showingOf(one, later);
		return { study: { ...STUDY, question: null }, showing, advice: limitToShown(advice, showing) };
	};
	return [
		['a page that cannot be read', { site: null, advice: null, history: null }, '.empty'],
		['a site that is not allowed', { advice: null, toAllow: 'www.criterionforum.org' }, '.empty .primary'],
		['an editor that cannot be read', { advice: null, unreadable: true }, '.empty + .wide'],
		['a private field', { advice: null, private: true }, '.empty'],
		['a private field after a draft', { private: true }, '.verdict'],
		['off', { off: true }, '.empty'],
		['a damaged list of films', { failed: true }, '.empty'],
		['no films', { advice: none, history: posted }, '.toast button'],
		['no films in an unknown language', { advice: { ...none, understood: 'none' } }, '.scan'],
		['only films of others', { advice: { ...none, others: 3 } }, '.scan'],
		['no films in a long draft', { advice: { ...none, bounded: { text: true, part: false, films: false } } }, '.scan'],
		['no films in a part', { advice: { ...none, bounded: { text: false, part: true, films: false } } }, '.scan'],
		[
			'a long draft in several languages and boxes',
			{
				advice: { ...advice, understood: 'part', bounded: { text: true, part: true, films: true } },
				boxes: ['Title', 'Body'],
			},
			'.verdict',
		],
		['a draft that is gone', { gone: true, history: { ...account, private: true } }, '.status:not(:empty)'],
		['other kinds, too', { kinds: [...view.kinds, ...ADDED] }, '.fix .of-kind'],
		['other kinds alone', { advice: none, kinds: ADDED }, '.fix .of-kind'],
		[
			'other kinds alone, in a draft read in part',
			{
				advice: { ...none, understood: 'part', bounded: { text: true, part: false, films: false }, others: 3 },
				kinds: ADDED,
			},
			'.verdict',
		],
		['all notices', { notices: NOTICES, settingsProblem: 'newer', history: null }, '.notice'],
		['a draft that is left as it is', { left: true }, '.verdict.mid'],
		['damaged settings', { settingsProblem: 'damaged', history: null }, '.notice'],
		[
			'earlier posts decide',
			{
				advice: { ...advice, crowd: 1, state: 'identifiedBefore', earlier: { films: 12, crowd: 1, alone: 1 } },
				history: posted,
			},
			'#help',
		],
		['a study with a question', { study: STUDY }, '.question'],
		['a paused study', { study: { ...STUDY, phase: 'paused' } }, '.study-mark'],
		['a study that is over', { study: { ...STUDY, phase: 'over' } }, '.study-mark'],
		['delayed advice', arm({ shows: 'all' }, 60_000), '.empty'],
		...ARMS.map((one): [string, Partial<PopupView>, string] => [
			`the arm ${one.shows} without ${one.hides?.join() ?? 'nothing'}`,
			arm(one),
			'.study-mark',
		]),
		[
			'two accounts that are linked',
			{
				history: posted,
				link: {
					...{ own: 'quietcinephile', other: 'cinegeek', pair: ['a', 'b'], accounts: 100_000, crowd: 12, goal: 100 },
					steps: [12, 123].map((crowd, id) => ({ film: { ...FILM, id }, crowd })),
				},
			},
			'#to-link',
		],
	];
}

type State = ReturnType<typeof statesOf>[number];
async function showState(
	popup: Page,
	{ inside, view }: { inside: Page; view: AdvisedView },
	[what, changed, seen]: State,
): Promise<void> {
	await answerWith(popup, { view: { whole: { ...view, ...changed } } });
	// It listens before it learns that there is something to ask for.
	const asked = await popup.evaluateHandle(() => ({
		again: new Promise((answered) =>
			addEventListener('answered view', () => requestAnimationFrame(answered), { once: true }),
		),
	}));
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'started' }));
	await asked.evaluate(({ again }) => again);
	await expect(popup.locator(seen).first(), what).toBeVisible();
	await expectToFit(popup, what);
}

/** Drafts that differ most in what is one click away; the states below are those of the last. */
const DRAFTS = ['twelve-films', 'one-film', 'mainstream', 'slow-cinema'];

/** Expects it of the first view, and of all that is one click away. */
async function expectRoomsToFit(popup: Page, name: string, back: string): Promise<void> {
	await expect(popup.locator('.verdict')).toBeVisible();
	await expectToFit(popup, name);
	for (const id of await popup.locator('[id^=to-]').evaluateAll((ways) => ways.map((way) => way.id))) {
		await popup.locator(`#${id}`).click();
		await expect(popup.locator('.room')).toBeVisible();
		await expectToFit(popup, `${name}, ${id}`);
		await popup.getByRole('button', { name: back, exact: true }).click();
	}
}

for (const language of LANGUAGES)
	test(
		`every word of the popup fits in ${language}, whatever it shows`,
		nightly(isNightlyLanguage(language)),
		async ({ forum, badge, tab, inside, fixSuggestions, speak, show }) => {
			test.slow();
			const said = saidIn(language);
			await speak(language);
			const popup = await inside.context().newPage();
			for (const name of DRAFTS) {
				// The badge awaited below is not that of the draft before.
				await forum.locator('#reply').fill('');
				await expect.poll(badge).toBe('');
				await forum.locator('#reply').fill(readDraft(name));
				await expect.poll(badge).not.toBe('');
				// Which films are suggested is drawn, and titles are short or long.
				await fixSuggestions();
				await show(popup, `popup.html?tab=${tab}`);
				await expectRoomsToFit(popup, name, said('popup', 'Back'));
			}
			const view = await inside.evaluate<AdvisedView, number>(
				(of) => chrome.runtime.sendMessage({ kind: 'view', tab: of }),
				tab,
			);
			await changeAnswers(popup);
			await show(popup, `popup.html?tab=${tab}`);
			for (const state of statesOf(view)) await showState(popup, { inside, view }, state);
			await popup.locator('#to-link').click();
			await expect(popup.locator('.step').first()).toBeVisible();
			await expectToFit(popup, 'what can be done about the link');
			await popup.getByRole('button', { name: said('popup', 'Back'), exact: true }).click();

			// What the writer says of the account.
			const account = popup.locator('.account select');
			await account.selectOption('another account');
			await expect(popup.locator('fieldset.ask')).toBeVisible();
			await expectToFit(popup, 'another account, perhaps');
			await popup.locator('fieldset.ask button').last().click();
			await showState(popup, { inside, view }, [
				'no account',
				{ history: { ...view.history!, private: false } },
				'.account',
			]);
			await account.selectOption('another account');
			await expect(popup.locator('form.ask')).toBeVisible();
			await expectToFit(popup, 'the name of another account');

			// Posts of before, on a page without a draft.
			await forum.evaluate(
				(html) => {
					document.body.innerHTML = html;
				},
				readFileSync('tests/fixtures/threads/xenforo.html', 'utf8'),
			);
			await answerWith(popup, {});
			await popup.reload();
			await popup.locator('.scan .wide').click();
			await expect(popup.locator('.scan legend').first()).toBeVisible();
			await expectToFit(popup, 'posts of before');
			await popup.locator('.scan .primary').click();
			await expect(popup.locator('.status')).toHaveText(said('popup', 'Remembered.'));
			await expectToFit(popup, 'posts of before, added');
		},
	);
