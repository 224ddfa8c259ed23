import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asLatin } from '../../../src/core/mentions/lookalikes.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();

test.each([
	['Kоyааnіsqаtsі and Wеrсkmeіster', 'Koyaanisqatsi and Werckmeister'],
	['Τhе Μаtrіx', 'The Matrix'],
	['I saw НЕАТ, and Сосо.', 'I saw HEAT, and Coco.'],
	['Amélіe', 'Amélie'],
	['Я видел Солярис, and Heаt: он хорош', 'Я видел Солярис, and Heat: он хорош'],
	['Είδα το Σολάρις και το ΤΟΠΟ', 'Είδα το Σολάρις και το ΤΟΠΟ'],
	['The Matrix', 'The Matrix'],
])('%j is read as %j', (text, read) => {
	expect(asLatin(text)).toBe(read);
});

test('letters keep their places', () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(...'aѕе я ΟοԀd\u0301😀 .') }), (text) => {
			expect(asLatin(text)).toHaveLength(text.length);
		}),
	);
});

test('a film is found if some letters are replaced by lookalikes', () => {
	const text = 'I adored Wеrсkmeistеr Нarmоniеs and Τhe Маtriх.';
	const found = findMentions(catalogue, text).map(({ start, end }) => text.slice(start, end));
	expect(found).toEqual(['Wеrсkmeistеr Нarmоniеs', 'Τhe Маtriх']);
});
