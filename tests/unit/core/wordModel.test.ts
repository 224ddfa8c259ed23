import { expect, test } from 'vitest';
import { hashOf } from '../../../src/core/catalogue/words.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { WORD_SUMS, WORD_WEIGHTS, wordPlaces, wordSums } from '../../../src/core/mentions/wordModel.ts';
import { fitWords, type WordRows, wordsOf } from '../../../src/lab/finder/fitWords.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();

/** The places of a text's words, and its candidate "Heat". */
function heatIn(text: string) {
	const { scene, candidates } = prepare(catalogue, text);
	const heat = candidates.find(({ first }) => scene.tokens.hash[first] === hashOf('heat'))!;
	return { places: wordPlaces(scene, (token) => token === heat.first), heat };
}

function rowsOf(text: string, label: 0 | 1, source: string): WordRows {
	const { places, heat } = heatIn(text);
	return { ...wordsOf(places, [heat]), label: [label], known: [0], weight: 1, source };
}

/** The sums of a model for the candidate "Heat" in a text, by kind of place. */
function sumsOf(model: ReturnType<typeof fitWords>, text: string) {
	const { places, heat } = heatIn(text);
	const row = new Float64Array(WORD_SUMS.length + 1);
	wordSums(model, places)(heat, row, 1);
	return Object.fromEntries(WORD_SUMS.map((name, i) => [name, row[i + 1]!]));
}

const saying = (verb: string) =>
	['we _ Heat twice', 'everyone _ Heat here', 'they _ Heat a lot', 'who _ Heat so'].map((text) =>
		text.replace('_', verb),
	);

test('words next to, near, and above a title, and elsewhere in the text, add their learned weights', () => {
	const rows = [
		...saying('admired').map((text, i) => rowsOf(text, 1, `f${i}`)),
		...saying('regulate').map((text, i) => rowsOf(text, 0, `s${i}`)),
	];
	const model = fitWords(rows);
	expect(sumsOf(model, 'nobody admired Heat then').wordsBeside).toBeGreaterThan(0.3);
	expect(sumsOf(model, 'nobody regulate Heat then').wordsBeside).toBeLessThan(-0.3);
	const far = sumsOf(model, 'admired by nobody in this large house was Heat');
	expect(far.wordsNear).toBeGreaterThan(0);
	expect(far.wordsText).toBeGreaterThan(0);
});

test('words repeated by a single writer are not learned', () => {
	const model = fitWords(saying('admired').map((text) => rowsOf(text, 1, 'one')));
	expect(model.weights).toEqual(new Int8Array(WORD_WEIGHTS));
});

test('a heading counts for the text below it until the next heading', () => {
	const { places, heat } = heatIn('# Books\n- Emma\n\n# Films\n- Heat');
	const above = places.ranges(heat).find(([range]) => range === 2)!;
	expect(above[2] - above[1]).toBe(1);
	const model = { scale: 1, weights: new Int8Array(WORD_WEIGHTS) };
	model.weights[places.slots[2]![above[1]]!] = 4;
	expect(sumsOf(model, '# Films\n- Heat').wordsAbove).toBe(2);
	expect(sumsOf(model, '# Books\n- Heat').wordsAbove).toBe(0);
	expect(sumsOf(model, 'Films:\n- Emma\n- Heat').wordsAbove).toBe(2);
	expect(sumsOf(model, '**Films**\n\nHeat').wordsAbove).toBe(2);
	expect(sumsOf(model, 'Films\n\nHeat').wordsAbove).toBe(0);
});

test('a title’s own words get weights from labeled texts', () => {
	const films = ['we liked Heat', 'to see Heat', 'with Heat and', 'so Heat is'];
	const model = fitWords(films.map((text, i) => rowsOf(text, 1, `f${i}`)));
	expect(sumsOf(model, 'then Heat came').wordsOwn).toBeGreaterThan(0.3);
});
