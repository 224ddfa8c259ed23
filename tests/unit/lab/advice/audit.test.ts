import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../folder.ts';
import { audit, check, expectRefused } from '../kit/commandLine.ts';

const folder = temporaryFolder();
const COLUMNS = 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media';
const BODIES = [
	'Watched Koyaanisqatsi (1982) and Werckmeister Harmonies (2000) back to back.',
	'Who else went to see The Matrix (1999) again?',
	'The weather was awful, and there was nothing to do.',
	'Marketa Lazarová (1967) is the best film that I know.',
	'We watched The Matrix (1999) once more.',
];

/** An export of Reddit with these comments, a year apart. */
function exported(name: string, bodies: readonly string[]): string {
	const rows = bodies.map((body, i) => {
		const link = `https://www.reddit.com/r/movies/comments/x/_/c${i}/`;
		return `c${i},${link},${2020 + i}-03-14 09:00:00 UTC,,movies,0,https://www.reddit.com/,,"${body}",`;
	});
	const file = join(folder, name);
	writeFileSync(file, [COLUMNS, ...rows, ''].join('\n'));
	return file;
}
const file = exported('comments.csv', BODIES);

test('--json prints one document with the documented keys, the most revealing post first', async () => {
	const { code, out } = await audit('--json', '--tolerance', '300', file);
	expect(code).toBe(0);
	const document = JSON.parse(out);
	expect(Object.keys(document)).toEqual(
		'crowd low verdict tolerance posts takeDown crowdAfter crowdEdited doubtful unread wordings'.split(' '),
	);
	expect(document).toMatchObject({ tolerance: 300, verdict: 'could', doubtful: [] });
	expect(document.posts).toHaveLength(4);
	const [first] = document.posts;
	expect(first).toEqual({
		id: 'c0',
		date: '2020-03-14T09:00:00Z',
		site: 'www.reddit.com',
		films: [
			{ title: 'Koyaanisqatsi', year: 1982 },
			{ title: 'Werckmeister Harmonies', year: 2000 },
		],
		crowdWithout: expect.any(Number),
	});
	const costs = document.posts.map(({ crowdWithout }: { crowdWithout: number }) => crowdWithout);
	expect(costs).toEqual(costs.toSorted((a: number, b: number) => b - a));
	expect(document.takeDown).toEqual(['c0', 'c3']);
	expect(document.crowd).toBeLessThan(10);
	expect(document.crowdAfter).toBeGreaterThan(300);
	expect(document.crowdEdited).toBeGreaterThan(300);
	expect(document.crowdEdited).toBeLessThanOrEqual(document.crowdAfter);
	expect(out).not.toContain('weather');
});

test('posts to take down come with an edit without their films, and with the wordings that check gives', async () => {
	const { wordings } = JSON.parse((await audit('--json', '--tolerance', '300', file)).out);
	expect(wordings.map(({ id }: { id: string }) => id)).toEqual(['c0', 'c3']);
	const [first, second] = wordings;
	expect(Object.keys(first)).toEqual(['id', 'site', 'edited', 'wordings']);
	expect(first.edited).not.toMatch(/Koyaanisqatsi|Werckmeister/);
	expect(first.edited).toMatch(/^Watched .* back to back\.$/);
	expect(second.edited).toMatch(/is the best film that I know\.|The best film that I know is /);
	const draft = join(folder, 'post.txt');
	writeFileSync(draft, BODIES[0]!);
	const checked = JSON.parse((await check('--json', '--tolerance', '300', draft)).out);
	expect(first.wordings).toEqual(checked.wordings);
	const { out } = await audit('--tolerance', '300', file);
	expect(out).toContain(`\n    - ${BODIES[0]}\n    + ${first.edited}\n`);
});

