/** What can be done with a film of a draft, with what it costs the writer as compared with other changes. */
import type { Pack } from '../population/pack.ts';
import type { Case } from './case.ts';
import { type Phrase, phrasesFor } from './phrases.ts';
import { swapFor } from './swap.ts';
import { ratersOfPhrase } from './told.ts';

export interface Option {
	/** What is said in place of the title: a phrase, another film, or nothing. */
	to: Phrase | number | null;
	effort: number;
}

/** A title told as exactly as can be; each phrase that is less exact; a film left out, or swapped. */
const [TELLING, LESS_EXACT, LEAVING_OUT, SWAPPING] = [1, 0.1, 2, 2];

export const DROP: Option = { to: null, effort: LEAVING_OUT };

/** Most phrases that are tried for a film, each with so many times as many raters as the one before. */
const [MOST_PHRASES, FURTHER] = [4, 2.5];

/** Returns what can be done with a film, besides nothing. @param excluded films that it is never swapped for */
export function optionsFor(
	pack: Pack,
	adviceCase: Case,
	film: number,
	excluded: (film: number) => boolean,
	seed: number,
): Option[] {
	const swap = swapFor(pack, film, excluded, seed);
	return [
		...phrasesToTry(pack, adviceCase, film).map((to, i) => ({ to, effort: TELLING + LESS_EXACT * i })),
		DROP,
		...(swap === undefined ? [] : [{ to: swap, effort: SWAPPING }]),
	];
}

function phrasesToTry({ catalogue }: Pack, adviceCase: Case, film: number): Phrase[] {
	const named = new Set([...adviceCase.films, ...adviceCase.earlier]);
	const chosen: Phrase[] = [];
	let least = 0;
	for (const phrase of phrasesFor(catalogue, film, named)) {
		const raters = ratersOfPhrase(adviceCase, phrase);
		if (chosen.length === MOST_PHRASES || raters < least) continue;
		chosen.push(phrase);
		least = FURTHER * raters;
	}
	return chosen;
}

/** A film with one of its options. */
interface Chosen {
	film: number;
	option: Option;
}

/**
 * Returns all ways to change at most `most` of the films. No two are told by the same words, which would read as one film.
 */
export function changesOf(choices: readonly { film: number; options: readonly Option[] }[], most: number): Chosen[][] {
	let ways: Chosen[][] = [[]];
	for (const { film, options } of choices)
		ways = ways.flatMap((way) =>
			way.length === most
				? [way]
				: [
						way,
						...options
							.filter((option) => !way.some((other) => reads(other.option, option)))
							.map((option) => [...way, { film, option }]),
					],
		);
	return ways;
}

/** Whether two films would be told alike. */
function reads(a: Option, b: Option): boolean {
	if (a.to === null || b.to === null) return false;
	return typeof a.to === 'number' || typeof b.to === 'number' ? a.to === b.to : a.to.words === b.to.words;
}
