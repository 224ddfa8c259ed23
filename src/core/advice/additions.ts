/** How a draft reads with one more film, if the finder then surely finds it and nothing else has changed. */
import { type Edit, edited } from '../algorithms/edits.ts';
import { type Catalogue, filmTitles, postingFilm, postingLanguages } from '../catalogue/catalogue.ts';
import { languagesOf } from '../catalogue/foreign.ts';
import { originName } from '../catalogue/origins.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import { isWithin, type Part } from '../mentions/others.ts';
import { additionsTo } from '../rewrite/additions/additions.ts';
import type { Language } from '../rewrite/languages/languages.ts';
import { sceneOf } from '../rewrite/scene.ts';
import type { Case } from './case.ts';
import { nameOf } from './names.ts';
import { readOpinions } from './opinions.ts';
import { comparedThen } from './plans.ts';
import type { Addable, AdvisedAddition, Suggestion } from './result.ts';

/** Longest draft that is read again for each film to add, in UTF-16 units. */
const LONGEST = 10_000;

/** Says how each suggested film can be named, and what it does by itself. */
export function addables(
	catalogue: Catalogue,
	draft: { text: string; named: readonly Mention[]; others: readonly Part[] },
	{ now, careful }: { now: Case; careful: Case },
	suggestions: readonly Suggestion[],
): Addable[] {
	const additionFor = additionsIn(catalogue, draft.text, draft.named, draft.others);
	return suggestions.map((one) => ({
		...one,
		alone: comparedThen(now, careful, { add: [one.film.id] }),
		addition: additionFor(one.film.id, one.why !== null && (one.why.together || one.why.director)),
	}));
}

/**
 * Returns a function that gives the words for a film, or null if none are right.
 * @param named everything the text names
 * @param others parts that are not the writer's
 */
function additionsIn(
	catalogue: Catalogue,
	text: string,
	named: readonly Mention[],
	others: readonly Part[],
): (film: number, isRelated: boolean) => AdvisedAddition | null {
	if (catalogue.of !== undefined || text.length > LONGEST) return () => null;
	const scene = sceneOf(
		text,
		named.filter((one) => isSure(one) && !isWithin(one, others)),
	);
	const before = opinionsOf(catalogue, text, named);
	const known = new Set(named.map(({ film }) => film));
	const adds = (film: number, edits: readonly Edit[]): boolean => {
		const after = edited(text, edits);
		const found = findMentions(catalogue, after);
		const news = new Set(found.filter((one) => isSure(one) && !one.quoted).map((one) => one.film));
		const opinions = opinionsOf(catalogue, after, found);
		return (
			news.has(film) &&
			[...news].every((one) => one === film || known.has(one)) &&
			named.every((one) => !isSure(one) || found.some((other) => other.film === one.film)) &&
			!opinions.has(film) &&
			opinions.size === before.size
		);
	};
	const last = scene.items.at(-1);
	const language = last === undefined ? null : scene.languageAt(last.start);
	return (film, isRelated) => {
		const { title: english, year } = nameOf(catalogue, film);
		const title = language === null || language === 'en' ? english : titleAbroad(catalogue, film, language);
		if (title === null) return null;
		for (const needsYear of [false, true])
			for (const { edits, from, to, after } of additionsTo(scene, { title, year, needsYear }, isRelated))
				if (adds(film, edits)) return { edits, start: from, end: to, after };
		return null;
	};
}

/** Languages of films by country of origin: there, their other title is the original one. */
const HOMES: Record<string, Language> = {
	...{ French: 'fr', German: 'de', Austrian: 'de', Italian: 'it', Spanish: 'es', Mexican: 'es' },
	...{ Argentine: 'es', Chilean: 'es', Colombian: 'es', Brazilian: 'pt', Portuguese: 'pt' },
};

const ENGLISH = /(?<!\p{L})(?:the|an?|of|and|to|in|is|from|with|on|at|for|my)(?!\p{L})/iu;
const translations = new WeakMap<Catalogue, Uint8Array>();

/** The languages that have a title of their own for each film, as bit sets. */
function translatedIn(catalogue: Catalogue): Uint8Array {
	const known = translations.get(catalogue);
	if (known !== undefined) return known;
	const bits = new Uint8Array(catalogue.films);
	for (const value of catalogue.posting) bits[postingFilm(value)]! |= postingLanguages(value);
	translations.set(catalogue, bits);
	return bits;
}

/**
 * A film's title in a language other than English: the original one at home, or the English one if the language has
 * none. Null if it is not known, as the pack has only the words of translations.
 */
function titleAbroad(catalogue: Catalogue, film: number, language: Exclude<Language, 'en'>): string | null {
	const [english, original] = filmTitles(catalogue, film);
	const origin = originName(catalogue.origin?.[film] ?? 0) ?? '';
	if (HOMES[origin] === language)
		return [original, english].find((title) => title !== undefined && !ENGLISH.test(title)) ?? null;
	const isEnglish = /^(?:American|British)$/u.test(origin) && !ENGLISH.test(english!);
	return isEnglish && !languagesOf(translatedIn(catalogue)[film]!).includes(language) ? english! : null;
}

const opinionsOf = (catalogue: Catalogue, text: string, named: readonly Mention[]) =>
	readOpinions({ catalogue }, text, named.filter(isSure), {}).stances;
