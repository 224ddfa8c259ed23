import { gunzipSync, gzipSync } from 'node:zlib';
import type { Apart } from '../core/catalogue/apart.ts';
import type { CompanionLists } from '../core/catalogue/build.ts';
import { PackError } from '../core/catalogue/codec.ts';
import type { Film } from '../core/catalogue/film.ts';
import { shipPack, unshipPack } from '../core/catalogue/shipping.ts';
import { buildPack, openPack, type Pack, type PopulationFile } from '../core/population/pack.ts';
import { apartFilms, readApart } from './apart.ts';
import { readCommonness } from './commonness.ts';
import { readCompanions } from './companions.ts';
import { atLine, InputError } from './errors.ts';
import { readFacts } from './facts.ts';
import { readFilms } from './films.ts';
import './lists.ts';
import { readLiking } from './liking.ts';
import { readNames, withNames } from './names.ts';
import { readNamesakes } from './namesakes.ts';
import { readPopulation } from './population.ts';
import { readRecent, withRecent } from './recent.ts';
import { byFilm } from './table.ts';
import { readTastes } from './tastes.ts';
import { readTitles, titlesOf, withOwnTitles } from './titles.ts';

/** Adds an optional section to a pack: current popularity, or the people of a release. */
export type PackAddition = (pack: ArrayBuffer, opened: Pack) => Promise<ArrayBuffer>;

/** The films of a pack and its population. */
export interface PackFigures {
	films: Film[];
	population: PopulationFile;
	/** Which of `films` belong together, and which are kept apart, if that is not read from files. */
	near?: CompanionLists;
	apart?: readonly (Apart | undefined)[];
}

/** Files that a pack is built from in addition to its figures. */
interface PackFacts {
	companions?: string | undefined;
	titles?: string | undefined;
	namesakes?: string | undefined;
	facts?: string | undefined;
	apart?: string | undefined;
	liking?: string | undefined;
}

/** Files that a pack is built from. */
export interface PackFiles extends PackFacts {
	films: string;
	population: string;
	tastes?: string | undefined;
	/** New films, and how many raters they will have had. */
	recent?: string | undefined;
}

/** Reads a films table, a population description, and the tastes of the population if it has any. */
export async function readFigures({
	films,
	population,
	tastes,
	recent,
}: Pick<PackFiles, 'films' | 'population' | 'tastes' | 'recent'>): Promise<PackFigures> {
	const { tastes: described, ...people } = await readPopulation(population);
	const counted = await readFilms(films, people.kind);
	const table = recent === undefined ? counted : withRecent(counted, await readRecent(recent), people.size, recent);
	const crowded = table.findIndex((film) => (film.raters ?? 0) > people.size);
	if (crowded >= 0)
		throw atLine(films, crowded + 2, `has more raters than the population of ${people.size} has people.`);
	if (described === undefined) return { films: table, population: people };
	if (tastes === undefined) throw new InputError(`${population}: its tastes are in a file of their own: say which.`);
	return { films: table, population: { ...people, tastes: await readTastes(tastes, described, table) } };
}

/** Builds a pack from a films table and a population description, as the bytes of a shipped file (see shipping.ts). */
export const makePackFile = async (files: PackFiles): Promise<Uint8Array> =>
	packFileOf(await readFigures(files), files, files.population);

/** Builds a pack from its figures. @param source file that they come from, for messages */
export async function packFileOf(
	{ films: table, population: people, near: counted = [], apart: apartByFigures }: PackFigures,
	{ companions, titles, namesakes, facts: about, apart, liking }: PackFacts,
	source: string,
	additions: readonly PackAddition[] = [],
): Promise<Uint8Array> {
	const near = companions === undefined ? counted : await readCompanions(companions, table);
	const known = about === undefined ? undefined : byFilm(table, await readFacts(about));
	const listed = titles === undefined ? undefined : titlesOf(table, await readTitles(titles));
	const facts = {
		...(listed !== undefined && { titles: known === undefined ? listed : withOwnTitles(table, listed, known) }),
		...(known !== undefined && { about: known }),
		...(apartByFigures !== undefined && { apart: apartByFigures }),
		...(apart !== undefined && { apart: apartFilms(table, await readApart(apart)) }),
		...(namesakes !== undefined && { namesakes: await readNamesakes(namesakes) }),
	};
	let pack: ArrayBuffer;
	try {
		const named = withNames(table, await readNames(people.kind ?? 'films'));
		const said = liking === undefined ? people : { ...people, liking: await readLiking(liking, table) };
		pack = buildPack(named, said, await readCommonness(), near, facts);
		for (const add of additions) pack = await add(pack, openPack(pack));
		openPack(pack);
	} catch (error) {
		if (error instanceof RangeError || error instanceof PackError) throw new InputError(`${source}: ${error.message}`);
		throw error;
	}
	return gzipSync(new Uint8Array(shipPack(pack)), { level: 9 });
}

/** Opens the bytes of a shipped file, whose items can then be found. @throws PackError if they are damaged */
export async function openFile(file: Uint8Array): Promise<Pack> {
	return openPack(readPackBytes(file));
}

/** Bytes to unpack at once: many small pieces are not freed. */
const CHUNK = 1 << 20;

/** Extracts the pack from the bytes of a shipped file. @throws PackError if they are damaged */
export function readPackBytes(file: Uint8Array): ArrayBuffer {
	let bytes: Buffer;
	try {
		bytes = gunzipSync(file, { chunkSize: CHUNK });
	} catch {
		throw new PackError('This is not a whole pack file.');
	}
	const { buffer, byteOffset, byteLength } = bytes;
	const isAlone = byteLength === buffer.byteLength;
	return unshipPack((isAlone ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)) as ArrayBuffer);
}
