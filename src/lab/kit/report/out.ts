import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../../../pack/errors.ts';
import { writeAtomically } from '../../../pack/files.ts';
import { type Figure, toCsv } from './figure.ts';

/** Writes a result as JSON and its figures as CSV and SVG into a folder. */
export async function writeOut(
	folder: string,
	name: string,
	result: unknown,
	figures: readonly Figure[],
): Promise<void> {
	await writeAtomically(join(folder, `${name}.json`), `${JSON.stringify(result, null, '\t')}\n`);
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
