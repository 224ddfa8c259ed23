/**
 * A released population: rated films as a data owner may publish them, k-anonymous by Predictive Anonymization. The
 * identical people of a release form a group.
 */
import { PackError, type Sections } from '../catalogue/codec.ts';

/** How it was made. */
export interface ReferenceFacts {
	/** Every row occurs at least k times. */
	k: number;
	/** Where the ratings come from, in plain words. */
	source: string;
}

export interface Reference {
	facts: ReferenceFacts;
	people: number;
	/** People of each group. */
	sizes: Uint16Array<ArrayBuffer>;
	/** Films of group g, ascending: `films[start[g]] .. films[start[g + 1]]`. */
	start: Uint32Array<ArrayBuffer>;
	films: Uint32Array<ArrayBuffer>;
	/** Groups that contain a film: `groups[startOf[film]] .. groups[startOf[film + 1]]`. */
	startOf: Uint32Array;
	groups: Uint32Array;
}

/** @throws PackError if the sections do not fit the pack or each other */
export function openReference(sections: Sections, facts: unknown): Reference | null {
	const { referenceSizes: sizes, referenceStart: start, referenceFilms: films, raters } = sections;
	if (facts === undefined && !sizes?.length) return null;
	if (sizes === undefined || start === undefined || films === undefined)
		throw new PackError('This pack is damaged: it has no released population, but tells of one.');
	const problem = factsProblem(facts) ?? problemOf({ sizes, start, films }, (facts as ReferenceFacts).k, raters.length);
	if (problem !== null) throw new PackError(`This pack is damaged: its released population ${problem}.`);
	return withIndex(facts as ReferenceFacts, { sizes, start, films }, raters.length);
}

export type ReferenceRows = Pick<Reference, 'sizes' | 'start' | 'films'>;

/** @param count number of films */
export function withIndex(facts: ReferenceFacts, rows: ReferenceRows, count: number): Reference {
	const { sizes, start, films } = rows;
	const startOf = new Uint32Array(count + 1);
	for (const film of films) startOf[film + 1]!++;
	for (let film = 0; film < count; film++) startOf[film + 1]! += startOf[film]!;
	const [next, groups] = [startOf.slice(), new Uint32Array(films.length)];
	for (let group = 0; group < sizes.length; group++)
		for (let i = start[group]!; i < start[group + 1]!; i++) groups[next[films[i]!]!++] = group;
	const people = sizes.reduce((sum, size) => sum + size, 0);
	return { facts, ...rows, people, startOf, groups };
}

function problemOf({ sizes, start, films }: ReferenceRows, k: number, count: number): string | null {
	if (start.length !== sizes.length + 1 || start[0] !== 0 || start.at(-1) !== films.length) return 'is not whole';
	if (sizes.some((size) => size < k)) return `has a group of fewer than ${k} people`;
	for (let group = 0; group < sizes.length; group++) {
		if (start[group + 1]! < start[group]!) return 'is not whole';
		for (let i = start[group]!; i < start[group + 1]!; i++)
			if (films[i]! >= count || (i > start[group]! && films[i]! <= films[i - 1]!)) return 'is not about its films';
	}
	return null;
}

function factsProblem(value: unknown): string | null {
	const { k, source } = (value ?? {}) as Partial<ReferenceFacts>;
	if (!Number.isSafeInteger(k) || k! < 2) return 'does not say how many people are alike';
	return typeof source === 'string' && source !== '' ? null : 'does not say where it comes from';
}
