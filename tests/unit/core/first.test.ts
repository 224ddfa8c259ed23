import { expect, test } from 'vitest';
import { advise, consult } from '../../../src/core/advice/advice.ts';
import { endOfWay } from '../../../src/core/advice/first.ts';
import { type Option, optionsFor } from '../../../src/core/advice/options.ts';
import { phrasesFor } from '../../../src/core/advice/phrases.ts';
import type { FirstPlan } from '../../../src/core/advice/result.ts';
import { ratersOfPhrase } from '../../../src/core/advice/told.ts';
import { filmAt } from '../../../src/core/catalogue/catalogue.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { testPack } from '../films.ts';

const GOAL = 100;
const pack = await openBuiltIn();
const SLOW = 'Slow cinema: Werckmeister Harmonies, Mouchette, Stalker and In the Mood for Love.';
const MORE = `${SLOW} Also Marketa Lazarová, The Turin Horse, Ordet (1955) and Häxan (1922).`;
const DRAFTS = [
	SLOW,
	MORE,
	'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix.',
	'Mouchette and Ordet (1955).',
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
	const { advice, adviceCase } = consult(pack, draft, { tolerance: GOAL });
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
			expect(to.ifAsked).toBeGreaterThan(0.99 * adviceCase.crowd);
		}
});

test.each([
	'Mouchette is long. Ordet (1955) moved me.',
	'I adored Koyaanisqatsi. Werckmeister Harmonies moved me. The Matrix was fun.',
	'Werckmeister Harmonies moved me. Mouchette is long. Stalker bored my friends. In the Mood for Love was on again.',
])('with few films no cheaper change reaches it: %s', (draft) => {
	const { advice, adviceCase } = consult(pack, draft, { tolerance: GOAL, careful: true });
	const known = new Set(adviceCase.films);
	const choices = adviceCase.films.map((film) => ({
		film,
		options: optionsFor(pack, adviceCase, film, { excluded: (other) => known.has(other), seed: 1, says: true }),
	}));
	const cheaper = pairs(choices)
		.map((ways) => ({
			changes: ways.map(({ film, option }) => ({ film, to: option.to })),
			effort: ways.reduce((sum, { option }) => sum + Math.floor(option.effort), 0),
		}))
		.filter(({ effort }) => effort < effortOf(advice.plans.first));
	for (const { changes } of cheaper) expect(endOfWay(adviceCase, { changes, add: [] }).crowd).toBeLessThan(GOAL);
});

test('a film that is named twice is changed at both places', () => {
	const { mentions, plans } = advise(pack, `${SLOW} Mouchette again, Werckmeister Harmonies again.`, {
		tolerance: GOAL,
	});
	for (const { mention, to } of plans.first.changes) {
		const places = mentions.flatMap(({ film }, i) => (film.id === mentions[mention]!.film.id ? [i] : []));
		expect(places.length).toBe(1 + Number(/Mouchette|Werckmeister/.test(mentions[mention]!.film.title)));
		for (const place of places) expect(plans.first.changes).toContainEqual({ mention: place, to });
	}
	expect(plans.first.changes.length).toBeGreaterThan(0);
});

test('a phrase never includes a film that the draft names, and no film is swapped for one', () => {
	const { adviceCase } = consult(pack, MORE, { tolerance: GOAL });
	const named = new Set(adviceCase.films);
	let swaps = 0;
	for (const film of adviceCase.films)
		for (const { to } of optionsFor(pack, adviceCase, film, {
			excluded: (other) => named.has(other),
			seed: 1,
			says: true,
		})) {
			if (to === null) continue;
			if (typeof to === 'object') {
				if (to.films.length < 500) expect(to.films.filter((other) => named.has(other))).toEqual([film]);
				continue;
			}
			swaps++;
			expect(named.has(to)).toBe(false);
			expect(filmAt(pack.catalogue, to).raters!).toBeGreaterThan(2 * filmAt(pack.catalogue, film).raters!);
		}
	expect(swaps).toBeGreaterThan(2);
});

test('a phrase counts as all the films that it fits: the less exact, the more people it could be', () => {
	const { adviceCase } = consult(pack, 'I adored Mouchette and Ordet (1955).', { tolerance: GOAL });
	const film = adviceCase.films[0]!;
	const crowds = phrasesFor(pack.catalogue, film).map((to) => ({
		raters: ratersOfPhrase(adviceCase, to),
		crowd: endOfWay(adviceCase, { changes: [{ film, to }], add: [] }).crowd,
	}));
	const rising = crowds.toSorted((a, b) => a.raters - b.raters).map(({ crowd }) => crowd);
	expect(rising.length).toBeGreaterThan(5);
	expect(rising[0]).toBeGreaterThan(adviceCase.crowd);
	expect(rising.at(-1)).toBeGreaterThan(3 * rising[0]!);
	for (const [i, crowd] of rising.entries()) expect(crowd).toBeGreaterThan(0.9 * (rising[i - 1] ?? 0));
	const out = endOfWay(adviceCase, { changes: [{ film, to: null }], add: [] }).crowd;
	expect(rising.at(-1)! / out).toBeGreaterThan(0.8);
});

test('without facts no phrases are found, and films are left out as before', () => {
	const { plans } = advise(testPack(), 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix', {
		tolerance: 2000,
	});
	for (const { to } of plans.first.changes)
		expect(to === null || !('phrase' in to) || !/one of/.test(to.phrase)).toBe(true);
	expect(plans.first.changes.length + plans.first.add.length).toBeGreaterThan(0);
});

test('a change costs more effort if it keeps less of the text', () => {
	const { adviceCase } = consult(pack, SLOW, { tolerance: GOAL });
	const named = new Set(adviceCase.films);
	const asked = { excluded: (other: number) => named.has(other), seed: 1, says: true };
	let phrased = 0;
	for (const film of adviceCase.films) {
		const options = optionsFor(pack, adviceCase, film, asked);
		const phrases = options.flatMap(({ to }) => (to !== null && typeof to === 'object' ? [to] : []));
		expect(options.map(({ to, effort }) => [typeof to === 'number' ? 'swap' : (to?.words ?? null), effort])).toEqual([
			...phrases.map(({ words }, i) => [words, 1 + 0.1 * i]),
			[null, 2],
			...(options.some(({ to }) => typeof to === 'number') ? [['swap', 5]] : []),
		]);
		// The most exact phrase comes first, and each further one is three times as wide, of three at most.
		const all = phrasesFor(pack.catalogue, film).filter(({ films }) => films.length >= 2);
		expect(phrases[0]?.words).toBe(all[0]?.words);
		const raters = phrases.map((phrase) => ratersOfPhrase(adviceCase, phrase));
		for (const [i, count] of raters.entries()) if (i > 0) expect(count).toBeGreaterThanOrEqual(3 * raters[i - 1]!);
		expect(phrases.length).toBeLessThanOrEqual(3);
		phrased += phrases.length;
		expect(optionsFor(pack, adviceCase, film, { ...asked, says: false })).toEqual([{ to: null, effort: 2 }]);
	}
	expect(phrased).toBeGreaterThan(adviceCase.films.length);
});
