import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { HERE, intervalOf } from '../../../src/core/crowd/interval.ts';

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
	const found = intervalOf({ strangers, probability }, people, 0, HERE);
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
	const found = intervalOf({ strangers, probability }, 2100, spread, HERE);
	// A few quantiles stand for the normal distribution of the spread.
	const allowed = 0.01 + spread / 8;
	expect(Math.abs(Math.log(found.low / low))).toBeLessThan(allowed);
	expect(Math.abs(Math.log(found.high / Math.min(2100, high)))).toBeLessThan(allowed);
});

/** The distribution function of the rank as the formula has it, with nine quantiles for the normal distribution. */
function formula(strangers: number[], probability: number[], people: number, spread: number) {
	const NINTHS = [-1.593, -0.967, -0.589, -0.282, 0, 0.282, 0.589, 0.967, 1.593];
	const rates = strangers.flatMap((rate, i) => {
		const sigma = Math.hypot(0.25 * Math.max(0, -Math.log10(rate / people) - 0.5), spread);
		return NINTHS.map((z) => [Math.min(people - 1, rate * Math.exp(sigma * z)), probability[i]! / 9] as const);
	});
	const poissonBelow = (n: number, rate: number) => {
		let [term, sum] = [Math.exp(-rate), 0];
		for (let k = 0; k <= n; k++) {
			sum += term;
			term *= rate / (k + 1);
		}
		return sum;
	};
	const below = (rank: number) => rates.reduce((sum, [rate, part]) => sum + part * poissonBelow(rank - 1, rate), 0);
	const quantile = (part: number) => {
		let rank = 1;
		while (rank < people && below(rank) < part) rank++;
		return rank;
	};
	return { low: quantile(0.05), high: quantile(0.95) };
}

test.each([
	{ strangers: [1e-9], probability: [1], people: 50_000, spread: 0 },
	{ strangers: [0.02], probability: [1], people: 50_000, spread: 0 },
	{ strangers: [0.4], probability: [1], people: 50_000, spread: 0.5 },
	{ strangers: [2, 0.1], probability: [0.3, 0.7], people: 9000, spread: 0.2 },
	{ strangers: [7], probability: [1], people: 9000, spread: 0 },
	{ strangers: [7], probability: [1], people: 9000, spread: 0.6 },
	{ strangers: [3, 11, 40], probability: [0.2, 0.5, 0.3], people: 9000, spread: 0.35 },
	{ strangers: [30], probability: [1], people: 90, spread: 0 },
	{ strangers: [12, 89], probability: [0.9, 0.1], people: 90, spread: 0 },
	{ strangers: [89], probability: [1], people: 90, spread: 0.5 },
])('is that of the formula: $strangers of $people, spread $spread', ({ strangers, probability, people, spread }) => {
	const found = intervalOf({ strangers, probability }, people, spread, HERE);
	const wanted = formula(strangers, probability, people, spread);
	// Ranks above 20 have a resolution of 0.2%, and Poisson is taken as normal for rates above 50.
	for (const end of ['low', 'high'] as const)
		expect(Math.abs(found[end] - wanted[end])).toBeLessThanOrEqual(wanted[end] < 40 ? 0 : 1);
});

test('groups of strangers within a fifth of each other are merged, which barely moves the ends', () => {
	const [one, two] = [
		intervalOf({ strangers: [500, 500], probability: [0.5, 0.5] }, 9000, 0.2, HERE),
		intervalOf({ strangers: [500], probability: [1] }, 9000, 0.2, HERE),
	];
	expect(one).toEqual(two);
	const apart = intervalOf({ strangers: [500, 50], probability: [0.5, 0.5] }, 9000, 0.2, HERE);
	expect(apart.low).toBeLessThan(two.low / 4);
	expect(apart.high / two.high).toBeGreaterThan(0.85);
	expect(intervalOf({ strangers: [0, 0], probability: [0.5, 0.5] }, 9000, 0, HERE)).toMatchObject({ low: 1, high: 1 });
});

test('is wider, especially above, if the people compared may not be those who were counted', () => {
	const [here, anywhere] = [
		intervalOf({ strangers: [150], probability: [1] }, 9000, 0.2, HERE),
		intervalOf({ strangers: [150], probability: [1] }, 9000, 0.2),
	];
	expect(anywhere.low).toBeLessThan(0.7 * here.low);
	expect(anywhere.low).toBeGreaterThan(0.3 * here.low);
	expect(anywhere.high).toBeGreaterThan(5 * here.high);
	expect(anywhere.fair).toBe(here.fair);
	expect(anywhere.top).toBe(here.high);
	expect(here.fair).toBeGreaterThan(here.low);
});
