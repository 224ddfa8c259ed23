import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type DraftState,
	eventsOnLeaving,
	type Observation,
	observe,
	SETTLE_TIME,
	splitLeft,
} from '../../../src/study/draftState.ts';

const seen: Observation = { mentions: 2, rank: 900, crowd: 40, advised: true, dropping: false, adding: false };

/** What is recorded when a draft is seen like this, one time after another, long enough apart for changes to hold. */
function recorded(...times: Partial<Observation>[]) {
	let state: DraftState | null = null;
	const events = times.flatMap((more, i) => {
		const result = observe(state, 0, { ...seen, ...more }, i * SETTLE_TIME);
		state = result?.state ?? state;
		return result?.events ?? [];
	});
	return { events, state: state as DraftState | null };
}
const kinds = (...times: Partial<Observation>[]) =>
	recorded(...times).events.map(({ kind, plan }) => (plan === undefined ? kind : `${kind} ${plan}`));
const twice = <T>(time: T): T[] => [time, time];

test('each step is recorded once, in order', () => {
	expect(kinds({ mentions: 0, advised: false }, { advised: false }, {}, {})).toEqual(['draft', 'advice']);
	expect(
		kinds({}, { opened: true }, { opened: true }, { dismissed: true }, { posted: true }, { posted: true }),
	).toEqual([...['draft', 'advice', 'opened', 'dismissed', 'posted']]);
	expect(kinds({}, ...twice({ dropping: true, adding: true }), ...twice({ adding: true }), ...twice({}))).toEqual([
		...['draft', 'advice', 'followed mixed', 'undone drop', 'undone add'],
	]);
	expect(kinds({ posted: true, advised: false })).toEqual(['draft', 'posted']);
});

test('a manual change counts once it settles or is posted, a change by our buttons at once', () => {
	const dropping = { dropping: true };
	expect(kinds({}, dropping, {}, dropping, {})).toEqual(['draft', 'advice']);
	expect(kinds({}, dropping, dropping)).toEqual(['draft', 'advice', 'followed drop']);
	expect(kinds({}, { ...dropping, posted: true })).toEqual(['draft', 'advice', 'followed drop', 'posted']);
	expect(kinds({}, { ...dropping, ours: true }, {}, dropping)).toEqual(['draft', 'advice', 'followed drop']);
	const { state } = recorded({}, dropping);
	const held = (after: number) => observe(state, 0, { ...seen, ...dropping }, SETTLE_TIME + after)!.events.length;
	expect([held(SETTLE_TIME - 1), held(SETTLE_TIME)]).toEqual([0, 1]);
});

test('answers about films are not effects of a plan, before or after it', () => {
	const after = { ...{ dropping: true, crowd: 160 } };
	const said = { crowd: 1000, restated: true };
	const posted = (...times: Partial<Observation>[]) => recorded(...times).events.find(({ kind }) => kind === 'posted');
	// A plan widens the crowd from 40 to 160: four times.
	expect(posted({}, ...twice(after), { ...after, posted: true })).toMatchObject({ before: 32, after: 160 });
	const later = [{}, ...twice(after), { ...after, ...said }, { ...after, crowd: 1000, posted: true }];
	expect(posted(...later)).toMatchObject({ before: 128, after: 1000 });
	const first = [{}, { crowd: 250, restated: true }, ...twice({ ...after, crowd: 1000 })];
	expect(posted(...first, { ...after, crowd: 1000, posted: true })).toMatchObject({ before: 128, after: 1000 });
	expect(kinds({}, ...twice(said))).toEqual(['draft', 'advice']);
});

test('deleting or leaving a draft does not count as following a plan', () => {
	const deleted = { mentions: 0, dropping: true, advised: false };
	expect(kinds({}, { mentions: 1, dropping: true }, deleted, deleted, deleted)).toEqual(['draft', 'advice']);
	const { state } = recorded({ mentions: 1, crowd: 700 }, { mentions: 9, rank: 40, crowd: 100, dropping: true });
	expect(eventsOnLeaving(state!)).toEqual([{ kind: 'abandoned', mentions: 8, rank: 32, before: 512 }]);
	expect(eventsOnLeaving(recorded({ advised: false }).state!)).toEqual([]);
	expect(eventsOnLeaving(recorded({ posted: true }).state!)).toEqual([]);
});

test('a draft that followed a plan and was left is recorded with the final crowd', () => {
	const { state } = recorded(
		{},
		{ dropping: true, crowd: 600, ours: true },
		{ dropping: true, crowd: 3000, mentions: 5 },
	);
	expect(eventsOnLeaving(state!)).toEqual([{ kind: 'abandoned', mentions: 4, rank: 512, before: 32, after: 2048 }]);
});

test('events have the crowd before changes, and from the first change on the crowd after', () => {
	const crowds = (...times: Partial<Observation>[]) =>
		recorded(...times).events.map(({ kind, before, after }) => [kind, before, after]);
	const dropping = { dropping: true, crowd: 600 };
	expect(crowds({}, ...twice(dropping), { ...dropping, crowd: 800, posted: true })).toEqual([
		['draft', 32, undefined],
		['advice', 32, undefined],
		['followed', 32, 600],
		['posted', 32, 800],
	]);
	// Undone and written again: nothing has widened it.
	expect(crowds({}, ...twice(dropping), ...twice({}), { crowd: 5000, posted: true }).slice(2)).toEqual([
		['followed', 32, 600],
		['undone', 32, 40],
		['posted', 4096, 5000],
	]);
});

test('a repeated observation records nothing', () => {
	const yes = fc.boolean();
	const one = fc.record({
		mentions: fc.nat(3),
		rank: fc.constant(5),
		crowd: fc.integer({ min: 1, max: 1000 }),
		...{ advised: yes, dropping: yes, adding: yes, opened: yes, dismissed: yes, posted: yes, ours: yes },
	});
	fc.assert(
		fc.property(fc.array(one, { minLength: 1 }), (times) => {
			let state: DraftState | null = null;
			for (const [i, time] of times.entries()) {
				const at = i * 1000;
				state = observe(state, 0, time, at)?.state ?? state;
				if (state !== null) expect(observe(state, 0, time, at)).toEqual({ events: [], state });
			}
		}),
	);
});

test('drafts count as left after a day, and the oldest ones beyond the limit', () => {
	const DAY = 86_400_000;
	const state = (touched: number): DraftState => observe(null, touched, seen, touched)!.state;
	const { left, rest } = splitLeft({ a: state(5), b: state(1), c: state(DAY) }, DAY + 5);
	expect([left.map(({ draft }) => draft), Object.keys(rest)]).toEqual([[1, 5], ['c']]);
	const many = Object.fromEntries(Array.from({ length: 205 }, (_, i) => [`draft ${i}`, state(i)]));
	expect(splitLeft(many, 300).left.map(({ draft }) => draft)).toEqual([0, 1, 2, 3, 4]);
});
