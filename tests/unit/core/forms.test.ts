import { expect, test } from 'vitest';
import { titleForms } from '../../../src/core/catalogue/forms.ts';
import { film } from '../films.ts';

/** Forms of a film that one in `rarity` of the most rated film's raters rated. */
const forms = (title: string, others: string[] = [], raters = 1) =>
	titleForms(film(title, 2000, raters, { otherTitles: others }), 1000).map((f) => `${f.kind}: ${f.words.join(' ')}`);

test.each([
	['The Matrix', ['title: matrix']],
	['Matrix, The', ['title: matrix']],
	['A', ['title: a']],
	['The The', ['title: the']],
	['Dune: Part Two', ['title: dune part 2', 'part: dune', 'part: dune 2']],
	['M: A City', ['title: m a city']],
	['Borat - Great Success', ['title: borat great success', 'part: borat']],
	['Spider-Man', ['title: spider man', 'title: spiderman']],
	['E.T.', ['title: e t', 'title: et']],
	['The Human Centipede (First Sequence)', ['title: human centipede first sequence', 'part: human centipede']],
	[
		'Birdman or (The Unexpected Virtue of Ignorance)',
		['title: birdman or the unexpected virtue of ignorance', 'part: birdman'],
	],
	['Muriel, or the Time of Return', ['title: muriel or the time of return', 'part: muriel']],
	['★', []],
])('forms of %j', (title, expected) => {
	expect(forms(title)).toEqual(expected);
});

test('the dropped article is stored', () => {
	const [form] = titleForms(film('An Education', 2009), 1000);
	expect(form).toMatchObject({ words: ['education'], article: 'an' });
});

test('other titles are forms, except those that fold to the same words', () => {
	expect(forms('Seven Samurai', ['Shichinin no samurai', '7 Samurai'])).toEqual([
		'title: 7 samurai',
		'otherTitle: shichinin no samurai',
	]);
});

test('well-known films are found by parts of their titles, famous ones by initials', () => {
	expect(forms('The Life Aquatic with Steve Zissou', [], 100)).toContain('part: life aquatic');
	expect(forms('The Life Aquatic with Steve Zissou', [], 1)).not.toContain('part: life aquatic');
	expect(forms('Mad Max: Fury Road', [], 100)).toContain('part: fury road');
	expect(forms('Loaded Weapon 1', [], 100)).toContain('part: loaded weapon');
	const lotr = forms('The Lord of the Rings: The Fellowship of the Ring', [], 500);
	expect(lotr).toContain('initials: lotr');
	expect(lotr).toContain('part: fellowship of the ring');
	expect(forms('The Dark Knight', [], 500)).toContain('initials: tdk');
	expect(forms('The Dark Knight', [], 100)).not.toContain('initials: tdk');
	expect(forms('Fear and Loathing in Las Vegas', [], 100)).toContain('part: fear and loathing');
	expect(forms('Indiana Jones and the Temple of Doom', [], 500)).toContain('part: temple of doom');
	expect(forms('Harry Potter and the Deathly Hallows: Part 2', [], 500)).toContain('part: deathly hallows part 2');
	expect(forms('Beauty and the Beast', [], 500)).not.toContain('part: beast');
});
