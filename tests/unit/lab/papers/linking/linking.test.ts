import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { guessOf } from '../../../../../src/lab/kit/certainty.ts';
import { calibrationError, curveOf, type Judged, probabilities, recallAt } from '../../../../../src/lab/kit/sure.ts';
import { DIVISIONS, dividePeople, drawPairs, drawTwo } from '../../../../../src/lab/papers/linking/accounts.ts';
import { accountAt, candidatesOf, createScan } from '../../../../../src/lab/papers/linking/attackers.ts';
import { OVERLAPS, overlapWeighing } from '../../../../../src/lab/papers/linking/formulas/overlap.ts';
import {
	backward,
	errorsOf,
	forward,
	type Parameters,
	sideOf,
} from '../../../../../src/lab/papers/linking/gradient.ts';
import type { LinkReport } from '../../../../../src/lab/papers/linking/link.ts';
import { backgroundOf, fitAttackers } from '../../../../../src/lab/papers/linking/model.ts';
import { likedOf } from '../../../../../src/lab/papers/linking/stance.ts';
import { temporaryFolder } from '../../../folder.ts';
import { lab } from '../../kit/commandLine.ts';
import { csvOf, tasteful } from './made.ts';
import { linkScore, overlapScore } from './scores.ts';

const RATINGS = tasteful(true);
const DRAW = { division: 'drawn', films: 8 } as const;

test.each(DIVISIONS)('two accounts have as many films as asked for: %s', (division) => {
	const { start, ids, times } = RATINGS.byUser;
	for (let user = 0; user < 20; user++) {
		const [first, second] = drawTwo(RATINGS, user, { division, films: 8 }, seededRandom(user));
		const rated = [...ids.subarray(start[user]!, start[user + 1]!)];
		const dayOf = (film: number) => times![start[user]! + rated.indexOf(film)]!;
		for (const account of [first, second]) {
			expect(new Set(account).size).toBe(8);
			expect([...account]).toEqual([...account].sort((a, b) => a - b));
			expect(rated).toEqual(expect.arrayContaining([...account]));
		}
		if (division !== 'drawn') expect([...first].filter((film) => second.includes(film))).toEqual([]);
		if (division === 'time')
			expect(Math.max(...Array.from(first, dayOf))).toBeLessThan(Math.min(...Array.from(second, dayOf)));
	}
});

test('the gradient is the slope of the loss', () => {
	const random = seededRandom(4);
	const [rank, films, size] = [3, 10, 4];
	const model: Parameters = {
		rank,
		values: Float32Array.from({ length: films * rank }, () => random() - 0.5),
		classes: Uint8Array.from({ length: films }, (_, film) => film % 2),
		constants: Float32Array.of(0.5, 1, 1, 0),
	};
	const accounts = () =>
		Array.from({ length: size }, () => Uint32Array.from({ length: 4 }, (_, i) => 2 * i + Math.floor(2 * random())));
	const [first, second] = [accounts(), accounts()];
	const batch = () => ({ size, first: sideOf(model, first), second: sideOf(model, second) });
	const loss = () => {
		const { scores } = forward(model, batch());
		const at = (k: number, j: number) => scores[k * size + j]!;
		let sum = 0;
		for (let k = 0; k < size; k++)
			for (const line of [(j: number) => at(k, j), (j: number) => at(j, k)]) {
				let all = 0;
				for (let j = 0; j < size; j++) all += Math.exp(line(j));
				sum += (Math.log(all) - at(k, k)) / (2 * size);
			}
		return sum;
	};
	const found = backward(model, batch(), forward(model, batch()));
	const slope = (values: Float32Array, at: number) => {
		const [value, step] = [values[at]!, 1e-2];
		values[at] = value + step;
		const above = loss();
		values[at] = value - step;
		const below = loss();
		values[at] = value;
		return (above - below) / (2 * step);
	};
	for (let at = 0; at < model.values.length; at++) expect(found.values[at]).toBeCloseTo(slope(model.values, at), 3);
	for (let at = 0; at < 4; at++) expect(found.constants[at]).toBeCloseTo(slope(model.constants, at), 3);
	expect(errorsOf(new Float32Array(4), 2)[0]).toBeCloseTo(-0.25);
});

