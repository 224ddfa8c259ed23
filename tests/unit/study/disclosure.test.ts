import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { ratedProbability, solveIntensity } from '../../../src/core/population/activity.ts';
import { countedIn, disclosureOf } from '../../../src/study/disclosure.ts';
import { type KeyedRow, keyedRows } from '../../../src/study/handOver.ts';
import type { Happening } from '../../../src/study/recorder.ts';
import type { StudyFile } from '../../../src/study/studyFile.ts';
import { chanceOf, massesOf, randomisedCrowd, trailCrowd } from '../../../src/study/trail.ts';
import { enrolled, fullStudy, recordedOf } from './studies.ts';

const FINE = { day: 1, mentions: 1, rarest: 1, sites: 4 };
const COARSE = { day: 7, mentions: 2, rarest: 4, sites: 4 };
const ALIKE = [{ share: 1, ratings: 100, lambda: 0.1 }];
/** Half of the people are five times as active as the others. */
const UNLIKE = [
	{ share: 0.5, ratings: 100, lambda: 0.1 },
	{ share: 0.5, ratings: 500, lambda: 0.5 },
];
/** As many ratings of each power of two of ranks. */
const posters = { size: 50_000, classes: UNLIKE, masses: new Array(17).fill(1 / 17) as number[] };
const row = (day: number, more = {}) => ({ day, mentions: 2, rarest: 12, quarter: null, site: null, ...more });

