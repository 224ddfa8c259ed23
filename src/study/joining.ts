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

/** Whether what was recorded under one file can be read under the other. */
export function goesOn({ study, arm }: Pick<Enrolment, 'study' | 'arm'>, changed: StudyFile): boolean {
	const same = (['recorded', 'questions', 'siteCategories', 'privacy', 'trial'] as const).every(
		(part) => JSON.stringify(study[part]) === JSON.stringify(changed[part]),
	);
	return same && changed.arms.some(({ id }) => id === arm);
}

/** The participant's part in the changed study: the arm is kept as long as there is one of that name, unless it was a trial's. */
export async function agreed(before: Enrolment, changed: StudyFile, file: string): Promise<Enrolment> {
	const same = before.study.trial === changed.trial;
	const kept = same ? changed.arms.find(({ id }) => id === before.arm) : undefined;
	const { id } = kept ?? (await armOf(changed, before.code));
	const sites = goesOn(before, changed) ? before.sites : {};
	return { ...before, study: changed, hash: await sha256(file), arm: id, sites };
}
