/** Films taken out of sentences and lists at their boundaries. Those in braces go, those in angle brackets stay. */
import { expect, test } from 'vitest';
import { takeOut } from '../../../../../src/core/advice/takeOut/takeOut.ts';
import { edited } from '../../../../../src/core/algorithms/edits.ts';
import { marked, without } from '../../takeOut/marked.ts';

test.each<[draft: string, without: string]>([
	['I saw ⟨A⟩ and\n{B} today.', 'I saw A and\nAnother film today.'],
	['I saw ⟨A⟩,                                       {B}.', 'I saw A.'],
	[
		'I saw ⟨A⟩,                                        {B}.',
		'I saw A,                                        another film.',
	],
	['I saw “⟨A⟩,” and “{B}” today.', 'I saw “A,” and another film today.'],
	['When I saw ⟨A⟩, ⟨B⟩ and {C}, ⟨D⟩ came to mind.', 'When I saw A and B, D came to mind.'],
	['I saw ⟨A⟩, and {B} today.', 'I saw A today.'],
	['I saw ⟨A⟩, {B} ; it rained.', 'I saw A ; it rained.'],
	['I saw ⟨A⟩, {B}\nGood.', 'I saw A\nGood.'],
	['I saw ⟨A⟩, {B} (again)', 'I saw A, another film (again)'],
	['I saw “{A},” and left.', 'I saw another film, and left.'],
	['I saw ⟨A⟩ and “⟨B⟩.” Then {C}.', 'I saw A and “B.” Then another film.'],
	['That was all\n{A} and ⟨B⟩ today', 'That was all\nB today'],
	['I saw {A}, ⟨B⟩, {C} with her.  They were long.', 'I saw B, another film with her.  They were long.'],
	['I saw ⟨A⟩, {B} and {C} with her.  They were long.', 'I saw A and another film with her.  They were long.'],
	['“⟨A⟩” and “{B}.” Bye', '“A” and another film. Bye'],
	['“⟨A⟩” and “{B},” with her', '“A” and another film, with her'],
	['“⟨A⟩” and “{B},” she said', '“A” and another film, she said'],
	['I saw {C}. ⟨A⟩, {B}, {C} and {D} are great.', 'I saw another film. A and one more are great.'],
	['I saw the ⟨A⟩, {B} and ⟨C⟩ again.', 'I saw the A and C again.'],
	['{A}, the ⟨B⟩ and ⟨C⟩ are long.', 'the B and C are long.'],
	['I saw “⟨A⟩”, “⟨B⟩” and “{C}.” Bye', 'I saw “A” and “B”. Bye'],
	['Seen: ⟨A⟩; ⟨B⟩, {C}.', 'Seen: A; B.'],
	['{A}, and ⟨B⟩ are great.', 'Another film, and B are great.'],
	['I saw ⟨A⟩, and ⟨B⟩ and ⟨C⟩ and {D}.', 'I saw A, and B and C.'],
	['I saw ⟨A⟩, ⟨B⟩, ⟨C⟩ and {D}.', 'I saw A, B and C.'],
	['I saw ⟨A⟩; ⟨B⟩; {C} and ⟨D⟩.', 'I saw A; B and D.'],
	['I saw ⟨A⟩, {B}; ⟨C⟩ and {D}.', 'I saw A and C.'],
	[
		'Of three, one in this long line of words that goes on and on and says not much, I saw {A} and ⟨B⟩.',
		'Of three, one in this long line of words that goes on and on and says not much, I saw B.',
	],
	['I saw one of two good and ⟨A⟩ and {B}.', 'I saw one of two good and A and another film.'],
	[
		'Of two that were told in forty letters: so I saw ⟨A⟩ and {B}.',
		'Of two that were told in forty letters: so I saw A.',
	],
	['both, I think, {A} and ⟨B⟩.', 'both, I think, B.'],
	['⟨A⟩ und {B} gesehen', 'A gesehen'],
	['⟨A⟩ und {B} sind toll', 'A und another film sind toll'],
	['My films: {A} and ⟨B⟩.', 'My films: another film and B.'],
	['The films were: {A} and ⟨B⟩.', 'The films were: another film and B.'],
	['I saw ⟨A⟩ and {B}, both of them.', 'I saw A and another film, both of them.'],
	['I saw ⟨A⟩ and {B} after lunch. All went well.', 'I saw A and another film after lunch. All went well.'],
	['I saw ⟨A⟩ and {B} after lunch! Each was long.', 'I saw A and another film after lunch! Each was long.'],
	['I saw ⟨A⟩ and {B} after lunch; these were long.', 'I saw A and another film after lunch; these were long.'],
	['I saw ⟨A⟩ and {B} after lunch\nThey left.', 'I saw A after lunch\nThey left.'],
	['I saw ⟨A⟩, {B} and “⟨C⟩.” Bye', 'I saw A and “C.” Bye'],
	['I saw {A}, ⟨B⟩ and “⟨C⟩,” with her', 'I saw B and “C,” with her'],
	['I saw {A}, “⟨B⟩” and “⟨C⟩,” I think', 'I saw “B” and “C,” I think'],
	["I saw {A} and {B}'s ending.", "I saw another film and one more film's ending."],
])('an enumeration ends where a sentence or a clause does, and its rest reads right: %j', (draft, wanted) => {
	expect(without(draft)).toBe(wanted);
});

