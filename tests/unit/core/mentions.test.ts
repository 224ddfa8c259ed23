import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filmAt } from '../../../src/core/catalogue/catalogue.ts';
import { LEAST_MAYBE } from '../../../src/core/mentions/certainty.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { namesIn, testPack } from '../films.ts';

const { catalogue } = testPack();
const found = (text: string) => namesIn(catalogue, text);

test.each([
	[
		'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix',
		[
			'Koyaanisqatsi = Koyaanisqatsi 1982',
			'Werckmeister Harmonies = Werckmeister Harmonies 2000',
			'The Matrix = The Matrix 1999',
		],
	],
	['Last night we watched "Rocky 2" again', ['Rocky 2 = Rocky II 1979']],
	[
		'Saw Matrix, The (1999) and Werckmeister harmoniak',
		['Matrix, The = The Matrix 1999', 'Werckmeister harmoniak = Werckmeister Harmonies 2000'],
	],
	['We saw Crash (1996), not Crash (2004)', ['Crash = Crash 1996', 'Crash = Crash 2004']],
	[
		'They liked [i]Lock, Stock and 2 Smoking Barrels[/i].',
		['Lock, Stock and 2 Smoking Barrels = Lock, Stock & Two Smoking Barrels 1998'],
	],
	['and _Dune Part II_ too', ['Dune Part II = Dune: Part Two 2024']],
	['the heat is on, a car crash', []],
	['', []],
])('in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test.each(['[i]Crash[/i] (2004)', '<i>Crash</i> (2004)', '**Crash** (2004)', '"Crash", 2004', 'Crash 2004'])(
	'the year after %s settles the film',
	(text) => {
		for (const year of [1996, 2004]) {
			const [mention] = findMentions(catalogue, `We saw ${text.replace('2004', String(year))}`);
			expect(filmAt(catalogue, mention!.film).year).toBe(year);
			expect(mention!.alternatives).toEqual([]);
		}
	},
);

test('a longer title wins over one inside it', () => {
	expect(found('We watched The Matrix Reloaded twice')).toEqual(['The Matrix Reloaded = Matrix Reloaded, The 2003']);
});

test('among films with the same name the most rated comes first, unless a year decides', () => {
	const [mention] = findMentions(catalogue, 'I watched "Crash"');
	expect(filmAt(catalogue, mention!.film).year).toBe(2004);
	expect(mention!.alternatives.map((id) => filmAt(catalogue, id).year)).toEqual([1996]);
});

test('mentions never overlap and lie in the text in order, whatever surrounds them', () => {
	const piece = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 8 }),
		fc.constantFrom('The Matrix', 'Amélie', 'Ame\u0301lie', '"Crash"', 'Rocky II', 'مرحبا', '\u200b', '\ud800', '😀'),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
			const text = pieces.join(' ');
			let last = 0;
			for (const { start, end, confidence } of findMentions(catalogue, text)) {
				expect(start).toBeGreaterThanOrEqual(last);
				expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
				expect(confidence).toBeGreaterThanOrEqual(LEAST_MAYBE);
				last = end;
			}
			expect(last).toBeLessThanOrEqual(text.length);
		}),
	);
});
