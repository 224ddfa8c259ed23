import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { findFilm } from '../../../../src/core/catalogue/titled.ts';
import { CONTEXT } from '../../../../src/core/mentions/context.ts';
import { FEATURES } from '../../../../src/core/mentions/featureNames.ts';
import { LAST_LOOK } from '../../../../src/core/mentions/lastLook.ts';
import { finder, readModel, writeModel } from '../../../../src/core/mentions/model.ts';
import { judgeByTrees } from '../../../../src/core/mentions/trees.ts';
import { fitTrees } from '../../../../src/lab/finder/boost.ts';
import { drawOf, FOLDS, foldOf, parseGold } from '../../../../src/lab/finder/gold.ts';
import { binRows } from '../../../../src/lab/finder/histogram.ts';
import { parseMadeUp } from '../../../../src/lab/finder/madeUp.ts';
import { errorLines, summarize } from '../../../../src/lab/finder/report.ts';
import { rowsOfSets } from '../../../../src/lab/finder/rows.ts';
import { scoreText } from '../../../../src/lab/finder/score.ts';
import { swapForeign, swapTitles } from '../../../../src/lab/finder/splice.ts';
import { fitLogistic } from '../../../../src/lab/kit/logistic.ts';
import { testPack } from '../../films.ts';

const { catalogue } = testPack();
const filmNumber = (title: string, year: number) => findFilm(catalogue, { title, year });

const TEXT = 'I saw The Matrix, Heat and Crash. Star Wars too.';
const gold = (surface: string, title: string, year: number | null, kind = 'full') => {
	const start = TEXT.indexOf(surface);
	return { start, end: start + surface.length, title, year, kind };
};
const mention = (surface: string, film: number, alternatives: number[] = [], confidence = 0.9) => {
	const start = TEXT.indexOf(surface);
	return { start, end: start + surface.length, film, alternatives, confidence, form: 1, quoted: false };
};

test('found, missed, and false mentions are counted; a series counts neither way', () => {
	const [matrix, heat] = [filmNumber('The Matrix', 1999), filmNumber('Heat', 1995)];
	const [crash, otherCrash] = [filmNumber('Crash', 2004), filmNumber('Crash', 1996)];
	const text = {
		id: 'a',
		text: TEXT,
		mentions: [
			gold('The Matrix', 'The Matrix', 1999),
			gold('Heat', 'Heat', 1995),
			gold('Crash', 'Crash', 1996),
			gold('Star Wars', '', null, 'franchise'),
		],
	};
	const found = [
		mention('Matrix', matrix),
		mention('Crash', crash, [otherCrash]),
		mention('saw', heat),
		mention('Star Wars', heat),
	];
	const report = summarize([scoreText(catalogue, text, found)], 1);
	expect(report.span).toMatchObject({ precision: 2 / 3, recall: 2 / 3, f1: 2 / 3 });
	// Two of three, by Wilson's formula.
	for (const [low, high] of Object.values(report.wilson)) {
		expect(low).toBeCloseTo(0.2077, 4);
		expect(high).toBeCloseTo(0.9385, 4);
	}
	expect(report.exact.precision).toBeCloseTo(1 / 3);
	expect(report.film).toEqual({ precision: 1 / 3, recall: 1 / 3, givenSpan: 1 / 2, givenSpanAmong: 1 });
	expect(report.oneWord).toMatchObject({ precision: 2 / 3, recall: 2 / 3 });
	expect(report.kinds.full).toEqual({ gold: 3, recall: 2 / 3 });
	expect(report.falsePer1000Words).toBeNull();
	expect(errorLines([scoreText(catalogue, text, found)])).toEqual([
		expect.stringMatching(/^missed full\ta\t.*\[Heat\]/),
		expect.stringMatching(/^false 0\.90\ta\tI \[saw\]/),
	]);
});

test('false mentions per 1,000 words are counted in texts without films', () => {
	const text = { id: 'b', text: 'ten words of no film at all are in here', mentions: [] };
	const report = summarize([scoreText(catalogue, text, [{ ...mention('saw', 0), start: 0, end: 3 }])], 1);
	expect(report.falsePer1000Words).toBe(100);
});

