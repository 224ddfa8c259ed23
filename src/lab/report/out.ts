import { join } from 'node:path';
import { writeWhole } from '../packFile.ts';
import { type Figure, toCsv, toSvg } from './figure.ts';

/** Writes a result as JSON and its figures as CSV and SVG into a folder. */
export async function writeOut(
	folder: string,
	name: string,
	result: unknown,
	figures: readonly Figure[],
): Promise<void> {
	await writeWhole(join(folder, `${name}.json`), `${JSON.stringify(result, null, '\t')}\n`);
	for (const figure of figures) {
		await writeWhole(join(folder, `${figure.id}.csv`), toCsv(figure));
		await writeWhole(join(folder, `${figure.id}.svg`), toSvg(figure));
	}
}
