import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HELD, type Life, leave, leftFor, look, type Seen } from '../../../src/study/life.ts';

const seen: Seen = { mentions: 2, rank: 900, crowd: 40, advised: true, dropping: false, adding: false };

/** What is recorded when a draft is seen like this, one time after another, long enough apart for changes to hold. */
function recorded(...times: Partial<Seen>[]) {
	let life: Life | null = null;
	const events = times.flatMap((more, i) => {
		const looked = look(life, 0, { ...seen, ...more }, i * HELD);
		life = looked?.life ?? life;
		return looked?.events ?? [];
	});
	return { events, life: life as Life | null };
}
const kinds = (...times: Partial<Seen>[]) =>
	recorded(...times).events.map(({ kind, plan }) => (plan === undefined ? kind : `${kind} ${plan}`));
const twice = <T>(time: T): T[] => [time, time];

test('each step once, in order', () => {
	expect(kinds({ mentions: 0, advised: false }, { advised: false }, {}, {})).toEqual(['draft', 'advice']);
	expect(
		kinds({}, { opened: true }, { opened: true }, { dismissed: true }, { posted: true }, { posted: true }),
	).toEqual([...['draft', 'advice', 'opened', 'dismissed', 'posted']]);
	expect(kinds({}, ...twice({ dropping: true, adding: true }), ...twice({ adding: true }), ...twice({}))).toEqual([
		...['draft', 'advice', 'followed mixed', 'undone drop', 'undone add'],
	]);
	expect(kinds({ posted: true, advised: false })).toEqual(['draft', 'posted']);
});

test('a change by hand counts once it has held, or is posted; one by a button of ours at once', () => {
	const dropping = { dropping: true };
	expect(kinds({}, dropping, {}, dropping, {})).toEqual(['draft', 'advice']);
	expect(kinds({}, dropping, dropping)).toEqual(['draft', 'advice', 'followed drop']);
	expect(kinds({}, { ...dropping, posted: true })).toEqual(['draft', 'advice', 'followed drop', 'posted']);
	expect(kinds({}, { ...dropping, ours: true }, {}, dropping)).toEqual(['draft', 'advice', 'followed drop']);
	const { life } = recorded({}, dropping);
	const held = (after: number) => look(life, 0, { ...seen, ...dropping }, HELD + after)!.events.length;
	expect([held(HELD - 1), held(HELD)]).toEqual([0, 1]);
});

test('a draft that is deleted or left follows nothing by that', () => {
	const deleted = { mentions: 0, dropping: true, advised: false };
	expect(kinds({}, { mentions: 1, dropping: true }, deleted, deleted, deleted)).toEqual(['draft', 'advice']);
	const { life } = recorded({ mentions: 1, crowd: 700 }, { mentions: 9, rank: 40, crowd: 100, dropping: true });
	expect(leave(life!)).toEqual([{ kind: 'abandoned', mentions: 8, rank: 32, before: 512 }]);
	expect(leave(recorded({ advised: false }).life!)).toEqual([]);
	expect(leave(recorded({ posted: true }).life!)).toEqual([]);
});

test('one that was followed and left tells what has become of the crowd, as it was left', () => {
	const { life } = recorded(
		{},
		{ dropping: true, crowd: 600, ours: true },
		{ dropping: true, crowd: 3000, mentions: 5 },
	);
	expect(leave(life!)).toEqual([{ kind: 'abandoned', mentions: 4, rank: 512, before: 32, after: 2048 }]);
});

test('the crowd before is that without what was carried out; from the first change on it is told what it became', () => {
	const crowds = (...times: Partial<Seen>[]) =>
		recorded(...times).events.map(({ kind, before, after }) => [kind, before, after]);
	const dropping = { dropping: true, crowd: 600 };
	expect(crowds({}, ...twice(dropping), { ...dropping, crowd: 800, posted: true })).toEqual([
		['draft', 32, undefined],
		['advice', 32, undefined],
		['followed', 32, 600],
		['posted', 32, 800],
	]);
	// Undone and written anew: nothing has widened it.
	expect(crowds({}, ...twice(dropping), ...twice({}), { crowd: 5000, posted: true }).slice(2)).toEqual([
		['followed', 32, 600],
		['undone', 32, 40],
		['posted', 4096, 5000],
	]);
});

test('seen again, nothing is recorded again, whatever was seen before', () => {
	const yes = fc.boolean();
	const one = fc.record({
		mentions: fc.nat(3),
		rank: fc.constant(5),
		crowd: fc.integer({ min: 1, max: 1000 }),
		...{ advised: yes, dropping: yes, adding: yes, opened: yes, dismissed: yes, posted: yes, ours: yes },
	});
	fc.assert(
		fc.property(fc.array(one, { minLength: 1 }), (times) => {
			let life: Life | null = null;
			for (const [i, time] of times.entries()) {
				const at = i * 1000;
				life = look(life, 0, time, at)?.life ?? life;
				if (life !== null) expect(look(life, 0, time, at)).toEqual({ events: [], life });
			}
		}),
	);
});

test('drafts are left after a day, and the oldest of very many', () => {
	const DAY = 86_400_000;
	const life = (touched: number): Life => look(null, touched, seen, touched)!.life;
	const { left, rest } = leftFor({ a: life(5), b: life(1), c: life(DAY) }, DAY + 5);
	expect([left.map(({ draft }) => draft), Object.keys(rest)]).toEqual([[1, 5], ['c']]);
	const many = Object.fromEntries(Array.from({ length: 205 }, (_, i) => [`draft ${i}`, life(i)]));
	expect(leftFor(many, 300).left.map(({ draft }) => draft)).toEqual([0, 1, 2, 3, 4]);
});
