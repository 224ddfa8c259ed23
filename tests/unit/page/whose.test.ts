import { expect, test } from 'vitest';
import { isWithin } from '../../../src/core/mentions/others.ts';
import { begunAs, postedTexts } from '../../../src/page/posting/lastEdit.ts';
import { createRoom } from '../../../src/page/posting/room.ts';
import {
	beginEdit,
	begunWith,
	changedByUs,
	elsewhere,
	endEdit,
	type Whose,
	writtenIn,
} from '../../../src/page/posting/whose.ts';

const none = () => [];
const key = { room: 1, given: '', first: '' };
const films = (whose: Whose, text: string, ...titles: string[]) => {
	const { others } = writtenIn([], { whose }, text);
	return titles.filter((title) => {
		const start = text.indexOf(title);
		return start >= 0 && !isWithin({ start, end: start + title.length }, others);
	});
};

/** Types words at the end of what stands in a box, key by key. */
function type(whose: Whose | null, text: string, words: string, first = text): [Whose, string] {
	let [now, there] = [whose, text];
	for (const letter of words) {
		now = endEdit(beginEdit(now, there, first, none), there + letter, key, none);
		there += letter;
	}
	return [now!, there];
}

test('a prefilled text is not the user’s, unless it is known to be', () => {
	const [prefilled, text] = type(null, 'Heat was good. ', 'Alien too');
	expect(films(prefilled, text, 'Heat', 'Alien')).toEqual(['Alien']);
	const [known, again] = type(null, 'Heat was good. ', 'Alien too', '');
	expect(films(known, again, 'Heat', 'Alien')).toEqual(['Heat', 'Alien']);
	expect(writtenIn([], { whose: null }, 'Heat').others).toEqual([]);
});

test('what a page adds since is not the user’s, before and after the next edit', () => {
	const [mine, text] = type(null, '', 'I saw Up');
	const both = `${text}\nBob saw Heat and Alien`;
	expect(films(mine, both, 'Up', 'Heat')).toEqual(['Up']);
	const [more, later] = type(mine, both, ' again', '');
	expect(films(more, later, 'Up', 'Heat')).toEqual(['Up']);
});

test('what an editor inserts only after the edit was read is the user’s', () => {
	const pasted = 'I saw Koyaanisqatsi and Heat';
	const late = endEdit(beginEdit(null, '', '', none), '', { room: pasted.length, given: pasted, first: '' }, none);
	expect(films(late, pasted, 'Koyaanisqatsi', 'Heat')).toEqual(['Koyaanisqatsi', 'Heat']);
});

test('a page that shows another text for a moment takes nothing from the user', () => {
	for (const shown of ['', 'A quiet evening.', 'x']) {
		let [whose, text] = [null as Whose | null, ''];
		for (const letter of 'I saw Heat') {
			whose = endEdit(beginEdit(whose, text, '', none), shown, key, none);
			text += letter;
		}
		expect(films(whose!, text, 'Heat')).toEqual(['Heat']);
	}
});

test('what has gone and comes back is whose it was', () => {
	const long = 'I adored Koyaanisqatsi and also Werckmeister Harmonies, both of them';
	const [mine, text] = type(null, '', long);
	const emptied = type(mine, '', 'ok', '')[0];
	expect(films(emptied, `ok ${text}. Bob: Alien and Stalker`, 'Koyaanisqatsi', 'Harmonies', 'Alien')).toEqual([
		'Koyaanisqatsi',
		'Harmonies',
	]);
	const other = { whose: mine };
	const next = { whose: null as Whose | null };
	const known = elsewhere([other, next], next);
	next.whose = beginEdit(null, `Bob: Alien. ${text}`, `Bob: Alien. ${text}`, known);
	expect(films(next.whose, `Bob: Alien. ${text}`, 'Alien', 'Koyaanisqatsi')).toEqual(['Koyaanisqatsi']);
});

test('of what was written before anybody read along, what stands before the caret is the user’s', () => {
	const text = 'Ann adored Koyaanisqatsi and Heat';
	const begun = { room: 1, given: '' };
	const at = text.indexOf('nisqatsi');
	expect(films(begunWith(text, begun, at, none), text, 'Koyaanisqatsi', 'Heat')).toEqual(['Koyaanisqatsi']);
	for (const caret of [null, 0]) expect(films(begunWith(text, begun, caret, none), text, 'Koyaanisqatsi')).toEqual([]);
	expect(films(begunWith('Heat', { room: 4, given: '' }, null, none), 'Heat', 'Heat')).toEqual(['Heat']);
	const paste = { room: 8, given: 'Up, Heat' };
	expect(films(begunWith('Ann: Alien. Up, Heat', paste, null, none), 'Ann: Alien. Up, Heat', 'Alien', 'Heat')).toEqual([
		'Heat',
	]);
});

test('where some of what was written was deleted again, all that stands before the caret may be the user’s', () => {
	const text = 'Ann adored Heat';
	for (const room of [11, 12, 13])
		expect(begunWith(text, { room, given: '' }, 11, none).after.others).toEqual([[11, text.length]]);
	expect(begunWith(text, { room: 2, given: '' }, 11, none).after.others).toEqual([
		[0, 9],
		[11, text.length],
	]);
});

