/**
 * One more film in a draft: in a list that any film may be in, in a question, after a recommendation, or in a sentence of
 * its own. The addition does not claim that its writer has seen the film.
 */
import { type Edit, edited } from '../../algorithms/edits.ts';
import { isFluent } from '../fluency/fluency.ts';
import type { Item } from '../items.ts';
import type { Language } from '../languages/languages.ts';
import { pointsBack } from '../leaning.ts';
import { isClear, type Scene } from '../scene.ts';
import { lineAround, type Range, sentenceAround } from '../sentences.ts';
import { isSound } from '../sound.ts';
import { formsOf } from './forms.ts';
import { inLines, inList } from './joining.ts';
import { isNarrow } from './narrow.ts';
import { asTyped, type Title, titleIn } from './titles.ts';

export interface Addition extends Range {
	/** In order, without overlaps. */
	edits: Edit[];
	/** The sentences of the range with the film. */
	after: string;
}

/**
 * Returns the ways to add a film, the best first; none if none is right, or the draft's language is not known.
 * @param isRelated whether people who like a film of the draft like it, or it has the same director
 */
export function additionsTo(scene: Scene, title: Title, isRelated: boolean): Addition[] {
	const last = scene.items.at(-1);
	const language = last === undefined ? null : scene.languageAt(last.start);
	if (last === undefined || language === null || !isClear(scene, last)) return [];
	const line = lineAround(scene.text, last.start);
	if (/^\s*>/u.test(scene.text.slice(line.from, line.to))) return [];
	const written = titleIn(scene, last, title);
	const ways = [
		inLines(scene, last, written, language),
		inList(scene, last, written, language, isRelated),
		...(isRelated ? [inQuestion(scene, last, written, language), inAdvice(scene, last, written, language)] : []),
		...(title.needsYear === true ? [] : [atEnd(scene, last, written, language, isRelated)]),
	];
	return ways.flatMap((edits) => (edits === null ? [] : (shown(scene, edits, language) ?? [])));
}

/** The sentence around a film outside lists, without its titles; null for another, or if the next one is about that film. */
function around({ masked, sentences, listOf, languageAt }: Scene, last: Item) {
	if (listOf.get(last)!.items.length > 1 || last.kept !== '') return null;
	const { from, to } = sentenceAround(sentences, last);
	const next = masked.slice(to);
	if (pointsBack(next, languageAt(last.start)) || HEARD.test(next)) return null;
	return { from, to, before: masked.slice(from, last.start), after: masked.slice(last.end, to) };
}

/** "Has anyone seen X or Y?", "Looking for films like X or Y." */
function inQuestion(scene: Scene, last: Item, title: string, language: Language): Edit[] | null {
	const { or, asks, leans } = formsOf(language);
	const place = around(scene, last);
	if (place === null || !asks.test(place.before) || leans.test(place.after) || /^['’]|[,;:]/u.test(place.after))
		return null;
	return [{ start: last.end, end: last.end, text: ` ${or} ${title}` }];
}

/** "You should see X; if you like that, also Y." */
function inAdvice(scene: Scene, last: Item, title: string, language: Language): Edit[] | null {
	const { recommends, clause } = formsOf(language);
	const place = around(scene, last);
	if (place === null || scene.withoutLine(last) !== null) return null;
	const { from, to, before, after } = place;
	const said = before + after;
	if (!recommends.test(before) || NOT.test(said) || FOR_WHOM.test(said) || isNarrow(language, said)) return null;
	if (
		/[;(?!]|(?<!\p{L})(?:if|wenn|si|se|and|und|et|y|e)(?!\p{L})/iu.test(before + after) ||
		scene.items.some(({ start }) => start >= from && start < last.start)
	)
		return null;
	const mark = /[.…]*["”’»)]*$/u.exec(after)![0];
	const at = to - mark.length;
	return [
		{
			start: at,
			end: at,
			text: asTyped(
				scene,
				last,
				clause.replace('{}', () => title),
			),
		},
	];
}

/** A sentence after a short post: what is next, is asked about, or is worth a look, too. */
function atEnd(scene: Scene, last: Item, title: string, language: Language, isRelated: boolean): Edit[] | null {
	const { text, masked, sentences, withoutLine } = scene;
	const { from, to } = lineAround(text, last.start);
	const line = masked.slice(from, to).trimEnd();
	if (withoutLine(last) !== null || NO_PROSE.test(line) || !SPOKEN.test(line) || UNSEEN.test(line)) return null;
	if (sentences.length > MOST_SENTENCES) return null;
	const { asks, recommends, seeks, watches, ends } = formsOf(language);
	const own = sentenceAround(sentences, last);
	const before = masked.slice(own.from, last.start);
	const isAsked = line.includes('?');
	const form =
		asks.test(before) || seeks.test(line)
			? isRelated && isAsked && !isNarrow(language, line) && ends.about
			: recommends.test(before)
				? isRelated && !isAsked && ends.also
				: watches.test(masked.slice(own.from, own.to)) && !isAsked && ends.next;
	if (!form) return null;
	const end = from + line.length;
	const mark = /[.!?…]["”’»)\]*_]*$/u.test(line);
	const words = asTyped(
		scene,
		last,
		form.replace('{}', () => title),
	);
	return [{ start: end, end, text: mark ? ` ${words}` : `. ${words.replace(/\.$/u, '')}` }];
}
/** A post of more is an essay, which a word about another film does not end. */
const MOST_SENTENCES = 4;
/** Lines of a list, a heading, a quote, or a table, and prose of at least a few words. */
const NO_PROSE = /^\s*(?:[-*+•–>#|]|\d{1,3}[.)]\s)/u;
const UNSEEN = /(?<!\p{L})(?:don['’]t|do not|never) (?:watch|see)(?!\p{L})/iu;
const SPOKEN = /(?:\p{L}+[^\p{L}]+){5}/u;

/** Words for what others say. */
const HEARD = /^\s*(?:\S+\s+){0,3}(?:heard|mixed|good things|reviews)(?!\p{L})/iu;
/** One film for certain people. */
const FOR_WHOM =
	/(?<!\p{L})(?:(?:any|every)(?:one|body)|people|those|all[ea]n?|jedem|tous ceux|toutes celles|todos los|quien|chi|tutti quelli|quem|todos os),? (?:who|that|die|der|qui|que|che|quiera|vuole|gosta|ama)(?!\p{L})/iu;
const NOT =
	/(?<!\p{L})(?:vraiment|not|never|without|nicht|nie|kein\p{L}*|ne|pas|jamais|no|nunca|non|mai|não)(?!\p{L})|n['’](?:t|\p{L})/iu;

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
