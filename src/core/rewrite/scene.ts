/** A draft with all that it names, made ready for changes. */
import type { Edit } from '../algorithms/edits.ts';
import { clausesOut, isScore, sentenceOut } from './clauses.ts';
import { englishAgain, englishAlone, englishName } from './english/english.ts';
import { type Enumeration, enumerationsIn, withoutItem } from './enumerations.ts';
import type { PhraseFacts } from './facts.ts';
import { withoutTimes } from './first.ts';
import { type Item, itemsOf, type Named, RENAMED } from './items.ts';
import { rowWords } from './languages/around.ts';
import { asidesOut, isCounted } from './languages/asides.ts';
import { canFollow } from './languages/follows.ts';
import { germanAgain, germanAlone, germanName } from './languages/german.ts';
import { type Language, languagesOf } from './languages/languages.ts';
import { romance } from './languages/romance.ts';
import { isOfMore, outOfRow } from './languages/rows.ts';
import { type Lines, linesIn } from './lists.ts';
import { outOfNumbers } from './numbers.ts';
import { shifts } from './particular.ts';
import { type Place, placeOf } from './place.ts';
import { type Sentence, sentenceAround, sentencesOf } from './sentences.ts';
import { outOfSeries } from './series.ts';
import { unscored } from './unscored.ts';

export interface Scene extends Lines {
	text: string;
	/** The text with words of no meaning for titles, which may look like anything. */
	masked: string;
	items: readonly Item[];
	sentences: readonly Sentence[];
	/** The list of each item; most are alone in theirs. */
	listOf: ReadonlyMap<Item, Enumeration>;
	/** Null where it is not known. */
	languageAt: (offset: number) => Language | null;
}

/** How a language says less about a film in its title's place; null if the slot is not understood. */
interface Sayings {
	/** @param isOfOne whether what is said is true of one film only */
	name(place: Place, says: PhraseFacts, isOfOne?: boolean): Edit | null;
	/** For a film whose title was replaced before. */
	again(place: Place): Edit | null;
	/** For a line that is nothing but the title. */
	alone(place: Place, says: PhraseFacts): Edit;
}

const ENGLISH: Sayings = { name: englishName, again: englishAgain, alone: englishAlone };
const SAYINGS: Record<Language, Sayings> = {
	en: ENGLISH,
	de: { name: germanName, again: germanAgain, alone: germanAlone },
	...{ fr: romance('fr'), es: romance('es'), it: romance('it'), pt: romance('pt') },
};

export function sceneOf(text: string, named: readonly Named[]): Scene {
	const items = itemsOf(text, named, new Set());
	const listOf = new Map(
		enumerationsIn(text, items).flatMap((list) => list.items.map((item) => [item, list] as const)),
	);
	const hidden = masked(text, items);
	return {
		...{ text, items, listOf, masked: hidden, sentences: sentencesOf(text, items), languageAt: languagesOf(hidden) },
		...linesIn(text, items),
	};
}

function masked(text: string, items: readonly Item[]): string {
	const parts: string[] = [];
	let at = 0;
	for (const { start, end, kept, film } of items) {
		if (film === RENAMED) continue;
		const title = text.slice(start, end - kept.length);
		parts.push(
			text.slice(at, start),
			(/\p{Lu}/u.test(title) ? 'Z' : 'z').padEnd(title.length, 'q').slice(0, title.length),
		);
		at = end - kept.length;
	}
	return parts.join('') + text.slice(at);
}

/** Takes an item out of its list; null if it is in none that can do without it. */
export function outOfList(scene: Scene, item: Item): Edit[] | null {
	const { text, listOf, withoutLine } = scene;
	const place = placeOf(scene, item);
	const isOfScores =
		isScore(place) &&
		scene.items.some((one) => one !== item && isOnLine(scene, item, one) && isScore(placeOf(scene, one)));
	const list = listOf.get(item)!;
	const left = withoutItem(text, list, item);
	// "Two films, X and Y": the number must change as well.
	const isMiscounted =
		left?.every(({ start }) => start >= list.items[0]!.start) && isCounted(placeOf(scene, item, list.items));
	const whole = withoutLine(item) ?? outOfNumbers(text, scene.items, item);
	if (whole !== null || (scene.languageAt(item.start) !== 'en' && isOfMore(place, list.items))) return whole;
	return (
		(isMiscounted ? null : left) ??
		(isOfScores
			? [sentenceOut(place)]
			: isClear(scene, item)
				? (outOfSeries(place) ?? rowed(scene, item, place))
				: null)
	);
}

