/** One film more in a draft: in the list or the clause that has another, or in a sentence that goes with what is there. */
import { type Edit, edited } from '../../algorithms/edits.ts';
import { isFluent } from '../fluency/fluency.ts';
import type { Item } from '../items.ts';
import type { Language } from '../languages/languages.ts';
import { isClear, type Scene } from '../scene.ts';
import { lineAround, type Range, sentenceAround } from '../sentences.ts';
import { isSound } from '../sound.ts';
import { leans } from '../wordings.ts';
import { FRAMES, type Mood } from './frames.ts';
import { inLines, inList, withOne } from './joining.ts';
import { isNarrow } from './narrow.ts';
import { type Title, titleIn } from './titles.ts';
import { behind, cased } from './written.ts';

export interface Addition extends Range {
	/** In order, without overlaps. */
	edits: Edit[];
	/** The sentences of the range with the film. */
	after: string;
}

/**
 * Returns the ways to name a film more, the best first; none in a draft that names no film, or whose language is not known.
 * @param turn a number by which sentences that are equally good take turns, so that not all drafts get the same
 */
export function additionsTo(scene: Scene, title: Title, turn: number): Addition[] {
	const last = scene.items.at(-1);
	const language = last === undefined ? null : scene.languageAt(last.start);
	if (last === undefined || language === null || !isClear(scene, last)) return [];
	// English is what a text is taken for that has no known word.
	if (language === 'en' && /\p{L}{2,}\s+\p{L}{2,}/u.test(scene.masked) && !ENGLISH.test(scene.masked)) return [];
	const line = lineAround(scene.text, last.start);
	if (/^\s*>/u.test(scene.text.slice(line.from, line.to))) return [];
	const written = titleIn(scene, last, title);
	const ways = [
		inLines(scene, last, written, language),
		inList(scene, last, written, language),
		withOne(scene, last, written, language),
		...inSentences(scene, last, written, language, turn),
	];
	return ways.flatMap((edits) => (edits === null ? [] : (shown(scene, edits, language) ?? [])));
}

const ENGLISH =
	/(?<!\p{L})(?:the|an?|i|is|was|it|my|to|of|and|for|on|with|after|this|that|you|we|just|but|so|films?|movies?|re?watch\p{L}*|watch\p{L}*|seen|saw|favou?rites?|best|not|are|from|at|by|one|before|up|all|good|night|out|now|still|great|really|very|never|loved|like|had|have|has|can|will|what|where|when|more|than|too)(?!\p{L})/iu;

/** How far behind its sentence the end of a film's paragraph may be, in UTF-16 units. */
const FAR = 150;

/** A sentence behind the paragraph of a film, or a clause behind its sentence. */
function inSentences(scene: Scene, last: Item, title: string, language: Language, turn: number): (Edit[] | null)[] {
	const { text, masked, sentences } = scene;
	const line = lineAround(text, last.start);
	const own = sentenceAround(sentences, last);
	const whole = line.from + text.slice(line.from, line.to).trimEnd().length;
	// Far behind its film a sentence would be about something else.
	const end = whole - own.to > FAR && !leans(text.slice(own.to)) ? own.to : whole;
	const isListed =
		scene.withoutLine(last) !== null || /^\s*(?:#{1,6}|[-*+•·]|\d{1,3}[.)])\s/u.test(text.slice(line.from));
	const rest = isListed
		? (/(?:^|\n)([^\n]+)\n(?:[^\n]*\n)?$/u.exec(masked.slice(0, firstLine(scene, last)))?.[1] ?? '')
		: masked.slice(own.from, end);
	const mood = moodOf(rest, language, own.to >= end);
	// Behind a story or an opinion no sentence goes on to another film as a writer would.
	if (mood === null) return [];
	const { sentences: all, clause } = FRAMES[language];
	const frames = inTurn(all[mood], turn).map((frame) =>
		behind(scene, { at: end, from: line.from, isListed }, frame, title),
	);
	const isAlone =
		mood === 'recommends' && own.to >= end && !isListed && !/[;(?]|(?<!\p{L})(?:if|wenn|si|se)(?!\p{L})/iu.test(rest);
	if (!isAlone || scene.items.some(({ start }) => start >= own.from && start < last.start)) return frames;
	const mark = /[.!…]*["”’»)]*$/u.exec(text.slice(last.end, end))![0];
	return [
		[
			{
				start: end - mark.length,
				end: end - mark.length,
				text: cased(
					scene,
					last,
					clause.replace('{}', () => title),
				),
			},
		],
		...frames,
	];
}

/** Where the list of lines begins that an item is in. */
function firstLine({ text, items, withoutLine }: Scene, last: Item): number {
	let first = last;
	for (const item of items.toReversed()) {
		if (item !== last && (withoutLine(item) === null || text.slice(item.end, first.start).split('\n').length > 3))
			break;
		first = item;
	}
	return lineAround(text, first.start).from;
}

const NOT =
	/(?<!\p{L})(?:not|never|without|nicht|nie|kein\p{L}*|ne|pas|jamais|no|nunca|non|mai|não)(?!\p{L})|n['’](?:t|\p{L})/iu;

/** @param isNamed whether the film is named in the last sentence: what another one asks is not about the film */
function moodOf(text: string, language: Language, isNamed: boolean): Mood | null {
	const mood = FRAMES[language].signs.find(([, sign]) => sign.test(text))?.[0] ?? null;
	if (mood === 'asks' && !isNamed) return null;
	const isDoubtful = NOT.test(text) || ((mood === 'ranks' || mood === 'recommends') && isNarrow(language, text));
	return isDoubtful && mood !== 'seeks' && mood !== 'asks' ? null : mood;
}

const inTurn = <T>(all: readonly T[], turn: number): T[] => all.map((_, i) => all[(i + turn) % all.length]!);

/** An addition that reads right, with its sentences; null for one that does not. */
function shown({ text, sentences }: Scene, edits: Edit[], language: Language): Addition | null {
	const [first, last] = [edits[0]!, edits.at(-1)!];
	const at = Math.max(0, first.start - 1);
	const { from } = sentenceAround(sentences, { start: at, end: at });
	const to = Math.max(sentenceAround(sentences, { start: Math.max(from, last.end - 1), end: last.end }).to, last.end);
	const before = text.slice(from, to);
	const after = edited(
		before,
		edits.map(({ start, end, text: words }) => ({ start: start - from, end: end - from, text: words })),
	).trim();
	const line = after.split('\n').at(-1)!;
	const isRight = after.includes('\n') || isSound(before, after, language === 'en');
	const reads = after.includes('\n') ? isFluent(language, '', line) : isFluent(language, before, after);
	return isRight && reads ? { edits, from, to, after } : null;
}
