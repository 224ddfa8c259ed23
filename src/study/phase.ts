import type { Enrolment } from './enrolment.ts';
import type { RecorderState } from './recorder.ts';

export type Phase = 'running' | 'paused' | 'over' | 'left';

const DAY = 86_400_000;

/** Days since joining, by the recorder's clock: setting the computer's clock back does not decrease them. */
export const daysSince = ({ joined, latest }: Pick<RecorderState, 'joined' | 'latest'>, now: number): number =>
	Math.floor((Math.max(latest, now) - joined) / DAY);

/** @param today local date, such as 2026-11-21 */
export function phaseOf(
	{ study, paused, left }: Pick<Enrolment, 'study' | 'paused' | 'left'>,
	recorder: Pick<RecorderState, 'joined' | 'latest'>,
	now: number,
	today: string,
): Phase {
	if (left !== undefined) return 'left';
	if (today > study.dates.collectionEnds || daysSince(recorder, now) >= study.schedule.days) return 'over';
	return paused === null ? 'running' : 'paused';
}