test('the crowd shrinks with rows and grows with coarseness, within 1 and the population', () => {
	const crowd = (days: number[], steps = FINE) =>
		trailCrowd(
			days.map((day) => row(day)),
			posters,
			steps,
			28,
		).crowd;
	expect(crowd([])).toBe(posters.size);
	expect(crowd([1, 4])).toBeLessThan(crowd([1]));
	expect(crowd([1, 4], COARSE)).toBeGreaterThan(crowd([1, 4]));
	expect(crowd([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeGreaterThanOrEqual(1);
	expect(crowd(Array.from({ length: 400 }, (_, i) => i))).toBeGreaterThanOrEqual(1);
});

test('the crowd is divided by the number of quarters and of site categories', () => {
	const chance = (more: object) => chanceOf(row(1, more), posters, FINE, 0.1);
	expect(chance({}) / chance({ quarter: 2 })).toBeCloseTo(4);
	expect(chance({}) / chance({ site: 0 })).toBeCloseTo(4);
	expect(chance({}) / chanceOf(row(1, { site: 0 }), posters, { ...FINE, sites: 8 }, 0.1)).toBeCloseTo(8);
});

test('the most revealing row is the rarest', () => {
	const masses = massesOf([1000, 500, 400, 90, 80, 70, 60, 1]);
	expect(masses.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1);
	const rows = [row(1, { rarest: 0 }), row(2, { rarest: 3 }), row(3, { rarest: 1 })];
	expect(trailCrowd(rows, { ...posters, size: 1000, masses }, FINE, 28).most).toBe(1);
});

test.each([
	['alike', ALIKE],
	['unlike', UNLIKE],
])('the crowd agrees with a count of made-up people, all %s', (_, classes) => {
	// People post one film at a time, of 16 powers of two that are alike likely, on some of 8 days.
	const masses = [...new Array(16).fill(1 / 16), 0] as number[];
	const known = [2, 5].map((day) => row(day, { mentions: null, rarest: 9 + day }));
	const all = { size: 200_000, classes, masses };
	const random = seededRandom(7);
	// Two of eight days, as the estimate sees it; active people post more.
	const intensity = solveIntensity(classes, chanceOf(known[0]!, all, FINE, 0.25));
	const size = all.size / classes.length;
	const fits = (chance: number) => Array.from({ length: size }).filter(() => random() < chance && random() < chance);
	const counted = classes.reduce((sum, one) => sum + fits(ratedProbability(one, intensity)).length, 0);
	const { crowd } = trailCrowd(known, all, FINE, 8);
	// Whose first day it was is not known, which leaves as many more as there are days.
	expect((crowd - 1) / 8 / counted).toBeGreaterThan(0.6);
	expect((crowd - 1) / 8 / counted).toBeLessThan(1.6);
	expect(counted).toBeGreaterThan(0);
});

test('randomized rows reduce the crowd only by their privacy loss', () => {
	expect(randomisedCrowd(0, 1, posters)).toBe(50_000);
	expect(randomisedCrowd(2, 1, posters)).toBeCloseTo(50_000 / Math.E ** 2);
	expect(randomisedCrowd(100, 2, posters)).toBe(1);
});

describe('after striking rows', () => {
	const given = async (
		study: StudyFile,
		happenings: readonly Happening[],
		strike: (row: KeyedRow['row']) => boolean,
	) => {
		const events = recordedOf(study, happenings);
		const rows = await keyedRows(enrolled(study), events);
		const struck = new Set(rows.filter(({ row }) => strike(row)).map(({ key }) => key));
		return { rows, given: disclosureOf(study, rows, struck, events, posters) };
	};
	const post = (draft: number, more: Partial<Happening> = {}): Happening[] => {
		const one = { at: draft * 3 * 86_400_000, hour: 9, site: 0, mentions: 2, rank: 5000, before: 20, ...more };
		return [
			{ ...one, kind: 'draft' },
			{ ...one, kind: 'advice', draft },
			{ ...one, kind: 'posted', draft },
		];
	};
	// As many ratings of each power of two: two films that are both far ahead are rarest.
	const posts = [...post(0), ...post(1, { rank: 4, before: 9 }), ...post(2)];
	const plain = fullStudy('plain');

	test('striking that a draft was posted does not hide the post while other rows remain', async () => {
		const all = (await given(plain, posts, () => false)).given!;
		const hidden = (await given(plain, posts, (row) => 'kind' in row && row.kind === 'posted')).given!;
		expect(hidden).toEqual({ ...all, most: [4, 5] });
		expect(all).toMatchObject({ rows: 3, most: [4, 5, 6], smallest: 8 });
	});

	test('a post with all rows struck reveals nothing, like having no posts', async () => {
		const all = (await given(plain, posts, () => false)).given!;
		const two = (await given(plain, posts, (row) => 'draft' in row && row.draft === 1)).given!;
		expect(two.rows).toBe(2);
		expect(two.crowd).toBeGreaterThan(all.crowd);
		expect((await given(plain, posts, () => true)).given).toBeNull();
		expect((await given(plain, posts.slice(0, 2), () => false)).given).toBeNull();
	});

	test('coarser values leave more people', async () => {
		const all = (await given(fullStudy('coarse'), posts, () => false)).given!;
		const fine = { ...plain, recorded: fullStudy('coarse').recorded };
		expect(all.crowd).toBeGreaterThan((await given(fine, posts, () => false)).given!.crowd);
		const facts = [12, 0, 12].map((rarest) => row(0, { mentions: 2, rarest }));
		expect(all.crowd).toBe(trailCrowd(facts, posters, COARSE, 28).crowd);
	});

	test('the smallest crowd is reported, whichever row has it', async () => {
		const one = { at: 0, hour: 9, mentions: 2, rank: 5000, before: 20, draft: 0 };
		const grown: Happening = { ...one, kind: 'undone', after: 5, plan: 'drop' };
		expect((await given(plain, [...post(0), grown], () => false)).given!.smallest).toBe(4);
	});

	test('times and site categories count if they are exported', async () => {
		const less = (names: string[]) => ({ ...plain, recorded: plain.recorded.filter((name) => !names.includes(name)) });
		const crowd = async (names: string[]) => (await given(less(names), posts, () => false)).given!.crowd;
		expect(await crowd([])).toBeLessThan(await crowd(['quarter']));
		expect(await crowd([])).toBeLessThan(await crowd(['site']));
		expect(countedIn(less(['site', 'after'])).counted).toEqual(['day', 'quarter', 'mentions', 'rarest']);
		expect(countedIn(less(['site', 'after'])).uncounted).toEqual(['before', 'answer']);
	});

	test('days of randomized rows may leave fewer people than the guarantee, which includes answers', async () => {
		const answer: Happening = { kind: 'answered', at: 0, hour: 1, question: 'useful', answer: 1 };
		const many = Array.from({ length: 12 }, (_, i) => post(i)).flat();
		const weak = (await given(fullStudy('randomised', 0.1), [...many, answer], () => false)).given!;
		const days = many
			.filter(({ kind }) => kind === 'draft')
			.map(({ at }) => ({ ...row(at / 86_400_000), mentions: null, rarest: null }));
		expect(weak.crowd).toBe(trailCrowd(days, posters, { ...FINE, day: 1 }, 28).crowd);
		expect(weak).toMatchObject({ rows: 13, most: [], smallest: null });
		expect(weak.crowd).toBeLessThan(randomisedCrowd(13, 0.1, posters));
		const strong = (await given(fullStudy('randomised', 3), [...post(0), answer], () => false)).given!;
		expect(strong.crowd).toBeCloseTo(randomisedCrowd(2, 3, posters));
		expect((await given(fullStudy('randomised'), [answer], () => false)).given).toBeNull();
	});
});