test('calibration compares predicted with observed rates', () => {
	const one = { id: 'a', text: TEXT, mentions: [gold('Heat', 'Heat', 1995)] };
	const scored = scoreText(catalogue, one, [
		mention('Heat', filmNumber('Heat', 1995), [], 0.9),
		mention('saw', 0, [], 0.6),
	]);
	expect(summarize([scored], 1).calibration.expectedError).toBeCloseTo((0.1 + 0.6) / 2);
});

test.each([
	['{', /g, line 1: is not JSON/],
	['{"id": 1}', /line 1: needs a "text"/],
	[
		'{"text": "abc", "mentions": [{"start": 2, "end": 9, "title": "x", "year": 1}]}',
		/line 1: mention 1 has no span inside/,
	],
	['{"text": "abc", "mentions": [{"start": 0, "end": 2, "year": 1}]}', /line 1: mention 1 needs a "title"/],
	['{"text": "abc", "mentions": 7}', /"mentions" must be a list/],
])('an invalid line of labels is named, then skipped or fatal (%#)', (line, reason) => {
	const good = '{"text": "abc", "mentions": [{"start": 0, "end": 2, "title": "x", "year": null}]}';
	expect(() => parseGold(line, 'g', true)).toThrow(reason);
	const { texts, problems } = parseGold(`${good}\n${line}\n\n${good}`, 'g', false);
	expect(texts).toHaveLength(2);
	expect(problems).toEqual([expect.stringMatching(/^g, line 2: /)]);
});

test('swapping titles keeps labels on their words', () => {
	const text = {
		id: 'a',
		text: TEXT,
		mentions: [
			gold('The Matrix', 'The Matrix', 1999),
			gold('Crash', 'Crash', 1996),
			gold('Star Wars', '', null, 'franchise'),
		],
	};
	for (let seed = 0; seed < 20; seed++) {
		const [swapped] = swapTitles(catalogue, [text], seed);
		expect(swapped!.text).toMatch(/^I saw .+, Heat and .+\. Star Wars too\.$/);
		for (const m of swapped!.mentions.slice(0, 2))
			expect(swapped!.text.slice(m.start, m.end).toLowerCase()).toBe(m.title.toLowerCase());
	}
});

test('texts in other languages get titles of that language', () => {
	const saw = (text: string, surface: string) => {
		const start = text.indexOf(surface);
		const label = { start, end: start + surface.length, title: surface, year: null, kind: 'full' };
		return { id: text, text, mentions: [label] };
	};
	const titles = new Map([
		['Heat\t1995', [{ language: 'de' as const, title: 'Hitze' }]],
		['The Matrix\t1999', [{ language: 'fr' as const, title: 'La Matrice' }]],
	]);
	const texts = [
		saw('Gestern habe ich Alien gesehen und war nicht wach', 'Alien'),
		saw('I saw Alien last night', 'Alien'),
		{ id: 'none', text: 'Gestern war ich nicht bei dir und habe nichts gesehen', mentions: [] },
	];
	const swapped = swapForeign(catalogue, titles, texts, 1);
	expect(swapped.map(({ text }) => text)).toEqual(['Gestern habe ich Hitze gesehen und war nicht wach']);
	expect(swapped[0]!.mentions[0]).toMatchObject({ start: 17, end: 22, title: 'Hitze', year: 1995 });
});

