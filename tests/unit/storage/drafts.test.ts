import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { PackKind } from '../../../src/core/catalogue/packKinds.ts';
import { type StudyPart, withChoice, withDecoy } from '../../../src/storage/draft.ts';
import {
	changeCurrent,
	changeDrafts,
	followAt,
	followedOf,
	followOnly,
	forgetDrafts,
	forgetItems,
	readDrafts,
	withoutCurrent,
	writeInBox,
} from '../../../src/storage/drafts.ts';

const { session } = fakeBrowser.storage;
beforeEach(() => fakeBrowser.reset());

const place = (box: number, frame = 0) => ({ frame, box, site: 'forum.example' });
const part = (key: string): StudyPart => ({
	...{ key, ready: null, last: null, judged: '', ours: false, restated: false },
	...{ drop: [], add: [], named: [], ending: null },
});
const write = (box: number, isNew = false) =>
	changeDrafts(session, 1, (drafts) => writeInBox(drafts, place(box), isNew));
const follow = (box: number, key: string) =>
	changeDrafts(session, 1, (drafts) => followAt(drafts, place(box), part(key)));
const takeDecoy = (id: number, kind: PackKind = 'films') =>
	changeCurrent(session, 1, (draft) => withDecoy(draft, { kind, id }));
const keys = async (tab = 1) => followedOf(await readDrafts(session, tab)).map(({ study }) => study.key);

test('the state of a draft is kept only while it is written', async () => {
	const { current } = await write(1);
	await Promise.all([takeDecoy(1), takeDecoy(2), takeDecoy(3)]);
	expect((await write(1)).current).toEqual({ ...current, decoys: [1, 2, 3].map((id) => ({ kind: 'films', id })) });
	expect((await write(1, true)).current!.decoys).toEqual([]);
	await takeDecoy(4);
	expect(await write(2)).toMatchObject({ current: { box: 2, decoys: [] }, others: [] });
	expect((await write(1)).current!.decoys).toEqual([]);
});

test('for other boxes and switched-off sites, only what a study follows is remembered', async () => {
	await write(1);
	await follow(1, 'code:a');
	await takeDecoy(1);
	await write(2);
	await write(3);
	await follow(3, 'code:c');
	expect(await readDrafts(session, 1)).toMatchObject({ current: { box: 3 }, others: [{ box: 1 }] });
	expect(await keys()).toEqual(['code:c', 'code:a']);
	expect((await write(1)).current).toMatchObject({ decoys: [], study: { key: 'code:a' } });
	await changeDrafts(session, 1, withoutCurrent);
	expect((await readDrafts(session, 1)).current).toBeNull();
	expect((await write(3)).current!.study!.key).toBe('code:c');
	expect(await keys()).toEqual(['code:c', 'code:a']);
});

test('only the latest of very many boxes are remembered', async () => {
	for (let box = 1; box <= 30; box++) {
		await write(box);
		await follow(box, `code:${box}`);
	}
	expect(await keys()).toEqual(Array.from({ length: 21 }, (_, i) => `code:${30 - i}`));
});

test('a participant who left or has another code is followed in no tab', async () => {
	await write(1);
	await follow(1, 'old:a');
	await changeDrafts(session, 2, (drafts) => followAt(drafts, place(1), part('new:b')));
	await followOnly(session, 'new');
	expect([await keys(1), await keys(2)]).toEqual([[], ['new:b']]);
	expect((await readDrafts(session, 1)).current).not.toBeNull();
	await followOnly(session, null);
	await forgetDrafts(session, 1);
	expect(await session.get(null)).toEqual({});
});

test('with another list of films no draft keeps film numbers', async () => {
	await write(1);
	await takeDecoy(4);
	await changeDrafts(session, 1, (drafts) => followAt(drafts, place(2), { ...part('code:a'), drop: [1], named: [2] }));
	await takeDecoy(4, 'books');
	const film = { kind: 'films', id: 3 } as const;
	await changeCurrent(session, 1, (draft) => ({
		...withChoice(withChoice(draft, 1, film), 1, { kind: 'books', id: 2 }),
		told: [[1, 2]],
		said: [{ ...film, said: 'never' }],
		denied: { ...film, said: null },
	}));
	const { current, others } = await readDrafts(session, 1);
	// A pack of games has no number of theirs.
	await forgetItems(session, 'boardgames');
	expect(await readDrafts(session, 1)).toEqual({ current, others });
	await forgetItems(session, 'films');
	const left = { decoys: [{ kind: 'books', id: 4 }], choices: [{ kind: 'books', form: 1, id: 2 }] };
	expect(await readDrafts(session, 1)).toEqual({
		current: { ...place(1), seed: current!.seed, ...left },
		others: [expect.objectContaining({ study: part('code:a') })],
	});
});

test('an invalid stored draft counts as none', async () => {
	const draft = { ...place(1), seed: 1, decoys: [], choices: [{ kind: 'films', form: 1, id: 2 }] };
	const damaged = [
		7,
		null,
		{ ...draft, seed: -1 },
		{ ...draft, choices: [{ kind: 'films', form: 1 }] },
		{ ...draft, study: { key: 7 } },
	];
	for (const current of damaged) {
		await session.set({ 'drafts:1': { current, others: [draft, ...damaged] } });
		expect(await readDrafts(session, 1)).toEqual({ current: null, others: [] });
	}
	await session.set({ 'drafts:1': { current: draft, others: [{ ...draft, study: part('code:a') }] } });
	expect(await readDrafts(session, 1)).toMatchObject({ current: draft, others: [{ study: { key: 'code:a' } }] });
});
