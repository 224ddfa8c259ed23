/** What is known about a text before its mentions are judged. */
import { attach } from './attach.ts';
import { type CuedWords, readCues } from './lexicon.ts';
import { type Parts, type Place, partsOf } from './parts.ts';
import { starsOf } from './stars.ts';
import type { Stars } from './starsWritten.ts';

/** A place that names a film. Places of the same film have the same number; without it, places with the same words. */
export interface Named {
	start: number;
	end: number;
	film?: number;
}

export interface Scene {
	text: string;
	words: CuedWords;
	parts: Parts;
	places: readonly Place[];
	/** For each word the number of mentions that begin up to it. */
	begun: Int32Array;
	/** The film of each mention. */
	films: readonly (number | string)[];
	distinct: number;
	/** See attach.ts. */
	said: Float64Array;
	stars: readonly (Stars | null)[];
}

/** @param mentions in the order of the text, without overlaps */
export function sceneOf(written: string, named: readonly Named[]): Scene {
	const { text, mentions } = withoutYears(written, named);
	const words = readCues(text);
	const parts = partsOf(text, words);
	const places = placesOf(words, mentions);
	const begun = new Int32Array(words.count);
	for (const { first, end } of places) {
		begun[first]!++;
		// The words of a title are not opinions, and its marks end no sentence.
		words.cues.fill(0, first, end);
		parts.opinion.fill(0, first, end);
		for (const column of [parts.sentence, parts.clause]) column.fill(column[first]!, first, end);
	}
	for (let w = 1; w < words.count; w++) begun[w]! += begun[w - 1]!;
	const films = mentions.map(({ film, start, end }) => film ?? text.slice(start, end).toLowerCase());
	return {
		text,
		words,
		parts,
		places,
		begun,
		films,
		distinct: new Set(films).size,
		said: attach(words, parts, places),
		stars: starsOf(text, mentions),
	};
}

const YEAR = /^(["”’'»*_]{0,3})\s?[([](?:18|19|20)\d\d[)\]]/;

/** The text without the years after mentions, which only say which film is meant. */
function withoutYears(written: string, named: readonly Named[]): { text: string; mentions: Named[] } {
	let text = '';
	let from = 0;
	const mentions = named.map((mention) => {
		const by = text.length - from;
		const found = YEAR.exec(written.slice(mention.end, mention.end + 16));
		if (found !== null) {
			text += written.slice(from, mention.end + found[1]!.length);
			from = mention.end + found[0].length;
		}
		return { ...mention, start: mention.start + by, end: mention.end + by };
	});
	return { text: text + written.slice(from), mentions };
}

/** The words that each mention covers: at least one. */
function placesOf({ count, start, end }: CuedWords, mentions: readonly Named[]): Place[] {
	let w = 0;
	return mentions.map((mention) => {
		while (w < count - 1 && end[w]! <= mention.start) w++;
		const first = w;
		while (w < count - 1 && start[w + 1]! < mention.end) w++;
		return { first, end: w + 1 };
	});
}
