/** Assigns participants to arms: the arm depends on nothing but the study and the participant code. */
import { hexadecimal } from './sha256.ts';
import type { Arm, StudyFile } from './studyFile.ts';

/** Creates a participant code: 128 random bits as 32 hexadecimal digits. */
export const participantCode = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(16)));

export const isCode = (code: unknown): code is string => typeof code === 'string' && /^[0-9a-f]{32}$/.test(code);

/**
 * Returns the arm of a participant. SHA-256 of study id and code gives a uniform number from 0 up to 1, which arms
 * share by weight, in the order of the file. In a trial file all participants are in the trial arm.
 */
export async function armOf({ id, arms, trial }: Pick<StudyFile, 'id' | 'arms' | 'trial'>, code: string): Promise<Arm> {
	const trialArm = trial === undefined ? undefined : arms.find((arm) => arm.id === trial);
	if (trialArm !== undefined) return trialArm;
	const bytes = new TextEncoder().encode(`${id}\n${code}`);
	const view = new DataView(await crypto.subtle.digest('SHA-256', bytes));
	const place = (view.getUint32(0) * 2 ** 21 + (view.getUint32(4) >>> 11)) / 2 ** 53;
	let rest = place * arms.reduce((sum, { weight }) => sum + weight, 0);
	for (const arm of arms) {
		rest -= arm.weight;
		if (rest < 0) return arm;
	}
	return arms.at(-1)!;
}
