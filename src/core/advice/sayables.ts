/** What can be said of each film of a draft in place of its title: which wordings read well, and what each gives away. */
import { edited } from '../algorithms/edits.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { directorsOf } from '../catalogue/directors.ts';
import { originName } from '../catalogue/origins.ts';
import { peopleOf } from '../catalogue/people.ts';
import { readStances } from '../mentions/stance/stances.ts';
import { namedIn } from '../rewrite/facts.ts';
import { contentsOf, type Given, givenIn } from '../rewrite/given.ts';
import type { Item, Named } from '../rewrite/items.ts';
import { ofKind } from '../rewrite/items.ts';
import { plainestFirst } from '../rewrite/languages/plain.ts';
import { moved } from '../rewrite/pieces.ts';
import { isSale, isUnasked } from '../rewrite/purpose.ts';
import { type Scene, sceneOf } from '../rewrite/scene.ts';
import { sentenceAround } from '../rewrite/sentences.ts';
import type { Why } from '../rewrite/why.ts';
import { nameIn, placeIn, type Telling, type Wording, withoutScore, wordingsFor } from '../rewrite/wordings.ts';
import type { PhrasePool } from './likeFilms.ts';
import { offeredFor, type Phrase, phrasesFor } from './phrases.ts';

/** A wording, with the phrase that it has for the film, and the films that it leaves nowhere. */
type Saying = Wording & { phrase: Phrase | null; gone: number[]; place: number };

/** What can be said of a film. */
export interface Sayable {
	film: number;
	/** Where the draft names it first. */
	start: number;
	end: number;
	sayings: Saying[];
	/** Its title without the score or praise; null if the draft says nothing else, or no wording leaves that out. */
	unscored: Wording | null;
	why: Why | null;
	/** If its director stays named without it, any film of theirs. */
	makerLeft: Phrase | null;
}

/** A name that gives nothing away. */
const NOTHING: Telling = { telling: -1, says: {} };
/** Fewest films that a reader must choose among. */
const FEWEST = 3;
/** Share of a name's raters who may have rated the film itself: readers think of the best known first. */
const MOST_KNOWN = 0.5;
/** The same if the text also names someone who made it. */
const MOST_OF_THEIRS = 0.3;
/** Films to find wordings for. */
const MOST_FILMS = 40;

/** What is named, with what else its title may mean. */
type Ambiguous = Named & { alternatives?: readonly number[] };

/** A title may mean another film with at most this many times fewer raters. */
const AS_KNOWN = 10;

/** Other films that a title without a year may mean. */
function namesakesIn(
	{ raters }: Catalogue,
	text: string,
	named: readonly Ambiguous[],
	places: readonly Item[],
): number[] {
	if (places.some(({ start, end }) => /(?:19|20)\d\d/u.test(text.slice(start, end)))) return [];
	const { alternatives = [], film } = named[places[0]!.mention]!;
	return alternatives.filter((other) => raters[other]! * AS_KNOWN >= raters[film]!);
}

interface Known {
	/** Whether the language of the draft is known. */
	isKnown: boolean;
	/** The films that it says something about. */
	judged: ReadonlyMap<number, unknown>;
}

/**
 * Returns what can replace each film of a draft, in the order in which it names them.
 * @param named everything it names
 * @param films films that count
 */
