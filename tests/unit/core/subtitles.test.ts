/** Names that go on, and headings that are none, on the films that the extension ships. */
import { expect, test } from 'vitest';
import { examples, found } from './shipped.ts';

test.each(examples('subtitles'))('a name of a film goes on with another in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test('a genre is not a film as a heading, but is one in a list', () => {
	const list = '#### Drama\n\n- Heat (1995)\n- Romance (1999)\n\n#### Romance\n\n- Notting Hill (1999)\n';
	expect(found(list)).toEqual(['Heat = Heat 1995', 'Romance = Romance 1999', 'Notting Hill = Notting Hill 1999']);
});
