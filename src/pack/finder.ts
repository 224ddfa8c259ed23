import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasFinder, type ModelFile, useFinder } from '../core/mentions/model.ts';

/** The model that finds what texts name, as JSON. */
export const FINDER_FILE = fileURLToPath(new URL('../../assets/finder.json', import.meta.url));

/** Uses the model of the project, unless one is in use. */
export async function readFinder(): Promise<void> {
	if (!hasFinder()) useFinder(JSON.parse(await readFile(FINDER_FILE, 'utf8')) as ModelFile);
}
