/** A folder for the tests of one file, and exports of made-up participants in it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { OpenStudy } from '../../../../src/lab/studies/inputs.ts';
import { simulated } from '../../../../src/lab/studies/simulate.ts';
import { toNdjson } from '../../../../src/study/exportFile.ts';
import type { StudyFile } from '../../../../src/study/studyFile.ts';

export const HASH = 'f'.repeat(64);
export const opened = (study: StudyFile): OpenStudy => ({ study, hash: HASH });

/** Deleted after the tests. */
export async function studyFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'study-'));
	afterAll(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** Writes an export for each participant, and gives the folder they are in. */
export async function written(where: string, open: OpenStudy, participants: number, seed = 1): Promise<string> {
	await mkdir(where);
	let i = 0;
	for await (const { head, rows } of simulated(open, { participants, seed }))
		await writeFile(join(where, `${i++}.ndjson`), toNdjson(head, rows));
	return where;
}
