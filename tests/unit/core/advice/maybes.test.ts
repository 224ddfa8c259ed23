/** What may be a film and may be none. */
import { expect, test } from 'vitest';
import { MOST_MAYBES } from '../../../../src/core/advice/limits.ts';
import { adviseMaybes, openMaybes } from '../../../../src/core/advice/maybes.ts';
import { nameOf } from '../../../../src/core/advice/names.ts';
import type { Mention } from '../../../../src/core/mentions/mentions.ts';
import { testPack } from '../../films.ts';
import { saidCase } from './saidCase.ts';

const maybe = (number: number, confidence: number, at = number) =>
	({
		start: at,
		end: at + 1,
		film: number,
		alternatives: [],
		confidence,
		form: 100 + number,
		quoted: false,
	}) satisfies Mention;

test('doubtful words are neither sure nor counted: the likeliest dozen, in the order of the text', () => {
	expect(
		openMaybes([maybe(1, 0.5), maybe(2, 0.6), maybe(3, 0.4), maybe(4, 0.4)], new Set([4])).map((each) => each.film),
	).toEqual([...[1, 3]]);
	const many = Array.from({ length: MOST_MAYBES + 2 }, (_, i) => maybe(i, i === 3 || i === 7 ? 0.41 : 0.5));
	expect(openMaybes(many, new Set()).map((each) => each.film)).toEqual(
		many.map((each) => each.film).filter((each) => each !== 3 && each !== 7),
	);
	// A film is as likely as its likeliest mention, and all its mentions are asked about.
	const again = [...many, maybe(3, 0.55, 90)];
	const asked = openMaybes(again, new Set()).map((each) => each.film);
	expect(asked.filter((each) => each === 3)).toHaveLength(2);
	expect(new Set(asked).size).toBe(MOST_MAYBES);
});

test('each doubtful word has the crowd if it is a film, and several also have one together', () => {
	const { catalogue } = testPack();
	const asked: number[][] = [];
	const of = (...named: Mention[]) =>
		adviseMaybes({ catalogue }, named, new Set(), (films) => {
			asked.push([...films]);
			return { ...saidCase({ films: [], crowdOf: () => 1 }), crowd: films.reduce((a, b) => a + 10 * (b + 1), 0) };
		});
	expect(of()).toEqual({ advised: [], films: new Set(), cases: [] });
	const one = of(maybe(2, 0.5), maybe(2, 0.5, 40));
	expect(one.advised.map(({ film: { id }, crowdWith, start, form }) => [id, crowdWith, start, form])).toEqual([
		[2, 30, 2, 102],
		[2, 30, 40, 102],
	]);
	expect(one.cases.map(({ crowd }) => crowd)).toEqual([30]);
	const two = of(maybe(2, 0.5), { ...maybe(5, 0.5), alternatives: [3] });
	expect(two.advised.map(({ crowdWith }) => crowdWith)).toEqual([30, 60]);
	expect(two.advised[1]!.alternatives).toEqual([nameOf(catalogue, 3)]);
	expect([...two.films, two.cases[0]!.crowd]).toEqual([2, 5, 90]);
	expect(asked).toEqual([[2], [2, 5], [2], [5]]);
});
