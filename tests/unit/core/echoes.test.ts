/** What a film found in a post says of the rest of the post, on the films that the extension ships. */
import { expect, test } from 'vitest';
import { examples, found } from './shipped.ts';

test.each(examples('echoes'))('echoes in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test.each(examples('strangers'))('not an echo in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test('a film that is surely named makes its name a mention elsewhere', () => {
	const rest = 'Later we spoke of the theme (Once) and its meaning.';
	const alone = found(rest);
	expect(alone).toEqual([]);
	expect(found(`I watched Once (2007). ${rest}`)).toEqual(['Once = Once 2007', 'Once = Once 2007']);
});
