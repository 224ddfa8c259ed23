import { expect, test } from 'vitest';
import { zipped } from '../files.ts';
import { posts } from './files.ts';

test('a folder of Markdown, text, and web pages is read with the dates of its files', async () => {
	const archive = zipped({
		'blog/2020-05-01-heat.md': 'Heat is long.\n\n> Alien is not\n\nYes.',
		'blog/2021/06/ran.txt': 'Ran',
		'blog/front.md':
			'---\ntitle: "Crash"\ndate: 2022-03-04 10:00:00 +0200\nurl: https://blog.example/crash/\n---\nBad.',
		'blog/toml.md': "+++\ntitle = 'Dune'\ndate = 2023-03-04\n+++\nGood.",
		'blog/draft.md': '---\ndraft: true\n---\nAlien',
		'blog/page.html':
			'<html><head><title>Solaris</title><meta property="article:published_time" content="2019-01-02T03:04:05Z"><link rel="canonical" href="https://blog.example/solaris"></head><body><nav>Alien</nav><article><p>Slow &amp; good.</p></article></body></html>',
		'blog/picture.png': '\x89PNG',
	});
	expect((await posts('blog.zip', archive)).map(({ id, ...post }) => post)).toEqual([
		{ date: '2020-05-01', site: 'files', link: null, text: 'Heat is long.\n\nYes.' },
		{ date: '2021-06', site: 'files', link: null, text: 'Ran' },
		{
			date: '2022-03-04T08:00:00Z',
			site: 'blog.example',
			link: 'https://blog.example/crash/',
			text: 'Crash\n\nBad.',
		},
		{ date: '2023-03-04', site: 'files', link: null, text: 'Dune\n\nGood.' },
		{
			date: '2019-01-02T03:04:05Z',
			site: 'blog.example',
			link: 'https://blog.example/solaris',
			text: 'Solaris\n\nSlow & good.',
		},
	]);
});

test('wrong dates are unknown, and files longer than a post are refused', async () => {
	expect((await posts('2020-13-45-heat.txt', 'Heat')).map(({ date }) => date)).toEqual([null]);
	await expect(posts('a.txt', 'Heat '.repeat(300_000))).rejects.toThrow(/^a.txt has more than 1,048,576 characters/);
});
