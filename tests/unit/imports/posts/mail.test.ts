import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { zipped } from '../files.ts';
import { posts, postsOf, streamed } from './files.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Two mails as programs write them: one in Latin-1 as it is, one with parts. */
const MBOX = bytes(`From someone@mail.example Sat Mar 14 09:00:00 2020
From: Someone <someone@mail.example>
Subject: Old
 films
Date: Sat, 14 Mar 2020 10:00:00 +0100
Message-ID: <one@mail.example>
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: 8bit

I like Am\xe9lie.
>From here on it is Heat.
-- 
Someone, of Alien Ltd.

From someone@mail.example Sun Mar 15 09:00:00 2020
From: Someone <someone@mail.example>
Subject: Re: =?utf-8?Q?Alien_or_Am=C3=A9lie?=
Date: never
Message-ID: <two@mail.example>
Content-Type: multipart/mixed; boundary="outer"

This is a message in MIME format, on Alien.
--outer
Content-Type: multipart/alternative; boundary="inner"

--inner
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

The Seventh=
 Seal =E2=80=93 or Ran.

On Sat, 14 Mar 2020, Other wrote:
> Alien
--inner
Content-Type: text/html

<p>Alien</p>
--inner--
--outer
Content-Type: text/plain; name="list.txt"
Content-Disposition: attachment; filename="list.txt"

Alien
--outer--
Alien

From someone@mail.example Mon Mar 16 09:00:00 2020
Subject: =?utf-8?B?RMO8bmU=?= =?utf-8?Q?_again?=
Date: Mon, 16 Mar 2020 09:00:00 GMT
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${btoa('<p>I saw <i>Dune</i>.</p><blockquote>Alien</blockquote>')}
`);

const EXPECTED = [
	{
		id: '<one@mail.example>',
		date: '2020-03-14T09:00:00Z',
		site: 'mail',
		link: null,
		text: 'Old films\n\nI like Amélie.\nFrom here on it is Heat.',
	},
	{ id: '<two@mail.example>', date: null, site: 'mail', link: null, text: 'The Seventh Seal – or Ran.' },
	{ id: 'line 48', date: '2020-03-16T09:00:00Z', site: 'mail', link: null, text: 'Düne again\n\nI saw *Dune*.' },
];

test('only a mail’s own words are read: no attachments, quotes, or signatures', async () => {
	expect(await posts('Sent.mbox', MBOX)).toEqual(EXPECTED);
});

test('mail is detected by its beginning, with any line breaks, and however it is cut', async () => {
	const text = Array.from(MBOX, (code) => String.fromCharCode(code)).join('');
	const other = bytes(text.replaceAll('\n', '\r\n'));
	const chunks = () => Array.from({ length: Math.ceil(other.length / 11) }, (_, i) => other.slice(i * 11, i * 11 + 11));
	expect(await postsOf(streamed('Sent', chunks))).toEqual(EXPECTED);
});

test('other files, and mails of megabytes, are refused with the line', async () => {
	await expect(posts('Sent.mbox', 'Subject: x\n\nHeat')).rejects.toThrow(
		/^Sent.mbox, line 1: here a mail should begin/,
	);
	const start = 'From a@b.example Sat Mar 14 09:00:00 2020\nSubject: x\n\n';
	await expect(posts('Sent.mbox', `${start}${'Heat\n'.repeat(300_000)}`)).rejects.toThrow(
		/^Sent.mbox, line \d+: a mail has more than 1,048,576 characters of text/,
	);
	let asked = 0;
	const endless = streamed('Sent.mbox', function* () {
		yield strToU8(start);
		for (; asked < 1 << 14; asked++) yield new Uint8Array(1 << 16).fill(0x61);
	});
	await expect(postsOf(endless)).rejects.toThrow(/^Sent.mbox, line 4: it has more than 1,048,576 characters/);
	expect(asked).toBeLessThan(40);
});

test('only files that may have posts are read from a folder or an archive', async () => {
	const folder = {
		'takeout/Mail/Sent.mbox': MBOX,
		'takeout/about.html': bytes('<html>Alien</html>'),
		'takeout/a.bin': bytes('\0'),
	};
	const sources = Object.entries(folder).map(([name, content]) => streamed(name, () => [content]));
	expect(await postsOf(...sources)).toEqual(EXPECTED);
	await expect(postsOf(sources[2]!)).rejects.toThrow(/^takeout has no posts we can read/);
	await expect(posts('a.zip', zipped({ 'a.bin': 'x' }))).rejects.toThrow(/^a.zip has no posts we can read/);
});
