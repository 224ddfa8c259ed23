import { expect, test, vi } from 'vitest';
import { phrasesFor } from '../../../src/core/advice/phrases.ts';
import { edited as edit } from '../../../src/core/algorithms/edits.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import type { CardChoice, PageAdvice } from '../../../src/messages/advice.ts';
import type { TakenOut, TextChange } from '../../../src/messages/changes.ts';
import type { WhatIf } from '../../../src/messages/ui.ts';
import type { TabDrafts } from '../../../src/storage/drafts.ts';
import { DRAFT } from './fakeBrowser.ts';
import { check as checkIn, fake, pack, start, view } from './scene.ts';

const check = (text = DRAFT) => checkIn(text, {}, { frameId: 3 });
const [FIRST, SECOND] = findMentions(pack.catalogue, DRAFT).map(({ film }) => film) as [number, number];
const items = (...ids: number[]) => ids.map((id) => ({ kind: 'films', id }));
const takeOut = (...ids: number[]) => fake.fromUi<TakenOut>({ kind: 'takeOut', tab: 1, items: items(...ids) });
const send = () => vi.mocked(fake.browser.tabs.sendMessage);
const asked = () => send().mock.calls.filter(([, message]) => (message as { kind: string }).kind === 'takeOut');
const CHANGED = { replaced: 0, refused: 0, changed: true };

test('the frame with the draft takes out mentions', async () => {
	await check();
	expect((await view()).advice!.mentions).toHaveLength(2);
	fake.page.takeOut = { replaced: 1, refused: 0, changed: false };
	expect(await takeOut(SECOND)).toEqual(fake.page.takeOut);
	const [from, to] = ['I adored Koyaanisqatsi'.length, DRAFT.length];
	const changes = [
		{
			edits: [{ start: from, end: to, text: '' }],
			instead: [],
			title: { start: DRAFT.indexOf('Werckmeister'), end: to },
			titles: 1,
		},
	];
	expect(asked()).toEqual([[1, { kind: 'takeOut', text: DRAFT, changes }, { frameId: 3 }]]);
});

test('a draft that has changed since the popup showed it is left alone', async () => {
	await check();
	await view();
	fake.page.draft = `${DRAFT}!`;
	expect(await takeOut(FIRST)).toEqual(CHANGED);
	// The page is asked to change the text that was advised on, and has another.
	expect(asked().map(([, message]) => Object(message).text)).toEqual([DRAFT]);
	await check(`${DRAFT}!`);
	expect(await takeOut(FIRST)).toEqual(CHANGED);
	expect(asked()).toHaveLength(1);
});

test('a restarted worker takes out what it finds again, and nothing if a film is missing', async () => {
	await check();
	await view();
	start();
	fake.page.takeOut = { replaced: 2, refused: 0, changed: false };
	expect(await takeOut(FIRST, SECOND)).toEqual(fake.page.takeOut);
	expect(await takeOut(FIRST, 1e6)).toEqual(CHANGED);
	expect(asked()).toHaveLength(1);
});

test.each([undefined, null, 'done', {}, { replaced: -1, refused: 0, changed: false }])(
	'a page that answers %j took out nothing',
	async (answer) => {
		await check();
		await view();
		fake.page.takeOut = answer;
		expect(await takeOut(FIRST, SECOND)).toEqual({ replaced: 0, refused: 2, changed: false });
	},
);

test('the same frame restores what it took out', async () => {
	await check();
	fake.page.takeBack = true;
	expect(await fake.fromUi({ kind: 'takeBack', tab: 1 })).toBe(true);
	expect(send()).toHaveBeenCalledWith(1, { kind: 'takeBack' }, { frameId: 3 });
	for (const answer of [false, undefined, 'yes']) {
		fake.page.takeBack = answer;
		expect(await fake.fromUi({ kind: 'takeBack', tab: 1 })).toBe(false);
	}
});

test('on a switched-off site nothing is taken out or restored', async () => {
	await check();
	await view();
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: null });
	fake.page.takeBack = true;
	expect(await takeOut(FIRST)).toEqual(CHANGED);
	expect(await fake.fromUi({ kind: 'takeBack', tab: 1 })).toBe(false);
	expect(asked()).toEqual([]);
});

