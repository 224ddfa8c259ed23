import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, newHistory } from '../../../src/page/posting/boxHistory.ts';
import { type LastEdit, lastEdit, postedTexts } from '../../../src/page/posting/lastEdit.ts';

const postedText = (text: string, edit: LastEdit | null) => postedTexts(text, edit).join('\n\n');

const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies';

/** An edit from one text to another, read when it ended, and at a check where there was one. */
function edited(before: string, after: string, room: number, later?: string, given = ''): LastEdit {
	let history = apply(newHistory(7), { kind: 'editBegins', text: before, room, reopened: '' });
	history = apply(history, { kind: 'editGoesOn', room, given });
	history = apply(history, { kind: 'editEnds', text: after });
	return lastEdit(later === undefined ? history : apply(history, { kind: 'read', text: later }))!;
}

/** What was written before anyone read along. */
function begunAs(text: string, room: number, given: string, caret: number | null = null): LastEdit {
	const found = { kind: 'foundWritten', text, room, given, caret, reopened: '' } as const;
	return lastEdit(apply(newHistory(7), found))!;
}
const typed = (text: string, later?: string) => edited(text.slice(0, -1), text, 1, later);

test('a post that equals the last edit counts once', () => {
	expect(postedText(DRAFT, typed(DRAFT))).toBe(DRAFT);
	expect(postedText(`${DRAFT}\n`, typed(DRAFT, DRAFT))).toBe(`${DRAFT}\n`);
	expect(postedText(DRAFT, edited('', DRAFT, DRAFT.length))).toBe(DRAFT);
	expect(postedText(DRAFT, null)).toBe(DRAFT);
});

/** What a page shows when the user posts, and does to the text of the user. */
const HIDING: [string, string][] = [
	['another text', 'A quiet evening.'],
	['nothing', ''],
	['other ends', `*${DRAFT.slice(1, -1)}*`],
	['other characters between its letters', [...DRAFT].join('\u00b7')],
	['other characters around its words', DRAFT.replaceAll(' ', ' ** ')],
];

test.each(HIDING)('%s in its place does not hide it', (_, shown) => {
	expect(postedText(shown, typed(DRAFT))).toContain(DRAFT);
	// A build that judges only what is shown would lose it.
	expect(shown).not.toContain(DRAFT);
});

test('a page that shows another text while the edit is read hides nothing from later checks', () => {
	const shown = 'A quiet evening.';
	expect(postedText(shown, edited(DRAFT.slice(0, -1), shown, 1))).not.toContain(DRAFT);
	expect(postedText(shown, edited(DRAFT.slice(0, -1), shown, 1, DRAFT))).toContain(DRAFT);
});

test('a film that the user deleted before posting does not count', () => {
	const rest = 'I adored and Werckmeister Harmonies';
	expect(postedText(rest, edited(DRAFT, rest, 0, rest))).toBe(rest);
	expect(postedText('', edited(DRAFT, '', 0))).toBe('');
	expect(postedText('I saw Aliens', edited('I saw Alien', 'I saw Aliens', 1))).toBe('I saw Aliens');
});

test('all counts of what a slow page makes one edit of', () => {
	const before = 'I adored Koyaanisqatsi, the film "Heat" (1995) and Werckmeister Harmonies';
	const typed = ', also The Matrix';
	const after = `I adored Koyaanisqatsi, Werckmeister Harmonies${typed}`;
	const edit = edited(before, after, typed.length, undefined, typed);
	expect(postedTexts(after, edit)).toEqual([after]);
	expect(postedTexts(after, { ...edit, stood: [] })).toEqual([after]);
});

test('nothing can replace a long paste, before it or after it', () => {
	const pasted = edited('', DRAFT, DRAFT.length);
	const swapped = 'I adored The Matrix and Alien and Up and Stalker!';
	expect(postedText(swapped, pasted)).not.toMatch(/Matrix|Alien|Stalker/);
	expect(postedText(swapped, pasted)).toContain(DRAFT);
	// Judged by the paste alone, it would all be the user's.
	expect(postedText(swapped, { ...pasted, stood: [] })).toBe(swapped);
});

test('text that an editor inserts later is the user’s, up to the length that they inserted', () => {
	const late = edited('', '', DRAFT.length);
	expect(postedText(DRAFT, late)).toBe(DRAFT);
	expect(postedText(DRAFT, edited('', '', DRAFT.length, DRAFT))).toBe(DRAFT);
	expect(postedText(`${DRAFT}, The Matrix`, edited('', '', DRAFT.length, DRAFT))).not.toContain('Matrix');
});

test('if an editor inserts a long paste late, only the pasted text counts, in any form', () => {
	const late = (before: string, later?: string) => edited(before, before, DRAFT.length, later, DRAFT);
	const other = 'I adored The Matrix and Alien and Up and Stalker!';
	expect(postedText(`Hello. ${DRAFT} Bye.`, late('Hello.  Bye.'))).toContain(`Hello. ${DRAFT} Bye.`);
	expect(postedText(`Hello. > ${DRAFT} < Bye.`, late('Hello.  Bye.'))).toContain(DRAFT);
	expect(postedText(other, late(''))).not.toMatch(/Matrix|Alien|Stalker/);
	expect(postedText(other, late('', other))).not.toMatch(/Matrix|Alien|Stalker/);
	// Judged by its length alone, it would all be the user's.
	expect(postedText(other, { ...late(''), given: '' })).toBe(other);
});

