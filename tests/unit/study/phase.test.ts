import { expect, test } from 'vitest';
import { daysSince, phaseOf } from '../../../src/study/phase.ts';
import { aStudy } from '../../fixtures/studyFile.ts';

const DAY = 86_400_000;
const study = aStudy({
	dates: { collectionEnds: '2026-12-01', dataDestroyed: '2027-01-01' },
	schedule: { days: 10, questionsPerWeek: 2 },
});
const recorder = { joined: 5 * DAY, latest: 5 * DAY };
const phase = (day: number, today: string, more = {}) =>
	phaseOf({ study, paused: null, ...more }, recorder, (5 + day) * DAY, today);

test('a study is over after its days, or when collection has ended, whichever comes first', () => {
	expect(phase(0, '2026-11-21')).toBe('running');
	expect(phase(9.99, '2026-12-01')).toBe('running');
	expect(phase(10, '2026-11-30')).toBe('over');
	expect(phase(1, '2026-12-02')).toBe('over');
	expect(phase(1, '2026-12-01', { paused: 1 })).toBe('paused');
	expect(phase(1, '2026-12-02', { paused: 1 })).toBe('over');
	expect(phase(1, '2026-12-02', { left: 1 })).toBe('left');
});

test('setting the clock back does not decrease the days', () => {
	expect(daysSince({ joined: 0, latest: 7.5 * DAY }, 2 * DAY)).toBe(7);
	expect(phaseOf({ study, paused: null }, { joined: 0, latest: 10 * DAY }, DAY, '2026-11-21')).toBe('over');
});
