/** Films of one name distinguished by where they are from, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { found } from './shipped.ts';

test.each([
	['I prefer the Norwegian Insomnia to the other movie.', 'Insomnia 1997'],
	['I prefer the Norwegian version of Insomnia, a great movie.', 'Insomnia 1997'],
	['I watched Insomnia again last night, what a movie.', 'Insomnia 2002'],
	['We watched The Guilty, the Danish one, a great movie.', 'The Guilty 2018'],
	['We watched The Guilty (the Danish version), a great movie.', 'The Guilty 2018'],
	['We watched The Guilty, the American one, a great movie.', 'The Guilty 2021'],
	['Gestern haben wir The Guilty (den dänischen) gesehen, ein toller Film.', 'The Guilty 2018'],
	['Ayer vimos The Guilty, la versión danesa, y qué gran película.', 'The Guilty 2018'],
	['Hier on a vu The Guilty, le film danois, et quel grand film.', 'The Guilty 2018'],
	['We watched The Guilty, the Korean one, a great movie.', 'The Guilty 2021'],
])('%j names %s', (text, film) => {
	expect(found(text).map((mention) => mention.replace(/^.* = /, ''))).toEqual([film]);
});
