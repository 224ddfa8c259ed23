/** Verdicts follow from the estimate, its range, and the goal; questions are asked where an answer matters. */
import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import { questionFor } from '../../../../src/core/advice/question.ts';
import { type Known, type Standing, verdictOf } from '../../../../src/core/advice/verdict.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const standing = (low: number, fair: number, crowd: number, top: number): Standing => ({
	...{ low, fair, crowd, top, high: 2 * top },
});
const known = (at: Standing, more: Partial<Known> = {}): Known => ({
	...{ ...at, tolerance: 100, films: 2, nowhere: false, whole: true, question: null },
	...more,
});

test.each([
	['wellHidden', standing(100, 200, 300, 900)],
	['probably', standing(99, 99, 100, 900)],
	['probably', standing(1, 50, 100, 900)],
	['could', standing(1, 49, 110, 14_000)],
	['could', standing(1, 20, 99.9, 100)],
	['gives', standing(1, 2, 10, 99.9)],
] as const)('%s, for %o and a goal of 100', (verdict, at) => {
	expect(verdictOf(known(at))).toBe(verdict);
});

test('a question leaves the verdict open, unless its answer cannot change it', () => {
	const question = 'howMany';
	expect(verdictOf(known(standing(1, 60, 110, 900), { question }))).toBe('unsure');
	expect(verdictOf(known(standing(1, 20, 50, 900), { question }))).toBe('unsure');
	expect(verdictOf(known(standing(100, 200, 300, 900), { question }))).toBe('wellHidden');
	expect(verdictOf(known(standing(1, 2, 10, 90), { question }))).toBe('gives');
});

test('without films, or for a writer who rates nowhere, there is nothing to compare', () => {
	const hidden = standing(52_000, 52_000, 52_000, 52_000);
	expect(verdictOf(known(hidden, { films: 0 }))).toBe('nothing');
	expect(verdictOf(known(hidden, { nowhere: true }))).toBe('nothing');
	expect(verdictOf(known(hidden, { films: 0, question: 'film' }))).toBe('unsure');
});

test('a draft that was not read to its end is never fine', () => {
	expect(verdictOf(known(standing(100, 200, 300, 900), { whole: false }))).toBe('unsure');
	expect(verdictOf(known(standing(1, 20, 50, 900), { whole: false }))).toBe('could');
});

const asked = (writer: object, more: Partial<Parameters<typeof questionFor>[0]> = {}) =>
	questionFor({
		...{ writer, goal: 100, now: standing(2, 40, 120, 2000), crowdWithMaybes: 120 },
		adviceCase: { films: [1], earlier: [], own: () => 0.82 },
		standingOf: ({ filmsRated = 0 }) => standing(Number(filmsRated) / 10, 100, 120, 2000),
		...more,
	});

test('the question that settles the most is asked first', () => {
	expect(asked({}, { crowdWithMaybes: 99 })).toBe('film');
	expect(asked({ rated: new Map([[7, null]]) })).toBe('whole');
	expect(asked({})).toBe('howMany');
	expect(asked({ filmsRated: 120 })).toBe('which');
});

test('no question is asked if its answer would change nothing', () => {
	expect(asked({ nowhere: true })).toBeNull();
	expect(asked({}, { standingOf: () => standing(2, 40, 120, 2000) })).toBeNull();
	expect(asked({}, { now: standing(100, 110, 120, 2000) })).toBeNull();
	expect(asked({}, { now: standing(1, 2, 10, 20) })).toBeNull();
	expect(asked({}, { adviceCase: { films: [], earlier: [], own: () => 0.82 } })).toBeNull();
	for (const own of [0, 1])
		expect(asked({ filmsRated: 120 }, { adviceCase: { films: [1], earlier: [], own: () => own } })).toBeNull();
	expect(asked({ filmsRated: 120 }, { now: standing(1, 20, 50, 2000) })).toBeNull();
	const whole = new Map(Array.from({ length: 50 }, (_, i) => [i, null]));
	expect(asked({ rated: whole })).toBeNull();
	expect(asked({ rated: new Map([[7, null]]), complete: true })).toBeNull();
	expect(asked({ rated: new Map([[7, null]]), complete: false })).toBe('howMany');
});

test('the verdict on two well-known films depends on how many the writer rated', async () => {
	const pack = await openBuiltIn();
	const of = (writer: object) => advise(pack, 'I loved The Matrix and Heat (1995)', { tolerance: 100, ...writer });
	expect(of({})).toMatchObject({ verdict: 'unsure', question: 'howMany' });
	expect(of({ filmsRated: 2500 })).toMatchObject({ verdict: 'wellHidden', question: null });
	expect(of({ nowhere: true })).toMatchObject({ verdict: 'nothing', question: null });
	const rare = advise(pack, 'Sátántangó, La Flor (2018), and The Turin Horse', {
		...{ tolerance: 100, filmsRated: 120, careful: true },
	});
	expect(rare).toMatchObject({ verdict: 'gives', question: null });
	// No plan takes out all that a post names.
	expect(rare.plans.first.crowd).toBeLessThan(100);
	expect(rare.plans.spoiling).toContain('drop');
});
