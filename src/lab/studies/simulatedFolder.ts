/** The folder for simulated exports. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeControls, InputError } from '../../pack/errors.ts';
import { prepareOut } from '../kit/report/out.ts';

const OWN = /^participant-\d{6,7}\.(ndjson|csv)$/;

export const nameOf = (number: number, form: 'ndjson' | 'csv') =>
	`participant-${String(number).padStart(6, '0')}.${form}`;

/**
 * Creates the folder and removes earlier simulated exports, which would otherwise be analysed too.
 * @throws InputError if it contains other files
 */
export async function prepareSimulated(folder: string): Promise<void> {
	await prepareOut(folder);
	const names = await readdir(folder);
	const other = names.find((name) => !OWN.test(name));
	if (other !== undefined)
		throw new InputError(
			`${folder} holds other files (${escapeControls(other)}): give an empty folder, or one that only holds made-up exports.`,
		);
	for (const name of names) await rm(join(folder, name));
}