test('scans of all candidates agree with the scores of pairs', () => {
	const { background, judged } = dividePeople(RATINGS, 1);
	const known = backgroundOf(RATINGS, background, 1, 8);
	const fitted = fitAttackers(RATINGS, known, DRAW, { steps: 5, batch: 32, seed: 1 });
	const pairs = drawPairs(RATINGS, judged, DRAW, 1);
	const candidates = candidatesOf(pairs, RATINGS.items);
	const account = accountAt(pairs.first, 8, 3);
	const check = (scores: Float64Array, score: (j: number) => number) => {
		expect(scores).toHaveLength(judged.length);
		for (let j = 0; j < scores.length; j++) expect(scores[j]).toBeCloseTo(score(j), 6);
	};
	check(createScan('likelihood', fitted, candidates)(account), (j) =>
		linkScore(fitted.link, account, candidates.accounts[j]!),
	);
	for (const name of OVERLAPS) {
		const weighing = overlapWeighing(name, fitted.knowledge);
		check(createScan(name, fitted, candidates)(account), (j) =>
			overlapScore(weighing, account, candidates.accounts[j]!),
		);
	}
});

test.each(['halves', 'time'] as const)('how accounts were divided is not used: %s', (division) => {
	const { background } = dividePeople(RATINGS, 1);
	const options = { steps: 1, batch: 32, seed: 1 };
	const { knowledge } = fitAttackers(RATINGS, backgroundOf(RATINGS, background, 1), { division, films: 8 }, options);
	const usual = Array.from(knowledge.shares).reduce((a, b) => a + b, 0) / knowledge.shares.length;
	expect(knowledge.repeated).toBeGreaterThan(usual);
});

test('no one is judged by a model fitted on them', () => {
	const { background, judged } = dividePeople(RATINGS, 1);
	expect(background.filter((user) => judged.includes(user))).toHaveLength(0);
	expect(background.length + judged.length).toBe(RATINGS.users);
});

/** Guesses whose scores are 1, 2, ... of which some are right. */
const guesses = (right: boolean[]): Judged[] =>
	right.map((one, i) => ({ guess: guessOf([i + 1, 0, 0], 1), right: one }));

test('precision and recall are as counted by hand', () => {
	const judged = guesses([false, true, false, true, true]);
	const curve = curveOf(Float64Array.of(0.1, 0.2, 0.3, 0.9, 0.9), judged, 4);
	expect(curve).toEqual([
		{ threshold: 0.9, precision: 1, recall: 0.5 },
		{ threshold: 0.3, precision: 2 / 3, recall: 0.5 },
		{ threshold: 0.2, precision: 3 / 4, recall: 0.75 },
		{ threshold: 0.1, precision: 3 / 5, recall: 0.75 },
	]);
	expect(recallAt(curve, 0.9)).toBe(0.5);
	expect(recallAt(curve, 0.7)).toBe(0.75);
	expect(recallAt(curveOf(Float64Array.of(0.5), guesses([false]), 1), 0.9)).toBe(0);
});

test('probabilities are calibrated on other people, and their error is measured', () => {
	const random = seededRandom(5);
	const judged: Judged[] = Array.from({ length: 4000 }, () => {
		const score = 6 * random() - 3;
		return { guess: guessOf([score, -10, -10], 1), right: random() < 1 / (1 + Math.exp(-2 * score)) };
	});
	const sure = probabilities(judged, 'score');
	expect(calibrationError(sure, judged)).toBeLessThan(0.03);
	expect(
		calibrationError(
			sure.map((p) => p / 2),
			judged,
		),
	).toBeGreaterThan(0.2);
	// A fold without a right guess cannot teach the other one that there are any.
	expect(Math.max(...probabilities(guesses([false, false, false, false]), 'score'))).toBeLessThan(0.5);
});

const FILE = join(temporaryFolder(), 'ratings.csv');
writeFileSync(FILE, csvOf(RATINGS));
const FLAGS = ['--ratings', FILE, '--size', '8', '--steps', '60', '--candidates', '50', '--targets', '120'];

