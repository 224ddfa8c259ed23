import { expect, test } from 'vitest';
import { consult } from '../../../src/core/advice/advice.ts';
import { endOfWay } from '../../../src/core/advice/first.ts';
import { type Option, optionsFor } from '../../../src/core/advice/options.ts';
import { offeredFor } from '../../../src/core/advice/phrases.ts';
import type { FirstPlan } from '../../../src/core/advice/result.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const GOAL = 100;
const pack = await openBuiltIn();
const SLOW = 'Slow cinema: Werckmeister Harmonies, Mouchette, Stalker and In the Mood for Love.';
const MORE = `${SLOW} Also Marketa Lazarová, The Turin Horse, Ordet (1955) and Häxan (1922).`;
/** What is not about films, so that a post is left without them. */
const REST =
	'The week was quiet: the bakery on the corner has new owners, the tram was late twice, my sister called from ' +
	'the mountains, and the cat slept on the radiator all day. On Sunday we will repaint the kitchen if the rain does not ' +
	'stop, and then there are the bulbs to plant, the bicycle to mend, and three letters that I should have answered in ' +
	'spring.';
const DRAFTS = [
	SLOW,
	MORE,
	'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix.',
	'I adored Mouchette and Ordet (1955).',
	'Perfect Blue, Akira, Paprika and Millennium Actress; also Redline and Tokyo Godfathers and Ghost in the Shell.',
];

/** What each kind of change costs; a phrase a little more the less exact it is. */
const effortOf = ({ changes, add }: FirstPlan) =>
	changes.reduce((sum, { to }) => sum + (to === null ? 2 : 'phrase' in to ? 1 : 5), 3 * add.length);

/** All ways to change one or two films. */
const pairs = (choices: readonly { film: number; options: readonly Option[] }[]) => {
	const single = choices.flatMap(({ film, options }) => options.map((option) => ({ film, option })));
	const words = ({ to }: Option) => (to !== null && typeof to === 'object' ? to.words : null);
	const differ = (a: Option, b: Option) => words(a) === null || words(a) !== words(b);
	return [
		...single.map((one) => [one]),
		...single.flatMap((a) => single.flatMap((b) => (a.film < b.film && differ(a.option, b.option) ? [[a, b]] : []))),
	];
};

test.each(DRAFTS)('the first plan reaches the goal: %s', (draft) => {
	const { advice } = consult(pack, `${REST}\n\n${draft}`, { tolerance: GOAL });
	const { first, drop } = advice.plans;
	expect(first.crowd).toBeGreaterThanOrEqual(GOAL);
	expect(first.add.length).toBeLessThanOrEqual(2);
	expect(effortOf(first)).toBeLessThanOrEqual(2 * drop.length);
	const words = first.changes.flatMap(({ to }) => (to !== null && 'phrase' in to ? [to.phrase] : []));
	expect(new Set(words).size).toBe(words.length);
	// An answer to a question about the title narrows the crowd, but not below the crowd with all titles.
	for (const { to } of first.changes)
		if (to !== null && 'phrase' in to) {
			expect(to.ifAsked).toBeLessThan(first.crowd);
			expect(to.ifAsked).toBeGreaterThan(0.99 * advice.careful);
		}
});

test.each([
	'We watched Mouchette. I fell asleep during Ordet (1955).',
	'I watched Koyaanisqatsi. I cried at Werckmeister Harmonies. We ended up with The Matrix.',
	'Werckmeister Harmonies moved me. Mouchette is long. We watched Stalker with friends. In the Mood for Love was on again.',
])('with few films no cheaper change reaches it: %s', (draft) => {
	const { advice, adviceCase } = consult(pack, draft, { tolerance: GOAL, careful: true });
	const known = new Set(adviceCase.films);
	const choices = adviceCase.films.map((film) => ({
		film,
		options: optionsFor(pack, adviceCase, film, {
			excluded: (other) => known.has(other),
			seed: 1,
			phrases: offeredFor(pack.catalogue, film),
		}),
	}));
	const cheaper = pairs(choices)
		.map((ways) => ({
			changes: ways.map(({ film, option }) => ({ film, to: option.to })),
			effort: ways.reduce((sum, { option }) => sum + Math.floor(option.effort), 0),
		}))
		.filter(({ effort }) => effort < effortOf(advice.plans.first));
	for (const { changes } of cheaper) expect(endOfWay(adviceCase, { changes, add: [] }).crowd).toBeLessThan(GOAL);
});
