/**
 * The totals of posts: for each film, or item of another kind, the days on which they name it, and how often as a
 * decoy. They are kept by title, so they are valid for every pack; one pack's numbers of the films are kept with them.
 */
import * as v from 'valibot';
import type { Published } from '../core/advice/case.ts';
import { phraseTelling } from '../core/advice/phrases.ts';
import { type Catalogue, packOf } from '../core/catalogue/catalogue.ts';
import { PACK_KINDS } from '../core/catalogue/packKinds.ts';
import { type FilmKey, findFilm, isOfKind, kindOf, kindOfItems, textOfKey } from '../core/catalogue/titled.ts';
import { dayOf } from './days.ts';
import { type Phrased, type Post, ProfileSchema, type StoredProfile } from './records.ts';

interface Named {
	key: FilmKey;
	/** How often it was a decoy. */
	decoys: number;
	days: number[];
	/** Its number in the pack, -1 if it lacks it; absent: not looked up. */
	number?: number;
}

interface PhrasedOften extends Phrased {
	/** In how many posts. */
	count: number;
}

export interface Tally {
	/** By key as text. */
	named: Map<string, Named>;
	/** Films that phrases stand for, by telling and key as text. */
	phrased: Map<string, PhrasedOften>;
	/** The pack that the numbers are of. */
	pack: string;
}

type CountedPost = Pick<Post, 'films' | 'decoys' | 'date' | 'phrased'>;

export const emptyTally = (): Tally => ({ named: new Map(), phrased: new Map(), pack: '' });

const textOfPhrased = (one: Phrased) => `${one.telling} ${textOfKey(one)}`;

export function countIn({ named, phrased }: Tally, { films, decoys, date, phrased: phrases = [] }: CountedPost): void {
	for (const { title, year, telling } of phrases) {
		const one = { title, year, telling };
		phrased.set(textOfPhrased(one), { ...one, count: (phrased.get(textOfPhrased(one))?.count ?? 0) + 1 });
	}
	const taken = new Set(decoys.map(textOfKey));
	for (const { title, year, kind } of films) {
		const key = { title, year, ...(kind && { kind }) };
		const text = textOfKey(key);
		const known = named.get(text) ?? { key, decoys: 0, days: [] };
		if (taken.has(text)) known.decoys++;
		known.days.push(dayOf(date));
		named.set(text, known);
	}
}

export function tallyOf(posts: Iterable<CountedPost>): Tally {
	const tally = emptyTally();
	for (const post of posts) countIn(tally, post);
	return tally;
}

/** @returns false if the post was not counted in: the tally is wrong then */
export function countOut(
	{ named, phrased }: Tally,
	{ films, decoys, date, phrased: phrases = [] }: CountedPost,
): boolean {
	const taken = new Set(decoys.map(textOfKey));
	const isOut = phrases.every((one) => {
		const text = textOfPhrased(one);
		const known = phrased.get(text);
		if (known === undefined) return false;
		if (known.count > 1) phrased.set(text, { ...known, count: known.count - 1 });
		else phrased.delete(text);
		return true;
	});
	return films.every((key) => {
		const text = textOfKey(key);
		const known = named.get(text);
		const at = known?.days.indexOf(dayOf(date)) ?? -1;
		if (known === undefined || at < 0) return false;
		known.days.splice(at, 1);
		if (taken.has(text)) known.decoys--;
		if (known.days.length === 0) named.delete(text);
		return isOut && known.decoys >= 0;
	});
}

/** Most films to look up each time, instead of once and kept. */
const FEW = 100;

/** Whether nearly all films have their numbers in a pack of films. */
export const isNumbered = ({ named, pack }: Tally, catalogue: Catalogue): boolean =>
	pack === packOf(catalogue) && [...named.values()].filter(({ number }) => number === undefined).length <= FEW;

/** Gives all films their numbers in a pack of films. */
export function numberIn(tally: Tally, catalogue: Catalogue): void {
	const isSame = tally.pack === packOf(catalogue);
	tally.pack = packOf(catalogue);
	for (const one of tally.named.values())
		if (!isSame || one.number === undefined) one.number = findFilm(catalogue, one.key);
}

