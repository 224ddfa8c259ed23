/** Films taken out of sentences and lists at their boundaries. Those in braces go, those in angle brackets stay. */
import { expect, test } from 'vitest';
import { takeOut } from '../../../../../src/core/advice/takeOut/takeOut.ts';
import { edited } from '../../../../../src/core/algorithms/edits.ts';
import { marked, situations, without } from '../../takeOut/marked.ts';

test.each(situations('clauses'))(
	'an enumeration ends where a sentence or a clause does, and its rest reads right: %j',
	(draft, wanted) => {
		expect(without(draft)).toBe(wanted);
	},
);

test.each(situations('lines'))(
	'a list of lines ends where its marks do, and stays numbered as it was: %j',
	(draft, wanted) => {
		expect(without(draft)).toBe(wanted);
	},
);

test.each(situations('phrases'))('a phrase is written as the sentence around it is: %j', (draft, wanted) => {
	expect(without(draft)).toBe(wanted);
});

const changesOf = (draft: string, phrases = new Map<number, string>()) => {
	const { text, named, out } = marked(draft);
	return takeOut(text, named, out, phrases);
};

test('if a phrase is already there, only the text after it goes', () => {
	const [change] = changesOf('I saw my favourite film {X} twice.');
	expect(change!.edits).toEqual([{ start: 23, end: 25, text: '' }]);
	// Whole words are replaced.
	expect(changesOf('I saw a film called {X}.')[0]!.edits).toEqual([{ start: 6, end: 21, text: 'another film' }]);
});

test('a film behind a phrase is a change of its own', () => {
	expect(changesOf('I saw ⟨A⟩ and ⟨B⟩.', new Map([[1, 'a drama']]))).toEqual([
		{ edits: [{ start: 12, end: 13, text: 'a drama' }], mentions: [1], instead: null },
	]);
	expect(changesOf('I saw ⟨A⟩ and ⟨B⟩.')).toEqual([]);
	// Replaced by a phrase, or taken out: the latter counts.
	expect(changesOf('I saw {A}.', new Map([[0, 'a drama']]))).toEqual([
		{ edits: [{ start: 6, end: 7, text: 'another film' }], mentions: [0], instead: null },
	]);
});

test('the text between edits of a list belongs to one change', () => {
	const { text } = marked('1. {B}\n2. {A} moved me\n3. ⟨C⟩');
	const changes = changesOf('1. {B}\n2. {A} moved me\n3. ⟨C⟩');
	expect(changes).toEqual([
		{
			edits: [
				{ start: 0, end: 5, text: '' },
				{ start: 5, end: 6, text: '1' },
				{ start: 8, end: 9, text: 'Another film' },
				{ start: 19, end: 20, text: '2' },
			],
			mentions: [0, 1],
			instead: [
				{ start: 3, end: 4, text: 'Another film' },
				{ start: 8, end: 9, text: 'Another film' },
			],
		},
	]);
	expect(edited(text, changes[0]!.edits)).toBe('1. Another film moved me\n2. C');
	const apart = changesOf('I saw {A}.\n- {B}\n- ⟨C⟩\nAnd {D}.');
	expect(apart.map(({ mentions }) => mentions)).toEqual([[0], [1], [3]]);
	expect(apart.map(({ instead }) => instead?.map((edit) => edit.text) ?? null)).toEqual([null, ['Another film'], null]);
});

test('in lines, phrases replace only the titles', () => {
	const [list] = changesOf('1. ⟨A⟩\n2. “{B}” 8/10\n3. the {C}');
	expect(list!.instead).toEqual([{ start: 8, end: 11, text: 'Another film' }]);
});
