import { describe, expect, it } from 'vitest';
import { starsOf } from '../../../../src/core/mentions/stance/stars.ts';
import { marked } from './marked.ts';

/** Each rating as value/scale, "–" for none. */
const shown = (text: string) => {
	const { text: plain, mentions, expected } = marked(text);
	return [starsOf(plain, mentions).map((s) => (s === null ? '–' : `${s.value}/${s.scale}`)), expected];
};

const WRITTEN = [
	'[Heat|4/5] 4/5',
	'[Heat|8.5/10]: 8.5/10',
	'[Heat|7.5/10] 7-8/10',
	'[Heat|4.5/5] 4,5/5 Sterne',
	'[Heat|3.5/5] - 3.5 stars',
	'three and a half stars for [Heat|3.5/5]',
	'zero stars for [Heat|0/5]',
	'[Heat|3.5/5] ★★★½',
	'[Heat|3/5] ★★★☆☆',
	'[Heat|4/5] ⭐⭐⭐⭐',
	'[Heat|4/5] (****)',
	'[Heat|3.5/5] (1995) ***1/2 Al Pacino',
	'I give [Heat|3.3/4] a B+',
	'Grade: A-\n\n[Heat|3.7/4] holds up.',
	'[Heat|10/10], 10 von 10',
	'[Heat|4/5], vier von fünf Sternen',
	'[Heat|4/5] (4 étoiles sur 5)',
	'[Heat|9/10], 9 sobre 10',
	'Le doy un 8 a [Heat|8/10]',
	'[Heat|8/10]: 8 su 10',
	'[Heat|4/5] quatro estrelas',
	'dou nota 9 para [Heat|9/10]',
	'I rated [Heat|7/10] 7 out of 10',
	'[Heat|8/10] gets 8 points',
	'[Heat|87/100] 87/100',
	'two thumbs up for [Heat|1/1]',
	'[Heat|0/1], Daumen runter',
	'[Heat|1/1] 👍',
];

const OTHER = [
	'9/11 and [Heat|–]',
	'[Heat|–] on 4/5/2019',
	'[Heat|–] runs 24/7',
	'[Heat|–] has two stars in it',
	'[Heat|–], a B movie',
	'**[Heat|–]** is bold',
	'IMDb says 7.5/10 for [Heat|–]',
	'Critics gave [Heat|–] 4/5',
	'[Five Star Day|–] came out in May',
	'2/3 of [Heat|–]',
];

describe('stars', () => {
	it('are read in many notations', () => {
		for (const text of WRITTEN) {
			const [found, expected] = shown(text);
			expect(found, text).toEqual(expected);
		}
	});

	it('are not read if the writer gives none', () => {
		for (const text of OTHER) {
			const [found, expected] = shown(text);
			expect(found, text).toEqual(expected);
		}
	});

	it('belong to the film before them, or after them in a list of ratings, and to each of its mentions', () => {
		for (const text of [
			'[Heat|8/10] (8/10) and [Ran|6/10] (6/10)',
			'8/10 [Heat|8/10]\n6/10 [Ran|6/10]',
			'[Heat|8/10] is long. [Heat|8/10] is loud. 8/10',
			'I give 4/5 to [Heat|4/5], unlike [Ran|–].',
		]) {
			const [found, expected] = shown(text);
			expect(found, text).toEqual(expected);
		}
	});

	it('that stand alone belong to the film that the text is about', () => {
		const [found, expected] = shown('[Heat|9/10] is great.\n\nIt has nothing of [Ran|–].\n\n9/10');
		expect(found).toEqual(expected);
	});
});
