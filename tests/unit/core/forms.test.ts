import { expect, test } from 'vitest';
import { titleForms } from '../../../src/core/catalogue/forms.ts';

const forms = (title: string, ...others: string[]) =>
	titleForms(title, others).map((f) => `${f.kind}: ${f.words.join(' ')}`);

test.each([
	['The Matrix', ['title: matrix']],
	['Matrix, The', ['title: matrix']],
	['A', ['title: a']],
	['The The', ['title: the']],
	['Dune: Part Two', ['title: dune part 2', 'withoutSubtitle: dune']],
	['M: A City', ['title: m a city']],
	['Borat - Great Success', ['title: borat great success', 'withoutSubtitle: borat']],
	['★', []],
])('forms of %j', (title, expected) => {
	expect(forms(title)).toEqual(expected);
});

test('other titles are forms; one that folds to the same words is not repeated', () => {
	expect(forms('Seven Samurai', 'Shichinin no samurai', '7 Samurai')).toEqual([
		'title: 7 samurai',
		'otherTitle: shichinin no samurai',
	]);
});
