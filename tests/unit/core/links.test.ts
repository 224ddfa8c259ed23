/** How many accounts would look as much alike as two, and how soon that is known. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { linkBetween } from '../../../src/core/advice/links.ts';
import { createLinkCrowd } from '../../../src/core/crowd/linked.ts';
import { marginalsOf } from '../../../src/core/population/marginals.ts';
import { ratersOf } from '../../../src/core/population/population.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { cpuTime, timed } from '../cpuTime.ts';

const { population } = await openBuiltIn();
const ABOUT = { accounts: population.size, goal: 100 };

/** Films of the list in an order that is random, and the same in every run. */
function drawn(count: number, seed: number): number[] {
	const random = seededRandom(seed);
	const rated = [...population.raters.keys()].filter((film) => population.raters[film]! > 50);
	return Array.from({ length: count }, () => rated[Math.floor(random() * rated.length)]!);
}

test('the crowd of a link equals that of simulated accounts', () => {
	const CLASSES = [
		{ share: 0.5, ratings: 40, lambda: 0.5 },
		{ share: 0.5, ratings: 10, lambda: 0.1 },
	];
	const marginals = marginalsOf([20, 30, 50, 80], CLASSES, 100);
	const films = [20, 30, 50, 80].map((raters, i) => ({ raters, shared: i === 1 || i === 2 }));
	const crowd = createLinkCrowd({ marginals, accounts: 1001, size: 20 }, films.slice(0, 2), films.slice(2));
	const chance = ({ raters }: { raters: number }, a: number) =>
		marginals.ratedBy(raters)[a]! * Math.min(1, 20 / CLASSES[a]!.ratings);
	const weight = (film: { raters: number }) => -Math.log((chance(film, 0) + chance(film, 1)) / 2);
	for (const some of [films.slice(2), films.slice(2, 3), films.slice(3)]) {
		const named = [...films.slice(0, 2), ...some];
		const least = named.reduce((sum, film) => sum + (film.shared ? weight(film) : 0), 0);
		let part = 0;
		for (let subset = 0; subset < 2 ** named.length; subset++) {
			const inIt = named.map((_, i) => (subset >> i) % 2 === 1);
			if (named.reduce((sum, film, i) => sum + (inIt[i] ? weight(film) : 0), 0) < least - 1e-9) continue;
			for (const a of [0, 1])
				part += named.reduce((p, film, i) => p * (inIt[i] ? chance(film, a) : 1 - chance(film, a)), 0.5);
		}
		expect(crowd(some)).toBeCloseTo(1 + 1000 * part, 1);
	}
	const none = createLinkCrowd({ marginals, accounts: 1001, size: 20 }, [films[0]!], [films[3]!]);
	expect(none([films[3]!])).toBe(1001);
});

timed('links with five other accounts of 200 films each take at most twice as long as five with one', () => {
	const history = new Set(drawn(200, 1));
	const draft = new Set(drawn(8, 2));
	const others = Array.from({ length: 5 }, (_, i) => new Set([...drawn(192, 10 + i), ...draft]));
	const find = () => others.map((other) => linkBetween(population, { history, draft }, other, ABOUT));
	expect(find().every((link) => link !== null)).toBe(true);
	const one = () => linkBetween(population, { history, draft }, others[0]!, ABOUT);
	// In turns, so that a busy machine makes both longer; the shortest of each is ours.
	const times = Array.from({ length: 5 }, () => [cpuTime(find), cpuTime(one)] as const);
	const [all, single] = [0, 1].map((i) => Math.min(...times.map((pair) => pair[i]!)));
	process.stdout.write(`5 accounts of 200 films: ${all!.toFixed(1)} ms, one: ${single!.toFixed(1)} ms\n`);
	expect(all!).toBeLessThan(2 * 5 * single!);
	expect(ratersOf(population, [...draft][0]!)).toBeGreaterThan(50);
});