test('a page learns only how to take a film out everywhere in its draft', async () => {
	const text =
		'I watched Koyaanisqatsi with my brother on a wet Sunday in May. Then I rewatched Koyaanisqatsi. I own Werckmeister Harmonies.';
	const start = text.indexOf('Koy');
	const { marks } = (await check(text)) as PageAdvice;
	const [{ key, before, added, after }] = marks[0]!.choices as [CardChoice];
	const changes = await fake.fromPage({ kind: 'changes', text, start, key }, { frameId: 3 });
	const edits = (changes as TextChange[]).flatMap((change) => change.edits);
	expect(edits).toEqual([
		{ start, end: start + 13, text: expect.stringMatching(/^an? .+/) },
		{ start: text.lastIndexOf('Koy'), end: text.lastIndexOf('Koy') + 13, text: 'the film' },
	]);
	// It is what the card has shown.
	expect(edit(text, edits)).toContain(before + added + after);
	expect(await fake.fromPage({ kind: 'changes', text, start: 5, key }, { frameId: 3 })).toEqual([]);
	expect(await fake.fromPage({ kind: 'changes', text, start, key }, { frameId: 4 })).toBeNull();
});

test('a sentence with several changed films is known in advance, as it will read', async () => {
	await check();
	const { advice } = await view();
	const films = advice!.mentions.map(({ film }) => film.id);
	const phrase = { film: films[1]!, words: phrasesFor(pack.catalogue, films[1]!)[0]!.words, swap: null };
	const preview = (more: object) => fake.fromUi<string[]>({ kind: 'preview', tab: 1, films, ...more });
	const [first, second] = await preview({ told: [phrase] });
	expect(first).toBe(second);
	for (const title of ['Koyaanisqatsi', 'Werckmeister']) expect(first).not.toContain(title);
	fake.page.takeOut = { replaced: 2, refused: 0, changed: false };
	await takeOut(...films);
	const edits = (asked().at(-1)![1] as unknown as { changes: TextChange[] }).changes.flatMap((change) => change.edits);
	expect(edit(DRAFT, edits)).toContain((await preview({}))[0]);
	// Nothing was changed in the page to know this.
	expect(asked()).toHaveLength(1);
});

test('a removed sentence is shown as gone, with its space', async () => {
	const text = `It rained. ${DRAFT}. Tomorrow we leave.`;
	fake.page.draft = text;
	await check(text);
	const films = (await view()).advice!.mentions.map(({ film }) => film.id);
	expect(await fake.fromUi<string[]>({ kind: 'preview', tab: 1, films })).toEqual(['', '']);
	await takeOut(...films);
	const edits = (asked().at(-1)![1] as unknown as { changes: TextChange[] }).changes.flatMap((change) => change.edits);
	expect(edit(text, edits)).toBe('It rained. Tomorrow we leave.');
});

test('phrases replace titles and are noted without their words, and other films are added', async () => {
	const text = 'We watched Koyaanisqatsi and Werckmeister Harmonies on the same day.';
	fake.page.draft = text;
	await check(text);
	const { advice } = await view();
	const [first, second] = advice!.mentions.map(({ film }) => film.id);
	const { words, telling } = phrasesFor(pack.catalogue, second!)[0]!;
	const swap = advice!.suggestions[0]!.film;
	const phrases = [
		{ film: first!, words: swap.title, swap: swap.id },
		{ film: second!, words, swap: null },
	];
	const tried = { drop: [first!, second!], told: phrases, add: [] };
	const ends = await fake.fromUi<WhatIf>({ kind: 'whatIf', tab: 1, tried: [tried, { drop: tried.drop, add: [] }] });
	expect(ends![0]!.crowd).toBeLessThan(ends![1]!.crowd);
	fake.page.takeOut = { replaced: 2, refused: 0, changed: false };
	expect(await fake.fromUi({ kind: 'takeOut', tab: 1, items: items(FIRST, SECOND), told: phrases })).toEqual(
		fake.page.takeOut,
	);
	const [, message] = asked()[0]!;
	const edits = (message as { changes: TextChange[] }).changes.flatMap((change) => change.edits);
	expect(edits.map(({ text }) => text)).toEqual([`${swap.title} (${swap.year})`, words]);
	const drafts = fake.storage.session.data['drafts:1'] as TabDrafts;
	expect(drafts.current).toMatchObject({ told: [[second, telling]], decoys: [{ kind: 'films', id: swap.id }] });
	expect(JSON.stringify(drafts)).not.toContain(words);
});

test('all that goes with a film is shown', async () => {
	const asks = (title: string) =>
		`Does anyone know where to stream ${title}? Saw it once on TV and never found it since.`;
	const text = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'].map(asks).join(' ');
	fake.page.draft = text;
	await check(text);
	const { advice, sentences } = await view();
	const { mentions, plans, wordings } = advice!;
	const [change] = plans.first.changes;
	expect(change).toEqual({ mention: 1, to: null });
	expect(wordings[1]).toMatchObject({ film: mentions[1]!.film, sentences: [] });
	expect(sentences[1]).toBe(asks('Werckmeister Harmonies'));
});

