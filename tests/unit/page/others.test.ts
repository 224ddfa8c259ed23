import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin } from '../../../src/core/mentions/others.ts';
import { LONGEST_DRAFT } from '../../../src/messages/limits.ts';
import { allOwn, MOST_PARTS, type Part, type Written } from '../../../src/messages/written.ts';
import { hunksOf } from '../../../src/page/posting/hunks.ts';
import { changedByPage, changedByUser, type Known, notByBoth } from '../../../src/page/posting/others.ts';
import { cpuTime, timed } from '../cpuTime.ts';

const none: Known = () => [];
const there = (text: string): Written => changedByPage(allOwn(''), text, none);
const doing = (room: number, given = '') => ({ room, given, first: '' });
const typed = (before: Written, text: string) => changedByUser(before, text, doing(1), none);

/** Whether words of a text are the user's, or were touched by them. */
function isOwn({ text, others }: Written, words: string): boolean {
	const start = text.indexOf(words);
	if (start < 0) throw new Error(`${words} is not there`);
	return !isWithin({ start, end: start + words.length }, others);
}

/** Types a text key by key at a place. */
function typing(before: Written, at: number, words: string): Written {
	let now = before;
	for (const [i, key] of [...words].entries())
		now = typed(now, now.text.slice(0, at + i) + key + now.text.slice(at + i));
	return now;
}

const WIKI = 'Andrei Tarkovsky made Solaris and later Stalker, wich is slow.';

test('in an existing text, only the user’s additions are theirs', () => {
	const now = typing(there(WIKI), WIKI.length, ' See also Koyaanisqatsi.');
	expect(isOwn(now, 'Koyaanisqatsi')).toBe(true);
	for (const film of ['Solaris', 'Stalker']) expect(isOwn(now, film)).toBe(false);
});

test('correcting a typo elsewhere does not claim others’ films', () => {
	const now = typed(there(WIKI), WIKI.replace('wich', 'which'));
	expect(isOwn(now, 'which')).toBe(true);
	for (const film of ['Solaris', 'Stalker']) expect(isOwn(now, film)).toBe(false);
});

test.each([
	['a letter put in', 'I saw Solris again', 'Solaris'],
	['a letter taken out at its end', 'I saw Solariss again', 'Solaris'],
	['a letter taken out at its beginning', 'I saw XSolaris again', 'Solaris'],
	['a letter taken out within', 'I saw Sollaris again', 'Solaris'],
	['a word taken out within', 'I saw The Big Old Lebowski again', 'The Big Lebowski'],
])('a title that the user edits is theirs: %s', (_, before, title) => {
	expect(isOwn(typed(there(before), `I saw ${title} again`), title)).toBe(true);
});

test('deleting words next to a title does not claim it', () => {
	expect(isOwn(typed(there('I saw Solaris and Stalker'), 'I saw Solaris'), 'Solaris')).toBe(false);
	expect(isOwn(typed(there('Yes, Solaris'), 'Solaris'), 'Solaris')).toBe(false);
});

test('pasted text is the user’s, even if it was there before', () => {
	const pasted = 'Solaris and Stalker and Mirror';
	const now = changedByUser(there('Solaris and Up'), pasted, doing(pasted.length, pasted), none);
	for (const film of ['Solaris', 'Stalker', 'Mirror']) expect(isOwn(now, film)).toBe(true);
});

test('others’ text is theirs anywhere, and the user’s stays the user’s', () => {
	const mine = typing(allOwn(''), 0, 'I adored Koyaanisqatsi. ');
	const both = changedByPage(mine, `Heat first. ${mine.text}And then Alien, said Ann.`, none);
	expect(['Koyaanisqatsi', 'Heat', 'Alien'].map((film) => isOwn(both, film))).toEqual([true, false, false]);
	const more = typing(both, both.text.length, ' Up!');
	expect(['Koyaanisqatsi', 'Heat', 'Alien', 'Up'].map((film) => isOwn(more, film))).toEqual([true, false, false, true]);
});

test('text that others write at the moment of a key is theirs, and what the key typed is the user’s', () => {
	const before = typing(allOwn(''), 0, 'I saw U');
	const now = changedByUser(before, 'Ann here: Alien, Heat and Stalker are great films. I saw Up', doing(1), none);
	expect(['Alien', 'Heat', 'Stalker', 'Up'].map((film) => isOwn(now, film))).toEqual([false, false, false, true]);
});

