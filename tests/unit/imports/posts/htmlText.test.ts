import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../../src/imports/posts/html.ts';
import { htmlText } from '../../../../src/imports/posts/htmlText.ts';
import { withoutQuotes } from '../../../../src/imports/posts/quotes.ts';

test.each<[string, string, string]>([
	['paragraphs', '<p>I like Heat.</p><p>And <br>Crash</p>', 'I like Heat.\n\nAnd\nCrash'],
	['emphasis', 'I saw <i>Heat</i> and <strong>Crash</strong>, <em>Ran</em>', 'I saw *Heat* and **Crash**, *Ran*'],
	[
		'entities',
		'<p>Lock, Stock &amp; Two&nbsp;Barrels &lt;3 &#8220;Heat&#8221;</p>',
		'Lock, Stock & Two Barrels <3 “Heat”',
	],
	['quotes of others', '<blockquote>Alien <p>is best</p></blockquote>No, Ran', 'No, Ran'],
	['nested quotes', '<blockquote>a<blockquote>b</blockquote>c</blockquote>Ran', 'Ran'],
	['quotes of Discourse', '<aside class="quote no-group"><div>Alien</div></aside><p>Ran</p>', 'Ran'],
	['a quote that is never closed', 'Ran<blockquote>Alien', 'Ran'],
	[
		'links',
		'see <a href="https://letterboxd.com/film/heat/">this one</a>',
		'see [this one](https://letterboxd.com/film/heat/)',
	],
	[
		'links that show their address',
		'<a href="https://letterboxd.com/film/heat/"><span class="invisible">https://</span>letterboxd.com/film/heat/</a>',
		'https://letterboxd.com/film/heat/',
	],
	['people and tags', '<a href="https://a.example/tags/heat">#<span>Heat</span></a>', '#Heat'],
	['what pictures show', '<img src="x" alt="Poster of Heat">', 'Poster of Heat'],
	['scripts', '<script>alert("Alien")</script><style>a{}</style>Ran', 'Ran'],
	['lists', '<ul><li>Heat</li><li>Ran</li></ul>', 'Heat\nRan'],
])('HTML becomes text: %s', (_, html, text) => {
	expect(htmlText(html)).toBe(text);
});

test('any text in HTML stays as it is, without tags', () => {
	fc.assert(
		fc.property(fc.array(fc.stringMatching(/^[A-Za-z0-9,.;:!?é]{1,8}$/), { minLength: 1 }), (words) => {
			const text = words.join(' ');
			expect(htmlText(`<div><p>${text}</p></div>`)).toBe(text);
		}),
	);
});

test.each<[string, string, string]>([
	['quoted lines', '> Alien?\n> or Aliens\n\nRan', 'Ran'],
	['escaped quoted lines', '&gt; Alien?\n\nRan', 'Ran'],
	['BBCode', '[quote="a, post:1"]Alien[quote]b[/quote]c[/quote]Ran', 'Ran'],
	['own text that is hidden', '>!Heat ends badly!<\n\nRan', '>!Heat ends badly!<\n\nRan'],
	['arrows within lines', 'Ran > Alien', 'Ran > Alien'],
])('what others wrote is left out of Markdown: %s', (_, markdown, text) => {
	expect(withoutQuotes(markdown)).toBe(text);
});

test('a long text is the same as its parts', () => {
	const parts = Array.from({ length: 2000 }, (_, i) => `${i} *Heat* and\nRan\n\n`);
	const html = parts.map((_, i) => `<p>${i} <i>Heat</i> and <br>Ran</p>`).join('');
	expect(htmlText(html)).toBe(parts.join('').trim());
});

test('endlessly nested elements stay no deeper than in browsers, and nothing in them is lost', () => {
	const html = Array.from({ length: 5000 }, (_, i) => `<div><b>${i} `).join('');
	let [depth, deepest, elements] = [0, 0, 0];
	parseHtml(`${html}</div></i></p>end`, {
		open: () => {
			elements++;
			deepest = Math.max(deepest, ++depth);
		},
		close: () => depth--,
	});
	expect([depth, deepest, elements]).toEqual([0, 512, 10_001]);
	const words = htmlText(`${html}end`).replace(/[*\s]+/g, ' ');
	expect(words.trim()).toBe(`${Array.from({ length: 5000 }, (_, i) => i).join(' ')} end`);
});

test('a paragraph that was never opened closes nothing else', () => {
	expect(htmlText('<blockquote><div></p>Alien</div> and more</blockquote>Ran')).toBe('Ran');
});
