import { expect, test } from 'vitest';
import { createCase } from '../../../src/core/advice/case.ts';
import { ambiguousCases, rangeOf, withoutNeverRated } from '../../../src/core/advice/range.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { film, POPULATION } from '../films.ts';

const films = Array.from({ length: 300 }, (_, i) => film(`Film ${i + 100}`, 1960 + (i % 60), 30_000 - 95 * i));
const { population } = openPack(buildPack(films, POPULATION, () => 0));
const order = [...population.raters.keys()].sort((a, b) => population.raters[b]! - population.raters[a]!);
const [common, less, rare] = [order[0]!, order[150]!, order[299]!];

const mention = (named: number, alternatives: number[], form = 1) =>
	({ film: named, alternatives, form }) as unknown as Parameters<typeof ambiguousCases>[0][number];
const substituted = (named: number, alternatives: number[], choices = new Map<number, number>()) =>
	ambiguousCases([mention(named, alternatives)], choices, population, new Set([named]), {}).map(
		(one) => one.term(named).raters,
	);
const raters = (one: number) => population.raters[one]!;

test('a title of several films is counted as the rarest and as the commonest that it may well be', () => {
	expect(substituted(less, [common])).toEqual([raters(less), raters(common)]);
	expect(substituted(common, [less])).toEqual([raters(less), raters(common)]);
	// One in twenty of the likeliest film's raters at least.
	expect(raters(rare) / raters(less)).toBeGreaterThan(0.05);
	expect(substituted(less, [rare, common])).toEqual([raters(rare), raters(common)]);
	expect(raters(rare) / raters(common)).toBeLessThan(0.06);
	expect(substituted(less, [])).toEqual([]);
	expect(substituted(less, [common], new Map([[1, less]]))).toEqual([]);
});

test('a film far less known than the likeliest does not count as another reading', () => {
	const known = { ...population, raters: population.raters.slice() };
	known.raters[rare] = Math.floor(0.05 * raters(common)) - 1;
	const cases = (least: number) => {
		known.raters[rare] = least;
		return ambiguousCases([mention(common, [rare])], new Map(), known, new Set([common]), {}).length;
	};
	expect(cases(Math.floor(0.05 * raters(common)) - 1)).toBe(0);
	expect(cases(Math.ceil(0.05 * raters(common)))).toBe(2);
});

test('the range holds the crowd, those of all readings, and one person where a film has not been counted', () => {
	const said = new Set([less, order[200]!]);
	const draft = createCase(population, said, {});
	const alone = rangeOf(draft, draft.crowd, []);
	expect(alone.low).toBeGreaterThan(1);
	expect(alone.low).toBeLessThan(draft.crowd);
	expect(alone.high).toBeGreaterThan(draft.crowd);
	const others = ambiguousCases([mention(less, [rare, common])], new Map(), population, said, {});
	const wide = rangeOf(draft, draft.crowd, others);
	expect(wide.low).toBeLessThan(alone.low);
	expect(wide.high).toBeGreaterThan(alone.high);
	expect(rangeOf(draft, 1, []).low).toBe(1);
	expect(rangeOf(draft, 1e6, []).high).toBe(1e6);
	const none = createCase(population, new Set(), {});
	expect(rangeOf(none, none.crowd, [])).toMatchObject({ low: none.crowd, high: none.crowd });
	const uncounted = { ...population, raters: population.raters.slice() };
	uncounted.raters[less] = 0;
	const seldom = createCase(uncounted, new Set([less]), {});
	expect(rangeOf(seldom, seldom.crowd, []).low).toBe(1);
	const before = createCase(uncounted, new Set([common]), { history: [{ film: less, decoy: false }] });
	expect(rangeOf(before, before.crowd, []).low).toBe(1);
});

test('films that the writer never rated are left out by an adversary who knows that', () => {
	const writer = { said: new Map([[rare, 'never' as const]]), history: [{ film: less, decoy: false }] };
	const [without] = withoutNeverRated(createCase(population, new Set([rare, common]), writer), writer);
	expect([without!.films, without!.earlier]).toEqual([[common], [less]]);
	const known = { ...writer, history: [{ film: rare, decoy: false }] };
	expect(withoutNeverRated(createCase(population, new Set([common]), known), known)[0]!.earlier).toEqual([]);
	expect(withoutNeverRated(createCase(population, new Set([common]), writer), writer)).toEqual([]);
	expect(withoutNeverRated(createCase(population, new Set([common]), {}), {})).toEqual([]);
	// The list of ratings counts before the word.
	const listed = { ...writer, rated: new Map([[rare, { stars: null, day: null }]]) };
	expect(withoutNeverRated(createCase(population, new Set([rare]), listed), listed)).toEqual([]);
});
