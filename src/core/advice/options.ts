/** What can be done with a film of a draft, and its cost to the writer compared with other changes. */
import type { Case } from './case.ts';
import { ratersOfPhrase } from './phraseRows.ts';
import type { Phrase } from './phrases.ts';
import type { PlanPack } from './plans.ts';
import { swapFor } from './swap.ts';

export interface Option {
	/** What replaces the title: a phrase, another film, or nothing. */
	to: Phrase | number | null;
	effort: number;
}

/** A film that leaves its list. */
export const LEAVING_OUT = 2;
/** The most exact phrase for a title; each phrase that is less exact; a film swapped. */
const [TELLING, LESS_EXACT, SWAPPING] = [1, 0.1, 8];

/** Most phrases tried per film, each with this many times the raters of the one before. */
const [MOST_PHRASES, FURTHER] = [3, 3];

/** Among many films those in the draft barely matter, so all are counted once for all drafts. */
const FEW = 500;

interface ToDo {
	/** Films that a film is never swapped for. */
	excluded: (film: number) => boolean;
	seed: number;
	/** What can replace the film in the draft. */
	phrases: readonly Phrase[];
	/** What it costs to leave the film out. */
	leaving?: number;
	/** The effort that is too much. */
	most?: number;
}

/** Returns what can be done with a film for less than too much effort. */
export function optionsFor(
	pack: PlanPack,
	adviceCase: Case,
	film: number,
	{ excluded, seed, phrases, leaving = LEAVING_OUT, most = Infinity }: ToDo,
): Option[] {
	const swap = phrases.length > 0 && most > SWAPPING ? swapFor(pack, film, excluded, seed) : undefined;
	const tried = most > TELLING ? phrasesToTry(adviceCase, film, phrases) : [];
	return [
		...tried.map((to, i) => ({ to, effort: TELLING + LESS_EXACT * i })),
		{ to: null, effort: leaving },
		...(swap === undefined ? [] : [{ to: swap, effort: SWAPPING }]),
	].filter(({ effort }) => effort < most);
}

/** Some distinct phrases for a film, the most exact first. */
export function phrasesToTry(adviceCase: Case, film: number, phrases: readonly Phrase[]): Phrase[] {
	const named = new Set([...adviceCase.films, ...adviceCase.earlier]);
	const chosen: Phrase[] = [];
	let least = 0;
	const isOther = (other: number) => other === film || !named.has(other);
	for (const all of phrases) {
		if (chosen.length === MOST_PHRASES) break;
		const phrase =
			all.films.length > FEW || all.films.every(isOther) ? all : { ...all, films: all.films.filter(isOther) };
		if (phrase.films.length < 2) continue;
		const raters = ratersOfPhrase(adviceCase, phrase);
		if (raters < least) continue;
		chosen.push(phrase);
		least = FURTHER * raters;
	}
	return chosen;
}

/** Whether two films would get the same words. */
export function areTheSame(a: Option, b: Option): boolean {
	if (a.to === null || b.to === null) return false;
	return typeof a.to === 'number' || typeof b.to === 'number' ? a.to === b.to : a.to.words === b.to.words;
}
