/** Numbers next to a title that do not belong to the title, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { filmAt } from '../../../src/core/catalogue/catalogue.ts';
import { isLikely } from '../../../src/core/mentions/certainty.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { catalogue } from './shipped.ts';

const titles = (text: string) =>
	findMentions(catalogue, text)
		.filter(isLikely)
		.map(({ film }) => filmAt(catalogue, film).title);

test.each([
	['My top three:\n\n1. Toy Story\n2. Up\n3. Heat', ['Toy Story', 'Up', 'Heat']],
	['My top three:\n\n1) Toy Story\n2) Ratatouille\n3) Saw', ['Toy Story', 'Ratatouille', 'Saw']],
	['My top three films: 1. Toy Story 2. Ratatouille 3. Shrek', ['Toy Story', 'Ratatouille', 'Shrek']],
	['I love the film Knives Out. 2 thumbs up.', ['Knives Out']],
	['I love the film Knives Out. Two of us saw it.', ['Knives Out']],
	['I love the film Knives Out. The two of us saw it.', ['Knives Out']],
	['I watched Die Hard, 2 hours of fun.', ['Die Hard']],
	['I watched Die Hard 2 times last week.', ['Die Hard']],
	['I watched Toy Story two years ago.', ['Toy Story']],
	['We watched Rocky 4 out of 5 nights.', ['Rocky']],
	['The best films of 2012-2013: Skyfall and Gravity', ['Skyfall', 'Gravity']],
	['Toy Story 3/5, Rocky 4/10', ['Toy Story', 'Rocky']],
	['Toy Story 3 stars, Rocky 4 stars', ['Toy Story', 'Rocky']],
	['Love and Monsters - 7.5/10, A Quiet Place - 9/10; I watched it 9 times.', ['Love and Monsters', 'A Quiet Place']],
	['We watched Toy Story (3 of my friends had not seen the movie).', ['Toy Story']],
	['This week:\n- Poor Things!, 7\n- Mad Max: Fury Road, 9 (of course)', ['Poor Things', 'Mad Max: Fury Road']],
])('numbers that are not part of the title in %j', (text, expected) => {
	expect(titles(text)).toEqual(expected);
});

test.each([
	['I watched Toy Story 2 and Die Hard 2.', ['Toy Story 2', 'Die Hard 2']],
	['I watched Toy Story 2. Also Toy Story 3. Then Toy Story 4.', ['Toy Story 2', 'Toy Story 3', 'Toy Story 4']],
	['My top three:\n\n1. Toy Story 2\n2. Toy Story 3\n3. Shrek 2', ['Toy Story 2', 'Toy Story 3', 'Shrek 2']],
	['We watched Rocky Two and The Godfather Part Two', ['Rocky II', 'The Godfather Part II']],
	['I watched Kill Bill Vol. 2, then Kill Bill: Vol. 1', ['Kill Bill: Vol. 2', 'Kill Bill: Vol. 1']],
	['The film Toy Story 3 stars Tom Hanks', ['Toy Story 3']],
	['I watched 28 Days Later, 12 Angry Men and 127 Hours', ['28 Days Later', '12 Angry Men', '127 Hours']],
	['We watched Fahrenheit 9/11 last night', ['Fahrenheit 9/11']],
])('numbers that are part of the title in %j', (text, expected) => {
	expect(titles(text)).toEqual(expected);
});

test.each([
	['October 22', 'October 23', 'October 24'],
	['22nd of October', '23rd of October', '24th of October'],
	['22nd of June', '23rd of June', '24th of June'],
])('the month of a date is not a film, and films after it are: %s', (one, two, three) => {
	const list = `Movies I watched:\n\n${one} - Heat\n\n${two} - Ronin\n\n${three} - Alien`;
	expect(titles(list)).toEqual(['Heat', 'Ronin', 'Alien']);
});

test('a month by itself may be a film', () => {
	expect(titles('I watched October (1928) and October Sky last night')).toHaveLength(2);
});
