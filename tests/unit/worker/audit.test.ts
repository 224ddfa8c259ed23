import { strToU8 } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { passageOf } from '../../../src/core/algorithms/passage.ts';
import type {
	AuditOwner,
	AuditorAnswer,
	AuditorRequest,
	CountView,
	KindAudit,
	ReadingView,
} from '../../../src/messages/audit.ts';
import type { AskWorker } from '../../../src/messages/ui.ts';
import { type CheckedPost, keepCheck } from '../../../src/storage/check.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { createPersona } from '../../../src/storage/personas.ts';
import { historyRevision } from '../../../src/storage/posts.ts';
import { keepSaid } from '../../../src/storage/said.ts';
import { type Auditor, auditorOf } from '../../../src/ui/audit/auditor.ts';
import { recordsOf } from '../../../src/ui/records.ts';
import { startAuditor } from '../../../src/worker/audit/auditor.ts';
import type { LoadedPack } from '../../../src/worker/packs.ts';
import { testPack } from '../films.ts';
import { gamesPack } from '../games.ts';
import { fakeBrowser } from './fakeBrowser.ts';

const pack = testPack();
const OWNER: AuditOwner = {
	...{
		persona: null,
		tolerance: 100,
		members: null,
		guard: null,
		filmsRated: null,
		complete: null,
		nowhere: false,
		held: false,
	},
	filmsAlone: false,
};

/** The page's side of a worker in the same thread. */
function connected(loadPack = async () => pack, added: readonly LoadedPack[] = []): Auditor {
	const [page, worker] = [new EventTarget(), new EventTarget()];
	const send = (to: EventTarget) => (data: AuditorRequest | AuditorAnswer) =>
		void to.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
	startAuditor(
		{ postMessage: send(page), addEventListener: worker.addEventListener.bind(worker) as never },
		{ loadPacks: async () => [await loadPack(), ...added], openDb: openDatabase },
	);
	return auditorOf({
		postMessage: send(worker),
		addEventListener: page.addEventListener.bind(page) as never,
		terminate: () => undefined,
	});
}

let auditor: Auditor;
beforeEach(() => {
	auditor = connected();
});

const HEAD = 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\n';
const row = (id: string, body: string) =>
	`${id},https://www.reddit.com/r/movies/${id}/,2021-03-14 12:00:00 UTC,,movies,0,,,"${body}",\n`;
const comments = (...rows: string[]) => [
	{ file: new Blob([strToU8(HEAD + rows.join(''))] as BlobPart[]), name: 'comments.csv' },
];
const post = (id: string, title: string, year: number, date: string | null = '2021-03-14'): CheckedPost => ({
	...{ id, site: 'www.reddit.com', date, link: null, films: [{ title, year }] },
});
const POSTS = [post('a', 'Koyaanisqatsi', 1982), post('b', 'Werckmeister Harmonies', 2000), post('c', 'Heat', 1995)];

test('posts are read with their films and without their text', async () => {
	const { read, posts } = await auditor.ask('read', {
		files: comments(row('c1', 'I adored Koyaanisqatsi (1982)'), row('c2', 'Nothing here'), row('c1', 'Heat (1995)')),
	});
	expect(read).toBe(3);
	expect(posts).toEqual([
		{
			id: 'c1',
			site: 'www.reddit.com',
			date: '2021-03-14T12:00:00Z',
			link: 'https://www.reddit.com/r/movies/c1/',
			films: [{ title: 'Koyaanisqatsi', year: 1982 }],
		},
	]);
});

test('words that are probably not titles in these posts are left out, and named', async () => {
	const talk = 'we planted beans next to the fence and it rained all week '.repeat(4000);
	const rows = [row('a', 'it felt like a fight club at the office'), row('b', talk)];
	const { posts, doubtful } = await auditor.ask('read', { files: comments(...rows) });
	expect([posts, doubtful]).toEqual([[], ['Fight Club']]);
});

test('a post can be kept even if its name or address is far too long', async () => {
	const long = `https://www.reddit.com/${'x'.repeat(3000)}`;
	const rows = `${'y'.repeat(3000)},${long},2021-03-14 12:00:00 UTC,,movies,0,,,Heat (1995),\n`;
	const { posts } = await auditor.ask('read', { files: comments(rows) });
	const kept: Record<string, unknown> = {};
	const area = {
		get: async () => kept,
		set: async (items: object) => void Object.assign(kept, items),
		remove: async () => undefined,
	};
	const check = { id: 'a', files: ['comments.csv'], persona: null, date: '2026-11-23', read: 1, posts };
	expect(await keepCheck(area, check)).toBe(true);
	expect(posts[0]!.link).toBeNull();
});

