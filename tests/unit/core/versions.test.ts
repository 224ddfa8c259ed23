/** Films of one name that words around it tell apart, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { catalogue } from './shipped.ts';

test.each<[string, number[]]>([
	['I saw the live-action Lilo & Stitch in the cinema.', [2025]],
	['We watched the live action Lion King, a fine film.', [2019]],
	['I like the original Lion King more, a fine film.', [1994]],
	['The RoboCop remake is a bad film.', [2014]],
	['The first Avengers film is the best film.', [2012]],
])('%s', (text, years) => {
	expect(findMentions(catalogue, text).map(({ film }) => catalogue.year[film])).toEqual(years);
});