test('in text from before the box was watched, a long paste counts as pasted, and keys by their number', () => {
	const other = 'I adored The Matrix and Alien and Up and Stalker!';
	expect(postedText(DRAFT, begunAs(DRAFT, DRAFT.length, DRAFT))).toBe(DRAFT);
	expect(postedText(`Oh. ${DRAFT}`, begunAs(`Oh. ${DRAFT}`, DRAFT.length + 4, DRAFT))).toBe(`Oh. ${DRAFT}`);
	for (const text of [other, '']) expect(postedText(other, begunAs(text, DRAFT.length, DRAFT))).not.toContain('Matrix');
	expect(postedText('Heat', begunAs('Heat', 4, 't'))).toBe('Heat');
	expect(postedText(other, begunAs(other, 4, 't'))).not.toContain('Matrix');
});

test('restored text is the user’s, but nothing after it', () => {
	const undone = edited('', DRAFT, Number.POSITIVE_INFINITY);
	expect(postedText(DRAFT, undone)).toBe(DRAFT);
	expect(postedText(`${DRAFT}, The Matrix`, undone)).not.toContain('Matrix');
});

test('whatever a page shows, only words count that were there or fit into the edit', () => {
	const text = fc.array(fc.constantFrom('The', 'Matrix', 'I', 'saw', 'Heat', 'again'), { maxLength: 20 });
	fc.assert(
		fc.property(text, text, fc.nat(3), (words, shown, room) => {
			const before = words.join(' ');
			const posted = postedText(`Stalker ${shown.join(' ')} Stalker`, edited(before, before, room));
			expect(posted).not.toContain('Stalker');
		}),
	);
});

test('of text written before we watched, as much as was typed counts before the caret', () => {
	const text = 'Ann adored Koyaanisqatsi';
	expect(postedText(text, begunAs(text, 1, '', 15))).toBe(text);
	expect(postedText(text, begunAs(text, 1, ''))).not.toContain('Koyaanisqatsi');
});

test.each([
	['keys before what stood there', 'Hello world', 5, '', 5, { before: ' world', room: 5 }],
	['keys in the middle', 'Say Hello world', 5, '', 9, { before: 'Say  world', room: 5 }],
	['keys of which some were deleted again', 'Hello world', 9, '', 5, { before: ' world', room: 9 }],
	['keys, with no caret known', 'Hello world', 5, '', null, { before: '', room: 5 }],
	['keys that are all that stands there', 'Hello', 9, '', 9, { before: '', room: 9 }],
	['as many keys as stand there', 'Hello', 5, '', 5, { before: '', room: 5 }],
	['a long paste and a key', `${'p'.repeat(33)}k`, 34, 'p'.repeat(33), 34, { before: 'p'.repeat(33), room: 1 }],
	['a short paste', `${'p'.repeat(32)} end`, 32, 'p'.repeat(32), 32, { before: ' end', room: 32 }],
] as const)('what was there before is known by the caret: %s', (_, text, room, given, caret, edit) => {
	expect(begunAs(text, room, given, caret)).toEqual({ ...edit, given: '', stood: [text] });
});

test('text with more room than a key must be the text that was given', () => {
	const other = 'The Matrix, Alien, Up, Stalker, Mirror.';
	const given = 'x'.repeat(40);
	// Of 40 units 8 were inserted at once, or 7: 32 are left, or 33.
	const stood = (inserted: number) => ({ before: '', room: 40, given, stood: ['y'.repeat(inserted)] });
	const later = (inserted: number) => `${'y'.repeat(inserted)}${other.slice(0, 32)}`;
	expect(postedText(later(8), stood(8))).toContain('Matrix');
	expect(postedText(later(7), stood(7))).not.toContain('Matrix');
});

test('the user’s text counts even if others write at the same moment, and theirs does not', () => {
	const before = 'Ann: I saw Heat today.\n';
	const shown = `Bob: Alien for the 2nd time!\n${before}`;
	const given = 'I saw Koyaanisqatsi';
	expect(postedText(`${shown}${given}`, edited(before, `${shown}${given}`, given.length, undefined, given))).toContain(
		given,
	);
	expect(
		postedText(`${shown}${given}`, edited(before, `${shown}${given}`, given.length, undefined, given)),
	).not.toContain('Alien');
	const [same, line] = ['Bob: Alien!\nBob: Alien!\n', 'Bob: Alien!\n'];
	const among = postedText(`${same}${line}${given}`, edited(same, `${same}${line}${given}`, 20, undefined, given));
	expect(among).toContain(given);
	const typing = `${before}I saw Koyaanisqats`;
	const typed = edited(typing, `Bob: Alien for the 2nd time!\n${typing}i`, 1, undefined, 'i');
	expect(postedText(`Bob: Alien for the 2nd time!\n${typing}i`, typed)).toContain('Koyaanisqatsi');
	expect(postedText(`Bob: Alien for the 2nd time!\n${typing}i`, typed)).not.toContain('Alien');
});

test('texts that differ only in spaces are one, as last seen', () => {
	expect(postedTexts('I  saw Heat', edited('I saw Hea', 'I saw Heat', 1))).toEqual(['I  saw Heat']);
	expect(postedTexts('Isaw Heat', edited('I saw Hea', 'I saw Heat', 1))).toHaveLength(2);
});

test('only finished edits are checked', () => {
	const begun = apply(newHistory(7), { kind: 'editBegins', text: 'I', room: 1, reopened: '' });
	expect(lastEdit(apply(begun, { kind: 'read', text: 'I saw' }))!.stood).toEqual([]);
});