test('a page that reshapes the user’s text does not make it its own', () => {
	const mine = typing(allOwn(''), 0, 'I adored Koyaanisqatsi');
	for (const shape of ['I adored **Koyaanisqatsi**', '[I adored Koyaanisqatsi](x)'])
		expect(isOwn(changedByPage(mine, shape, none), 'Koyaanisqatsi')).toBe(true);
	const apart = changedByPage(mine, [...mine.text].join('\u00b7'), none);
	expect(isOwn(changedByPage(apart, mine.text, none), 'Koyaanisqatsi')).toBe(true);
	const swapped = changedByPage(mine, `${'Heat and Alien. '.repeat(20)}`, none);
	expect(isOwn(swapped, 'Heat')).toBe(false);
});

test('the user’s text is theirs if the page puts it into another box', () => {
	const known = () => ['I adored Koyaanisqatsi and', 'a'];
	const now = changedByPage(allOwn(''), 'Ann: a film, Heat. **I adored Koyaanisqatsi and** so on', none);
	expect(isOwn(now, 'Koyaanisqatsi')).toBe(false);
	const again = changedByPage(allOwn(''), 'Ann: a film, Heat. I adored Koyaanisqatsi and so on', known);
	expect(['Koyaanisqatsi', 'Heat'].map((film) => isOwn(again, film))).toEqual([true, false]);
	expect(again.others).toHaveLength(2);
});

test('undoing restores whose text is whose', () => {
	const first = `${WIKI}\nA second paragraph names Mirror and Nostalghia at length.`;
	const mine = typing(there(first), first.length, ' I like Koyaanisqatsi a lot, and so do many others.');
	const gone = changedByUser(mine, mine.text.slice(0, WIKI.length), doing(0), none);
	const undone = changedByUser(gone, mine.text, { room: Number.POSITIVE_INFINITY, given: '', first }, none);
	expect(['Solaris', 'Koyaanisqatsi'].map((film) => isOwn(undone, film))).toEqual([false, true]);
	const paragraph = changedByUser(there(WIKI), first, { room: Number.POSITIVE_INFINITY, given: '', first }, none);
	expect(isOwn(paragraph, 'Nostalghia')).toBe(false);
});

test('parts are in order and apart, and hunks turn one text into the other', () => {
	const words = fc.array(fc.constantFrom('The', 'Matrix', 'I', 'saw', 'Heat', '\n', 'again', 'once', 'x'), {
		maxLength: 30,
	});
	fc.assert(
		fc.property(fc.array(words, { minLength: 2, maxLength: 6 }), fc.nat(6), (states, room) => {
			let now = there(states[0]!.join(' '));
			for (const state of states) {
				const text = state.join(' ');
				let made = '';
				let at = 0;
				for (const hunk of hunksOf(now.text, text)) {
					made += now.text.slice(at, hunk.at) + text.slice(hunk.to, hunk.to + hunk.inserted);
					at = hunk.at + hunk.removed;
				}
				expect(made + now.text.slice(at)).toBe(text);
				now = changedByUser(now, text, doing(room), none);
				for (const [i, [start, end]] of now.others.entries()) {
					expect(start).toBeGreaterThanOrEqual(now.others[i - 1]?.[1] ?? 0);
					expect(end).toBeGreaterThan(start);
				}
				expect(now.others.at(-1)?.[1] ?? 0).toBeLessThanOrEqual(text.length);
			}
		}),
	);
});

test.each([
	['the same words over and over', 'All that is said here says nothing at all. '.repeat(6000)],
	['other words all along', Array.from({ length: 40_000 }, (_, i) => `word${i}`).join(' ')],
])('in a text that is longer than what is read, what is typed is the user’s, and nothing else: %s', (_, long) => {
	const cut = (text: string) => text.slice(0, LONGEST_DRAFT + 1);
	let all = long;
	let now = there(cut(all));
	for (const key of 'Well: ') {
		all = all.slice(0, 100) + key + all.slice(100);
		now = typed(now, cut(all));
	}
	const given = 'Solaris and Stalker';
	all = all.slice(0, 50) + given + all.slice(50);
	now = changedByUser(now, cut(all), doing(given.length), none);
	for (const words of [given, 'lleW']) expect(isOwn(now, words)).toBe(true);
	expect(now.others.reduce((sum, [start, end]) => sum + end - start, 0)).toBe(LONGEST_DRAFT + 1 - given.length - 6);
	all = all.replace(given, '');
	now = changedByUser(now, cut(all), doing(0), none);
	// The user has touched the word in which it stood.
	expect(now.others.reduce((sum, [start, end]) => sum + end - start, 0)).toBe(LONGEST_DRAFT + 1 - 6 - 2);
});

