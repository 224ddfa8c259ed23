/** The words of phrases. */
import { expect, test } from 'vitest';
import { callingGenre, phraseWords, surnameOf, withoutArticle } from '../../../../src/core/advice/phraseWords.ts';
import { genreBits } from '../../../../src/core/catalogue/film.ts';

test('a phrase uses the most telling genre of a film', () => {
	expect(callingGenre(genreBits(['Drama', 'War', 'Comedy']))).toBe('War');
	expect(callingGenre(genreBits(['Drama', 'Film-Noir', 'Western']))).toBe('Film-Noir');
	expect(callingGenre(genreBits(['Adventure', 'Drama']))).toBe('Adventure');
	expect([0, genreBits(['IMAX'])].map(callingGenre)).toEqual([undefined, undefined]);
});

test.each([
	[{}, 'a film'],
	[{ origin: 'Ukrainian' }, 'a Ukrainian film'],
	[{ origin: 'Uruguayan' }, 'a Uruguayan film'],
	[{ origin: 'European' }, 'a European film'],
	[{ origin: 'Austrian', genre: 'Sci-Fi' }, 'an Austrian science fiction film'],
	[{ genre: 'Action' }, 'an action film'],
	[{ genre: 'Unheard of' }, 'a film'],
	[{ decade: 1920 }, 'a film from the twenties'],
	[{ decade: 2000, genre: 'Romance' }, 'a love story from the 2000s'],
	[{ director: 'Béla Tarr', origin: 'Hungarian' }, "one of Tarr's"],
	[{ directors: ['Joel Coen', 'Ethan Coen'], director: 'Joel Coen' }, "one of Joel and Ethan Coen's"],
	[{ directors: ['McG', 'Madonna'] }, "one of McG and Madonna's"],
	[{ directors: ['Lars von Trier', 'Anna von Trier'] }, "one of Lars and Anna von Trier's"],
	[{ director: 'Robert Downey Jr.' }, "one of Robert Downey Jr.'s"],
	[{ directors: ['Lars von Trier'] }, "one of von Trier's"],
	[{ origin: 'Italian', genre: 'Western', decade: 1960 }, 'an Italian western from the sixties'],
	[{ origin: 'Hong Kong', decade: 2010 }, 'a Hong Kong film from the 2010s'],
	[{ genre: 'Animation' }, 'an animated film'],
	[{ genre: 'Children', decade: 1980 }, "a children's film from the eighties"],
])('the phrase for %j is %j', (facts, words) => {
	expect(phraseWords(facts, () => true)).toBe(words);
});

test('a surname has the particles before it, but never all of the name', () => {
	const names = [
		'Lars von Trier',
		'Von Trier',
		'Jan Bin Zu',
		'Jean de la Fontaine',
		'Robert Downey Sr',
		'Sammo Hung II',
	];
	expect(names.map(surnameOf)).toEqual(['von Trier', 'Trier', 'Bin Zu', 'de la Fontaine', null, null]);
	expect(['King Vidor III', 'Pele Iv', 'Jrome', 'A Jr', 'A JR.'].map(surnameOf)).toEqual([
		null,
		'Iv',
		null,
		null,
		null,
	]);
});

test('a phrase without its article', () => {
	expect(['a drama', 'an epic', "one of Tarr's", 'drama', 'bona film', 'none of it'].map(withoutArticle)).toEqual([
		...['drama', 'epic', "film of Tarr's", 'drama', 'bona film', 'none of it'],
	]);
});