test.each<[draft: string, without: string]>([
	['⟨A⟩\n{B}\n\n\n⟨C⟩', 'A\n\n\nC'],
	['⟨A⟩\n\n\n{B}\n⟨C⟩', 'A\n\n\nC'],
	['- ⟨A⟩\n  - {B}\n- ⟨C⟩', '- A\n  - Another film\n- C'],
	['- ⟨A⟩\n* {B}\n- ⟨C⟩', '- A\n* Another film\n- C'],
	['1. ⟨A⟩\n2) {B}\n3. ⟨C⟩', '1. A\n2) Another film\n3. C'],
	['(1) ⟨A⟩\n2) {B}\n(3) ⟨C⟩', '(1) A\n2) Another film\n(3) C'],
	['  (1) {A}\n  (2) ⟨B⟩', '  (1) B'],
	['#1. {A}\n#2. ⟨B⟩', '#1. B'],
	['⟨1. Mai⟩\n{2. Juni}\n⟨3. Juli⟩', '1. Mai\n3. Juli'],
	['1. {A}\n2. Soup with salt\n3. ⟨B⟩', '1. Soup with salt\n2. B'],
	['1. Soup\n2. {A}\n3. ⟨B⟩', '1. Soup\n2. B'],
	['1. ⟨A⟩\n3. {B}\n5. ⟨C⟩', '1. A\n5. C'],
	['1. ⟨A⟩\n2. {B}\n4. ⟨C⟩', '1. A\n4. C'],
	['4. ⟨A⟩\n3. {B}\n2. {C}\n1. ⟨D⟩', '2. A\n1. D'],
	['4. {A}\n3. ⟨B⟩\n2. ⟨C⟩\n1. {D}', '2. B\n1. C'],
	['9. {A}\n10. ⟨B⟩', '9. B'],
	['09. {A}\n10. ⟨B⟩', '09. B'],
	['My list:\n- {A}\n\n- ⟨B⟩', 'My list:\n- B'],
	['My list:\n- {A}\n- ⟨B⟩', 'My list:\n- B'],
	['- {A}\n\n- ⟨B⟩', '- B'],
	['- ⟨A⟩\n- {Big\nFish}\n- ⟨C⟩', '- A\n- Another film\n- C'],
	['Soup\n{A}\nBread\n⟨B⟩', 'Soup\nAnother film\nBread\nB'],
	['{A} and ⟨B⟩\n⟨C⟩', 'B\nC'],
	['{A} and {B}\n⟨C⟩', 'C'],
	['{A} with {B}\n⟨C⟩', 'Another film with one more\nC'],
	['so {A}\n⟨C⟩', 'so another film\nC'],
	['{A} 8/10\n⟨B⟩ 9/10', 'B 9/10'],
	['{A} was good\n⟨B⟩ was bad', 'Another film was good\nB was bad'],
])('a list of lines ends where its marks do, and stays numbered as it was: %j', (draft, wanted) => {
	expect(without(draft)).toBe(wanted);
});

test.each<[draft: string, without: string]>([
	['I saw it (“{X}.”) twice', 'I saw it (another film.) twice'],
	['My favourite film, {X} ; slow.', 'My favourite film ; slow.'],
	['My favourite film, {X} - slow.', 'My favourite film - slow.'],
	['I {ALIEN}!', 'I another film!'],
	['SO loud {ALIEN} AGAIN', 'SO loud another film AGAIN'],
	['NOT {Alien} AGAIN', 'NOT another film AGAIN'],
	['NOT {ALIEN} Again', 'NOT another film Again'],
	['{東京} is on.', 'Another film is on.'],
	['{X}. {X} again. {Y}.', 'Another film. That film again. One more.'],
	['I saw another film and one more. And {X}.', 'I saw another film and one more. And yet another.'],
	['I saw one more. And {X}. And {Y}.', 'I saw one more. And one more. And yet another.'],
	['Il parle du {X} et de {Y}.', "Il parle d'un autre film et d'un autre encore."],
])('a phrase is written as the sentence around it is: %j', (draft, wanted) => {
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
