import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { chances, fitChoices, logLoss } from '../../../../src/lab/advice/conditionalLogit.ts';
import { choicesOf, FEATURES, namedTogether } from '../../../../src/lab/advice/mentionedTogether.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

test('the weights behind choices are recovered', () => {
	const random = seededRandom(3);
	const truth = Float64Array.of(1.5, -0.7, 0);
	const choices = Array.from({ length: 4000 }, () => {
		const choice = { features: Float64Array.from({ length: 3 * 12 }, () => 2 * random() - 1), chosen: 0 };
		const at = random();
		const sums: number[] = [];
		for (const chance of chances(choice, truth)) sums.push((sums.at(-1) ?? 0) + chance);
		choice.chosen = Math.min(11, sums.findIndex((sum) => sum > at) >>> 0);
		return choice;
	});
	const fitted = fitChoices(choices, 3);
	fitted.forEach((weight, k) => {
		expect(Math.abs(weight - truth[k]!)).toBeLessThan(0.12);
	});
	expect(logLoss(choices, fitted)).toBeLessThanOrEqual(logLoss(choices, truth));
	expect(logLoss(choices, new Float64Array(3))).toBeCloseTo(Math.log(12), 6);
});

test('films named in one chat or post are choices among the films that suit the others', async () => {
	const pack = await openBuiltIn();
	const said = (id: string, ...titles: string[]) => ({
		id,
		text: '',
		mentions: titles.map((title) => ({ start: 0, end: 1, title, year: null, kind: '' })),
	});
	const texts = [said('chat-7-1', 'GoodFellas'), said('chat-7-2', 'Casino', 'Casino'), said('chat-8-1', 'Casino')];
	const set = { texts, complete: false };
	expect(namedTogether(pack, { ...set, name: 'requests' })).toEqual([]);
	const [together, ...rest] = namedTogether(pack, { ...set, name: 'chat' });
	expect(together).toHaveLength(2);
	expect(rest).toEqual([]);
	const choices = choicesOf(pack, [together!]);
	expect(choices).toHaveLength(2);
	for (const { features, chosen } of choices) {
		expect(features.length % FEATURES).toBe(0);
		expect(chosen).toBeLessThan(features.length / FEATURES);
	}
});
