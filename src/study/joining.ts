/** Joining a study, and agreeing to a changed one. */
import { armOf, participantCode } from './arm.ts';
import type { Enrolment } from './enrolment.ts';
import type { StudyFile } from './studyFile.ts';

const hexadecimal = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a study file's text. */
export async function hashOf(file: string): Promise<string> {
	return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(file))));
}

/** @param now milliseconds since 1970 */
export async function enrol(study: StudyFile, file: string, now: number): Promise<Enrolment> {
	const code = participantCode();
	const { id } = await armOf(study, code);
	return {
		study,
		hash: await hashOf(file),
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
	return { ...before, study: changed, hash: await hashOf(file), arm: id, sites };
}