test('both learners recover the rule behind the labels', () => {
	const random = seededRandom(3);
	const count = 4000;
	const features = Float64Array.from({ length: 3 * count }, () => Math.round(random() * 8) / 8);
	const logit = (i: number) => 4 * features[3 * i]! - 3 * features[3 * i + 1]! - 0.5;
	const label = Uint8Array.from({ length: count }, (_, i) => (random() < 1 / (1 + Math.exp(-logit(i))) ? 1 : 0));
	const rows = { width: 3, features, label, weight: new Float64Array(count).fill(1) };
	const weights = fitLogistic(rows, 0.1);
	for (const [i, expected] of [-0.5, 4, -3, 0].entries()) expect(Math.abs(weights[i]! - expected)).toBeLessThan(0.5);

	const group = Int32Array.from({ length: count }, (_, i) => i);
	const forest = fitTrees({ ...rows, binned: binRows(rows), group }, group, {
		trees: 60,
		depth: 3,
		rate: 0.15,
		ridge: 1,
		leastWeight: 5,
		share: 0.7,
		featureShare: 1,
		seed: 1,
	});
	let error = 0;
	for (let i = 0; i < count; i++)
		error += Math.abs(judgeByTrees(forest, features, 3 * i) - 1 / (1 + Math.exp(-logit(i)))) / count;
	expect(error).toBeLessThan(0.05);
});

test('a model file is read back, and an unknown feature is refused', () => {
	const back = readModel(writeModel(finder(), 'test'));
	const row = Float64Array.from([...FEATURES, ...CONTEXT, ...LAST_LOOK], (_, i) => (i % 7) / 7);
	for (const pass of ['second', 'last'] as const)
		expect(judgeByTrees(back[pass], row, 0)).toBeCloseTo(judgeByTrees(finder()[pass], row, 0), 6);
	expect(back.words.weights).toEqual(finder().words.weights);
	const file = writeModel(finder(), 'test');
	expect(() => readModel({ ...file, first: { ...file.first, zodiac: 1 } })).toThrow(/"zodiac", which is no feature/);
});

test('texts of one source are in one fold, and sources are spread evenly', () => {
	const text = (id: string, source?: string) => ({ id, text: '', mentions: [], ...(source && { source }) });
	expect(foldOf(text('a', 'page 1'))).toBe(foldOf(text('b', 'page 1')));
	expect(foldOf(text('redial-7-1'))).toBe(foldOf(text('redial-7-2')));
	expect(drawOf(text('a', 'page 1'))).toBe(drawOf(text('b', 'page 1')));
	const counts = new Array<number>(FOLDS).fill(0);
	const draws = Array.from({ length: 1000 }, (_, i) => {
		counts[foldOf(text(`post ${i}`))]!++;
		return drawOf(text(`post ${i}`));
	});
	expect(Math.min(...counts)).toBeGreaterThan(150);
	expect(draws.filter((draw) => draw < 0.25).length / 1000).toBeCloseTo(0.25, 1);
});

test('marks in made-up posts are read as labels', () => {
	const texts = parseMadeUp('I saw [[Heat]].\n---\nthe [~Star Wars~] films,\nand [[up]]\n---\n\n', 'a.txt');
	expect(texts).toEqual([
		{ id: 'a.txt-0', text: 'I saw Heat.', mentions: [{ start: 6, end: 10, title: '', year: null, kind: 'full' }] },
		{
			id: 'a.txt-1',
			text: 'the Star Wars films,\nand up',
			mentions: [
				{ start: 4, end: 13, title: '', year: null, kind: 'franchise' },
				{ start: 25, end: 27, title: '', year: null, kind: 'full' },
			],
		},
	]);
	expect(() => parseMadeUp('good\n---\nI saw [[Heat].', 'a.txt')).toThrow('a.txt, line 3: has brackets');
});

test('a row about a set has only what its labels allow', () => {
	const labeled = scoreText(catalogue, { id: 'a', text: TEXT, mentions: [gold('Heat', 'Heat', 1995)] }, []);
	const without = scoreText(catalogue, { id: 'b', text: TEXT, mentions: [] }, [mention('Heat', 0)]);
	const lines = rowsOfSets([
		{ name: 'posts', complete: true, scored: [labeled] },
		{ name: 'chat', complete: false, scored: [labeled] },
		{ name: 'others', complete: true, scored: [without] },
	]);
	expect(lines.map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
		['', 'texts', 'labels', 'precision'],
		['posts', '1', '1', '.000 (.000-.000)'],
		['chat', '1', '1', '.000 (.000-.000)'],
		['others', '1', '0', '100.00'],
	]);
});