/** Returns the items of a catalogue's kind that the posts name, by number, without those that it lacks. */
export function published({ named, phrased, pack }: Tally, catalogue: Catalogue): Published[] {
	const isOwn = kindOfItems(catalogue) === 'films' && pack === packOf(catalogue);
	const items = new Map<number, { film: number; decoy: boolean; days: number[] }>();
	for (const { key, decoys, days, number } of named.values()) {
		if (!isOfKind(catalogue, key)) continue;
		const film = (isOwn ? number : undefined) ?? findFilm(catalogue, key);
		// Two titles may belong to one film.
		const { decoy = false, days: others = [] } = items.get(film) ?? {};
		if (film >= 0) items.set(film, { film, decoy: decoy || decoys > 0, days: [...others, ...days] });
	}
	for (const { days } of items.values()) days.sort((a, b) => a - b);
	const phrases =
		kindOfItems(catalogue) === 'films' ? [...phrased.values()].flatMap((one) => asPublished(one, catalogue)) : [];
	return inOrder([...items.values(), ...phrases]);
}

/** How many items of a catalogue's kind the posts name that it lacks. */
export const unknownIn = ({ named }: Tally, catalogue: Catalogue): number =>
	[...named.values()].filter(({ key }) => isOfKind(catalogue, key) && findFilm(catalogue, key) < 0).length;

/** A film that a phrase stands for. It counts as named if the catalogue no longer has the facts. */
function asPublished(one: Phrased, catalogue: Catalogue): Published[] {
	const film = findFilm(catalogue, one);
	if (film < 0) return [];
	const phrase = phraseTelling(catalogue, film, one.telling);
	return [{ film, decoy: false, ...(phrase ? { phrase } : { days: [] }) }];
}

/** Puts films in an order independent of that of the posts, those without titles last. */
const inOrder = (films: readonly Published[]): Published[] =>
	films.toSorted(
		(a, b) =>
			Number('phrase' in a) - Number('phrase' in b) ||
			a.film - b.film ||
			(a.phrase?.telling ?? 0) - (b.phrase?.telling ?? 0),
	);

/** The number of a film that was not looked up. */
const NOT_LOOKED_UP = -2;

export function encodeTally({ named, phrased, pack }: Tally): StoredProfile {
	const all = [...named.values()];
	return {
		pack,
		titles: all.map(({ key }) => key.title),
		years: Int32Array.from(all, ({ key }) => key.year),
		kinds: Int32Array.from(all, ({ key }) => PACK_KINDS.indexOf(kindOf(key))),
		numbers: Int32Array.from(all, ({ number = NOT_LOOKED_UP }) => number),
		decoys: Int32Array.from(all, ({ decoys }) => decoys),
		counts: Int32Array.from(all, ({ days }) => days.length),
		days: Int32Array.from(all.flatMap(({ days }) => days)),
		...(phrased.size > 0 && { phrased: [...phrased.values()] }),
	};
}

/** @returns null if it is invalid */
export function decodeTally(stored: unknown): Tally | null {
	if (!v.is(ProfileSchema, stored)) return null;
	const { pack, titles, years, kinds, numbers, decoys, counts, days, phrased = [] } = stored;
	if ([years, kinds, numbers, decoys, counts].some(({ length }) => length !== titles.length)) return null;
	const tally: Tally = { named: new Map(), phrased: new Map(phrased.map((one) => [textOfPhrased(one), one])), pack };
	let from = 0;
	for (const [i, title] of titles.entries()) {
		const [count, kind, number] = [counts[i]!, PACK_KINDS[kinds[i]!], numbers[i]!];
		if (count < 1 || decoys[i]! < 0 || decoys[i]! > count || kind === undefined) return null;
		const key = { title, year: years[i]!, ...(kind !== 'films' && { kind }) };
		const named: Named = { key, decoys: decoys[i]!, days: [...days.subarray(from, from + count)] };
		from += count;
		if (number >= -1) named.number = number;
		tally.named.set(textOfKey(key), named);
	}
	return from === days.length && tally.named.size === titles.length ? tally : null;
}
