/** Titles that are doubted in texts about other things, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { doubtAlone } from '../../../src/core/mentions/alone.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { catalogue } from './shipped.ts';

/** What becomes of .55 for the candidate `words`, where every other one has the probability `others`. */
function doubted(text: string, words: string, others = 0): number {
	const { scene, candidates } = prepare(catalogue, text);
	const { start, end } = scene.tokens;
	const own = candidates.findIndex(({ from, last }) => text.slice(start[from], end[last - 1]) === words);
	const probability = Float64Array.from(candidates, (_, i) => (i === own ? 0.55 : others));
	return doubtAlone(scene, candidates, probability)[own]!;
}

test.each<[string, string, number]>([
	['Heat was great', 'Heat', 0.45],
	['We had home alone time at last', 'home alone', 0.45],
	['A good plumber in Chicago, please', 'Chicago', 0.02],
	['Ayer comimos con los otros en la casa', 'los otros', 0.27],
	['ayer comimos con los otros en la casa', 'los otros', 0.4],
])('%j: %j must be likelier than elsewhere', (text, words, less) => {
	expect(doubted(text, words)).toBeCloseTo(less, 2);
});

test.each([
	['Heat was a great film', 'Heat'],
	['Koyaanisqatsi was great', 'Koyaanisqatsi'],
	['Mean Girls has been quoted all day', 'Mean Girls'],
	['En la cena se habló de Nueve reinas y de los precios', 'Nueve reinas'],
])('%j: %j is as likely as elsewhere', (text, words) => {
	expect(doubted(text, words)).toBe(0.55);
});

test('a film that is sure shows what a text is about', () => {
	expect(doubted('Heat or Oldboy', 'Heat', 0.9)).toBe(0.55);
});

test('so do two others that are likely', () => {
	expect(doubted('Heat or Oldboy', 'Heat', 0.5)).toBeCloseTo(0.45, 2);
	expect(doubted('Heat or Oldboy or Ratatouille', 'Heat', 0.5)).toBe(0.55);
});

test('idioms of another language do not show it', () => {
	const idioms = "C'est la règle du jeu. La vie est belle ici. Le temps qui reste est court.";
	expect(doubted(idioms, 'la règle du jeu', 0.9)).toBeCloseTo(0.27, 2);
	expect(doubted('On a revu La Haine et la règle du jeu', 'la règle du jeu', 0.9)).toBe(0.55);
});