export function sayablesIn(
	catalogue: Catalogue & PhrasePool,
	text: string,
	named: readonly Ambiguous[],
	films: ReadonlySet<number>,
	{ isKnown, judged }: Known,
): Sayable[] {
	const scene = sceneOf(text, ofKind(named, catalogue.of));
	const contents = contentsOf(scene);
	const found = new Map(scene.items.filter((item) => films.has(item.film)).map((item) => [item.film, item]));
	return [...found.keys()].map((film, i) => {
		const places = scene.items.filter((item) => item.film === film);
		const { start, end } = places[0]!;
		if (i >= MOST_FILMS) return { film, start, end, sayings: [], unscored: null, why: null, makerLeft: null };
		const given = givenIn(catalogue, contents, places, film);
		const namesakes = namesakesIn(catalogue, text, named, places);
		const mayName = given.why === null && isKnown && !isNamedTwice(scene, places, given);
		const phrases = mayName
			? phrasesGiven(catalogue, film, given, namesakes, scene.masked).filter(
					({ says }) =>
						(namedIn(says).length === 0 || !isNextToTheirs(catalogue, scene, places)) &&
						(says.origin === undefined || !isNextToAlike(catalogue, scene, places)),
				)
			: [];
		const tellings: Telling[] = phrases.map(({ telling, says }) => ({ telling, says }));
		const mayBeAny = given.why === null && given.people.length === 0 && isKnown;
		const language = scene.languageAt(start);
		const sorted = plainestFirst(mayBeAny ? [...tellings, NOTHING] : tellings, scene.masked, language);
		const all = wordingsFor(scene, places, sorted).map((wording) => {
			const phrase = phrases.find(({ telling }) => telling === wording.telling) ?? null;
			const isByFacts = wording.how === 'name' && (language ?? 'en') === 'en';
			const place = isByFacts ? nameIn(wording, phrase?.says ?? {}) : placeIn(wording);
			return { ...wording, phrase, gone: goneWith(scene, wording, films), place };
		});
		// "Kiarostami never mocks the man" continues a sentence that goes.
		const goesOn = ({ how, to }: Wording) =>
			how === 'cut' && given.people.some(({ why: { word } }) => text.slice(to).trimStart().startsWith(word));
		const keepsPurpose = ({ how, edits }: Wording) =>
			how === 'name' ||
			how === 'score' ||
			!(isSale(text) || (how === 'cut' && isUnasked(scene.masked, edited(text, edits))));
		const known = all.filter((one) => keepsPurpose(one) && (given.isTitle ? one.how === 'cut' : !goesOn(one)));
		const isShort = !known.some(({ how }) => how !== 'cut');
		const sayings = isShort && (given.isTitle || places.length > 1 || !hasTopic(scene, known)) ? [] : known;
		const why = given.why ?? (isShort ? (given.people[0]?.why ?? null) : null);
		const unscored = judged.has(film) ? unscoredIn(scene, named, places) : null;
		const makerLeft = makerAfter(catalogue, text, film, given, sayings);
		return { film, start, end, ...alike(text, sayings, unscored), why, makerLeft };
	});
}

/** Any film of the director whom a text still names where it leaves out the title, if that is known. */
function makerAfter(
	catalogue: Catalogue & PhrasePool,
	text: string,
	film: number,
	{ people }: Given,
	sayings: readonly Saying[],
): Phrase | null {
	const makers = people.filter(({ why: { kind } }) => kind === 'director');
	if (makers.length === 0) return null;
	const without = sayings.find(({ phrase }) => phrase === null);
	const rest = without === undefined ? text : edited(text, without.edits);
	return makers.some(({ why: { word } }) => rest.includes(word))
		? (phrasesFor(catalogue, film).find(({ says }) => namedIn(says).length > 0) ?? null)
		: null;
}

/** What films that are left out are still known to be, by film. */
export const makersLeft = (sayables: readonly Sayable[]): ReadonlyMap<number, Phrase> =>
	new Map(sayables.flatMap(({ film, makerLeft }) => (makerLeft === null ? [] : [[film, makerLeft] as const])));

