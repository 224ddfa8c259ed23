/** Whether a sentence, and the draft behind it, still reads right without a film or with another name. */
import type { Edit } from '../algorithms/edits.ts';
import { isFluent } from './fluency/fluency.ts';
import type { Item } from './items.ts';
import {
	BY_PLACE,
	isMissed,
	LATTER,
	OF_ALL,
	OF_BOTH,
	OF_SEVERAL,
	PRAISE,
	RETURNS,
	SEEN_OFTEN,
	SUPERLATIVE,
} from './leaning.ts';
import { placeOf } from './place.ts';
import { isClear, type Scene } from './scene.ts';
import { sentenceAround } from './sentences.ts';
import { shown, wordsIn } from './shown.ts';
import { isSound, saysSomething } from './sound.ts';

/**
 * What happens to a title: it stays without its score or praise, its list or sentence continues without it, it gets
 * another name, or its sentence goes.
 */
export type How = 'score' | 'item' | 'name' | 'clause' | 'cut';

/** Shorter sentences about "a film" say nothing. */
export const FEWEST_WORDS = 8;

/** UTF-16 units after a sentence that may be about what it lists: to read on to the end of each draft takes too long. */
export const FOLLOWING = 1000;

/** Whether a draft reads right with the edits of one place. */
export function readsRight(scene: Scene, item: Item, edits: readonly Edit[], how: How): boolean {
	// What is left of a list are whole lines.
	if (how === 'item' && scene.withoutLine(item) !== null) return true;
	const { to } = sentenceAround(scene.sentences, item);
	const next = scene.text.slice(to, to + FOLLOWING);
	const { items: list } = scene.listOf.get(item)!;
	if (how === 'name') {
		if (
			list.length === 1 &&
			(SUPERLATIVE.test(next) ||
				PRAISE.test(next) ||
				(SEEN_OFTEN.test(next) && edits.some(({ text }) => /^an? (?!certain )/iu.test(text))) ||
				(/^\s*There/u.test(next) && RETURNS.test(next)))
		)
			return false;
	} else if (placeOf(scene, item).others.length > 0) {
		if (how !== 'item' && item === list.at(-1) && LATTER.test(next)) return false;
		const place = list.length >= 3 ? BY_PLACE.exec(next)?.[1] : undefined;
		const isPlaced = place === 'last' ? item === list.at(-1) : place === 'first' ? item === list[0] : true;
		if (list.length >= 3 ? place !== undefined && isPlaced : OF_SEVERAL.test(next) || OF_BOTH.test(next)) return false;
	}
	if (!isClear(scene, item)) return how === 'item';
	const { before, after } = shown({ ...scene, text: scene.masked }, [item], edits);
	const language = scene.languageAt(item.start);
	if (
		how === 'clause' &&
		!isAside(scene, edits) &&
		(!saysSomething(after) ||
			!isLeft(scene, item, after) ||
			isMissed(after, next, language, isOption(scene, edits)) ||
			leansOn(scene, item, edits, after))
	)
		return false;
	if (
		!isSound(before, after, language === 'en') ||
		(how === 'name' && edits.some((edit) => repeats(before, after, edit)))
	)
		return false;
	return language === null || isFluent(language, before, after);
}

/** Whether what is left of a sentence counts or sets off the clause that it lost, or begins with what came of that. */
function leansOn({ text, sentences }: Scene, item: Item, edits: readonly Edit[], after: string): boolean {
	const { from, to } = sentenceAround(sentences, item);
	const isFirst = edits.some(({ start, end }) => start <= from && end < to);
	return (
		OF_ALL.test(after) ||
		/(?<!\p{L})the obvious (?:pick|choice|one|answer)(?!\p{L})/iu.test(after) ||
		(isFirst && ON_FIRST.test(after)) ||
		edits.some(({ start, end }) => /^\W*but\s/iu.test(text.slice(start, end)) && DENIED.test(text.slice(from, start)))
	);
}
const ON_FIRST =
	/^["“(*_]*(?:the (?:second|third|fourth|last) time)(?!\p{L})|(?<!\p{L})(?:draw|find|have|had|make|made|get|got|see|saw|want|name|take|took) (?:one|some|another)(?=\s(?:from|to|in|on|of|for|with|at)\s|[.,;!?]|$)/iu;
/** "Not X but Y" */
const DENIED = /(?<!\p{L})(?:not|never|(?:is|was|are|do|does|did)n['’]t)\s[^;!?]*$/iu;

/** Whether a sentence without a clause is still about its writer or another film, or long enough to be about something. */
const isLeft = (scene: Scene, item: Item, after: string) =>
	placeOf(scene, item).others.length > 0 ||
	wordsIn(after) >= FEWEST_WORDS ||
	(OF_WRITER.test(after) && !/(?<!\p{L})(?:agrees?|disagrees?)(?!\p{L})/iu.test(after));
/** ", or X if you like museums": what follows goes on from the other one. */
const isOption = ({ text }: Scene, edits: readonly Edit[]) =>
	edits.every(({ start }) => /^,\sor\s/u.test(text.slice(start, start + 5)));
const isAside = ({ text }: Scene, edits: readonly Edit[]) =>
	edits.every(({ start }) => /^\s?\(/u.test(text.slice(start, start + 2)));
const OF_WRITER =
	/(?<!\p{L})(?:I|me|we|my|our|ich|wir|mein\p{L}*|hab(?:e|en)|je|nous|on|mon|ma|yo|mi|nos|io|ho|abbiamo|eu|vi|fui|estou|\p{L}+amos)(?!\p{L})|(?<!\p{L})(?:[jJ]|I)['’]|film|movie|pel[ií]/iu;

/** Whether a name repeats its sentence: "my Czech top three: a Czech film". */
function repeats(before: string, after: string, { text }: Edit): boolean {
	const times = (where: string, word: string) =>
		where.match(new RegExp(`(?<!\\p{L})${word.replace(/(?<=\p{Ll})s$/u, '')}s?(?!\\p{L})`, 'gu'))?.length ?? 0;
	// A draft without capitals has names without them.
	const isName = /\p{Lu}/u.test(text) ? NAME : SMALL_NAME;
	return [...text.matchAll(isName)].some(({ 0: word }) => {
		const now = times(after, word);
		return now > 1 && now > times(before, word);
	});
}
const NAME = /(?!Film|Buch|Spiel|The |An? |One )\p{Lu}\p{Ll}{2,}|\d{4}s/gu;
const SMALL_NAME = /(?<!\p{L})(?!films?|movies?|certain|another|same|from|book|anime|board|game)\p{L}{4,}/gu;
