import { PackError, type Sections } from '../catalogue/codec.ts';
import { isPackKind, PACK_KINDS, type PackKind } from '../catalogue/packKinds.ts';
import { decodeUtf8 } from '../catalogue/utf8.ts';
import type { ActivityClass } from './activity.ts';
import { openLiking } from './liking.ts';
import { type Now, openNow } from './now.ts';
import { openRecent, type Recent } from './recent.ts';
import { openReference, type Reference } from './reference.ts';
import { openTastes, type Tastes } from './tastes.ts';

/** Facts about a population, the ratings database that an adversary is assumed to hold. */
export interface PopulationFacts {
	name: string;
	/** Number of people in it. */
	size: number;
	/** Date of the counts, as year-month or year-month-day. */
	date: string;
	/** Where the figures come from, in plain words. */
	sources: string[];
	/** The kind of the rated items; absent for films. */
	kind?: PackKind;
}

export interface Population extends PopulationFacts {
	/** Raters per film; 0 for films with too few to be counted. */
	raters: Uint32Array;
	classes: ActivityClass[];
	/** Current popularity, if the pack has it. */
	now?: Now;
	/** Released people to count in, if the pack has them. */
	reference?: Reference;
	/** Shares of a film's raters who liked it, found it so-so, and disliked it; null if not known. */
	liking?: (film: number) => readonly number[] | null;
	/** How its people differ in taste, if the pack has it. */
	tastes?: Tastes;
	/** Films with estimated raters, if any. */
	recent?: Recent;
}

/** An estimate takes time in proportion to its classes. */
const MOST_CLASSES = 256;

/** Raters assumed for uncounted films: the geometric mean of 1 and 20, from which films are counted. */
export const UNCOUNTED_RATERS = 4;

/** Raters of `film`, with {@link UNCOUNTED_RATERS} for uncounted films. */
export const ratersOf = (population: Population, film: number) => population.raters[film]! || UNCOUNTED_RATERS;

/** @throws PackError if the facts do not describe a population */
export function openPopulation(sections: Sections): Population {
	const classes: ActivityClass[] = [];
	const rows = sections.classes.length / 3;
	for (let i = 0; rows <= MOST_CLASSES && i < 3 * rows; i += 3) {
		const [share, ratings, lambda] = sections.classes.subarray(i, i + 3) as unknown as [number, number, number];
		classes.push({ share, ratings, lambda });
	}
	const facts = readFacts(sections.meta);
	const total = classes.reduce((sum, c) => sum + c.share, 0);
	const sound = classes.every(
		(c) => c.lambda > 0 && c.lambda < 1 && c.share >= 0 && c.ratings > 0 && Number.isFinite(c.ratings),
	);
	if (classes.length !== rows || rows === 0 || !(Math.abs(total - 1) < 1e-6) || !sound)
		throw new PackError('This pack is damaged: its activity classes do not add up.');
	if (sections.raters.some((raters) => raters > facts.size))
		throw new PackError('This pack is damaged: it has films with more raters than people.');
	const { now: nowFacts, reference: referenceFacts, tastes: tasteFacts, recent: news, ...rest } = facts;
	const now = openNow(sections, nowFacts);
	const reference = openReference(sections, referenceFacts);
	const liking = openLiking(sections);
	const tastes = openTastes(sections, tasteFacts, classes, facts.size);
	const recent = openRecent(news, sections.raters.length);
	return {
		...rest,
		raters: sections.raters,
		classes,
		...(now !== null && { now }),
		...(reference !== null && { reference }),
		...(tastes !== null && { tastes }),
		...(liking !== null && { liking }),
		...(recent !== null && { recent }),
	};
}

function readFacts(meta: Uint8Array): PopulationFacts & Record<'now' | 'reference' | 'tastes' | 'recent', unknown> {
	let value: unknown;
	try {
		value = JSON.parse(decodeUtf8(meta));
	} catch {
		throw new PackError('This pack is damaged: its description cannot be read.');
	}
	const foreign = kindProblem(value);
	if (foreign !== null) throw new PackError(`This pack cannot be used: ${foreign}.`);
	const problem = factsProblem(value);
	if (problem !== null) throw new PackError(`This pack is damaged: ${problem}.`);
	return value as ReturnType<typeof readFacts>;
}

/** Why the items are not known here, or null if they are. */
function kindProblem(value: unknown): string | null {
	const { kind = 'films' } = (value ?? {}) as { kind?: unknown };
	if (isPackKind(kind)) return null;
	const named = typeof kind === 'string' && /^[a-z][a-z -]{0,30}$/i.test(kind) ? `"${kind}"` : 'something else';
	return `its items are ${named}, and this version of Red Herring knows ${PACK_KINDS.join(', ')}`;
}

/** Why `value` does not describe a population, or null if it does. */
export function factsProblem(value: unknown): string | null {
	const facts = value as Partial<PopulationFacts> | null;
	if (typeof facts !== 'object' || facts === null) return 'a population is a JSON object';
	if (typeof facts.name !== 'string' || facts.name === '') return '"name" must be a text';
	if (typeof facts.date !== 'string' || !/^\d{4}-\d\d(-\d\d)?$/.test(facts.date)) return '"date" must be like 2026-07';
	if (!Number.isSafeInteger(facts.size) || facts.size! < 2)
		return '"size" must be a whole number of people, at least 2';
	if (!Array.isArray(facts.sources) || !facts.sources.every((s) => typeof s === 'string'))
		return '"sources" must be a list of texts';
	return kindProblem(value);
}