/** Whether a post without some of its sentences is still about something: what is before them, or another film. */
function hasTopic({ text, items }: Scene, [cut]: readonly Wording[]): boolean {
	if (cut === undefined) return false;
	const before = text.slice(0, cut.from).replace(/^[ \t]*(?:[>#].*|@\S+|.*:[ \t]*$)/gmu, '');
	const isLeft = ({ start, end }: Item) => !cut.edits.some((edit) => edit.start <= start && end <= edit.end);
	return (before.match(/\p{L}+/gu)?.length ?? 0) >= 10 || items.some(isLeft);
}

/** Whether the director's name would appear in two sentences: "I saw an Edward Yang film. Edward Yang never rushes." */
function isNamedTwice({ text, sentences }: Scene, places: readonly Item[], { people }: Given): boolean {
	const own = places.map((place) => sentenceAround(sentences, place));
	const others = sentences.filter(({ from, to }) => !own.some((one) => one.from <= from && to <= one.to));
	const rest = others.map(({ from, to }) => text.slice(from, to)).join(' ');
	return people.some(({ why: { kind, word } }) => kind === 'director' && rest.includes(word));
}

/** Whether another film of its director is named in a sentence with it: next to that it is "another" one. */
function isNextToTheirs(
	catalogue: Catalogue & PhrasePool,
	{ items, sentences }: Scene,
	places: readonly Item[],
): boolean {
	const directors = directorsOf(catalogue, places[0]!.film);
	return places.some((place) => {
		const { from, to } = sentenceAround(sentences, place);
		return items.some(
			({ film, start, end }) =>
				film !== place.film &&
				start >= from &&
				end <= to &&
				directorsOf(catalogue, film).some((one) => directors.includes(one)),
		);
	});
}

/** Whether a sentence with it names another film of its country. */
function isNextToAlike(
	{ origin }: Catalogue & PhrasePool,
	{ items, sentences }: Scene,
	places: readonly Item[],
): boolean {
	return places.some((place) => {
		const { from, to } = sentenceAround(sentences, place);
		return items.some(
			({ film, start, end }) =>
				film !== place.film && start >= from && end <= to && origin?.[film] === origin?.[place.film],
		);
	});
}

/** Films that count and whose titles edits remove. */
const goneWith = ({ items }: Scene, { edits }: Wording, films: ReadonlySet<number>): number[] => {
	const stays = ({ start, end }: Item) => !edits.some((edit) => edit.start <= start && end <= edit.end);
	const left = new Set(items.filter(stays).map(({ film }) => film));
	return [...new Set(items.map(({ film }) => film))].filter((film) => films.has(film) && !left.has(film));
};

/** The same wordings, all of the same sentences. */
function alike(text: string, sayings: Saying[], unscored: Wording | null): Pick<Sayable, 'sayings' | 'unscored'> {
	const all = [...sayings, ...(unscored === null ? [] : [unscored])];
	const from = Math.min(...all.map((one) => one.from));
	const to = Math.max(...all.map((one) => one.to));
	const wide = <W extends Wording>(one: W): W => {
		const after = one.how === 'cut' ? '' : one.after;
		return {
			...{ ...one, from, to },
			before: text.slice(from, to),
			after: (text.slice(from, one.from) + after + text.slice(one.to, to)).trim(),
		};
	};
	return { sayings: sayings.map(wide), unscored: unscored && wide(unscored) };
}

/** The wording without a score, if nothing else about the film is left. */
function unscoredIn(scene: Scene, named: readonly Named[], places: readonly Item[]): Wording | null {
	const wording = withoutScore(scene, places);
	if (wording === null) return null;
	const left = named
		.flatMap((one) => moved(wording.edits, one) ?? [])
		.sort((a, b) => a.start - b.start)
		.filter(({ start }, i, all) => start >= (all[i - 1]?.end ?? 0));
	const { film } = places[0]!;
	const stances = readStances(edited(scene.text, wording.edits), left);
	return stances.some((stance, i) => left[i]!.film === film && stance.class !== null) ? null : wording;
}

/**
 * The phrases for a film, each with the films that it means to a reader who knows the rest of the text.
 * @param namesakes other films that the title may mean: the phrase is true of them too
 * @param text the draft without its titles
 */
function phrasesGiven(
	catalogue: Catalogue & PhrasePool,
	film: number,
	{ people }: Given,
	namesakes: readonly number[],
	text: string,
): Phrase[] {
	const origin = originName(catalogue.origin?.[film] ?? 0);
	// "An Iranian film" says nothing next to "Iranian cinema", and few by a director are Australian.
	const isPlaced = origin !== null && new RegExp(`(?<!\\p{L})${origin}(?!\\p{L})`, 'u').test(text);
	const isOfAll = (other: number) => people.every(({ bits }) => peopleOf(catalogue, other).includes(bits));
	// Next to "Kiarostami" it is a Kiarostami film, not an Iranian one.
	const isDirected = people.some(({ why: { kind } }) => kind === 'director');
	return offeredFor(catalogue, film)
		.filter(({ says }) => !isDirected || namedIn(says).length > 0)
		.filter(
			({ films, says }) =>
				namesakes.every((other) => films.includes(other) || !isOfAll(other)) &&
				!(isPlaced && (says.origin !== undefined || namedIn(says).length > 0)),
		)
		.map((phrase) => (people.length === 0 ? phrase : { ...phrase, films: phrase.films.filter(isOfAll) }))
		.filter(({ films }) => films.length >= FEWEST && !isObvious(catalogue, film, films, people.length > 0));
}

/** Whether a name makes a reader who knows its films think of this one. */
function isObvious({ raters }: Catalogue, film: number, films: readonly number[], isOfPeople: boolean): boolean {
	const all = films.reduce((sum, other) => sum + raters[other]!, 0);
	return raters[film]! > (isOfPeople ? MOST_OF_THEIRS : MOST_KNOWN) * all;
}

/**
 * What plans may use: phrases that read well in a draft, by film, none for a film that its list can lose, as a writer
 * would leave it out; and films whose titles may stay without their scores.
 */
export const sayableIn = (sayables: readonly Sayable[]) => {
	const byFilm = new Map(
		sayables.map(({ film, sayings }) => [
			film,
			sayings[0]?.how === 'item' ? [] : sayings.flatMap(({ phrase }) => phrase ?? []),
		]),
	);
	const withoutPhrase = ({ sayings }: Sayable) => sayings.find(({ phrase }) => phrase === null);
	return {
		phrases: (film: number): readonly Phrase[] => byFilm.get(film) ?? [],
		/** Films that are called a film in place of their title. */
		plain: new Set(sayables.flatMap((one) => (withoutPhrase(one)?.how === 'name' ? one.film : []))),
		unscored: sayables.flatMap(({ film, unscored }) => (unscored === null ? [] : film)),
		/** Films that no wording leaves out. */
		unworded: new Set(sayables.flatMap((one) => (withoutPhrase(one) === undefined ? one.film : []))),
	};
};