test('a damaged file is reported with its name, row, and reason; a failure has no sentence', async () => {
	const files = comments(row('c1', 'Heat (1995)'), 'c2,"never closed\n');
	await expect(auditor.ask('read', { files })).rejects.toThrow(/^comments\.csv, row 3: a quotation mark/);
	const failing = connected(() => Promise.reject(new Error('no pack')));
	await expect(failing.ask('read', { files })).rejects.toThrow('The worker has failed.');
});

test('reading reports its progress', async () => {
	let now = 0;
	// It reports from time to time, which each post takes here.
	vi.spyOn(performance, 'now').mockImplementation(() => {
		now += 1000;
		return now;
	});
	const rows = Array.from({ length: 20 }, (_, i) => row(`c${i}`, 'I adored Heat (1995)'));
	const seen: ReadingView[] = [];
	const { read } = await auditor.ask('read', { files: comments(...rows) }, (view) => seen.push(view));
	expect(read).toBe(20);
	expect(seen.map((view) => view.read)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
	expect(seen[0]!.share).toBeGreaterThan(0);
});

test('posts get new words from the files for each kind they must not name, if they are found', async () => {
	const long =
		'The first line stays.\nI adored Koyaanisqatsi (1982) , Heat and Amélie at the club.\n\nWe played the board games Terra Vespertina (2012), Carcassonne and Ruhrpott Barons too.\n\nSo does the last.';
	const files = comments(row('a', long), row('b', 'Werckmeister Harmonies'), row('c', 'Heat (1995)'));
	const [a, b] = POSTS;
	const posts = [{ ...a!, films: [...a!.films, TERRA] }, b!, post('x', 'Heat', 1995)];
	const takeDown = (...places: number[]) => places.map((at) => ({ post: at, crowd: 1 }));
	const gone = [
		{ kind: 'films' as const, takeDown: takeDown(0, 1, 2) },
		{ kind: 'boardgames' as const, takeDown: takeDown(0) },
	];
	const edits = new Map(await withGames().ask('edit', { files, posts, owner: OWNER, audit: gone }));
	const [edit, ...others] = [0, 1, 2].map((at) => edits.get(at));
	expect(edit!.text).toBe(long);
	expect(edit!.afters.length).toBeGreaterThan(0);
	for (const { text: after } of edit!.afters) {
		expect(after).not.toMatch(/Koyaanisqatsi|Terra Vespertina/);
		expect(passageOf(long, after).before).toMatch(/^I adored .*\n\nWe played .* too\.$/);
	}
	expect(others).toEqual([{ text: 'Werckmeister Harmonies', afters: [] }, undefined]);
});

test('the audit counts the posts, names those to take down, and counts the rest', async () => {
	const [audit] = (await auditor.ask('audit', { posts: POSTS, owner: OWNER })) as [KindAudit];
	expect(audit.posts[0]!.post).toBe(1);
	expect(audit.takeDown.length).toBeGreaterThan(0);
	expect(audit.years).toMatchObject([{ year: 2021, posts: 3 }]);
	const gone = new Set(audit.takeDown.map(({ post: at }) => at));
	const [left] = (await auditor.ask('count', { posts: POSTS.filter((_, i) => !gone.has(i)), owner: OWNER })) as [
		CountView,
	];
	expect(left.crowd).toBeCloseTo(audit.takeDown.at(-1)!.crowd);
	expect(left.crowd).toBeGreaterThanOrEqual(95);
	expect(left.low).toBeLessThanOrEqual(left.crowd);
	expect(await auditor.ask('count', { posts: [], owner: OWNER })).toMatchObject([
		{ kind: 'films', crowd: 50_000, high: 50_000 },
	]);
});

test('the account’s answers and goal count, and films missing from the list are named', async () => {
	const db = await openDatabase();
	const { id } = await createPersona(db, 'quietcinephile');
	const asked = async (owner: AuditOwner) => (await auditor.ask('audit', { posts: POSTS, owner }))[0]!;
	const before = await asked({ ...OWNER, persona: id });
	await keepSaid(db, { persona: id, title: 'Werckmeister Harmonies', year: 2000, said: 'never', date: '2026-01-01' });
	expect((await asked({ ...OWNER, persona: id })).crowd).toBeGreaterThan(before.crowd);
	expect((await asked({ ...OWNER, tolerance: 1 })).takeDown).toEqual([]);
	const more = [...POSTS, post('d', 'No Such Film', 1931)];
	const [unknown] = (await auditor.ask('audit', { posts: more, owner: OWNER })) as [KindAudit];
	expect(unknown).toMatchObject({ unknown: 1, crowd: before.crowd });
	expect(unknown.posts.map(({ post: at }) => at)).not.toContain(3);
	db.close();
});

test('the page learns what counts for an account, and adds and removes imports', async () => {
	const fake = fakeBrowser();
	const { startWorker } = await import('../../../src/worker/worker.ts');
	startWorker({ browser: fake.browser, loadPack: async () => pack, openDb: openDatabase });
	await fake.fromUi({ kind: 'newPersona', name: 'reelgone' });
	const { personas } = await fake.fromUi<{ personas: { persona: { id: string; name: string } }[] }>({
		kind: 'personas',
	});
	const persona = personas.find(({ persona: { name } }) => name === 'reelgone')!.persona;
	expect(await fake.fromUi({ kind: 'auditOwner', persona: persona.id })).toMatchObject({
		...{ persona: persona.id, tolerance: 100, held: false },
	});
	expect(await fake.fromUi({ kind: 'auditOwner', persona: 'gone' })).toMatchObject({ persona: null });
	const posts = [{ id: 'a', site: 'www.reddit.com', date: '2021-03-14', films: [{ title: 'Heat', year: 1995 }] }];
	const asked = vi.fn((request: { kind: string }) => fake.fromUi(request));
	const records = recordsOf(fake.browser, asked as AskWorker, openDatabase);
	const importing = (batch: string, to = persona.id) => records.importPosts(to, batch, posts);
	expect(await importing('one')).toEqual({ refused: null, added: 1, known: 0, extended: 0 });
	expect(await importing('two')).toEqual({ refused: null, added: 0, known: 1, extended: 0 });
	expect(await importing('two', 'gone')).toMatchObject({ refused: 'gone' });
	const listed = [{ batch: 'one', posts: 1, sites: ['www.reddit.com'], personas: [persona.id] }];
	expect(await records.importedPosts()).toEqual(listed);
	expect(await records.removeImported('one')).toEqual({ refused: null });
	expect(await records.importedPosts()).toEqual([]);
	// The worker reads the records again after each change, even one that was refused halfway.
	expect(asked.mock.calls).toEqual(Array(4).fill([{ kind: 'recordsChanged', ratings: false }]));
	const changes = historyRevision();
	await fake.fromUi({ kind: 'recordsChanged', ratings: false });
	expect(historyRevision()).toBeGreaterThan(changes);
	expect(fake.fromPage({ kind: 'recordsChanged', ratings: false })).toBeUndefined();
});

const GAMES = { ...gamesPack(), file: 'games.pack' };
const TERRA = { title: 'Terra Vespertina', year: 2012, kind: 'boardgames' } as const;
const withGames = () => connected(async () => pack, [GAMES]);

test('posts are read with their games if their list is loaded, even without films', async () => {
	const files = comments(
		row('c1', 'I adored Koyaanisqatsi (1982)'),
		row('c2', 'We played the board game Terra Vespertina (2012) again'),
		row('c3', 'Koyaanisqatsi (1982), and then we played Terra Vespertina (2012)'),
	);
	const { read, posts } = await withGames().ask('read', { files });
	const koyaanisqatsi = { title: 'Koyaanisqatsi', year: 1982 };
	expect(read).toBe(3);
	expect(posts.map(({ films }) => films)).toEqual([[koyaanisqatsi], [TERRA], [koyaanisqatsi, TERRA]]);
	const alone = await auditor.ask('read', { files });
	expect(alone.posts.map(({ films }) => films)).toEqual([[koyaanisqatsi], [koyaanisqatsi]]);
});

test('each kind has its crowd and posts to take down, and those of films do not change', async () => {
	const played = { ...post('d', TERRA.title, TERRA.year), films: [TERRA] };
	const posts = [...POSTS, played];
	const audit = await withGames().ask('audit', { posts, owner: OWNER });
	const [films, games, ...more] = audit as [KindAudit, KindAudit];
	expect([films]).toEqual(await auditor.ask('audit', { posts: POSTS, owner: OWNER }));
	expect(more).toEqual([]);
	expect(games).toMatchObject({ kind: 'boardgames', members: 20_000, takeDown: [{ post: 3 }], unknown: 0 });
	const { crowd, takeDown } = games;
	expect(crowd).toBeLessThan(100);
	expect(takeDown[0]!.crowd).toBeCloseTo(20_000);
	const counted = await withGames().ask('count', { posts, owner: OWNER });
	expect(counted).toMatchObject([
		{ kind: 'films', crowd: films.crowd },
		{ kind: 'boardgames', crowd },
	]);
	const left = await withGames().ask('count', { posts: POSTS, owner: OWNER });
	expect(left.map(({ kind }) => kind)).toEqual(['films']);
});

test('only films count if posts name nothing else, in a study, and without other lists', async () => {
	const played = { ...post('d', TERRA.title, TERRA.year), films: [TERRA] };
	const alone = await auditor.ask('audit', { posts: POSTS, owner: OWNER });
	expect(await withGames().ask('audit', { posts: POSTS, owner: OWNER })).toEqual(alone);
	const posts = [...POSTS, played];
	expect(await withGames().ask('audit', { posts, owner: { ...OWNER, filmsAlone: true } })).toEqual(alone);
	expect(await auditor.ask('audit', { posts, owner: OWNER })).toEqual(alone);
});
