/** Opening a study file to join it, or to hand it out: what reading it does not tell is tried. */
import { encrypted } from './encryption.ts';
import { readStudy, StudyFileError } from './readStudy.ts';
import type { StudyFile } from './studyFile.ts';

/**
 * Reads a study file and encrypts something to its key, since a key that is none would else be found when the first
 * participant has everything recorded.
 * @throws StudyFileError naming every place that is wrong, and why
 */
export async function openStudy(text: string): Promise<StudyFile> {
	const study = readStudy(text);
	if (study.publicKey === undefined) return study;
	return encrypted('', study.publicKey, study.id).then(
		() => study,
		() => {
			throw new StudyFileError([
				'publicKey: nothing can be encrypted to this key. Copy it again as "npm run study -- keys" prints it.',
			]);
		},
	);
}
