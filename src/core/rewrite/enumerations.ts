/** Films that a sentence lists: "A, B and C". Films taken out go with a comma or an "and", so that the rest reads right. */
import type { Edit } from '../algorithms/edits.ts';
import { recounted } from './counts.ts';
import type { Item } from './items.ts';
import { rowWords } from './languages/around.ts';
import { lineAround } from './sentences.ts';

/** Items of one list, and what is between each and the next. */
export interface Enumeration {
	items: Item[];
	separators: string[];
}

const AND = '(?:&|and|or|und|oder|sowie|y|e|o|u|et|ou|ed|plus|as well as)';
const ALSO =
	'(?:also|too|even|then|maybe|perhaps|especially|of course|finally|later|lately|auch|dann|danach|también|además|aussi|puis|anche|poi|também|depois)';
/** Words on their own behind the "and": "and, sorry, C". */
const ASIDE = '(?:,\\s+\\p{Ll}+(?:\\s\\p{Ll}+)?,\\s+|\\s+\\(\\p{Ll}+\\)\\s+)';
/** Articles are part of a title that is found without them. */
const ARTICLE = "(?:(?:the|der|die|das|den|el|la|los|las|le|les|il|lo|gli)\\s+|l['’])?";
const LAST_ARTICLE = new RegExp(`(?<=[\\s,;])${ARTICLE}$`, 'iu');
const ARTICLE_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}'’])${ARTICLE}$`, 'iu');
/** Items on each side of a removed one that are read again. */
const NEAR = 10;
/** Its units, and one before it. */
const LONGEST_ARTICLE = 5;
/** The comma before the last "and". */
const OXFORD = new RegExp(`^\\s*,(?=\\s+${AND}\\s+$)`, 'iu');
const SEPARATOR = new RegExp(
	`^(?:\\s+(?:next|first|again))?(?:\\s*[,;/+|·•>→]\\s*|\\s+[–—-]\\s+)?(?:(?:(?<=^|\\s)|^\\s+)${AND}(?:${ASIDE}|\\s+)|^\\s*&\\s*)?(?:${ALSO}\\s+)?${ARTICLE}$`,
	'iu',
);
const CONJUNCTION = new RegExp(`(?:^|[\\s,;])${AND}[\\s,]`, 'iu');
const AFTER_AND = new RegExp(`(?<=(?:^|\\s)${AND})${ASIDE}$`, 'iu');
const ADVERB = new RegExp(`(?:^|\\s)${ALSO}\\s`, 'iu');

/** Words before a list of just two. */
const PAIR =
	/(?<![\p{L}\p{N}])(?:either|neither|between|both|mix(?:ed|ing)? up|mix of|cross of|confus(?:ed|ing)|swapped|compar(?:e|ed|ing)|beide|verwechsel\p{L}*|confond\p{L}*|confund\p{L}*|sowohl|entweder|weder|zwischen|ambos|ambas|entre|tanto|les deux|tra|fra|entrambi|sia)(?![\p{L}\p{N}])[^.!?\n]{0,40}$/iu;

/** Words before a list of several. */
const SEVERAL_BEFORE =
	/(?<![\p{L}\p{N}])(?:(?:both|all)\s+|(?:are|were|include|sind|waren|son|eran|sont|étaient|sono|erano|são|eram|films|movies)\s*:?\s*|(?:fehlen|liefen|laufen|kamen|kommen|blieben|faltan|quedan|gustan|encantan|gustaron|encantaron|mancano|piacciono|manquent|restent|faltam|restam)\s+(?:\p{L}+\s+){0,3})$/iu;

/** "My comfort watches are A and B" is "My comfort watch is A". */
const ARE = /(?<=(?<!\p{L})my (?:\p{Ll}+ )*)(\p{Ll}+?)(ies|(?<=ch|sh|x|ss)es|(?<!s)s) (are|were) $/u;
const singular = ([, stem, ending, verb]: RegExpExecArray) =>
	`${stem}${ending === 'ies' ? 'y' : ''} ${verb === 'are' ? 'is' : 'was'} `;

