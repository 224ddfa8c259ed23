import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../../src/study/dictionary.ts';
import { summarize } from '../../../src/study/drafts.ts';
import { KINDS } from '../../../src/study/events.ts';
import { readStudy } from '../../../src/study/readStudy.ts';
import {
	bucketOfCount,
	bucketOfSize,
	type Happening,
	MOST_EVENTS,
	newRecorder,
	record,
} from '../../../src/study/recorder.ts';
import { example, fullStudy, recordedOf } from './studies.ts';

const study = fullStudy('plain');
const DAY = 86_400_000;

describe('buckets', () => {
	test.each([
		[0, 0],
		[1, 1],
		[2, 2],
		[3, 3],
		[4, 4],
		[7, 4],
		[8, 5],
		[15, 5],
		[16, 6],
		[1e9, 6],
	])('%d films are in bucket %d', (count, bucket) => {
		expect(bucketOfCount(count)).toBe(bucket);
	});

	test.each([
		[0, 0],
		[0.3, 0],
		[1, 0],
		[1.9, 0],
		[2, 1],
		[1023, 9],
		[1024, 10],
		[Number.POSITIVE_INFINITY, 30],
	])('a crowd of %d is in bucket %d', (crowd, bucket) => {
		expect(bucketOfSize(crowd, 30)).toBe(bucket);
	});

	test('an unknown crowd has no bucket', () => {
		expect(bucketOfCount(undefined)).toBeUndefined();
		expect(bucketOfSize(Number.NaN, 30)).toBeUndefined();
	});
});

test('events and drafts are numbered without gaps, and every record is in the dictionary', () => {
	const happening: fc.Arbitrary<Happening> = fc.record(
		{
			kind: fc.constantFrom(...KINDS),
			at: fc.integer({ min: 0, max: 900 * DAY }),
			hour: fc.integer({ min: 0, max: 23 }),
			mentions: fc.nat(),
			rank: fc.double({ min: 0, noNaN: true }),
			before: fc.double({ min: 0, noNaN: true }),
			after: fc.double({ min: 0, noNaN: true }),
			plan: fc.constantFrom('drop' as const, 'add' as const, 'mixed' as const),
		},
		{ requiredKeys: ['kind', 'at', 'hour'] },
	);
	fc.assert(
		fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
			const events = recordedOf(study, happenings);
			expect(events.map(({ number }) => number)).toEqual(happenings.map((_, i) => i));
			const drafts = events.filter(({ kind }) => kind === 'draft').map(({ draft }) => draft);
			expect(drafts).toEqual(drafts.map((_, i) => i));
			let day = 0;
			for (const event of events) {
				expect(event.day).toBeGreaterThanOrEqual(day);
				day = event.day;
				for (const [name, value] of Object.entries(event)) {
					const { values } = FIELDS.find((field) => field.name === name)!;
					if (value === null || typeof values === 'string') continue;
					if ('largest' in values) expect(Number.isInteger(value) && value >= 0 && value <= values.largest).toBe(true);
					else expect(values.of).toContain(value);
				}
			}
		}),
	);
});

describe('a clock that', () => {
	const days = (...at: number[]) =>
		recordedOf(
			study,
			at.map((time) => ({ kind: 'opened', at: time, hour: 0 })),
		).map((e) => e.day);

	test('is set back stands still until it catches up', () => {
		expect(days(0, 3 * DAY, DAY, 2 * DAY, 3 * DAY, 4 * DAY)).toEqual([0, 3, 3, 3, 3, 4]);
	});
	test('is set back and forth counts no day twice', () => {
		expect(days(DAY, 0, DAY, 0, DAY, 0, 2 * DAY)).toEqual([1, 1, 1, 1, 1, 1, 2]);
	});
	test('restarts in 1970 stands still', () => {
		let state = newRecorder(1.8e12);
		const first = record(state, { kind: 'opened', at: 1.8e12 + 2 * DAY, hour: 1 }, { study, arm: 'all' });
		state = first.state;
		expect(record(state, { kind: 'opened', at: 0, hour: 1 }, { study, arm: 'all' }).event!.day).toBe(2);
	});
	test('changes its time zone gives another quarter on the same day', () => {
		const events = recordedOf(study, [
			{ kind: 'opened', at: 5, hour: 23 },
			{ kind: 'opened', at: 6, hour: 2 },
		]);
		expect(events.map(({ day, quarter }) => [day, quarter])).toEqual([
			[0, 3],
			[0, 0],
		]);
	});
});

test('fields that a study does not record are not logged, except the sources of dropped and added', () => {
	const bare = { ...example('drop-or-add') };
	const happening: Happening = {
		kind: 'draft',
		at: 0,
		hour: 12,
		site: 0,
		mentions: 3,
		rank: 100,
		before: 5,
		after: 6,
		plan: 'drop',
	};
	const [event] = recordedOf(bare, [happening]);
	const kept = Object.entries(event!).filter(([, value]) => value !== null);
	expect(kept.map(([name]) => name)).toEqual(['number', 'kind', 'day', 'arm', 'draft', 'plan']);
	const none = readStudy(
		JSON.stringify({ ...bare, recorded: ['number', 'kind', 'day', 'arm', 'draft', 'posted', 'question', 'answer'] }),
	);
	expect(recordedOf(none, [happening])[0]!.plan).toBeNull();
});

test('an unknown draft number is refused', () => {
	expect(() => recordedOf(study, [{ kind: 'advice', at: 0, hour: 0, draft: 0 }])).toThrow(RangeError);
});

test('a full log does not change', () => {
	const full = { ...newRecorder(0), events: MOST_EVENTS };
	const next = record(full, { kind: 'draft', at: 9, hour: 0 }, { study, arm: 'all' });
	expect(next).toEqual({ state: full, event: null });
});

test('drafts are summarized from their events, even if some are missing', () => {
	const found = { hour: 0, mentions: 2, rank: 64, before: 16 };
	const events = recordedOf(study, [
		{ ...found, kind: 'draft', at: 0 },
		{ ...found, kind: 'draft', at: 1 },
		{ ...found, kind: 'advice', at: 2, draft: 0 },
		{ ...found, kind: 'followed', at: 3, draft: 0, plan: 'mixed', after: 1024 },
		{ ...found, kind: 'undone', at: 4, draft: 0 },
		{ ...found, kind: 'posted', at: DAY, draft: 1 },
		{ kind: 'answered', at: DAY, hour: 0, question: 'useful', answer: 2 },
	]);
	const { drafts, answers } = summarize(events);
	const no = { opened: false, dismissed: false, mentions: 2, rarest: 6, before: 4, day: 0, arm: 'control' };
	expect(drafts).toEqual([
		{ ...no, draft: 0, after: 10, advised: true, dropped: true, added: true, undone: true, posted: false },
		{ ...no, draft: 1, after: 4, advised: false, dropped: false, added: false, undone: false, posted: true },
	]);
	expect(answers).toEqual([{ event: 6, question: 'useful', day: 1, arm: 'control', answer: 2 }]);
	expect(summarize(events.slice(5)).drafts[0]).toMatchObject({ draft: 1, day: 1, posted: true });
});