test('a score is taken out while its title stays', async () => {
	const text = 'I adored Werckmeister Harmonies. I rewatched Koyaanisqatsi: 1/5.';
	fake.page.draft = text;
	await check(text);
	const { advice } = await view();
	const { film } = advice!.mentions[1]!;
	const said = [{ film: film.id, words: null, swap: null }];
	const [kept, out, now] = (await fake.fromUi<WhatIf>({
		kind: 'whatIf',
		tab: 1,
		tried: [
			{ drop: [film.id], told: said, add: [] },
			{ drop: [film.id], add: [] },
			{ drop: [], add: [] },
		],
	}))!;
	expect(kept!.crowd).toBeGreaterThan(now!.crowd);
	expect(kept!.crowd).toBeLessThan(out!.crowd);
	fake.page.takeOut = { replaced: 1, refused: 0, changed: false };
	await fake.fromUi({ kind: 'takeOut', tab: 1, items: items(film.id), told: said });
	const { changes } = asked()[0]![1] as { changes: TextChange[] };
	const edits = changes.flatMap((change) => change.edits);
	expect(edits.map(({ start, end }) => text.slice(start, end))).toEqual([': 1/5']);
	expect(fake.storage.session.data['drafts:1']).toHaveProperty('current.told', []);
});

test('words that a box refuses are not noted', async () => {
	await check();
	const { advice } = await view();
	const swap = advice!.suggestions[0]!.film;
	const phrases = [{ film: advice!.mentions[0]!.film.id, words: swap.title, swap: swap.id }];
	fake.page.takeOut = { replaced: 0, refused: 1, changed: false };
	await fake.fromUi({ kind: 'takeOut', tab: 1, items: items(FIRST), told: phrases });
	expect(asked()).toHaveLength(1);
	expect(fake.storage.session.data['drafts:1']).toMatchObject({ current: { decoys: [] } });
	expect(fake.storage.session.data['drafts:1']).not.toHaveProperty('current.told');
});

test.each([
	{ film: 1, words: 'my house', swap: null },
	{ film: 1e9, words: 'a drama', swap: null },
	{ film: 1, words: 'a drama', swap: 1e9 },
])('nothing is said but phrases for a film: %j', async (phrase) => {
	await check();
	const [mention] = (await view()).advice!.mentions;
	fake.page.takeOut = { replaced: 1, refused: 0, changed: false };
	await fake.fromUi({
		kind: 'takeOut',
		tab: 1,
		items: items(FIRST),
		told: [{ ...phrase, film: phrase.film === 1 ? mention!.film.id : phrase.film }],
	});
	const changes = (asked()[0]![1] as { changes: TextChange[] }).changes.flatMap(({ edits }) => edits);
	expect(changes.map(({ text }) => text)).not.toContain(phrase.words);
	expect(fake.storage.session.data['drafts:1']).not.toHaveProperty('current.told');
});

test('a suggested film gets words that suit the draft, and counts as never rated', async () => {
	const text = 'To watch: Koyaanisqatsi, Werckmeister Harmonies.';
	fake.page.draft = text;
	await check(text);
	const { suggestions } = (await view()).advice!;
	const one = suggestions.find(({ addition }) => addition !== null)!;
	const add = (id: number) => fake.fromUi<TakenOut>({ kind: 'add', tab: 1, item: { kind: 'films', id } });
	fake.page.takeOut = { replaced: 1, refused: 0, changed: false };
	expect(await add(one.film.id)).toEqual(fake.page.takeOut);
	const { edits } = one.addition!;
	const at = edits.at(-1)!.start;
	const changes = [{ edits, instead: [], title: { start: at, end: at }, titles: 1 }];
	expect(asked()).toEqual([[1, { kind: 'takeOut', text, changes }, { frameId: 3 }]]);
	expect((await view()).decoys).toEqual(items(one.film.id));
	// Only what is suggested has words.
	expect(await add(FIRST)).toEqual({ replaced: 0, refused: 1, changed: false });
	fake.page.draft = `${text}!`;
	await check(`${text}!`);
	fake.page.takeOut = 'done';
	const again = (await view()).advice!.suggestions.find(({ addition }) => addition !== null)!;
	expect(await add(again.film.id)).toEqual({ replaced: 0, refused: 1, changed: false });
});
