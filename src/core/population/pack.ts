import { buildCatalogue, type CatalogueFacts, type CompanionLists } from '../catalogue/build.ts';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue.ts';
import { decodePack, encodePack, type OptionalSection, type Sections } from '../catalogue/codec.ts';
import type { Film } from '../catalogue/film.ts';
import { decodeUtf8, encodeUtf8 } from '../catalogue/utf8.ts';
import { fitActivity } from './activity.ts';
import { type Liking, likingSection } from './liking.ts';
import { type NowFacts, nowByte } from './now.ts';
import { openPopulation, type Population, type PopulationFacts, UNCOUNTED_RATERS } from './population.ts';
import type { RecentFile } from './recent.ts';
import type { ReferenceFacts, ReferenceRows } from './reference.ts';
import { fitTastes, type TasteFile, tasteSection } from './tastes.ts';

/** A population as its file describes it: facts and activity classes. */
export interface PopulationFile extends PopulationFacts {
	activity: { share: number; ratings: number }[];
	/** How the classes differ in taste. */
	tastes?: TasteFile;
	/** Who liked each film, in the order of the films. */
	liking?: readonly (Liking | undefined)[];
}

export interface Pack {
	catalogue: Catalogue;
	population: Population;
}

/** Builds the binary pack. @throws RangeError if a class has more ratings than there are films */
export function buildPack(
	films: readonly Film[],
	population: PopulationFile,
	commonness: (word: string) => number,
	companions: CompanionLists = [],
	facts: CatalogueFacts = {},
): ArrayBuffer {
	const { activity, tastes, liking, name, size, date, sources, kind = 'films' } = population;
	const raters = films.map((film) => film.raters ?? UNCOUNTED_RATERS);
	const total = activity.reduce((sum, c) => sum + c.share, 0);
	const shares = activity.map(({ share, ratings }) => ({ share: share / total, ratings }));
	const fitted =
		tastes === undefined ? fitActivity(shares, raritiesOf(raters), size) : fitTastes(shares, tastes, raters, size);
	const { order, ...sections } = buildCatalogue(films, commonness, companions, facts);
	const recent: RecentFile = order.flatMap((from, film) => {
		const { spread } = films[from]!;
		return spread === undefined ? [] : [[film, spread] as const];
	});
	const meta = {
		name,
		size,
		date,
		sources,
		...(kind !== 'films' && { kind }),
		...(tastes && { tastes: tastes.ofClass }),
		...(recent.length > 0 && { recent }),
	};
	return encodePack({
		...sections,
		meta: encodeUtf8(JSON.stringify(meta)),
		classes: Float64Array.from(fitted.flatMap((c) => [c.share, c.ratings, c.lambda])),
		...(liking && { liking: likingSection(order.map((from) => liking[from])) }),
		...(tastes && { tastes: tasteSection({ ...tastes, lifts: order.map((from) => tastes.lifts[from]!) }) }),
	});
}

function raritiesOf(raters: readonly number[]): Map<number, number> {
	const rarities = new Map<number, number>();
	for (const count of raters) rarities.set(count, (rarities.get(count) ?? 0) + 1);
	return rarities;
}

/**
 * The same pack with current popularity.
 * @param said decayed number of ratings per film of the pack; null if unknown
 */
export const withNow = (pack: ArrayBuffer, said: readonly (number | null)[], facts: NowFacts): ArrayBuffer =>
	extended(pack, { now: facts }, { now: Uint8Array.from(said, nowByte) });

/** The same pack with released people to count in. */
export const withReference = (
	pack: ArrayBuffer,
	{ sizes, start, films }: ReferenceRows,
	facts: ReferenceFacts,
): ArrayBuffer =>
	extended(pack, { reference: facts }, { referenceSizes: sizes, referenceStart: start, referenceFilms: films });

function extended(pack: ArrayBuffer, facts: object, more: Pick<Sections, OptionalSection>): ArrayBuffer {
	const sections = decodePack(pack);
	const meta = JSON.parse(decodeUtf8(sections.meta)) as object;
	return encodePack({ ...sections, meta: encodeUtf8(JSON.stringify({ ...meta, ...facts })), ...more });
}

/** @throws PackError if the bytes are not a valid pack */
export function openPack(buffer: ArrayBuffer): Pack {
	const sections = decodePack(buffer);
	const catalogue = openCatalogue(sections);
	const population = openPopulation(sections);
	const { kind = 'films' } = population;
	return { catalogue: kind === 'films' ? catalogue : { ...catalogue, of: kind }, population };
}