/** What happens in a box as its user presses keys before it is watched; `<` deletes. */
function pressed(keys: string): { text: string; room: number } {
	const room = createRoom();
	let [text, most] = ['', 0];
	for (const key of keys) {
		const deletes = key === '<';
		most = room({ type: 'keydown', key: deletes ? 'Backspace' : key } as KeyboardEvent);
		const said = deletes ? { inputType: 'deleteContentBackward', data: null } : { inputType: 'insertText', data: key };
		most = room({ type: 'beforeinput', ...said, dataTransfer: null } as InputEvent);
		text = deletes ? text.slice(0, -1) : text + key;
	}
	return { text, room: most };
}

test.each([
	['a letter', 'I saw Heaat<<t today', '', ''],
	['a letter at the end', 'I saw Heatt<', '', ''],
	['a letter before what the page put there', 'I saw Heaat<<t', '', '\n-- \nAlien'],
	['a letter behind what the page put there', ' I saw Heaat<<t', 'Ann saw Alien on Friday.', ''],
	['a word', 'I never<<<<<saw Heat', '', '\n-- \nMy favorite film is Alien'],
])('what was corrected with Backspace before anybody read along is the user’s: %s', (_, keys, before, behind) => {
	const { text, room } = pressed(keys);
	const whole = before + text + behind;
	for (const caret of [before.length + text.length, null]) {
		if (caret === null && before + behind !== '') continue;
		const whose = begunWith(whole, { room, given: '' }, caret, none);
		expect(films(whose, whole, 'Heat', 'Alien')).toEqual(['Heat']);
		expect(postedTexts(whole, begunAs(whole, room, '', caret)).join()).toContain('Heat');
	}
});

test('what was the user’s and has gone is still known after our buttons', () => {
	const long = 'I adored Koyaanisqatsi and also Werckmeister Harmonies';
	const [mine] = type(null, '', long);
	const [emptied] = type(mine, '', 'ok', '');
	expect(changedByUs(emptied, 'ok!').gone).toContain(long);
	expect(changedByUs(null, 'ok!').gone).toBe('');
});

test('what our buttons change is the user’s, and no more', () => {
	const [mine, text] = type(null, 'Ann: Heat. ', 'I saw Alien');
	const changed = changedByUs(mine, text.replace('I saw Alien', 'I saw Stalker'));
	expect(films(changed, changed.after.text, 'Heat', 'Stalker')).toEqual(['Stalker']);
	expect(changedByUs(null, 'I saw Heat').after.others).toEqual([]);
});

test.each([
	[32, ''],
	[33, `${'a'.repeat(40)}\n`],
])('what is taken away %i units at a time is remembered as gone from 33 on', (units, gone) => {
	const text = 'a'.repeat(40);
	const begun = beginEdit(null, text, '', none);
	const { gone: remembered } = endEdit(begun, text.slice(units), { ...key, room: 0 }, none);
	expect(remembered).toBe(gone);
});

test('of what has gone the latest 20,000 units are remembered', () => {
	const text = 'b'.repeat(30_000);
	const { gone } = endEdit({ ...beginEdit(null, text, '', none), gone: 'old' }, '', { ...key, room: 0 }, none);
	expect(gone).toBe('b'.repeat(20_000));
});

test('the texts of other boxes may come into one, those of the last eight boxes, with what has gone from them', () => {
	const box = (text: string, gone = '') => {
		const [whose] = type(null, '', text);
		return { whose: { ...whose, gone } };
	};
	const empty = { whose: null };
	const [a, b, c] = [box('one'), box('two', 'gone of two'), box('three')];
	expect(elsewhere([a, empty, b, c], b)()).toEqual(['one', '', 'three', '']);
	expect(elsewhere([a, empty, b, c], c)()).toEqual(['one', '', 'two', 'gone of two']);
	const many = Array.from({ length: 10 }, (_, i) => box(`${i}`));
	expect(elsewhere(many, many[9]!)().filter((text) => text !== '')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});

test('of what comes with a paste, as much is the user’s as they have pasted', () => {
	const before = 'Ann: I saw Heat today.\n';
	const given = 'I saw Koyaanisqatsi and more';
	const text = `Bob: Alien!\n${before}${given}`;
	const whose = endEdit(
		beginEdit(null, before, before, none),
		text,
		{ room: given.length, given, first: before },
		none,
	);
	expect(films(whose, text, 'Heat', 'Alien', 'Koyaanisqatsi')).toEqual(['Koyaanisqatsi']);
});

test('a text that the user pastes over the same text is theirs', () => {
	const text = 'I saw Heat today';
	const over = (given: string) =>
		endEdit(beginEdit(null, text, text, none), text, { room: given.length, given, first: text }, none);
	expect(films(over(text), text, 'Heat')).toEqual(['Heat']);
	expect(films(over('I never saw it'), text, 'Heat')).toEqual([]);
	expect(films(over(''), text, 'Heat')).toEqual([]);
});

test('what the user wrote in another box is theirs, also while they write in this one', () => {
	const words = 'I adored Koyaanisqatsi and also Heat';
	const known = () => [words];
	const begun = beginEdit(null, '', '', known);
	const put = `Ann: Alien is great and so on. ${words}`;
	const ended = endEdit(begun, put, key, known);
	expect(films(ended, put, 'Alien', 'Koyaanisqatsi', 'Heat')).toEqual(['Koyaanisqatsi', 'Heat']);
	expect(films(endEdit(begun, put, key, none), put, 'Alien', 'Koyaanisqatsi')).toEqual([]);
});
