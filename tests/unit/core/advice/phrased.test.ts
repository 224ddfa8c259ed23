import { expect, test } from 'vitest';
import { createCase, type Published, type Writer } from '../../../../src/core/advice/case.ts';
import type { PhrasesRead } from '../../../../src/core/advice/phraseRows.ts';
import { type Phrase, phrasesFor } from '../../../../src/core/advice/phrases.ts';
import { guessedCases, rangeOf } from '../../../../src/core/advice/range.ts';
import { findFilm } from '../../../../src/core/catalogue/titled.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const { catalogue, population } = await openBuiltIn();
const filmOf = (title: string, year: number) => findFilm(catalogue, { title, year });
const [TURIN, MAN] = [filmOf('The Turin Horse', 2011), filmOf('The Man from London', 2007)] as [number, number];
/** The phrase for a film that fits fewest others, or most. */
const phraseOf = (film: number, at: 0 | -1 = 0) => phrasesFor(catalogue, film).at(at)!;
const phrased = (film: number, phrase = phraseOf(film)): Published => ({ film, decoy: false, phrase });
const named = (film: number): Published => ({ film, decoy: false });
const caseOf = (...history: Published[]) => createCase(population, new Set(), { history });
const crowdOf = (...history: Published[]) => caseOf(...history).crowd;

test('an earlier phrase counts as any of its films: less than the title, more than nothing', () => {
	const crowds = [
		crowdOf(named(TURIN)),
		crowdOf(phrased(TURIN)),
		crowdOf(phrased(TURIN, phraseOf(TURIN, -1))),
		crowdOf(),
	];
	expect(crowds).toEqual(crowds.toSorted((a, b) => a - b));
	expect(new Set(crowds).size).toBe(4);
});

test('an earlier phrase counts as the same phrase in a draft', () => {
	const draft = createCase(population, new Set(), { phrasesInDraft: new Map([[TURIN, phraseOf(TURIN)]]) });
	expect(crowdOf(phrased(TURIN))).toBeCloseTo(draft.crowd, 6);
});

test('a phrase used twice counts once, whichever films it means, and the most exact one counts', () => {
	const same = phrasesFor(catalogue, MAN).find(({ words }) => words === phraseOf(TURIN).words)!;
	expect(crowdOf(phrased(TURIN), phrased(MAN, same))).toBeCloseTo(crowdOf(phrased(TURIN)), 6);
	expect(crowdOf(phrased(TURIN, phraseOf(TURIN, -1)), phrased(TURIN))).toBeCloseTo(crowdOf(phrased(TURIN)), 6);
});

test('a title counts instead of the phrase, before it or in the draft after it', () => {
	expect(crowdOf(phrased(TURIN), named(TURIN))).toBeCloseTo(crowdOf(named(TURIN)), 6);
	const draft = createCase(population, new Set([TURIN]), { history: [phrased(TURIN)] });
	expect(draft.crowd).toBeCloseTo(crowdOf(named(TURIN)), 6);
});

test('the range includes readers who take the best known film of a phrase for the one that is meant', () => {
	const { films } = phraseOf(TURIN);
	const best = films.reduce((a, b) => (population.raters[b]! > population.raters[a]! ? b : a));
	const other = films.find((film) => film !== best)!;
	const phrase: Phrase = phraseOf(TURIN);
	const low = (...history: Published[]) => {
		const now = caseOf(...history);
		return [[], guessedCases(now, new Set(), { history })].map((others) => rangeOf(now, now.crowd, others).low);
	};
	const [alone, right] = low(phrased(best, phrase));
	expect(right!).toBeLessThan(alone!);
	const [same, wrong] = low(phrased(other, phrase));
	expect(wrong!).toBeLessThanOrEqual(same!);
});

test('an attacker who weighs how much someone has rated reads only titles, except in careful estimates', () => {
	const BOTH = [named(MAN), phrased(TURIN)];
	const crowd = (history: Published[], writer: Writer) =>
		createCase(population, new Set(), { history, ...writer }).crowd;
	for (const adversary of ['tfidf', 'likelihood', 'likelihoodDecoys'] as const) {
		const guard = [adversary];
		expect(crowd(BOTH, { guard }) / crowd(BOTH.slice(0, 1), { guard })).toBeCloseTo(1, 0);
		expect(crowd(BOTH, { guard })).not.toBeCloseTo(crowd(BOTH, { guard, phrasesRead: 'all' }), 1);
		expect(crowd(BOTH, { guard, careful: true })).toBe(crowd(BOTH, { guard, careful: true, phrasesRead: 'all' }));
	}
	for (const adversary of ['setIntersection', 'scoring', 'scoreboardRh'] as const)
		expect(crowd(BOTH, { guard: [adversary] })).toBe(crowd(BOTH, { guard: [adversary], phrasesRead: 'all' }));
});

test('an attacker who guesses weighs the films of a phrase by how well known they are', () => {
	const phrase = phraseOf(TURIN);
	const crowd = (film: number, phrasesRead: PhrasesRead) =>
		createCase(population, new Set(), {
			...{ history: [phrased(film, phrase)], guard: ['likelihood'], phrasesRead },
			...{ rated: new Map([[film, null]]), complete: true },
		}).crowd;
	const [best, ...others] = phrase.films.toSorted((a, b) => population.raters[b]! - population.raters[a]!);
	const title = createCase(population, new Set([best!]), {
		...{ guard: ['likelihood'], rated: new Map([[best!, null]]), complete: true },
	}).crowd;
	expect(crowd(best!, 'guessed')).toBeLessThan(crowd(best!, 'some'));
	expect(crowd(best!, 'guessed')).toBeGreaterThanOrEqual(title);
	expect(crowd(others.at(-1)!, 'some')).toBeCloseTo(population.size, 6);
});
