/** What counts as following a suggestion, and what does not. */
import { expect, test, vi } from 'vitest';
import { check, DRAFT, fake, held, join, kinds, log, posted, SHORT, view } from './studyScene.ts';

const ENDING = 'I adored Koyaanisqatsi and Werckmeister Harmonies';

test('an answer that a film was never rated is not recorded, and follows no suggestion', async () => {
	await join();
	await check();
	const say = async (said: 'never' | null) => {
		const { advice } = await view();
		const film = advice!.mentions[advice!.plans.drop[0]!.mention]!.film.id;
		await fake.fromUi({ kind: 'sayRated', tab: 1, item: { kind: 'films', id: film }, said });
		return film;
	};
	const crowd = async () => (await view()).advice!.crowd;
	const before = await crowd();
	const film = await say('never');
	expect(await crowd()).toBeGreaterThan(2 * before);
	await held(DRAFT);
	await fake.fromPage({ kind: 'neverRated', item: { kind: 'films', id: film } });
	await held(DRAFT);
	expect(await kinds()).toEqual(['draft', 'advice']);
	await posted(DRAFT);
	expect(await kinds()).toEqual(['draft', 'advice', 'posted']);
	expect((await log()).at(-1)).toMatchObject({ after: null, plan: null });
});

test('answers after a suggestion was followed do not count as its effect', async () => {
	await join();
	await check();
	await held(SHORT);
	const followed = (await log()).at(-1)!;
	expect(followed.kind).toBe('followed');
	await check(SHORT);
	const koyaanisqatsi = (await view()).advice!.mentions[0]!.film.id;
	await fake.fromUi({ kind: 'sayRated', tab: 1, item: { kind: 'films', id: koyaanisqatsi }, said: 'never' });
	await posted(SHORT);
	const { before, after } = (await log()).at(-1)!;
	expect(after).toBeGreaterThan(followed.after!);
	expect(after! - before!).toBe(followed.after! - followed.before!);
});

test('accepting a suggested film counts as following, and removing it as undoing', async () => {
	await join();
	await check();
	const { film } = (await view()).advice!.plans.add[0]!;
	const longer = `${DRAFT}, and ${film.title} (${film.year})`;
	await held(longer);
	await held(DRAFT);
	// The advice for the longer draft may be to leave the film out again.
	const others = (await kinds()).filter((kind) => kind !== 'followed drop');
	expect(others).toEqual(['draft', 'advice', 'followed add', 'undone add']);
});

test('dismissing a mention or choosing another film does not count as leaving it out', async () => {
	await join();
	await check();
	await fake.fromPage({ kind: 'settle', of: 'films', words: 'Werckmeister Harmonies', isItem: false });
	await held(DRAFT);
	await posted();
	expect(await kinds()).toEqual(['draft', 'advice', 'dismissed', 'posted']);
});

test('dismissing a mention while restoring another does not count as leaving it out', async () => {
	await join();
	await fake.fromPage({ kind: 'settle', of: 'films', words: 'The Matrix', isItem: false });
	await check();
	await fake.fromUi({ kind: 'unsettle', of: 'films', words: 'the matrix', site: null, tab: null });
	await fake.fromPage({ kind: 'settle', of: 'films', words: 'Werckmeister Harmonies', isItem: false });
	await held(DRAFT);
	await posted();
	expect(await kinds()).toEqual(['draft', 'advice', 'dismissed', 'posted']);
});

test('a change by our button counts at once', async () => {
	await join();
	await check();
	await check(SHORT, { ours: true });
	expect(await kinds()).toEqual(['draft', 'advice', 'followed drop']);
});

// As "Wer" (2013) is named for a moment on the way to "Werckmeister".
test('a film named by the beginning of a longer word, while it was typed, was not left out', async () => {
	await join();
	await check(ENDING);
	await held(`${ENDING}fan`);
	await posted(`${ENDING}fan`);
	expect(await kinds()).toEqual(['draft', 'advice', 'posted']);
});

test('a film deleted at the end was left out', async () => {
	await join();
	await check(ENDING);
	await held('I adored Koyaanisqatsi');
	expect(await kinds()).toEqual(['draft', 'advice', 'followed drop']);
});

test('a draft is posted though its box is found empty while its report is still being stored', async () => {
	await join();
	await check();
	const write = fake.storage.session.set;
	vi.spyOn(fake.storage.session, 'set').mockImplementationOnce(async (items) => {
		await new Promise((resolve) => setTimeout(resolve, 50));
		return write(items);
	});
	await Promise.all([posted(), check('')]);
	expect((await kinds()).at(-1)).toBe('posted');
});
