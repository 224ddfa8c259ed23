/** Films by the addresses of their pages, on the films that the extension ships. */
import { expect, test } from 'vitest';
import { found } from './shipped.ts';

const IMDB = 'https://www.imdb.com/title/tt0113277';

test.each([
	[`Watch this: ${IMDB}/.`, [`${IMDB}/ = Heat 1995`]],
	[`${IMDB} is better than ${IMDB}?`, [`${IMDB} = Heat 1995`, `${IMDB} = Heat 1995`]],
	[`[Heat](${IMDB}) is a good film`, ['Heat = Heat 1995']],
	['See https://www.themoviedb.org/movie/949, please', ['https://www.themoviedb.org/movie/949 = Heat 1995']],
	['https://letterboxd.com/film/heat-1995/', ['heat = Heat 1995']],
	[`\`${IMDB}\``, []],
	['https://www.imdb.com/title/tt9999999999', []],
	['https://www.imdb.com/name/nm0000199/', []],
])('links in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});
