import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import type { AccountRow } from '../../../../src/lab/advice/accountsText.ts';
import { cataloguedRatings } from '../../../../src/lab/advice/catalogued.ts';
import { followPosts } from '../../../../src/lab/advice/followPosts.ts';
import { postOne } from '../../../../src/lab/advice/postOne.ts';
import { hasTitle, writePost } from '../../../../src/lab/advice/posts.ts';
import { ACCOUNT_READERS } from '../../../../src/lab/advice/readAccount.ts';
import { sizeOf } from '../../../../src/lab/kit/datasets/ratings.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { builtInPack, openBuiltIn } from '../../../../src/pack/builtIn.ts';
import { ITEMS, ratings } from './madeUp.ts';

const { catalogue } = await openBuiltIn();
const byFilm = await cataloguedRatings(ratings, catalogue, undefined);

test('a post has all its titles in full', () => {
	const random = seededRandom(3);
	for (let i = 0; i < 40; i++) {
		const films = ['Up', 'Heat'].map((title) => ({ title, thought: i % 2 === 0 ? null : ('liked' as const) }));
		const text = writePost(films, random);
		expect(films.every(({ title }) => hasTitle(text, title))).toBe(true);
		expect(hasTitle(text, 'Hea')).toBe(false);
	}
});

test('made-up people rate films of the built-in list, mostly the best known; people from a file need titles', async () => {
	expect([byFilm.users, byFilm.items, byFilm.count]).toEqual([ratings.users, catalogue.films, ratings.count]);
	const most = (of: ArrayLike<number>) => Array.from(of).reduce((best, n, i) => (n > of[best]! ? i : best), 0);
	const raters = Array.from({ length: catalogue.films }, (_, film) => sizeOf(byFilm.byItem, film));
	expect(most(raters)).toBe(most(catalogue.raters));
	expect(raters.filter((n) => n > 0)).toHaveLength(ITEMS);
	const ids = { find: () => -1, name: String };
	const named = { ...ratings, itemIds: ids, userIds: ids } as unknown as typeof ratings;
	await expect(cataloguedRatings(named, catalogue, undefined)).rejects.toThrow(/^Posts name films: say with --films/);
});

test('posts are changed by the extension’s plans, and the rest is kept', async () => {
	const { file } = await builtInPack();
	const options = { file, builtIn: false, known: 'each' as const, goal: 300, seed: 1, mentions: 2 };
	const post = postOne({ ratings: byFilm, liking: null }, options);
	const targets = [5, 6].flatMap((seed) => simulateTargets(byFilm, { sizes: [4, 4, 4], seed }));
	const accounts = targets.map(post);
	const all = accounts.flatMap(({ posts }) => posts);
	expect(all).toHaveLength(12);
	const own = targets.flatMap(({ items }) => items);
	const standing = all.flatMap(({ said }) => said.titles.filter((film) => !said.missed.includes(film)));
	// A post keeps some of its films, and may name others.
	expect(standing.filter((film) => own.includes(film)).length).toBeLessThan(own.length);
	expect(standing.some((film) => !own.includes(film))).toBe(true);
	for (const { low, shown } of all) expect(low).toBeLessThanOrEqual(shown);
	const claims = accounts.flatMap((account) => account.claims);
	expect(new Set(claims.map(({ how }) => how)).size).toBeGreaterThan(1);
	for (const { how, said } of claims) if (how === 'cut') expect(said.phrases).toEqual([]);
	for (const account of accounts)
		for (const [film] of account.posts.flatMap(({ said }) => said.phrases)) expect(account.phrased).toContain(film);
});

test('promises for accounts are printed with the rank before each reader', async () => {
	const options = {
		posts: 2,
		mentions: [2],
		known: ['each' as const],
		goal: 300,
		targets: 3,
		seed: 5,
		skew: 0,
		threads: 1,
	};
	const { result, lines, figures } = await followPosts(ratings, options);
	const rows = (result as { accounts: AccountRow[] }).accounts;
	expect(rows.map(({ posts, reader }) => [posts, reader])).toEqual(
		[1, 2].flatMap((posts) => ACCOUNT_READERS.map((reader) => [posts, reader])),
	);
	const rankOf = (reader: string) => rows.find((row) => row.posts === 2 && row.reader === reader)!.rank;
	expect(rankOf('whole post')).toBeLessThanOrEqual(rankOf('sets'));
	expect(rankOf('sets')).toBeLessThanOrEqual(ratings.users);
	for (const { kept, aboveLow } of rows) expect([kept.of, aboveLow.of]).toEqual([expect.any(Number), 3]);
	expect(lines.join('\n')).toMatch(
		/^60,000 ratings .*\n\nAccounts .*Goal 300\.\nknown .*within x2\n.*\n[\s\S]*\neach +all /,
	);
	expect(figures.map(({ id, series }) => [id, series.length])).toEqual([['accounts-each', 2 + ACCOUNT_READERS.length]]);
	await expect(followPosts(ratings, { ...options, posts: 100 })).rejects.toThrow(
		/Ask for fewer --mentions or --targets\.$/,
	);
});
