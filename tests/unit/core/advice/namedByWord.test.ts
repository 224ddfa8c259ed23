import { expect, test } from 'vitest';
import { namedByWord } from '../../../../src/core/advice/namedByWord.ts';
import { filmTitles } from '../../../../src/core/catalogue/catalogue.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const { catalogue } = await openBuiltIn();
const films = Array.from(catalogue.raters.keys()).filter((film) => catalogue.raters[film]! > 3000);
const titles = (draft: string) => {
	const isNamed = namedByWord(catalogue, draft);
	return films.filter(isNamed).map((film) => filmTitles(catalogue, film)[0]);
};

test('a rare word of its title may name a film', () => {
	expect(titles('She liked Kiki and half of mononoke.').sort()).toEqual([
		"Kiki's Delivery Service",
		'Princess Mononoke',
	]);
});

test('common words do not', () => {
	expect(titles('The delivery was late, and the heat got to me on the moving day.')).toEqual([]);
});
