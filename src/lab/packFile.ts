import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PackError } from '../core/catalogue/codec.ts';
import { shipPack, unshipPack } from '../core/catalogue/shipping.ts';
import type { NowFacts } from '../core/population/now.ts';
import { buildPack, openPack, type Pack, withNow } from '../core/population/pack.ts';
import { readCommonness } from './commonness.ts';
import { readCompanions } from './companionsFile.ts';
import { atLine, InputError } from './errors.ts';
import { readFilms } from './films.ts';
import { readPopulation } from './populationFile.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILMS = join(ROOT, 'assets/films.tsv');
const POPULATION = join(ROOT, 'assets/population.json');
const COMPANIONS = join(ROOT, 'assets/companions.tsv');

/** What is popular now, of each film of a pack (see withNow). */
type NowMaker = (pack: Pack) => Promise<{ said: (number | null)[]; facts: NowFacts }>;

/** Builds a pack from a films table and a population description, as the bytes of a shipped file (see shipping.ts). */
export async function makePackFile(
	films: string,
	population: string,
	companions?: string,
	now?: NowMaker,
): Promise<Uint8Array> {
	const table = await readFilms(films);
	const near = companions === undefined ? [] : await readCompanions(companions, table);
	const people = await readPopulation(population);
	const crowded = table.findIndex((film) => (film.raters ?? 0) > people.size);
	if (crowded >= 0)
		throw atLine(films, crowded + 2, `has more raters than the population of ${people.size} has people.`);
	let pack: ArrayBuffer;
	try {
		pack = buildPack(table, people, await readCommonness(), near);
		const opened = openPack(pack);
		if (now !== undefined) {
			const { said, facts } = await now(opened);
			pack = withNow(pack, said, facts);
			openPack(pack);
		}
	} catch (error) {
		if (error instanceof RangeError || error instanceof PackError)
			throw new InputError(`${population}: ${error.message}`);
		throw error;
	}
	return gzipSync(new Uint8Array(shipPack(pack)), { level: 9 });
}

/** The pack in the bytes of a shipped file. @throws PackError when they are damaged */
export function readPackBytes(file: Uint8Array): ArrayBuffer {
	let bytes: Buffer;
	try {
		bytes = gunzipSync(file);
	} catch {
		throw new PackError('This is not a whole pack file.');
	}
	return unshipPack(new Uint8Array(bytes).buffer);
}

const IN_THE_WAY: Record<string, string> = {
	EEXIST: 'something else of that name is in the way.',
	ENOTDIR: 'a file is where a folder would have to be.',
	EISDIR: 'a folder of that name is in the way.',
	ENOTEMPTY: 'a folder of that name is in the way.',
	EACCES: 'writing here is not allowed.',
	EPERM: 'writing here is not allowed.',
	EROFS: 'nothing can be written on this disk.',
	ENOSPC: 'the disk is full.',
};

/** Writes `bytes` to `file` whole or not at all. @throws InputError where something is in the way */
export async function writeWhole(file: string, bytes: Uint8Array | string): Promise<void> {
	const draft = `${file}.${randomUUID()}.tmp`;
	try {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(draft, bytes);
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true }).catch(() => {}); // What went wrong first is what its owner should read.
		const reason = IN_THE_WAY[(error as NodeJS.ErrnoException).code ?? ''];
		throw reason === undefined ? error : new InputError(`${file} cannot be written: ${reason}`);
	}
}

/**
 * The pack that the extension ships, built on first use and kept in `out/` under a name that tells what it was made
 * of: the assets and the code that reads them and lays them out.
 */
export async function builtInPack(): Promise<{ file: string; id: string }> {
	const code = [];
	for (const folder of ['src/core/catalogue', 'src/core/population', 'src/lab'])
		for (const name of await readdir(join(ROOT, folder))) if (name.endsWith('.ts')) code.push(join(ROOT, folder, name));
	const hash = createHash('sha256');
	for (const source of [FILMS, POPULATION, COMPANIONS, ...code.sort()]) hash.update(await readFile(source));
	const id = hash.digest('hex').slice(0, 16);
	const file = join(ROOT, 'out', `built-in-${id}.pack`);
	const exists = await readFile(file).then(
		() => true,
		() => false,
	);
	if (!exists) await writeWhole(file, await makePackFile(FILMS, POPULATION, COMPANIONS));
	return { file, id };
}

/** The pack that the extension ships, opened. */
export const openBuiltIn = async (): Promise<Pack> =>
	openPack(readPackBytes(await readFile((await builtInPack()).file)));
