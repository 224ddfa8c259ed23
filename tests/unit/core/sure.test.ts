/** How sure a search by likelihood can be: the estimate against sampled members. */
import { expect, test } from 'vitest';
import { classActivities, weighingOf } from '../../../src/core/adversaries/weighing.ts';
import { advise } from '../../../src/core/advice/advice.ts';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { createEstimator } from '../../../src/core/crowd/estimator.ts';
import { fitActivity } from '../../../src/core/population/activity.ts';
import { marginalsOf } from '../../../src/core/population/marginals.ts';
import { cpuTime, timed } from '../cpuTime.ts';
import { testPack } from '../films.ts';
import { DRAFT } from '../worker/fakeBrowser.ts';

const MEMBERS = 2000;
const RATERS = [...Array.from({ length: 40 }, (_, i) => 20 + 20 * i)];

const classes = fitActivity(
	[
		{ share: 0.7, ratings: 4 },
		{ share: 0.3, ratings: 16 },
	],
	new Map(RATERS.map((raters) => [raters, 1])),
	MEMBERS,
);
const marginals = marginalsOf(RATERS, classes, MEMBERS);
const activities = classActivities(marginals);
const weighing = weighingOf('likelihood', marginals, { part: 0, chance: () => 0 });

/** The mean probability given to a writer who rated all films, over many samples of the other members. */
function drawnSureness(raters: readonly number[], present: number): number {
	const random = seededRandom(7);
	const writer = activities[1]!;
	const scoreOf = (user: (typeof activities)[number], has: (i: number) => boolean) =>
		raters.reduce((sum, n, i) => sum + (has(i) ? weighing.gain(n, user) : 0), 0);
	const own = scoreOf(writer, () => true);
	const DRAWS = 400;
	let sure = 0;
	for (let draw = 0; draw < DRAWS; draw++) {
		let fit = 0;
		for (let member = 1; member < MEMBERS; member++) {
			const a = random() < classes[0]!.share ? 0 : 1;
			const has = raters.map((n) => random() < marginals.ratedBy(n)[a]!);
			fit += Math.exp(scoreOf(activities[a]!, (i) => has[i]!) - own);
		}
		sure += 1 / (1 + fit + ((1 - present) / present) * fit * (MEMBERS / (MEMBERS - 1))) / DRAWS;
	}
	return sure;
}

test.each([[[20, 40]], [[20, 40, 60]], [[20, 100, 200, 300]]])(
	'for films with %j raters the estimate equals the sampled one',
	(raters) => {
		const scene = { marginals, activities, writer: activities[1]!, members: MEMBERS };
		const estimator = createEstimator(weighing, scene);
		const terms = raters.map((n) => estimator.rows({ raters: n, own: 1 }));
		const sure = (present: number) => estimator.sure(terms, present);
		expect(Math.abs(sure(0.999) - drawnSureness(raters, 0.999))).toBeLessThan(0.03);
		expect(sure(0.1)).toBeLessThan(sure(0.5));
		expect(sure(0.5)).toBeLessThan(sure(0.999));
	},
);

const estimator = createEstimator(weighing, { marginals, activities, writer: null, members: MEMBERS });
const many = Array.from({ length: 120 }, (_, i) => estimator.rows({ raters: 20 + i, own: 0.82 }));

test('very many films make it certain', () => {
	expect(estimator.sure(many, 0.5)).toBeGreaterThan(0.99);
});

timed('how sure it is of very many films is said without delay', () => {
	const took = Math.min(...Array.from({ length: 3 }, () => cpuTime(() => estimator.sure(many, 0.5))));
	expect(took).toBeLessThan(50);
});

test('a writer who rated none of the films is safe: everyone who rated one matches far better', () => {
	const scene = { marginals, activities, writer: activities[1]!, members: MEMBERS };
	const sure = (own: number) => {
		const one = createEstimator(weighing, scene);
		return one.sure([one.rows({ raters: 400, own }), one.rows({ raters: 20, own })], 0.999);
	};
	// There are some twenty at the least who have rated either, each of them e^4 times as likely or more.
	expect(sure(0)).toBeLessThan(1e-3);
	expect(sure(1)).toBeGreaterThan(0.05);
});

test('advice has the certainty: rarer films raise it, and rating nowhere keeps it near 0', () => {
	const pack = testPack();
	const of = (text: string, nowhere = false) => advise(pack, text, { tolerance: 100, nowhere }).sure;
	expect(of(DRAFT)).toBeGreaterThan(of('I adored The Matrix and Fight Club (1999)'));
	expect(of(DRAFT)).toBeLessThan(1);
	expect(of(DRAFT, true)).toBeLessThan(0.01);
	expect(of('Good evening')).toBe(0);
});
