import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPack, type Pack } from '../core/population/pack.ts';
import { writeAtomically } from './files.ts';
import { makePackFile, readPackBytes } from './packFile.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = {
	films: join(ROOT, 'assets/films.tsv'),
	population: join(ROOT, 'assets/population.json'),
	companions: join(ROOT, 'assets/companions.tsv'),
	titles: join(ROOT, 'assets/titles.tsv'),
	facts: join(ROOT, 'assets/facts.tsv'),
	namesakes: join(ROOT, 'assets/namesakes.tsv'),
	apart: join(ROOT, 'assets/apart.tsv'),
};

/**
 * Builds the pack that the extension ships on first use and caches it in `out/` under a hash of its inputs: the assets
 * and the code that reads and encodes them.
 */
export async function builtInPack(): Promise<{ file: string; id: string }> {
	const code = [];
	for (const folder of ['src/core/catalogue', 'src/core/population', 'src/pack'])
		for (const name of await readdir(join(ROOT, folder))) if (name.endsWith('.ts')) code.push(join(ROOT, folder, name));
	const hash = createHash('sha256');
	for (const source of [...Object.values(FILES), ...code.sort()]) hash.update(await readFile(source));
	const id = hash.digest('hex').slice(0, 16);
	const file = join(ROOT, 'out', `built-in-${id}.pack`);
	const exists = await readFile(file).then(
		() => true,
		() => false,
	);
	if (!exists) await writeAtomically(file, await makePackFile(FILES));
	return { file, id };
}

/** Opens the pack that the extension ships. */
export const openBuiltIn = async (): Promise<Pack> =>
	openPack(readPackBytes(await readFile((await builtInPack()).file)));
