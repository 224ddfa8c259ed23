import { expect, test } from 'vitest';
import type { Observation } from '../../../src/study/draftState.ts';
import { newRecorder } from '../../../src/study/recorder.ts';
import {
	questionNow,
	recordAnswer,
	recordLeft,
	recordObservation,
	recordPause,
	type StoredStudy,
	type StudyChange,
	withMonotonicClock,
} from '../../../src/study/recording.ts';
import type { StudyFile } from '../../../src/study/studyFile.ts';
import { aStudy } from '../../fixtures/studyFile.ts';
import { enrolled } from './studies.ts';

const DAY = 86_400_000;
const seen: Observation = { mentions: 2, rank: 900, crowd: 40, advised: true, dropping: false, adding: false };
const on = (day: number) => ({ at: day * DAY, hour: 12, today: '2026-11-21' });
const begun = (more: Partial<StudyFile> = {}): StoredStudy => ({
	...{ enrolment: enrolled(aStudy(more)), recorder: newRecorder(0), asked: [], lives: {} },
});
/** What is kept after changes, and the events of all of them. */
function after(kept: StoredStudy, ...changes: ((kept: StoredStudy) => StudyChange | null)[]) {
	const kinds: string[] = [];
	for (const change of changes) {
		const { events = [], withoutRoom: _, ...records } = change(kept) ?? {};
		kept = { ...kept, ...records };
		kinds.push(...events.map(({ kind, draft }) => (draft === null ? kind : `${kind} ${draft}`)));
	}
	return { kept, kinds };
}
const look =
	(key: string, day: number, more: Partial<Observation> = {}) =>
	(kept: StoredStudy) =>
		recordObservation(kept, key, { ...seen, ...more }, on(day));

test('only drafts with advice that were not posted are abandoned, each once', () => {
	const { kept, kinds } = after(
		begun(),
		look('a', 0),
		look('b', 0, { advised: false }),
		look('c', 0, { posted: true }),
		look('d', 0.5),
	);
	expect(kinds.length).toBe(8);
	const left = after(
		kept,
		(now) => recordLeft(now, on(1.2)),
		(now) => recordLeft(now, on(1.3)),
	);
	expect(left.kinds).toEqual(['abandoned 0']);
	expect(Object.keys(left.kept.lives)).toEqual(['d']);
	// What is over records no more.
	expect(recordLeft(kept, on(28))).toBeNull();
});

test('a draft open at a pause is not recorded further', () => {
	const { kinds } = after(
		begun(),
		look('a', 0),
		(kept) => recordPause(kept, true, on(0.1)),
		look('a', 0.2, { posted: true }),
		(kept) => recordPause(kept, true, on(0.3)),
		(kept) => recordPause(kept, false, on(2)),
		(kept) => recordLeft(kept, on(4)),
	);
	expect(kinds).toEqual(['draft 0', 'advice 0', 'paused', 'resumed']);
});

test('after the clock is set back, drafts and days continue from where they were', () => {
	const before = after(begun(), look('a', 3)).kept;
	const made = withMonotonicClock((kept, now) => recordObservation(kept, 'b', seen, now))(before, on(-20))!;
	const then = { ...before, ...made } as StoredStudy;
	expect(made.events!.map(({ kind, day }) => [kind, day])).toEqual([
		['draft', 3],
		['advice', 3],
	]);
	expect(then.lives.a!.touched).toBe(-20 * DAY);
	const next = withMonotonicClock((kept, now) => recordObservation(kept, 'c', seen, now))(then, on(-18.5))!;
	expect(next.events!.map(({ kind, day }) => [kind, day])).toEqual([
		['abandoned', 4],
		['abandoned', 4],
		['draft', 4],
		['advice', 4],
	]);
});

test('questions after advice need shown advice, final ones come at the end, and none later', () => {
	const { kept } = after(begun(), look('a', 0));
	expect(questionNow(kept, true, on(0)).question!.id).toBe('helped');
	expect(questionNow(kept, false, on(0)).question).toBeNull();
	expect(questionNow(begun(), true, on(0)).question).toBeNull();
	expect(questionNow(kept, true, on(30)).question!.id).toBe('again');
	const ended = { ...on(30), today: '2100-01-01' };
	expect(questionNow(kept, true, ended).question).toBeNull();
	const put = { ...kept, asked: [{ question: 'again', day: 30, over: false }] };
	expect(recordAnswer(put, 'again', 1, on(30))!.events!.map(({ kind, answer }) => [kind, answer])).toEqual([
		['answered', 1],
	]);
	expect(recordAnswer(put, 'again', 1, ended)).toBeNull();
	expect(recordAnswer(put, 'again', 2, on(30))).toBeNull();
	expect(recordAnswer(put, 'helped', 1, on(30))).toBeNull();
});
