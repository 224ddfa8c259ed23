import { expect, test } from 'vitest';
import { createCase } from '../../../../src/core/advice/case.ts';
import { findFilm } from '../../../../src/core/catalogue/titled.ts';
import { BEST_GUESS, LEAST_SURE } from '../../../../src/core/mentions/certainty.ts';
import type { Mention } from '../../../../src/core/mentions/mentions.ts';
import { type AskedText, askAbout, createCrowdOf } from '../../../../src/lab/finder/asked.ts';
import { rowsOfAsked } from '../../../../src/lab/finder/askedRows.ts';
import { testPack } from '../../films.ts';

const pack = testPack();
const { catalogue, population } = pack;
const crowdOf = createCrowdOf(pack);
const filmNumber = (title: string, year: number) => findFilm(catalogue, { title, year });
const [MATRIX, HEAT] = [filmNumber('The Matrix', 1999), filmNumber('Heat', 1995)];
const [CRASH, OTHER_CRASH] = [filmNumber('Crash', 2004), filmNumber('Crash', 1996)];
const crowd = (...films: number[]) => createCase(population, new Set(films), {}).crowd;
const ratio = (found: number[], labeled: number[]) => Math.abs(Math.log10(crowd(...found) / crowd(...labeled)));

const TEXT = 'The Matrix, Heat, heat! and Crash, and Star Wars';
const span = (surface: string) => ({ start: TEXT.indexOf(surface), end: TEXT.indexOf(surface) + surface.length });
const label = (surface: string, title: string, year: number | null, kind = 'full') => ({
	...span(surface),
	title,
	year,
	kind,
});
const mention = (surface: string, film: number, confidence: number, more: Partial<Mention> = {}): Mention => ({
	...span(surface),
	...{ film, confidence, alternatives: [], form: film, quoted: false },
	...more,
});
const [SURE, LIKELY, UNLIKELY] = [LEAST_SURE, (BEST_GUESS + LEAST_SURE) / 2, BEST_GUESS - 0.01];
const ask = (found: Mention[], ...mentions: ReturnType<typeof label>[]) =>
	askAbout(pack, crowdOf, { id: 'a', text: TEXT, mentions }, found);

test('the same words take one press, whether or not they name a film', () => {
	const found = [mention('The Matrix', MATRIX, SURE), mention('Heat', HEAT, LIKELY), mention('heat!', HEAT, UNLIKELY)];
	const asked = ask(found, label('The Matrix', 'The Matrix', 1999), label('Heat', 'Heat', 1995));
	expect(asked).toMatchObject({ maybes: 2, films: 1, presses: 1 });
});

test('films that already count, quotations, and series are not asked about', () => {
	expect(ask([mention('Heat', HEAT, SURE), mention('heat!', HEAT, UNLIKELY)])).toMatchObject({ maybes: 0, presses: 0 });
	expect(ask([mention('Heat', HEAT, LIKELY, { quoted: true })])).toMatchObject({ maybes: 0 });
	const series = label('Star Wars', '', null, 'franchise');
	expect(ask([mention('Star Wars', HEAT, LIKELY)], series)).toMatchObject({ maybes: 0, error: { guessed: 0 } });
});

test('the crowd is compared with that of the labeled films, for each way to decide', () => {
	const labels = [label('The Matrix', 'The Matrix', 1999), label('Heat', 'Heat', 1995)];
	// A film that is guessed to be none, and none that is guessed to be a film.
	const found = [mention('The Matrix', MATRIX, SURE), mention('Heat', HEAT, UNLIKELY), mention('Crash', CRASH, LIKELY)];
	const { error } = ask(found, ...labels);
	expect(error.guessed).toBeCloseTo(ratio([MATRIX, CRASH], [MATRIX, HEAT]));
	expect(error.sure).toBeCloseTo(ratio([MATRIX], [MATRIX, HEAT]));
	expect(error.guessed * error.sure).toBeGreaterThan(0);
	expect(error.settled).toBe(0);
});

test('an answer names the labeled film if it is offered, else it says no', () => {
	const other = label('Crash', 'Crash', 1996);
	const offered = ask([mention('Crash', CRASH, LIKELY, { alternatives: [OTHER_CRASH] })], other);
	expect(offered.error).toMatchObject({ settled: 0 });
	expect(offered.error.guessed).toBeCloseTo(ratio([CRASH], [OTHER_CRASH]));
	const missing = ask([mention('Crash', CRASH, LIKELY)], other);
	expect(missing.error.settled).toBeCloseTo(ratio([], [OTHER_CRASH]));
});

test('the box asks only if the crowd with all maybes is too small', () => {
	const labels = [label('Heat', 'Heat', 1995)];
	expect(ask([mention('Heat', HEAT, LIKELY)], ...labels)).toMatchObject({ presses: 1, pressesBelow: 0 });
	const rare = filmNumber('Werckmeister Harmonies', 2000);
	const more = [filmNumber('Koyaanisqatsi', 1982), filmNumber('Nobody Saw This Flowerpot', 1971)];
	const surely = more.map((film, i) => mention(['The Matrix', 'Crash'][i]!, film, SURE));
	expect(ask([...surely, mention('Heat', rare, LIKELY)], ...labels)).toMatchObject({ presses: 1, pressesBelow: 1 });
});

test('rows have means per text, the share of films, and mean and median errors', () => {
	const text = (presses: number, guessed: number): AskedText => ({
		...{ maybes: 2 * presses, films: presses, presses, pressesBelow: 0 },
		error: { guessed, sure: guessed / 2, settled: 0 },
	});
	const [head, row, ...others] = rowsOfAsked([
		{ name: 'posts', asked: [text(1, 0.1), text(0, 0), text(0, 0.2)] },
		{ name: 'none', asked: [] },
	]);
	expect(others).toEqual([]);
	const columns = (line: string) => line.trim().split(/ {2,}/);
	expect(columns(head!)).toEqual([
		...['texts', 'maybes', 'films', 'presses', 'in the box'],
		...['crowd guessed', 'crowd sure', 'crowd settled'],
	]);
	expect(columns(row!)).toEqual([
		...['posts', '3', '0.667', '0.50', '0.333', '0.000'],
		...['0.100 (0.100)', '0.050 (0.050)', '0.000 (0.000)'],
	]);
});
