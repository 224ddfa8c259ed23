/** Joining a study, and agreeing to a changed one. */
import { armOf, participantCode } from './arm.ts';
import type { Enrolment } from './enrolment.ts';
import { hexadecimal, sha256 } from './sha256.ts';
import type { StudyFile } from './studyFile.ts';

/** @param now milliseconds since 1970 */
export async function enrol(study: StudyFile, file: string, now: number): Promise<Enrolment> {
	const code = participantCode();
	const { id } = await armOf(study, code);
	return {
		study,
		hash: await sha256(file),
		code,
		secret: hexadecimal(crypto.getRandomValues(new Uint8Array(32))),
		arm: id,
		joined: now,
		paused: null,
		sites: {},
	};
}

/** Whether the log recorded under the old study file stays valid under the changed one. */
export function canContinue({ study, arm }: Pick<Enrolment, 'study' | 'arm'>, changed: StudyFile): boolean {
	const same = (['recorded', 'questions', 'siteCategories', 'privacy', 'trial'] as const).every(
		(part) => JSON.stringify(study[part]) === JSON.stringify(changed[part]),
	);
	return same && changed.arms.some(({ id }) => id === arm);
}

/** Returns the enrollment in the changed study. Keeps the arm if it still exists and the file is as much a trial as before. */
export async function agreeToChange(before: Enrolment, changed: StudyFile, file: string): Promise<Enrolment> {
	const same = before.study.trial === changed.trial;
	const sameArm = same ? changed.arms.find(({ id }) => id === before.arm) : undefined;
	const { id } = sameArm ?? (await armOf(changed, before.code));
	const sites = canContinue(before, changed) ? before.sites : {};
	return { ...before, study: changed, hash: await sha256(file), arm: id, sites };
}
