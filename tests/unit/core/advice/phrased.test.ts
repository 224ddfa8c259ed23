import { expect, test } from 'vitest';
import { createCase, type Published } from '../../../../src/core/advice/case.ts';
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

test('an earlier phrase counts as that any of its films was rated: less than the title, more than nothing', () => {
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

test('the same phrase said twice counts once, whichever films are meant, and the most exact one counts', () => {
	const same = phrasesFor(catalogue, MAN).find(({ words }) => words === phraseOf(TURIN).words)!;
	expect(crowdOf(phrased(TURIN), phrased(MAN, same))).toBeCloseTo(crowdOf(phrased(TURIN)), 6);
	expect(crowdOf(phrased(TURIN, phraseOf(TURIN, -1)), phrased(TURIN))).toBeCloseTo(crowdOf(phrased(TURIN)), 6);
});

test('a title counts in place of the phrase, before it or in the draft after it', () => {
	expect(crowdOf(phrased(TURIN), named(TURIN))).toBeCloseTo(crowdOf(named(TURIN)), 6);
	const draft = createCase(population, new Set([TURIN]), { history: [phrased(TURIN)] });
	expect(draft.crowd).toBeCloseTo(crowdOf(named(TURIN)), 6);
});

test('the range reaches down to readers who take the best known film of a phrase for the one that is meant', () => {
	const { films } = phraseOf(TURIN);
	const best = films.reduce((a, b) => (population.raters[b]! > population.raters[a]! ? b : a));
	const other = films.find((film) => film !== best)!;
	const phrase: Phrase = phraseOf(TURIN);
	const low = (...history: Published[]) => {
		const now = caseOf(...history);
		return [[], guessedCases(now, new Set(), { history })].map((others) => rangeOf(now, now.crowd, others).low);
	};
	const [alone, guessed] = low(phrased(best, phrase));
	expect(guessed!).toBeLessThan(alone!);
	const [same, wrong] = low(phrased(other, phrase));
	expect(wrong).toBe(same);
});
