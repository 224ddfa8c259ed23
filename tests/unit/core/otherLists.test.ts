/** Lists of other works, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { filmTitles } from '../../../src/core/catalogue/catalogue.ts';
import { isSure } from '../../../src/core/mentions/certainty.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { catalogue } from './shipped.ts';

const sure = (text: string) =>
	findMentions(catalogue, text)
		.filter(isSure)
		.map(({ film }) => filmTitles(catalogue, film)[0]);

test.each([
	'Setlist from last night: Purple Rain, Thriller, Footloose, Ghost Town, Stand by Me, Danger Zone.',
	'Songs for the road:\n- Footloose\n- Purple Rain',
	'Games on my shelf: Alien, Clue, Battleship',
])('%j names no film', (text) => {
	expect(sure(text)).toEqual([]);
});

test('a list of films may speak of songs', () => {
	expect(sure('Movies with the best songs: Footloose, Purple Rain, Dirty Dancing')).toHaveLength(3);
	expect(sure('Films I saw: Alien, Footloose. Songs were bad.')).toContain('Alien');
});
