import { gzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { filmAt } from '../../../../src/core/catalogue/catalogue.ts';
import { ImportError } from '../../../../src/imports/error.ts';
import { readAccount } from '../../../../src/imports/posts/account.ts';
import { testPack } from '../../films.ts';
import { tarred, zipped } from '../files.ts';
import { posts, source } from './files.ts';

const { catalogue } = testPack();
const REVIEWS = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n';
const DIARY = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n';

/** The films of the posts that were read, and the files that were not. */
async function accountOf(files: Record<string, string | Uint8Array>) {
	const read = await readAccount(
		[{ catalogue }],
		Object.entries(files).map(([name, content]) => source(name, content)),
	);
	const films = read.posts.map((post) => post.films.map((film) => filmAt(catalogue, film).title).join());
	return { read: read.read, films, unread: read.unread };
}

const NOTES = {
	'notes/1.txt': 'From experience, yes.\n\nHeat (1995) is long.',
	'notes/2.txt': 'The Matrix (1999)',
	'notes/3.txt': Uint8Array.from([0x48, 0, 1, 2]),
	'notes/4.txt': 'x'.repeat(1_100_000),
	'notes/5.mbox': 'From here on, The Seventh Seal (1957)',
};

test('a text that begins with "From" is not mail, and files of a folder that cannot be read are left out and named', async () => {
	expect(await accountOf(NOTES)).toEqual({
		read: 2,
		films: ['Heat', 'The Matrix'],
		unread: ['notes/5.mbox', 'notes/3.txt', 'notes/4.txt'],
	});
});

test.each(['notes.zip', 'notes.tar', 'notes.tar.gz'])(
	'files of an archive that cannot be read are left out and named: %s',
	async (name) => {
		const files = { 'a/1.txt': NOTES['notes/1.txt'], 'a/2.txt': NOTES['notes/2.txt'], 'a/3.txt': 'H\0\0' };
		const archive = name.endsWith('.zip') ? zipped(files) : tarred(files);
		expect(await accountOf({ [name]: name.endsWith('.gz') ? gzipSync(archive) : archive })).toEqual({
			read: 2,
			films: ['Heat', 'The Matrix'],
			unread: [`a/3.txt in ${name}`],
		});
	},
);

test('an unreadable folder is refused, and so is an unreadable file by itself', async () => {
	await expect(posts('notes/3.txt', NOTES['notes/3.txt'])).rejects.toThrow(/^notes\/3.txt/);
	const chosen = { 'a.txt': 'Heat (1995)', 'b.txt': `${'\0'.repeat(100)}Heat` };
	await expect(accountOf(chosen)).rejects.toThrow(ImportError);
	await expect(accountOf(chosen)).rejects.toThrow(/^b.txt/);
});

test('nothing in a skipped file counts, and what it repeats counts elsewhere', async () => {
	const damaged = `${REVIEWS}2024-01-02,Heat,1995,x,,,Good,,2024-01-01\n2024-01-02,Ran`;
	const diary = `${DIARY}2024-01-02,Heat,1995,x,4,,,2024-01-01\n`;
	expect(await accountOf({ 'a/reviews.csv': damaged, 'a/diary.csv': diary })).toEqual({
		read: 1,
		films: ['Heat'],
		unread: ['a/reviews.csv'],
	});
});

const MAIL = 'From a@b.example Sat Mar 14 09:00:00 2020\nSubject: Films\n\n';

test.each<[string, string, number]>([
	['a mail', `${MAIL}Heat`, 1],
	['of Thunderbird', 'From - Thu Jan 01 00:00:00 1970\r\nX-Mozilla-Status: 0001\r\n\r\nHeat', 1],
	['of Google', 'From 17@xxx Sat Mar 14 09:00:00 +0000 2020\nX-GM-THRID: 17\n\nHeat', 1],
	['with a sender of two words', 'From A B <a@b> Sat, 14 Mar 2020 09:00:00 +0000\nTo: b\n\nHeat', 1],
	['two mails', `${MAIL}Heat\n\n${MAIL}Ran`, 2],
])('mail is detected by its first line and its header: %s', async (_, text, count) => {
	const found = await posts('Sent', text);
	expect(found.map(({ site }) => site)).toEqual(Array(count).fill('mail'));
});

test.each([
	`${MAIL}Heat\n\nFrom 1995 until 2020 I saw nothing else.\n\nRan`,
	`${MAIL}Heat\n\nFrom a@b.example Sat Mar 14 09:00:00 2020\n\nRan`,
	`${MAIL}Heat\n\nFrom a@b.example Sat Mar 14 09:00:00 2020 Ran`,
])('a line in a mail that begins with "From" is of that mail', async (text) => {
	const found = await posts('Sent.mbox', text);
	expect(found).toHaveLength(1);
	expect(found[0]!.text).toMatch(/Heat[\s\S]*From [\s\S]*Ran$/);
});

test('posts of a truncated tar are refused with it', async () => {
	const archive = tarred({ '1.txt': 'Heat', '2.txt': 'Ran' });
	await expect(posts('a.tar', archive.subarray(0, 2000))).rejects.toThrow(/^a.tar is damaged/);
});
