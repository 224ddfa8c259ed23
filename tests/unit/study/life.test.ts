import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf, type Life, leftFor, type Seen, seenLife } from '../../../src/study/life.ts';

const seen: Seen = { mentions: 2, rank: 900, crowd: 40, advised: true, dropping: false, adding: false };

/** What is recorded when a draft is seen like this, one time after another. */
function recorded(...times: Partial<Seen>[]) {
	let life: Life | null = null;
	return times.flatMap((more) => {
		const now = { ...seen, ...more };
		const events = eventsOf(life, now);
		if (life !== null || events.length > 0) life = seenLife(life, 0, now, 0);
		return events;
	});
}
const kinds = (...times: Partial<Seen>[]) =>
	recorded(...times).map(({ kind, plan }) => (plan === undefined ? kind : `${kind} ${plan}`));

test('each step once, in order', () => {
	expect(kinds({ mentions: 0, advised: false }, { advised: false }, {}, {})).toEqual(['draft', 'advice']);
	expect(
		kinds({}, { opened: true }, { opened: true }, { dismissed: true }, { posted: true }, { posted: true }),
	).toEqual([...['draft', 'advice', 'opened', 'dismissed', 'posted']]);
	expect(kinds({}, { dropping: true, adding: true }, { adding: true }, {})).toEqual([
		...['draft', 'advice', 'followed mixed', 'undone drop', 'undone add'],
	]);
	expect(kinds({ posted: true, advised: false })).toEqual(['draft', 'posted']);
});

test('the crowd before is that without what was carried out', () => {
	const events = recorded({}, { dropping: true, crowd: 600 }, { dropping: true, crowd: 800, posted: true });
	expect(events.map(({ before, after }) => [before, after])).toEqual([
		[40, undefined],
		[40, undefined],
		[40, 600],
		[40, 800],
	]);
});

test('seen again, nothing is recorded again, whatever was seen before', () => {
	const yes = fc.boolean();
	const one = fc.record({
		mentions: fc.nat(3),
		rank: fc.constant(5),
		crowd: fc.integer({ min: 1, max: 1000 }),
		...{ advised: yes, dropping: yes, adding: yes, opened: yes, dismissed: yes, posted: yes },
	});
	fc.assert(
		fc.property(fc.array(one, { minLength: 1 }), (times) => {
			const twice = times.flatMap((time) => [time, time]);
			expect(kinds(...twice)).toEqual(kinds(...times));
		}),
	);
});

test('drafts are left after a day, and the oldest of very many', () => {
	const DAY = 86_400_000;
	const life = (touched: number): Life => ({ ...seenLife(null, 0, seen, touched), draft: touched });
	const { left, rest } = leftFor({ a: life(5), b: life(1), c: life(DAY) }, DAY + 5);
	expect([left.map(({ draft }) => draft), Object.keys(rest)]).toEqual([[1, 5], ['c']]);
	const many = Object.fromEntries(Array.from({ length: 205 }, (_, i) => [`draft ${i}`, life(i)]));
	expect(leftFor(many, 300).left.map(({ draft }) => draft)).toEqual([0, 1, 2, 3, 4]);
});
