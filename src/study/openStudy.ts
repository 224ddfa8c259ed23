/** Opens a study file for joining or publishing: reads it, then tries its key. */
import { encryptExport } from './encryption.ts';
import { readStudy, StudyFileError } from './readStudy.ts';
import type { StudyFile } from './studyFile.ts';

/** Reads a study file, and tries its key before anyone depends on it. @throws StudyFileError listing all problems */
export async function openStudy(text: string): Promise<StudyFile> {
	const study = readStudy(text);
	if (study.publicKey === undefined) return study;
	return encryptExport('', study.publicKey, study.id).then(
		() => study,
		() => {
			throw new StudyFileError([
				'publicKey: nothing can be encrypted to this key. Copy it again as "npm run study -- keys" prints it.',
			]);
		},
	);
}
