/** Which films texts name, and how they are called. */
import { expect, test } from 'vitest';
import { itemsNamed } from '../../../../src/core/advice/itemsNamed.ts';
import { LONGEST_DRAFT } from '../../../../src/core/advice/limits.ts';
import { nameOf } from '../../../../src/core/advice/names.ts';
import { findFilm } from '../../../../src/core/catalogue/titled.ts';
import { findMentions } from '../../../../src/core/mentions/mentions.ts';
import { testPack } from '../../films.ts';
import { pack } from './rarePack.ts';

test('each film in the texts is listed once, as chosen and settled, without quotations and text by others', () => {
	const { catalogue } = testPack();
	const crash = findMentions(catalogue, 'I watched "Crash"')[0]!;
	const heat = findMentions(catalogue, 'The film "Heat" (1995)')[0]!.film;
	const of = (texts: (string | { text: string; others: [number, number][] })[], more = {}) =>
		itemsNamed(
			[{ catalogue }],
			texts.map((text) => (typeof text === 'string' ? { text, others: [] } : text)),
			more,
		).map(({ id }) => id);
	expect(of(['I watched "Crash"', 'The film "Heat" (1995) and "Crash"'])).toEqual([crash.film, heat]);
	expect(
		of(['I watched "Crash"'], { choices: [{ kind: 'films', form: crash.form, id: crash.alternatives[0]! }] }),
	).toEqual(crash.alternatives);
	expect(of(['I watched "Crash"'], { choices: [{ kind: 'films', form: crash.form, id: heat }] })).toEqual([crash.film]);
	// A choice of another kind says nothing of films.
	const game = { kind: 'boardgames', form: crash.form, id: crash.alternatives[0]! };
	expect(of(['I watched "Crash"'], { choices: [game] })).toEqual([crash.film]);
	expect(of(['Through Heat we walked.'])).toEqual([]);
	expect(of(['Through Heat we walked.'], { settled: { films: { named: ['heat'], none: [] } } })).toEqual([heat]);
	expect(of(['The film "Heat" (1995)'], { settled: { films: { named: [], none: ['heat'] } } })).toEqual([]);
	expect(of([{ text: 'The film "Heat" (1995)', others: [[0, 22]] }])).toEqual([]);
	expect(of([{ text: 'The film "Heat" (1995)', others: [[0, 3]] }])).toEqual([heat]);
	expect(of(['> I watched "Crash"\n\nThe film "Heat" (1995)'])).toEqual([heat]);
	expect(of([`${' '.repeat(LONGEST_DRAFT)}The film "Heat" (1995)`])).toEqual([]);
});

test('an entry that is not a film says what it is', () => {
	const entry = (title: string, year: number) => nameOf(pack.catalogue, findFilm(pack.catalogue, { title, year }));
	expect(entry('Very Well Known', 1999)).toEqual({ id: expect.any(Number), title: 'Very Well Known', year: 1999 });
	expect(entry('Some Series', 1991)).toMatchObject({ title: 'Some Series', year: 1991, kind: 'series' });
});
