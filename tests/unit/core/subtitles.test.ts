/** Names that go on, and headings that are none, on the films that the extension ships. */
import { expect, test } from 'vitest';
import { found } from './shipped.ts';

test.each([
	['I watched the film _Mad Max 2: The Road Warrior_ (1981).', ['Mad Max 2: The Road Warrior = Mad Max 2 1981']],
	['On my first viewing of Dune Part One, it lacked something.', ['Dune Part One = Dune 2021']],
	['I watched Heat (1995): The Insider is a better film.', ['Heat = Heat 1995', 'The Insider = The Insider 1999']],
	['I watched Heat. Part one of my review follows.', ['Heat = Heat 1995']],
])('a name of a film goes on with another in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test('a genre is not a film as a heading, but is one in a list', () => {
	const list = '#### Drama\n\n- Heat (1995)\n- Romance (1999)\n\n#### Romance\n\n- Notting Hill (1999)\n';
	expect(found(list)).toEqual(['Heat = Heat 1995', 'Romance = Romance 1999', 'Notting Hill = Notting Hill 1999']);
});