/** What may follow a list of one film: no verb, which might be plural or have another subject. */
const FOLLOWS =
	/^(?:\s*(?:$|[.!?…:;)\]"”»\n])|,?\s+(?:[–—-]|in|on|at|with|by|for|from|of|to|because|when|while|as|if|after|before|last|this|yesterday|tonight|today|again|twice|too|also|and|but|or|so|since|during|over|until|though|although|together|recently|back|once|very|could|couldn['’]t|did|didn['’]t|don['’]t|can['’]t|cannot|never|not|hated|loved|liked|a lot|more|most|than|instead|first|lately|ideally|preferably|gestern|heute|wieder|mit|auf|im|weil|aber|auch|sehr|gesehen|geliebt|geschaut|angeschaut|gemocht|gefunden|hier|avec|dans|mais|parce|cette|ayer|con|en|pero|porque|mucho|ieri|ma|perché|molto|ontem|com|mas|muito)(?![\p{L}\p{N}]))/iu;

/** Words about several films after a list. */
const SEVERAL =
	/(?<![\p{L}\p{N}])(?:same (?:day|night|evening|week|weekend)|back[ -]to[ -]back|in a row|double (?:bill|feature)|one after the other|am selben|le même jour|el mismo día|lo stesso giorno|no mesmo dia|both|all|they|them|these|those|each|respectively|are|were|have|beide|alle|sie|sind|waren|ambas|ambos|todas|tous|toutes|ils|elles|entrambi|tutti|loro|eles)(?![\p{L}\p{N}])/iu;

/** Splits the items of a text into lists; most have one item. */
export function enumerationsIn(text: string, items: readonly Item[]): Enumeration[] {
	const found: Enumeration[] = [];
	let hasAnd = false;
	for (const item of items) {
		const last = found.at(-1);
		const between = text.slice(last?.items.at(-1)?.end, item.start);
		if (last !== undefined && joins(last, between, hasAnd)) {
			last.items.push(item);
			last.separators.push(between);
			hasAnd ||= CONJUNCTION.test(between);
		} else {
			found.push(alone(item));
			hasAnd = false;
		}
	}
	return found.flatMap((list) => (isSure(text, list) ? list : list.items.map(alone)));
}

const alone = (item: Item): Enumeration => ({ items: [item], separators: [] });

/** A comma after the "and" begins another clause: "when I saw A and B, C came to mind". */
function joins({ items }: Enumeration, between: string, hasAnd: boolean): boolean {
	if (between.includes('\n') || between.length > 40 || between === '' || items.at(-1)!.kept !== '') return false;
	if (!SEPARATOR.test(between)) return false;
	return !hasAnd || CONJUNCTION.test(between) || ADVERB.test(between);
}

/** Two films with a comma between them may be in two clauses: "when I saw A, B came to mind". */
function isSure(text: string, { items, separators }: Enumeration): boolean {
	const [separator, ...others] = separators;
	if (others.length > 0 || separator?.trim() !== ',') return true;
	return /^\s*(?:$|[.!?…:;)\n])/.test(text.slice(items[1]!.end));
}

/** The same in other languages. */
const mayGoOn = (before: string, after: string) =>
	rowWords().AFTER_THESE.test(before) || rowWords().FOLLOWS_ON.test(after);

/** Takes one item out of a list of several, with its count; null if the sentence would not read right. */
export function withoutItem(text: string, list: Enumeration, item: Item): Edit[] | null {
	const { items } = list;
	if (items.length < 2) return null;
	const [first, last] = [items[0]!, items.at(-1)!];
	const left = items.length - 1;
	const before = text.slice(Math.max(first.start - 120, lineAround(text, first.start).from), first.start);
	const rest = /^[^.!?\n]{0,120}(?:[.!?]\s+\S+)?/.exec(text.slice(last.end))![0];
	const near = around(list, item);
	const isCompared = near.separators.some((one) => one.includes('>'));
	const mayBeOne =
		!isCompared &&
		!SEVERAL_BEFORE.test(before) &&
		(FOLLOWS.test(text.slice(last.end, last.end + 40)) || mayGoOn(before, text.slice(last.end, last.end + 40))) &&
		!SEVERAL.test(rest) &&
		!rowWords().PLURAL.test(rest) &&
		last.kept === '';
	const are = left === 1 && last.kept === '' && /^\s*(?:[.!]?\s*$|,\s)/u.test(rest) ? ARE.exec(before) : null;
	if (left === 1 && (PAIR.test(before) || !(mayBeOne || are))) return null;
	const counts = recounted(text, items);
	if (counts === null) return null;
	const is = are === null ? [] : [{ start: first.start - are[0].length, end: first.start, text: singular(are) }];
	return [...removals(text, near, item), ...counts, ...is].sort((a, b) => a.start - b.start);
}

