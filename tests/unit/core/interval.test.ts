import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { intervalOf } from '../../../src/core/crowd/interval.ts';

const random = seededRandom(11);
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Arrivals within `rate` mean waits. */
function poisson(rate: number): number {
	let count = -1;
	for (let at = 0; at < rate; count++) at -= Math.log(1 - random());
	return count;
}

/** Where 5 and 95 in 100 of simulated ranks lie below. */
function simulated(strangers: number[], probability: number[], spread: number) {
	const ranks = Array.from({ length: 20_000 }, () => {
		let rest = random();
		const i = probability.findIndex((p) => {
			rest -= p;
			return rest < 0;
		});
		return 1 + poisson(strangers[i]! * Math.exp(spread * normal()));
	}).sort((a, b) => a - b);
	return { low: ranks[1000]!, high: ranks[19_000]! };
}

// Where more than a third fit, the estimate itself is sure, and only the draw of people and the spread are left.
test.each([
	{ strangers: [5], probability: [1], people: 15 },
	{ strangers: [8, 4], probability: [0.5, 0.5], people: 12 },
	{ strangers: [30, 12], probability: [0.3, 0.7], people: 35 },
])('covers the ranks of people drawn at random: $strangers strangers', ({ strangers, probability, people }) => {
	const { low, high } = simulated(strangers, probability, 0);
	const found = intervalOf({ strangers, probability }, people, 0);
	expect(found.low).toBe(low);
	expect(found.high).toBe(Math.min(high, people));
});

test.each([
	{ strangers: [900, 700], probability: [0.5, 0.5], spread: 0 },
	{ strangers: [800], probability: [1], spread: 0.2 },
	{ strangers: [800], probability: [1], spread: 0.5 },
	{ strangers: [800], probability: [1], spread: 0.8 },
])('covers the ranks of people who stray from their class: $strangers strangers, spread $spread', (one) => {
	const { strangers, probability, spread } = one;
	const { low, high } = simulated(strangers, probability, spread);
	const found = intervalOf({ strangers, probability }, 2100, spread);
	// A few quantiles stand for the normal distribution of the spread.
	const allowed = 0.01 + spread / 8;
	expect(Math.abs(Math.log(found.low / low))).toBeLessThan(allowed);
	expect(Math.abs(Math.log(found.high / Math.min(2100, high)))).toBeLessThan(allowed);
});
