import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { testPack } from '../films.ts';

test('plans reach the exact goal', () => {
	const pack = testPack();
	const draft = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
	const of = (tolerance: number) => advise(pack, draft, { tolerance, careful: true });
	const after = of(1e6).plans.drop[1]!.crowd;
	expect(of(Math.floor(after)).plans.drop).toHaveLength(2);
	expect(of(Math.ceil(after + 0.01)).plans.drop.length).not.toBe(2);
});
