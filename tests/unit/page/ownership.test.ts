import { expect, test } from 'vitest';
import { isWithin } from '../../../src/core/mentions/others.ts';
import { apply, type BoxHistory, newHistory } from '../../../src/page/posting/boxHistory.ts';
import { lastEdit, postedTexts } from '../../../src/page/posting/lastEdit.ts';
import type { Known } from '../../../src/page/posting/others.ts';
import { elsewhere, writtenIn } from '../../../src/page/posting/ownership.ts';
import { createRoom } from '../../../src/page/posting/room.ts';

const none = () => [];
const empty = newHistory(7);
const key = { room: 1, given: '' };
/** A box that had a text when the user came to it. */
const prefilled = (initial: string): BoxHistory => ({ ...empty, initial });
const beginEdit = (history: BoxHistory, text: string, known: Known = none) =>
	apply(history, { kind: 'editBegins', text, room: 0, reopened: '' }, known);
const endEdit = (history: BoxHistory, text: string, done: { room: number; given: string } = key, known: Known = none) =>
	apply(apply(history, { kind: 'editGoesOn', ...done }), { kind: 'editEnds', text }, known);
const begunWith = (text: string, begun: { room: number; given: string }, caret: number | null) =>
	apply(empty, { kind: 'foundWritten', text, ...begun, caret, reopened: '' });
const changedByUs = (history: BoxHistory, text: string) => apply(history, { kind: 'changedByUs', text });
const withGone = (history: BoxHistory, gone: string) => ({ ...history, edit: { ...history.edit!, gone } });
const films = (history: BoxHistory, text: string, ...titles: string[]) => {
	const { others } = writtenIn([], { history }, text);
	return titles.filter((title) => {
		const start = text.indexOf(title);
		return start >= 0 && !isWithin({ start, end: start + title.length }, others);
	});
};

/** Types words at the end of what stands in a box, key by key. */
function type(history: BoxHistory, text: string, words: string): [BoxHistory, string] {
	let [now, there] = [history, text];
	for (const letter of words) {
		now = endEdit(beginEdit(now, there), there + letter);
		there += letter;
	}
	return [now, there];
}

test('prefilled text is not the user’s unless it is known to be', () => {
	const [found, text] = type(empty, 'Heat was good. ', 'Alien too');
	expect(films(found, text, 'Heat', 'Alien')).toEqual(['Alien']);
	const [known, again] = type(prefilled(''), 'Heat was good. ', 'Alien too');
	expect(films(known, again, 'Heat', 'Alien')).toEqual(['Heat', 'Alien']);
	expect(writtenIn([], { history: empty }, 'Heat').others).toEqual([]);
});

test('text that a page adds is not the user’s, before and after the next edit', () => {
	const [mine, text] = type(empty, '', 'I saw Up');
	const both = `${text}\nBob saw Heat and Alien`;
	expect(films(mine, both, 'Up', 'Heat')).toEqual(['Up']);
	const [more, later] = type(mine, both, ' again');
	expect(films(more, later, 'Up', 'Heat')).toEqual(['Up']);
});

test('text that an editor inserts after the edit was read is the user’s', () => {
	const pasted = 'I saw Koyaanisqatsi and Heat';
	const late = endEdit(beginEdit(empty, ''), '', { room: pasted.length, given: pasted });
	expect(films(late, pasted, 'Koyaanisqatsi', 'Heat')).toEqual(['Koyaanisqatsi', 'Heat']);
});

test('a page that briefly shows another text takes nothing from the user', () => {
	for (const shown of ['', 'A quiet evening.', 'x']) {
		let [history, text] = [empty, ''];
		for (const letter of 'I saw Heat') {
			history = endEdit(beginEdit(history, text), shown);
			text += letter;
		}
		expect(films(history, text, 'Heat')).toEqual(['Heat']);
	}
});

test('text that returns belongs to its old owner', () => {
	const long = 'I adored Koyaanisqatsi and also Werckmeister Harmonies, both of them';
	const [mine, text] = type(empty, '', long);
	const emptied = type(mine, '', 'ok')[0];
	expect(films(emptied, `ok ${text}. Bob: Alien and Stalker`, 'Koyaanisqatsi', 'Harmonies', 'Alien')).toEqual([
		'Koyaanisqatsi',
		'Harmonies',
	]);
	const next = { history: empty };
	const known = elsewhere([{ history: mine }, next], next);
	const begun = beginEdit(next.history, `Bob: Alien. ${text}`, known);
	expect(films(begun, `Bob: Alien. ${text}`, 'Alien', 'Koyaanisqatsi')).toEqual(['Koyaanisqatsi']);
});

test('of text written before we watched, the part before the caret is the user’s', () => {
	const text = 'Ann adored Koyaanisqatsi and Heat';
	const begun = { room: 1, given: '' };
	const at = text.indexOf('nisqatsi');
	expect(films(begunWith(text, begun, at), text, 'Koyaanisqatsi', 'Heat')).toEqual(['Koyaanisqatsi']);
	for (const caret of [null, 0]) expect(films(begunWith(text, begun, caret), text, 'Koyaanisqatsi')).toEqual([]);
	expect(films(begunWith('Heat', { room: 4, given: '' }, null), 'Heat', 'Heat')).toEqual(['Heat']);
	const paste = { room: 8, given: 'Up, Heat' };
	expect(films(begunWith('Ann: Alien. Up, Heat', paste, null), 'Ann: Alien. Up, Heat', 'Alien', 'Heat')).toEqual([
		'Heat',
	]);
});

