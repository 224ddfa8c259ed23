import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADDED_KINDS, type PackKind } from '../core/catalogue/packKinds.ts';
import type { Pack } from '../core/population/pack.ts';
import { writeAtomically } from './files.ts';
import { tablesIn } from './kindTables.ts';
import { namesFile } from './names.ts';
import { makePackFile, openFile, type PackFiles } from './packFile.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Titles of films in other languages than English. */
export const TITLES_FILE = join(ROOT, 'assets/titles.tsv');
const FILMS: PackFiles = {
	films: join(ROOT, 'assets/films.tsv'),
	population: join(ROOT, 'assets/population.json'),
	companions: join(ROOT, 'assets/companions.tsv'),
	titles: TITLES_FILE,
	facts: join(ROOT, 'assets/facts.tsv'),
	namesakes: join(ROOT, 'assets/namesakes.tsv'),
	apart: join(ROOT, 'assets/apart.tsv'),
	liking: join(ROOT, 'assets/liking.tsv'),
	recent: join(ROOT, 'assets/recent.tsv'),
};

/** Where the tables of kinds other than films are, a folder a kind. */
export const KINDS_FOLDER = join(ROOT, 'assets/kinds');
/** Kinds whose packs are files of a release. */
export const RELEASED = ADDED_KINDS;

async function filesOf(kind: PackKind): Promise<PackFiles> {
	if (kind === 'films') return FILMS;
	const folder = join(KINDS_FOLDER, kind);
	return tablesIn(folder, await readdir(folder));
}

/**
 * Builds the pack of a kind that comes with the project on first use and caches it in `out/` under a hash of its inputs: the
 * assets and the code that reads and encodes them.
 */
export async function builtInPack(kind: PackKind = 'films'): Promise<{ file: string; id: string }> {
	const code = [];
	for (const folder of ['src/core/catalogue', 'src/core/population', 'src/pack'])
		for (const name of await readdir(join(ROOT, folder))) if (name.endsWith('.ts')) code.push(join(ROOT, folder, name));
	const files = await filesOf(kind);
	const hash = createHash('sha256');
	const sources = [...Object.values(files), namesFile(kind), ...code.sort()].filter((path) => path !== undefined);
	for (const source of sources) hash.update(await readFile(source));
	const id = hash.digest('hex').slice(0, 16);
	const file = join(ROOT, 'out', `${kind === 'films' ? 'built-in' : kind}-${id}.pack`);
	const exists = await readFile(file).then(
		() => true,
		() => false,
	);
	if (!exists) await writeAtomically(file, await makePackFile(files));
	return { file, id };
}

/** Opens the pack of a kind that comes with the project. */
export const openBuiltIn = async (kind?: PackKind): Promise<Pack> =>
	openFile(await readFile((await builtInPack(kind)).file));
