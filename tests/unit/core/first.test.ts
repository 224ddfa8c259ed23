import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { firstPlan } from '../../../src/core/advice/first.ts';
import type { AddStep, Advice } from '../../../src/core/advice/result.ts';
import { testPack } from '../films.ts';

const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
const advice = advise(testPack(), DRAFT, { tolerance: 100 });
const add = (crowd: number) => ({ ...({} as AddStep), crowd });
const drop = (mention: number, crowd: number) => ({ mention, crowd });
const plan = (plans: Partial<Advice['plans']>, crowd = 10) =>
	firstPlan({
		...advice,
		crowd,
		plans: { ...advice.plans, drop: [], add: [], mixed: { drop: [], add: [] }, ...plans },
	});

test('nothing is to be changed where the goal is reached', () => {
	expect(plan({ drop: [drop(0, 300)] }, 97)).toEqual({ drop: [], add: [], crowd: 97 });
});

test('taking one film out costs less than mentioning one, and that less than taking two out', () => {
	const [out, twoOut] = [[drop(0, 300)], [drop(0, 50), drop(1, 300)]];
	expect(plan({ drop: out, add: [add(5000)] }).drop).toEqual(out);
	expect(plan({ drop: twoOut, add: [add(120)] })).toMatchObject({ drop: [], crowd: 120 });
	expect(plan({ drop: twoOut, add: [add(50), add(120)] })).toMatchObject({ drop: twoOut, crowd: 300 });
});

test('no step is taken that the goal does not need', () => {
	expect(plan({ drop: [drop(0, 150), drop(1, 300)] })).toMatchObject({ drop: [drop(0, 150)], crowd: 150 });
});

test('a film that is named twice is taken out at both places', () => {
	const [first, , third] = advice.mentions;
	const twice = { ...advice, mentions: [first!, first!, third!] };
	const steps = [drop(0, 10), drop(1, 200)];
	const plans = { ...advice.plans, drop: steps, add: [], mixed: { drop: [], add: [] } };
	expect(firstPlan({ ...twice, crowd: 10, plans })).toEqual({ drop: steps, add: [], crowd: 200 });
});

test('never more than two films are to be mentioned; without any plan that reaches the goal, the widest counts', () => {
	const long = plan({ add: [add(20), add(30), add(300)] });
	expect(long).toMatchObject({ crowd: 30 });
	expect(long.add).toHaveLength(2);
	expect(plan({ drop: [drop(0, 40)], add: [add(30)] })).toMatchObject({ drop: [drop(0, 40)], crowd: 40 });
	expect(plan({ drop: [drop(0, 10)] })).toMatchObject({ drop: [], crowd: 10 });
});
