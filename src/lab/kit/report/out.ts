import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../../../pack/errors.ts';
import { writeAtomically } from '../../../pack/files.ts';
import { withProvenance } from '../provenance.ts';
import { type Figure, toCsv } from './figure.ts';

/** A result as a JSON document, with what it rests on. */
export const documentOf = async (result: object): Promise<string> =>
	JSON.stringify(await withProvenance(result), null, '\t');

/** Writes a result as JSON and its figures as CSV and SVG into a folder. */
export async function writeOut(
	folder: string,
	name: string,
	result: object,
	figures: readonly Figure[],
): Promise<void> {
	await writeAtomically(join(folder, `${name}.json`), `${await documentOf(result)}\n`);
	// Loaded here: most runs draw nothing, and the libraries that draw take long to load.
	const { toSvg } = await import('./draw.ts');
	for (const figure of figures) {
		await writeAtomically(join(folder, `${figure.id}.csv`), toCsv(figure));
		await writeAtomically(join(folder, `${figure.id}.svg`), toSvg(figure));
	}
}

/** Creates the folder first, so that hours of work are not lost. @throws InputError if it cannot be written */
export async function prepareOut(folder: string): Promise<void> {
	const probe = join(folder, `.${randomUUID()}`);
	try {
		await writeAtomically(probe, '');
	} catch (error) {
		if (error instanceof InputError) throw new InputError(error.message.replace(probe, folder));
		throw error;
	}
	await rm(probe);
}
