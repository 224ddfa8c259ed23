/** Hard rules: what a sentence must not be after a change. */
import { VOWEL } from './english/words.ts';

/** Each fault counts only if the sentence did not have it before. */
const FAULTS: readonly RegExp[] = [
	// A word twice, or none between marks.
	/(?<![\p{L}\p{N}'’])(\p{L}+)[^\S\n]+\1(?![\p{L}\p{N}'’])/iu,
	/[ \t]{2}|\s[,.;:!?](?!\p{N})|\(\s*\)|\[\s*\]|"\s*"|“\s*”|[,;:]\s*[,;:.]|^\s*[,;:.!?)]|\(\s*[,;]/u,
	/(?<!\.)\.\.(?!\.)|[?!]\.(?!\.)/u,
	/\*{1,3}\s+\*{1,3}|(?<!\*)\*{4}(?!\*)|\]\(\s|\[\]\(/u,
	/(?<![\p{L}\p{N}])(?:and|or|but|und|oder|aber|et|ou|mais|y|e|o|ed|pero|ma|mas)(?!\p{L})\s*[,;]?\s*(?:and|or|but|und|oder|aber|et|ou|mais|pero|mas|[.!;:)])(?!\p{L})/iu,
	// Words that need another one, at the end of a clause.
	/(?<![\p{L}\p{N}'’])(?:the|a|an|my|your|their|our|of|with|than|from|into|and|or|but|because|und|oder|der|das|ein|eine|einen|el|los|las|un|una|le|les|des|du|il|di|da|do|que|che)\s*(?:[.!?;:)]|$)/iu,
	/(?<![\p{L}\p{N}'’])(?:saw|watched|can['’]t help|cannot help|could(?:n['’]t| not) help|is still|rewatched|finished|called|titled|named|recommend|mention)\s*(?:[.!?;)]|$)/iu,
	/(?<![\p{L}\p{N}'’])(?:the|an?|my|your|his|her|our|their|this)\s+(?:the|an?|my|your|his|her|our|their|this|that)\s/iu,
	// A score, or a year, of no film.
	/(?:^|[.!?,;:(–—]\s*)(?:\d(?:[.,]\d)?\s?\/\s?(?:5|10)|[★☆½]+|\((?:19|20)\d\d\))/u,
	/(?<!\p{L})another\s[^.]*another\s|(?<!\p{L})a certain\s[^.]*(?<!\p{L})a certain\s/iu,
	new RegExp(`(?<![\\p{L}\\p{N}'’])a\\s+${VOWEL}`, 'iu'),
	/(?<![\p{L}\p{N}'’])an\s+(?!hour|heir|hon|8|11|18|f\b|l\b|m\b|n\b|r\b|s\b|x\b|mp|fb|nb|ny|x-|18)[^aeiouéèêáàâäóòôöíîúûåø\s"'“‘*_[(]/iu,
];
const VOWELS = [
	/(?<!\p{L})(?:de|que|le|la|je|lorsque|jusque|puisque)\s+(?:un|une|autre)(?!\p{L})/iu,
	/(?<!\p{L})(?:de el|a el|di il|in il|a il|da il|su il|de o|em um o|em o|por o|in dem dem)(?!\p{L})/iu,
];
const PAIRS: readonly [open: string, close: string][] = [
	['(', ')'],
	['[', ']'],
	['“', '”'],
	['«', '»'],
	['„', '“'],
];

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether a sentence, or several, still reads right. @param english whether rules of English apply */
export function isSound(before: string, after: string, english: boolean): boolean {
	const rules = english ? FAULTS : [...FAULTS.slice(0, -2), ...VOWELS];
	if (rules.some((rule) => rule.test(after) && !rule.test(before))) return false;
	if (
		PAIRS.some(
			([open, close]) => count(before, open) === count(before, close) && count(after, open) !== count(after, close),
		)
	)
		return false;
	if (['"', '**', '`', '~~'].some((mark) => count(before, mark) % 2 === 0 && count(after, mark) % 2 !== 0))
		return false;
	const [first, was] = [/\p{L}/u.exec(after)?.[0], /\p{L}/u.exec(before)?.[0]];
	if (first !== undefined && was !== undefined && isSmall(first) && !isSmall(was)) return false;
	return /[.!?…]["'”’»)\]*_]*$/u.test(before.trimEnd()) === /[.!?…]["'”’»)\]*_]*$/u.test(after.trimEnd());
}

const isSmall = (letter: string) => letter === letter.toLowerCase() && letter !== letter.toUpperCase();

/** Whether a sentence has more than one word: a single word says nothing. */
export const saysSomething = (text: string) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= 2;