test('the audit is printed as sentences: posts to take down with day and link, posts that can stay, the years, the copies', async () => {
	const { code, out } = await audit('--tolerance', '300', file);
	expect(code).toBe(0);
	expect(out).toMatch(
		/^2 old posts give you away\.\nAbout \d+ people could have written all your posts\. With these 2 edited: about [\d,]+\. Your goal is 300\.\n/,
	);
	expect(out).toMatch(/\n4 of 5 posts name 4 films\. The number is based on ratings by 52,000 members/);
	expect(out).toMatch(
		/\nEdit these 2 posts:\n {2}www\.reddit\.com, March 14, 2020: Koyaanisqatsi \(1982\), Werckmeister Harmonies \(2000\)\n {4}https:\/\/www\.reddit\.com\/r\/movies\/comments\/x\/_\/c0\/\n/,
	);
	expect(out).toMatch(/\nThe other 2 posts can stay\n {2}www\.reddit\.com, March 14, 202\d: The Matrix \(1999\)\n/);
	expect(out).toMatch(/\n {2}2021 +[\d,]+ people +1 post\n/);
	expect(out).toContain('\nSearch engines forget within weeks.');
	expect(out).not.toContain('new account');
});

test('a new account is less work if most of many posts need edits, with the films that it must not name', async () => {
	const many = exported('many.csv', Array(11).fill(BODIES[0]) as string[]);
	const { out } = await audit(many);
	expect(out).toMatch(/^A new account is less work\.\nYou’d have to edit 11 of your 11 posts that name films\./);
	expect(out).toContain('\nLeave these films to the old one: Koyaanisqatsi and Werckmeister Harmonies.\n');
});

test('films that the writer never rated count, and a post that appears twice counts once', async () => {
	const crowd = async (...args: string[]) => JSON.parse((await audit('--json', ...args)).out);
	const before = await crowd(file);
	expect((await crowd('--never', 'Werckmeister Harmonies', file)).crowd).toBeGreaterThan(1.2 * before.crowd);
	expect(await crowd(file, exported('again.csv', BODIES))).toEqual(before);
});

test('posts without films give nothing away', async () => {
	const { out } = await audit(exported('none.csv', ['Nothing happened today.']));
	expect(out).toBe('No films found in 1 post: they give nothing away here.\n');
	const { crowd, posts, takeDown, crowdAfter } = JSON.parse((await audit('--json', join(folder, 'none.csv'))).out);
	expect({ crowd, posts, takeDown, crowdAfter }).toEqual({
		crowd: 52_000,
		posts: [],
		takeDown: [],
		crowdAfter: 52_000,
	});
});

test('own ratings count, and posts within two weeks of a logged date are listed', async () => {
	const ratings = join(folder, 'ratings.csv');
	const rows = [
		'2020-03-01,Koyaanisqatsi,1982,https://boxd.it/a,4.5',
		'2020-02-28,Werckmeister Harmonies,2000,https://boxd.it/b,5',
		'2021-03-28,The Matrix,1999,https://boxd.it/c,3',
	];
	writeFileSync(ratings, ['Date,Name,Year,Letterboxd URI,Rating', ...rows, ''].join('\n'));
	const document = JSON.parse((await audit('--json', '--ratings', ratings, file)).out);
	const near = Object.fromEntries(
		document.posts.map(({ id, nearLogged }: { id: string; nearLogged: { title: string }[] }) => [
			id,
			nearLogged.map(({ title }) => title),
		]),
	);
	// 13 days before, 15 days before, 14 days after, and three years after.
	expect(near).toEqual({ c0: ['Koyaanisqatsi'], c1: ['The Matrix'], c3: [], c4: [] });
	expect(document.crowd).not.toBe(JSON.parse((await audit('--json', file)).out).crowd);
	const { out } = await audit('--ratings', ratings, file);
	expect(out).toMatch(
		/\nWithin two weeks of logging the film: 2 posts\. .*\n {2}www\.reddit\.com, March 14, 2020: Koyaanisqatsi \(1982\)\n/,
	);
	expect((await audit('--ratings', 'none.csv', file)).err).toMatch(/^none\.csv: there is no such file/);
});

const foreign = join(folder, 'foreign.csv');
writeFileSync(foreign, 'a,b\n1,2\n');

test.each([
	[[foreign], /^foreign\.csv isn’t an export we know/],
	[['--never', 'Zzqqy', file], /No film is called Zzqqy\./],
	[['--tolerance', 'many', file], /whole number of people/],
	[[], /missing required argument/],
])('invalid input ends with exit code 2 and one sentence on standard error (%#)', async (args, reason) => {
	const ended = await audit(...args);
	expectRefused(ended, reason);
	expect(ended.err.trim().split('\n')).toHaveLength(1);
});
