import { expect, test } from 'vitest';
import { advise, consult } from '../../../src/core/advice/advice.ts';
import { endOfWay } from '../../../src/core/advice/first.ts';
import { reaches } from '../../../src/core/advice/goal.ts';
import { changesOf, optionsFor } from '../../../src/core/advice/options.ts';
import type { FirstPlan } from '../../../src/core/advice/result.ts';
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
	changes.reduce((sum, { to }) => sum + (to !== null && 'phrase' in to ? 1 : 2), 3 * add.length);

test('nothing is to be changed where the goal is reached, and where there is nothing to change', () => {
	const { crowd, plans } = advise(pack, 'I only liked The Matrix.', { tolerance: GOAL });
	expect(plans.first).toEqual({ changes: [], add: [], crowd });
	expect(advise(pack, 'No film here.', { tolerance: GOAL }).plans.first.changes).toEqual([]);
});

test.each(DRAFTS)('the first plan reaches the goal: %s', (draft) => {
	const { advice, adviceCase } = consult(pack, draft, { tolerance: GOAL });
	const { first, drop } = advice.plans;
	expect(reaches(first.crowd, GOAL)).toBe(true);
	expect(first.add.length).toBeLessThanOrEqual(2);
	expect(effortOf(first)).toBeLessThanOrEqual(2 * drop.length);
	const words = first.changes.flatMap(({ to }) => (to !== null && 'phrase' in to ? [to.phrase] : []));
	expect(new Set(words).size).toBe(words.length);
	// What is told to somebody who asks narrows the crowd, but not below what it is with all titles.
	for (const { to } of first.changes)
		if (to !== null && 'phrase' in to) {
			expect(to.ifAsked).toBeLessThan(first.crowd);
			expect(to.ifAsked).toBeGreaterThan(0.99 * adviceCase.crowd);
		}
});

test.each(['Mouchette and Ordet (1955).', DRAFTS[2]!, DRAFTS[0]!])(
	'of few films no cheaper change reaches it: %s',
	(draft) => {
		const { advice, adviceCase } = consult(pack, draft, { tolerance: GOAL });
		const known = new Set(adviceCase.films);
		const choices = adviceCase.films.map((film) => ({
			film,
			options: optionsFor(pack, adviceCase, film, (other) => known.has(other), 1),
		}));
		const cheaper = changesOf(choices, 2)
			.map((ways) => ({
				changes: ways.map(({ film, option }) => ({ film, to: option.to })),
				effort: ways.reduce((sum, { option }) => sum + Math.floor(option.effort), 0),
			}))
			.filter(({ effort }) => effort < effortOf(advice.plans.first));
		for (const { changes } of cheaper)
			expect(reaches(endOfWay(adviceCase, { changes, add: [] }).crowd, GOAL)).toBe(false);
	},
);

test('a film that is named twice is changed at both places', () => {
	const { mentions, plans } = advise(pack, `${SLOW} Mouchette again, Werckmeister Harmonies again.`, {
		tolerance: GOAL,
	});
	for (const { mention, to } of plans.first.changes) {
		const places = mentions.flatMap(({ film }, i) => (film.id === mentions[mention]!.film.id ? [i] : []));
		expect(places.length).toBe(2);
		for (const place of places) expect(plans.first.changes).toContainEqual({ mention: place, to });
	}
	expect(plans.first.changes.length).toBeGreaterThan(0);
});

test('a phrase never stands for a film that the draft names, and a film is never swapped for one', () => {
	const { adviceCase } = consult(pack, MORE, { tolerance: GOAL });
	const named = new Set(adviceCase.films);
	let swaps = 0;
	for (const film of adviceCase.films)
		for (const { to } of optionsFor(pack, adviceCase, film, (other) => named.has(other), 1)) {
			if (to === null) continue;
			if (typeof to === 'object') {
				expect(to.films.filter((other) => named.has(other))).toEqual([film]);
				continue;
			}
			swaps++;
			expect(named.has(to)).toBe(false);
			expect(filmAt(pack.catalogue, to).raters!).toBeGreaterThan(2 * filmAt(pack.catalogue, film).raters!);
		}
	expect(swaps).toBeGreaterThan(2);
});

test('without facts there are no phrases, and films are left out as before', () => {
	const { plans } = advise(testPack(), 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix', {
		tolerance: 2000,
	});
	for (const { to } of plans.first.changes)
		expect(to === null || !('phrase' in to) || !/one of/.test(to.phrase)).toBe(true);
	expect(plans.first.changes.length + plans.first.add.length).toBeGreaterThan(0);
});