test('lab link distinguishes accounts of one taste by time, and prints every row', async () => {
	const { out, code } = await lab('link', ...FLAGS, '--threads', '1', '--json');
	expect(code).toBe(0);
	const { rows, division, crowds } = JSON.parse(out) as LinkReport;
	expect(division).toBe('time');
	expect(rows).toHaveLength(6 * 2 * 5);
	const k1 = (attacker: string) => rows.find((row) => row.attacker === attacker && row.candidates === 50)!.k1;
	expect(k1('likelihood')).toBeGreaterThan(0.08);
	// The two accounts share no film.
	expect(k1('rarityOverlap')).toBe(0);
	for (const row of rows) {
		if (row.absent === 1) expect([row.k1, row.recallAt90]).toEqual([0, 0]);
		expect(row.recallAt99).toBeLessThanOrEqual(row.recallAt90);
		expect(row.recallAt90).toBeLessThanOrEqual(row.k1);
		expect(row.k1Interval[0]).toBeLessThanOrEqual(row.k1);
	}
	expect(crowds[0]!.within2).toBeGreaterThan(0.5);
	expect(crowds[0]!.byCounts).toBeNull();
});

const k1Of = (json: string, attacker: string) =>
	(JSON.parse(json) as LinkReport).rows.findLast((row) => row.attacker === attacker)!.k1;

test('lab link finds the same with two threads, and fewer after plans', async () => {
	const args = ['link', ...FLAGS, '--accounts', 'drawn', '--absent', '.5', '--json', '--threads'];
	const [one, two] = [await lab(...args, '1'), await lab(...args, '2')];
	expect(two.out).toBe(one.out);
	const { plans } = JSON.parse(one.out) as LinkReport;
	// Shared films are what links these accounts.
	expect(plans).toMatchObject([{ films: 8, taken: 2 }]);
	for (const changed of [plans[0]!.planned, plans[0]!.swapped])
		expect(changed.k1).toBeLessThan(0.8 * k1Of(one.out, 'likelihood'));
});

test('made-up people are linked by films that both accounts share, unless flags say otherwise', async () => {
	const args = ['link', '--size', '32', '--absent', '.5', '--candidates', '200', '--targets', '40', '--steps', '5'];
	const { rows } = JSON.parse((await lab(...args, '--threads', '1', '--json')).out) as LinkReport;
	expect(rows.find(({ attacker }) => attacker === 'rarityOverlap')!.k1).toBeGreaterThan(0.5);
});

test('stances come from ratings, and tell people apart if they are read correctly', async () => {
	const pairs = drawPairs(RATINGS, Uint32Array.of(5), DRAW, 1);
	const { start, ids, levels } = RATINGS.byUser;
	const own = [...ids.subarray(start[5]!, start[6]!)];
	const stars = [...levels!.subarray(start[5]!, start[6]!)];
	const mean = stars.reduce((a, b) => a + b, 0) / stars.length;
	expect([...likedOf(RATINGS, pairs, pairs.first)]).toEqual(
		Array.from(pairs.first, (film) => Number(stars[own.indexOf(film)]! > mean)),
	);
	const flags = [...FLAGS, ...'--accounts drawn --absent .5 --threads 1 --json --stance'.split(' ')];
	const { out } = await lab('link', ...flags);
	const { stance } = JSON.parse(out) as LinkReport;
	expect(stance.map(({ noise }) => noise)).toEqual([null, 0, 0.2, 0.4]);
	expect(stance[1]!.k1).toBeGreaterThan(stance[0]!.k1);
	expect(stance[1]!.k1).toBeGreaterThan(stance[3]!.k1);
});

test('lab link refuses flags that cannot work', async () => {
	const undated = FILE.replace('ratings', 'undated');
	writeFileSync(undated, csvOf(tasteful(false)));
	expect((await lab('link', '--ratings', undated, '--accounts', 'time')).err).toMatch(/no dates/);
	expect((await lab('link', '--ratings', FILE, '--size', '64')).err).toMatch(/smaller --size/);
	const unrated = FILE.replace('ratings', 'unrated');
	writeFileSync(unrated, 'user,item\n1,2\n2,2\n');
	expect((await lab('link', '--ratings', unrated, '--stance')).err).toMatch(/needs ratings/);
	const alone = FILE.replace('ratings', 'alone');
	writeFileSync(alone, 'user,item,rating\n1,2,5\n1,3,4\n');
	expect((await lab('link', '--ratings', alone)).err).toMatch(/has ratings of one person/);
	expect((await lab('link', '--ratings', FILE, '--absent', '2')).err).toMatch(/shares/);
});
