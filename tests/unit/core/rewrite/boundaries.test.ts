/** Films taken out of sentences and lists at their boundaries. Those in braces go, those in angle brackets stay. */
import { expect, test } from 'vitest';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { type Said, takeOut } from '../../../../src/core/rewrite/takeOut.ts';
import { marked, situations, without } from './marked.ts';

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

const changesOf = (draft: string, says = new Map<number, Said>()) => {
	const { text, named, out } = marked(draft);
	return takeOut(text, named, out, says);
};

test('a film with another name is a separate change', () => {
	expect(changesOf('I saw ⟨A⟩ and ⟨B⟩.', new Map([[1, { origin: 'Czech' }]]))).toEqual([
		{ edits: [{ start: 12, end: 13, text: 'a Czech film' }], mentions: [1], instead: null },
	]);
	expect(changesOf('I saw ⟨A⟩ and ⟨B⟩.')).toEqual([]);
});

test('a film is swapped for another together with its year, score, and link', () => {
	const { text, named } = marked('I loved *⟨Zama⟩* (2017), 4/5, a lot. [⟨Zama⟩](https://zama.example)!');
	const [first, second] = takeOut(text, named, [], new Map([0, 1].map((i) => [i, 'Heat'])));
	expect(edited(text, [...first!.edits, ...second!.edits])).toBe('I loved Heat, a lot. Heat!');
});

test('lists and sentences are separate changes', () => {
	const apart = changesOf('I saw {A} and ⟨Z⟩ in Leeds.\n- {B}\n- ⟨C⟩\nAnd I watched {D} and ⟨Y⟩ on the train.');
	expect(apart.map(({ mentions }) => mentions)).toEqual([[0], [2], [4]]);
	expect(apart.map(({ instead }) => instead?.map((edit) => edit.text) ?? null)).toEqual([null, ['A film'], null]);
});

test('in lines, names replace only the titles', () => {
	const [list] = changesOf('1. ⟨A⟩\n2. “{B}”\n3. ⟨C⟩');
	expect(list!.instead).toEqual([{ start: 8, end: 11, text: 'A film' }]);
});