test.each([
	['a short word', 10, 0, 42],
	['a long one', 20, 0, 80],
	['what is half the user’s', 10, 5, 37],
])('a page replaces the user’s text by at most four times as much: %s', (_, stood, theirs, most) => {
	const before: Written = { text: 'a'.repeat(stood), others: theirs === 0 ? [] : [[0, theirs]] };
	expect(changedByPage(before, 'b'.repeat(most), none).others).toEqual([]);
	expect(changedByPage(before, 'b'.repeat(most + 1), none).others).toEqual([[0, most + 1]]);
	// What it puts in place of text of others is its own.
	expect(changedByPage({ ...before, others: [[0, stood]] }, 'b', none).others).toEqual([[0, 1]]);
});

test('what a page puts in place of a part that is half the user’s counts by their half', () => {
	const stood: Written = { text: `Ann: ${'a'.repeat(20)} end`, others: [[0, 15]] };
	// Of the twenty units ten are the user's, which 42 may stand for.
	const put = (units: number) => changedByPage(stood, `Ann: ${'b'.repeat(units)} end`, none).others;
	expect(put(42)).toEqual([[0, 5]]);
	expect(put(43)).toEqual([[0, 48]]);
});

test('given text is searched for near changes, not in the whole text', () => {
	const given = 'Solaris is slow';
	const stood = there(`${given}, said Ann. And Bob: no.`);
	const now = changedByUser(stood, `${stood.text} ${given}`, { ...doing(3), given }, none);
	expect(isOwn(now, `${given}, said`)).toBe(false);
	// The space before it is the page's, too.
	expect(now.others.at(-1)![1]).toBe(stood.text.length + 1);
});

test('given text is the user’s in any place a page puts it, except a single key', () => {
	const given = 'Solaris';
	const now = changedByUser(there(''), `Quote: ${given}, by someone else`, { ...doing(3), given }, none);
	expect(now.others).toEqual([
		[0, 7],
		[7 + given.length, now.text.length],
	]);
	const all = changedByUser(there(''), 'Quote: a key', { ...doing(1), given: 'k' }, none);
	expect(all.others).toEqual([[0, all.text.length]]);
});

test('a key’s text is the user’s with one added unit, but not with two', () => {
	const stood = there('I saw it');
	const put = (more: string) => changedByUser(stood, `I saw it${more}`, doing(1), none).others;
	expect(put('')).toEqual(stood.others);
	expect(put('(')).toEqual([[0, 8]]);
	expect(put('()')).toEqual([[0, 8]]);
	expect(put('(x)')).toEqual([[0, 11]]);
});

test('if a message has too many parts, the longest are sent, and the rest count as the user’s', () => {
	const long = Array.from({ length: MOST_PARTS + 5 }, (_, i) => `w${i}${i < 5 ? '' : ' more words of theirs'}`);
	const before: Written = { text: '', others: [] };
	let [text, others] = ['', [] as Part[]];
	for (const words of long) {
		others = [...others, [text.length, text.length + words.length]];
		text += `${words}. `;
	}
	const most = changedByUser({ text, others }, `${text}x`, doing(1), none).others;
	expect(most).toEqual(others.slice(5));
	const fits = { text, others: others.slice(5) };
	expect(changedByUser(fits, `${text}x`, doing(1), none).others).toEqual(fits.others);
	expect(changedByUser(before, 'x', doing(1), none).others).toEqual([]);
});

test('two records of the user’s text are cut where both agree', () => {
	const of = (...others: Part[]): Written => ({ text: 'x'.repeat(20), others });
	expect(notByBoth(of([0, 5], [8, 12]), of([3, 9], [12, 14])).others).toEqual([
		[3, 5],
		[8, 9],
	]);
	expect(notByBoth(of([0, 5]), of([5, 9])).others).toEqual([]);
});

timed('a key in a long text, and a long text that is all changed, cost little', () => {
	const long = 'Solaris and a word. '.repeat(5000);
	let now = there(long);
	const keys = cpuTime(() => {
		for (let i = 0; i < 50; i++) now = typed(now, `${now.text.slice(0, 50_000 + i)}x${now.text.slice(50_000 + i)}`);
	});
	expect(keys / 50).toBeLessThan(20);
	const other = Array.from({ length: 15_000 }, (_, i) => `word${i * 7}`).join(' ');
	const before = there(Array.from({ length: 15_000 }, (_, i) => `word${i}`).join(' '));
	expect(cpuTime(() => changedByPage(before, other, none))).toBeLessThan(2000);
});
