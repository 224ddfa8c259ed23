import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenStudy } from '../../../../src/lab/studies/inputs.ts';
import { simulated } from '../../../../src/lab/studies/simulate.ts';
import { toNdjson } from '../../../../src/study/exportFile.ts';
import type { StudyFile } from '../../../../src/study/studyFile.ts';

export const HASH = 'f'.repeat(64);
export const opened = (study: StudyFile): OpenStudy => ({ study, hash: HASH });

/** Writes an export for each participant, and gives the folder they are in. */
export async function written(where: string, open: OpenStudy, participants: number, seed = 1): Promise<string> {
	await mkdir(where);
	let i = 0;
	for await (const { head, rows } of simulated(open, { participants, seed }))
		await writeFile(join(where, `${i++}.ndjson`), toNdjson(head, rows));
	return where;
}
