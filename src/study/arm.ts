/** Which arm somebody is in: the same for ever, by study and participant alone. */
import { hexadecimal } from './sha256.ts';
import type { Arm, StudyFile } from './studyFile.ts';

/** 128 bits that are made on joining, as 32 hexadecimal digits. */
export const participantCode = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(16)));

export const isCode = (code: unknown): code is string => typeof code === 'string' && /^[0-9a-f]{32}$/.test(code);

/**
 * The arm of a participant: SHA-256 of both ids is a place between 0 and 1, and arms take their parts of that, in the
 * order of the file. A file for trying out has one arm for all.
 */
export async function armOf({ id, arms, trial }: Pick<StudyFile, 'id' | 'arms' | 'trial'>, code: string): Promise<Arm> {
	const tried = trial === undefined ? undefined : arms.find((arm) => arm.id === trial);
	if (tried !== undefined) return tried;
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