test('if some of the text was deleted, everything before the caret may be the user’s', () => {
	const text = 'Ann adored Heat';
	for (const room of [11, 12, 13])
		expect(begunWith(text, { room, given: '' }, 11).edit!.after!.others).toEqual([[11, text.length]]);
	expect(begunWith(text, { room: 2, given: '' }, 11).edit!.after!.others).toEqual([
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
])('what was corrected with Backspace before anyone read along is the user’s: %s', (_, keys, before, behind) => {
	const { text, room } = pressed(keys);
	const whole = before + text + behind;
	for (const caret of [before.length + text.length, null]) {
		if (caret === null && before + behind !== '') continue;
		const found = begunWith(whole, { room, given: '' }, caret);
		expect(films(found, whole, 'Heat', 'Alien')).toEqual(['Heat']);
		expect(postedTexts(whole, lastEdit(found)).join()).toContain('Heat');
	}
});

test('the user’s removed text is still known after our buttons', () => {
	const long = 'I adored Koyaanisqatsi and also Werckmeister Harmonies';
	const [mine] = type(empty, '', long);
	const [emptied] = type(mine, '', 'ok');
	expect(changedByUs(emptied, 'ok!').edit!.gone).toContain(long);
	expect(changedByUs(empty, 'ok!').edit!.gone).toBe('');
});

test('only what our buttons change is the user’s', () => {
	const [mine, text] = type(empty, 'Ann: Heat. ', 'I saw Alien');
	const changed = changedByUs(mine, text.replace('I saw Alien', 'I saw Stalker'));
	expect(films(changed, changed.edit!.after!.text, 'Heat', 'Stalker')).toEqual(['Stalker']);
	expect(changedByUs(empty, 'I saw Heat').edit!.after!.others).toEqual([]);
});

test.each([
	[32, ''],
	[33, `${'a'.repeat(40)}\n`],
])('what is taken away %i units at a time is remembered as gone from 33 on', (units, gone) => {
	const text = 'a'.repeat(40);
	const begun = beginEdit(prefilled(''), text);
	expect(endEdit(begun, text.slice(units), { ...key, room: 0 }).edit!.gone).toBe(gone);
});

test('the latest 20,000 removed units are remembered', () => {
	const text = 'b'.repeat(30_000);
	const begun = withGone(beginEdit(prefilled(''), text), 'old');
	expect(endEdit(begun, '', { ...key, room: 0 }).edit!.gone).toBe('b'.repeat(20_000));
});

test('texts of the last eight other boxes, and text removed from them, may move into a box', () => {
	const box = (text: string, gone = '') => {
		const [history] = type(empty, '', text);
		return { history: withGone(history, gone) };
	};
	const unwritten = { history: empty };
	const [a, b, c] = [box('one'), box('two', 'gone of two'), box('three')];
	expect(elsewhere([a, unwritten, b, c], b)()).toEqual(['one', '', 'three', '']);
	expect(elsewhere([a, unwritten, b, c], c)()).toEqual(['one', '', 'two', 'gone of two']);
	const many = Array.from({ length: 10 }, (_, i) => box(`${i}`));
	expect(elsewhere(many, many[9]!)().filter((text) => text !== '')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});

test('as much of a paste is the user’s as they pasted', () => {
	const before = 'Ann: I saw Heat today.\n';
	const given = 'I saw Koyaanisqatsi and more';
	const text = `Bob: Alien!\n${before}${given}`;
	const ended = endEdit(beginEdit(empty, before), text, { room: given.length, given });
	expect(films(ended, text, 'Heat', 'Alien', 'Koyaanisqatsi')).toEqual(['Koyaanisqatsi']);
});

test('a text pasted over the same text is the user’s', () => {
	const text = 'I saw Heat today';
	const over = (given: string) => endEdit(beginEdit(empty, text), text, { room: given.length, given });
	expect(films(over(text), text, 'Heat')).toEqual(['Heat']);
	expect(films(over('I never saw it'), text, 'Heat')).toEqual([]);
	expect(films(over(''), text, 'Heat')).toEqual([]);
});

test('the user’s text from another box is theirs, even while they write in this one', () => {
	const words = 'I adored Koyaanisqatsi and also Heat';
	const known = () => [words];
	const begun = beginEdit(empty, '', known);
	const put = `Ann: Alien is great and so on. ${words}`;
	const ended = endEdit(begun, put, key, known);
	expect(films(ended, put, 'Alien', 'Koyaanisqatsi', 'Heat')).toEqual(['Koyaanisqatsi', 'Heat']);
	expect(films(endEdit(begun, put), put, 'Alien', 'Koyaanisqatsi')).toEqual([]);
});