/** The part of a list that a change to an item may concern. */
function around({ items, separators }: Enumeration, item: Item): Enumeration {
	const at = items.indexOf(item);
	const from = Math.max(0, at - NEAR);
	return { items: items.slice(from, at + NEAR + 1), separators: separators.slice(from, at + NEAR) };
}

function removals(text: string, { items, separators }: Enumeration, out: Item): Edit[] {
	const staying = items.flatMap((item, i) => (item === out ? [] : i));
	const edits: Edit[] = [];
	/** Replaces text between two offsets, without the shared ends. */
	const put = (start: number, end: number, between: string) => {
		if (text.slice(start, end) !== between) edits.push({ start, end, text: between });
	};
	const [first, last] = [staying[0]!, staying.at(-1)!];
	if (first > 0) {
		const [article, own] = [articleBefore(text, items[0]!), articleIn(separators[first - 1]!)];
		// It may belong to a noun after the list: "the A and B films".
		const stays = article > 0 && !FOLLOWS.test(text.slice(items.at(-1)!.end, items.at(-1)!.end + 40));
		put(items[0]!.start - (stays ? 0 : article), items[first]!.start, stays ? '' : own);
	}
	const wanted = separatorsFor(separators, staying);
	for (const [k, i] of staying.slice(0, -1).entries()) {
		const next = items[staying[k + 1]!]!;
		put(items[i]!.end, next.start, wanted[k]!);
	}
	if (last < items.length - 1) put(items[last]!.end, items.at(-1)!.end, items.at(-1)!.kept);
	return edits;
}

/** The separators of the items that stay: what followed each, with the "and" before the last. */
function separatorsFor(separators: readonly string[], staying: readonly number[]): string[] {
	const bare = separators.map((one) => one.slice(0, one.length - articleIn(one).length));
	const behind = staying.slice(0, -1).map((i) => bare[i]!);
	const isLast = staying.at(-1) === separators.length;
	const last = isLast ? bare.at(-1)! : bare.at(-1)!.replace(AFTER_AND, ' ');
	const lacksAnd = CONJUNCTION.test(last) && !behind.some((one) => CONJUNCTION.test(one));
	const wanted = behind.map((one, k) => (lacksAnd && k === behind.length - 1 ? last : one));
	// Two need no comma before the "and".
	const isPair = wanted.length === 1 && separators.length > 1;
	return wanted.map((one, k) => (isPair ? one.replace(OXFORD, '') : one) + articleIn(separators[staying[k + 1]! - 1]!));
}

/** Whether a sentence says something only about these films of a list. */
export function isClosed(text: string, { items, separators }: Enumeration): boolean {
	const [first, last] = [items[0]!, items.at(-1)!];
	const before = text.slice(Math.max(first.start - 120, lineAround(text, first.start).from), first.start);
	const rest = /^[^.!?\n]{0,120}/.exec(text.slice(last.end))![0];
	return PAIR.test(before) || SEVERAL.test(rest) || separators.some((one) => one.includes('>'));
}

/** Whether a separator has an "and". */
export const isJoined = (separator: string) => CONJUNCTION.test(separator);

/** Length of the article before a title. */
const articleBefore = (text: string, { start }: Item) =>
	ARTICLE_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_ARTICLE), start))?.[0].length ?? 0;

/** The article at the end of a separator: it is part of the title that follows. */
const articleIn = (separator: string) => LAST_ARTICLE.exec(separator)?.[0] ?? '';