/** English rows are series, or their clauses go. */
const rowed = ({ languageAt, listOf }: Scene, item: Item, place: Place) =>
	languageAt(item.start) === 'en' ? null : outOfRow(place, listOf.get(item)!.items);

const isOnLine = ({ text }: Scene, a: Item, b: Item) =>
	!text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)).includes('\n');

/** Longest sentence that is understood, in UTF-16 units. */
const LONGEST = 1000;

/** Whether a sentence is short enough to be understood. */
export function isClear({ sentences }: Scene, item: Item): boolean {
	const { from, to } = sentenceAround(sentences, item);
	return to - from <= LONGEST;
}

/** UTF-16 units behind a sentence that may be about it. */
const FOLLOWING = 1000;

/** Ways to take out the clause with an item. */
export function outWithClause(scene: Scene, item: Item): Edit[][] {
	if (!isClear(scene, item)) return [];
	const { text, listOf, languageAt } = scene;
	const place = placeOf(scene, item);
	const language = languageAt(item.start);
	const clauses = clausesOut(place).map((edit) => [edit]);
	if (language === null || language === 'en') return clauses;
	const list = listOf.get(item)!.items;
	const asides = asidesOut(placeOf(scene, item, list), list, language).map((edit) => [edit]);
	const mayGo = !isOfMore(place, list) && canFollow(text.slice(place.to, place.to + FOLLOWING), language);
	const own = clauses.filter(([edit]) => !rowWords().OTHER_CLAUSE.test(text.slice(item.end, edit!.end)));
	return [...asides, ...(mayGo ? own : [])];
}

/** The edits that take out an item's score and praise, in order; none if none is known. */
export function outWithScore(scene: Scene, item: Item): Edit[] {
	if (!isClear(scene, item)) return [];
	const first = scene.listOf.get(item)!.items[0]!;
	return unscored(placeOf(scene, item), placeOf(scene, first), scene.languageAt(item.start));
}

export const outWithSentence = (scene: Scene, item: Item): Edit => sentenceOut(placeOf(scene, item));

/** A grade with films after it: only these have it. */
const GRADE = /(?:^|\n)\s*(?:[SABCDEF][+-]?|\d{1,2}(?:[.,]\d)?(?:\/\d+)?|[★☆½⭐]+)\s*[:–-]\s*$/u;

/** Puts a name in place of an item's title; null if that does not read right. @param says null for a film already named */
export function nameInstead(scene: Scene, item: Item, says: PhraseFacts | null): Edit | null {
	const { text, items, listOf, languageAt, withoutLine } = scene;
	if (withoutLine(item) !== null || !isClear(scene, item)) return null;
	const list = listOf.get(item)!.items;
	// A film that was replaced before does not count in a list.
	if (says === null && list.length > 1) return null;
	if (item !== list[0] && /(?<!\p{L})(?:the|an?)\s+$/iu.test(text.slice(Math.max(0, item.start - 5), item.start)))
		return null;
	const place = placeOf(scene, item, list);
	if (GRADE.test(place.before)) return null;
	// The mark may belong to the title: "Good Bye, Lenin! was".
	if (/^[!?]\s\p{Ll}/u.test(text.slice(item.end, item.end + 3)) && /\p{Lu}/u.test(text.slice(item.start, item.end)))
		return null;
	const language = languageAt(item.start);
	if (language === null) return null;
	const sayings = SAYINGS[language];
	const seen = { ...place, before: withoutTimes(place.before, language) };
	const first = says === null ? sayings.again(seen) : sayings.name(seen, says);
	const { from, to } = sentenceAround(scene.sentences, item);
	const said = (start: number, end: number) => withoutTimes(scene.masked.slice(start, end), language);
	const isOther = (one: Edit | null) =>
		one !== null && shifts(one.text.trim(), said(from, item.start), said(item.end, to), language);
	const edit = says !== null && isOther(first) ? sayings.name(seen, says, true) : first;
	if (isOther(edit)) return null;
	const at = items.indexOf(item);
	const isFree =
		edit !== null && edit.start >= (items[at - 1]?.end ?? 0) && edit.end <= (items[at + 1]?.start ?? text.length);
	return isFree ? edit : null;
}

/** Says a name in place of a title on a line of its own, for boxes that keep their lines. */
export const onItsLine = (scene: Scene, item: Item, says: PhraseFacts): Edit =>
	SAYINGS[scene.languageAt(item.start) ?? 'en'].alone(placeOf(scene, item), says);
