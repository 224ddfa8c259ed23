/** A sentence that keeps a title, without the score or praise that its writer gives the film. */
import type { Edit } from '../algorithms/edits.ts';
import type { Item } from './items.ts';
import type { Language } from './languages/languages.ts';
import type { Place } from './place.ts';

const NUMBER = String.raw`(?:[★☆½⭐]+|\d{1,3}(?:[.,]\d)?\s?(?:\/\s?(?:5|10|100)(?!\d)|%|out of (?:5|10|five|ten))|\d(?:[.,]\d)?\s(?:stars?|Sterne|étoiles|estrellas|stelle|estrelas)(?:\s(?:out of|von|sur|de|su) (?:5|10))?)`;
/** A score at the end of an item, or right after it, with what joins it. */
const SCORE = new RegExp(String.raw`(?:\s*(?:,|:|[–—-])|(?<=\s))?\s*(?:\(${NUMBER}\)|${NUMBER})(?=[\s.,;:!?)]|$)`, 'u');
const BEHIND = new RegExp(`^${SCORE.source}`, 'u');
const LAST = new RegExp(`${SCORE.source}$`, 'u');
/** A score at the end of a sentence that names one film. */
const CLOSING = new RegExp(String.raw`(?:,|\s[–—-]|:)\s*(?:an?\s+(?:solid\s+|strong\s+)?)?${NUMBER}(?=[.!]*$)`, 'u');
export const BEGINS_WITH_SCORE = new RegExp(String.raw`^\s*${NUMBER}`, 'u');
const GIVEN = /(?<!\p{L})(gave|rated|scored)\s+$/iu;
/** Verbs that need the score. */
const GIVING =
	/(?<!\p{L})(?:give|gives|giving|rate|rates|rating|score|scoring|gebe|gab|mets|donne|doy|pongo|do|dou|dei)\s+$/iu;
const GIVEN_BEHIND = new RegExp(String.raw`^\s+(?:an?\s+(?:(?:solid|strong|light|full|perfect)\s+)?)?${NUMBER}`, 'u');

const WORDS = 'masterpiece|gem|triumph|delight|joy|letdown|mess|disappointment|knockout|banger|revelation|wonder';
const QUALITY = String.raw`(?:[\p{L}-]+\s+){0,3}(?:${WORDS})`;
/** "X, a masterpiece, …" */
const APPOSED = new RegExp(
	String.raw`^,\s+(?:(?:an?|what an?|such an?|my)\s+${QUALITY}|(?:which|that)\s+I\s+(?:absolutely\s+)?(?:loved|adored|hated|disliked)|(?:loved|adored|hated)\s+it)(?:,(?=\s)|(?=[.!?;]|$))`,
	'iu',
);
/** A sentence of nothing but praise. */
const ADDED = new RegExp(
	String.raw`^[ \t]+(?:(?:An?|What an?|Such an?|Absolute|Pure)\s+${QUALITY}|(?:Absolutely\s+)?(?:Loved|Adored|Hated)\s+(?:it|every (?:second|minute) of it)|(?:Ein\s+)?Meisterwerk|(?:Un\s+)?chef-d['’]œuvre|(?:Una\s+)?obra maestra|(?:Un\s+)?capolavoro|Obra-prima|(?:An?\s+)?${NUMBER})[.!]+`,
	'u',
);

/** Words before a title that say whether the film was liked, and words that only say that it was seen. */
const VERBS: Partial<Record<Language, readonly [RegExp, string]>> = {
	en: [
		/(?<!\p{L})(?:(?:really|absolutely|truly|totally|just)\s+)*(?:loved|adored|hated|liked|disliked|enjoyed)\s+$/iu,
		'watched ',
	],
	fr: [/(?<!\p{L})(?:(?:vraiment|beaucoup)\s+)?(?:adoré|aimé|détesté)\s+$/iu, 'vu '],
	es: [/(?<!\p{L})me\s+(?:encantó|gustó(?:\s+mucho)?|fascinó)\s+$/iu, 'vi '],
	it: [/(?<!\p{L})(?:adorato|amato|odiato)\s+$/iu, 'visto '],
	pt: [/(?<!\p{L})(?:adorei|amei|odiei)\s+$/iu, 'vi '],
};
const SEEN: Partial<Record<Language, readonly [RegExp, string]>> = {
	de: [/^(\s+(?:(?:gestern|wirklich|sehr|auch|heute|neulich)\s+)*)(?:geliebt|gehasst|gemocht)(?!\p{L})/iu, 'gesehen'],
};

/**
 * Returns the edits that leave a title without its score and praise; an empty list if neither is recognized.
 * @param first the place where its list begins, which may be the same
 */
export function unscored({ text, item, after, to, others }: Place, first: Place, language: Language | null): Edit[] {
	if (GIVING.test(first.before)) return [];
	const edits: Edit[] = [];
	const cut = (found: RegExpExecArray | null) => {
		if (found !== null) edits.push({ start: item.end, end: item.end + found[0].length, text: '' });
	};
	const [verbs, sees] = language === null ? [] : [VERBS[language], SEEN[language]];
	const scored = scoreOf(text, item);
	const given = GIVEN.exec(first.before);
	const [gave, verb] = [GIVEN_BEHIND.exec(after), verbs?.[0].exec(first.before)];
	if (given !== null && (scored !== null || gave !== null)) edits.push(verbFor(first.item, given[0], 'watched '));
	else if (verb) edits.push(verbFor(first.item, verb[0], verbs![1]));
	if (scored !== null) edits.push(scored);
	else if (item.kept === '')
		cut((given === null ? BEHIND.exec(after) : gave) ?? (after.startsWith(',') ? APPOSED.exec(after) : null));
	const closing = scored === null && edits.length === 0 && others.length === 0 ? CLOSING.exec(after) : null;
	if (closing !== null) {
		const start = item.end + closing.index - item.kept.length;
		edits.push({ start, end: start + closing[0].length, text: '' });
	}
	const seen = sees?.[0].exec(after);
	if (seen) edits.push({ start: item.end + seen[1]!.length, end: item.end + seen[0].length, text: sees![1] });
	const added = ADDED.exec(text.slice(to, to + LONGEST));
	if (added !== null) edits.push({ start: to, end: to + added[0].length, text: '' });
	return edits.sort((a, b) => a.start - b.start);
}

/** Longest sentence of praise. */
const LONGEST = 80;

/** The score that is part of an item. */
export function scoreOf(text: string, { start, end, kept }: Item): Edit | null {
	const written = text.slice(start, end - kept.length);
	const score = LAST.exec(written);
	return score === null || score.index === 0 ? null : { start: start + score.index, end: end - kept.length, text: '' };
}

/** Another verb for the one before a title, in its style. */
function verbFor({ start }: Item, was: string, verb: string): Edit {
	const isSmall = was[0] === was[0]!.toLowerCase();
	return { start: start - was.length, end: start, text: isSmall ? verb : verb[0]!.toUpperCase() + verb.slice(1) };
}
