/** What is counted of names that kinds share. */
import { describe, expect, test } from 'vitest';
import type { PackKind } from '../../../../src/core/catalogue/packKinds.ts';
import { isShared, outcomeOf, questionsOf } from '../../../../src/lab/finder/across.ts';

const NAME = { start: 4, end: 8 };
const [SURE, MAYBE] = [0.9, 0.4];

/** Mentions of one span, by their kinds and confidences. */
const kept = (confidences: Partial<Record<PackKind, number>>, span = NAME) =>
	(Object.entries(confidences) as [PackKind, number][]).map(([kind, confidence]) => ({
		kind,
		mentions: [{ ...span, confidence }],
	}));

describe('a labeled name', () => {
	test.each([
		['right', 'films', { films: SURE }],
		['asked', 'films', { films: MAYBE }],
		['asked', 'films', { films: MAYBE, books: MAYBE }],
		['wrong', 'films', { books: SURE }],
		['lost', 'films', { books: MAYBE }],
		['lost', 'films', {}],
		['one taken', null, { anime: SURE }],
		['asked', null, { films: MAYBE, anime: MAYBE }],
		['lost', null, {}],
	] as const)('is %s where %s is meant and %o is kept', (outcome, meant, confidences) => {
		expect(outcomeOf(NAME, meant, kept(confidences))).toBe(outcome);
	});

	test('does not depend on what is found elsewhere', () => {
		expect(outcomeOf(NAME, 'films', kept({ films: SURE }, { start: 8, end: 12 }))).toBe('lost');
	});

	test('is shared if several packs find it', () => {
		expect(isShared(NAME, kept({ films: SURE, books: MAYBE }))).toBe(true);
		expect(isShared(NAME, kept({ films: SURE }))).toBe(false);
	});
});

test('mentions that overlap are one question', () => {
	const elsewhere = kept({ films: MAYBE }, { start: 20, end: 24 });
	const sure = kept({ books: SURE }, { start: 30, end: 34 });
	expect(questionsOf([...kept({ films: MAYBE, books: MAYBE }), ...elsewhere, ...sure])).toEqual({
		all: 2,
		betweenKinds: 1,
	});
});
