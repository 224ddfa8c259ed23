import { gunzipSync, gzipSync } from 'node:zlib';
import { PackError } from '../core/catalogue/codec.ts';
import { shipPack, unshipPack } from '../core/catalogue/shipping.ts';
import { buildPack, openPack, type Pack } from '../core/population/pack.ts';
import { apartFilms, readApart } from './apart.ts';
import { readCommonness } from './commonness.ts';
import { readCompanions } from './companions.ts';
import { atLine, InputError } from './errors.ts';
import { aboutFilms, readFacts } from './facts.ts';
import { readFilms } from './films.ts';
import { readNamesakes } from './namesakes.ts';
import { readPopulation } from './population.ts';
import { readTitles, titlesOf } from './titles.ts';

/** Adds an optional section to a pack: current popularity, or the people of a release. */
export type PackAddition = (pack: ArrayBuffer, opened: Pack) => Promise<ArrayBuffer>;

/** Files that a pack is built from. */
export interface PackFiles {
	films: string;
	population: string;
	companions?: string | undefined;
	titles?: string | undefined;
	namesakes?: string | undefined;
	facts?: string | undefined;
	apart?: string | undefined;
}

/** Builds a pack from a films table and a population description, as the bytes of a shipped file (see shipping.ts). */
export async function makePackFile(
	{ films, population, companions, titles, namesakes, facts: about, apart }: PackFiles,
	additions: readonly PackAddition[] = [],
): Promise<Uint8Array> {
	const table = await readFilms(films);
	const near = companions === undefined ? [] : await readCompanions(companions, table);
	const facts = {
		...(titles !== undefined && { titles: titlesOf(table, await readTitles(titles)) }),
		...(about !== undefined && { about: aboutFilms(table, await readFacts(about)) }),
		...(apart !== undefined && { apart: apartFilms(table, await readApart(apart)) }),
		...(namesakes !== undefined && { namesakes: await readNamesakes(namesakes) }),
	};
	const people = await readPopulation(population);
	const crowded = table.findIndex((film) => (film.raters ?? 0) > people.size);
	if (crowded >= 0)
		throw atLine(films, crowded + 2, `has more raters than the population of ${people.size} has people.`);
	let pack: ArrayBuffer;
	try {
		pack = buildPack(table, people, await readCommonness(), near, facts);
		for (const add of additions) pack = await add(pack, openPack(pack));
		openPack(pack);
	} catch (error) {
		if (error instanceof RangeError || error instanceof PackError)
			throw new InputError(`${population}: ${error.message}`);
		throw error;
	}
	return gzipSync(new Uint8Array(shipPack(pack)), { level: 9 });
}

/** Extracts the pack from the bytes of a shipped file. @throws PackError if they are damaged */
export function readPackBytes(file: Uint8Array): ArrayBuffer {
	let bytes: Buffer;
	try {
		bytes = gunzipSync(file);
	} catch {
		throw new PackError('This is not a whole pack file.');
	}
	return unshipPack(new Uint8Array(bytes).buffer);
}
