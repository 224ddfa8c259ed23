import { abbreviated } from './abbreviated.ts';
import { surpriseOf } from './common.ts';
import type { Film } from './film.ts';
import { type ForeignTitle, foreignForms, languageBit } from './foreign.ts';
import { nicknames } from './nicknames.ts';
import { words } from './words.ts';

/**
 * How a title form relates to the film: its catalogue title; another title; a part of that (without the subtitle, the
 * subtitle alone, the words before "with ..."); its initials; its title in another language.
 */
export const FORM_KINDS = ['title', 'otherTitle', 'part', 'initials', 'foreignTitle'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Leading articles that may have been dropped from a form; a posting stores which. */
export const ARTICLES = ['', 'the', 'a', 'an'] as const;

export interface TitleForm {
	/** Folded words, leading article dropped. */
	words: string[];
	kind: FormKind;
	/** The article dropped, or ''. */
	article: (typeof ARTICLES)[number];
	/** Languages other than English in which the film has this title, as a bit set. */
	languages: number;
}

const CATALOGUE_ORDER = /^(.*), (the|an?|les?|la|l'|der|die|das|el|los|las|il|lo)$/i;
export const SEPARATOR = /: | - | – | — |\/(?=\S)/;
/** Possessive of a name of two words or more before the title: "National Lampoon's Loaded Weapon 1". */
const OWNER = /^(?!(?:The|An?|My|Our) )\p{Lu}\S* \S[^:–—]*?(?:s['’]|['’]s) (\p{Lu}.*)$/u;
const NUMBERED_PART = /^(?:part|vol|volume|chapter|episode) (\S+)$/;
const EPISODE = /^episode (\d+)\b/;
const PART_WORDS = new Set(['part', 'vol', 'volume', 'chapter', 'episode']);
/** Words before which long titles are cut: "The Life Aquatic | with Steve Zissou". */
const BREAKS = new Set('with and of in from on vs or to for go goes who at the'.split(' '));
/** Words that a shortened title cannot end in. */
export const WEAK: ReadonlySet<string> = new Set(
	'the a an of and in on to with from for at by my is who i it one'.split(' '),
);

/** Raters from which a title is called by parts, and by initials, in parts per thousand of the most rated film. */
const KNOWN = 12;
const FAMOUS = 150;
/** Least surprisal of initials, in bits: "WOW" and "etc" are words. */
const NO_WORD = 21.2;

/** Turns "Matrix, The" into "The Matrix". */
export function naturalOrder(title: string): string {
	const match = CATALOGUE_ORDER.exec(title);
	if (match === null) return title;
	const [, rest, article] = match;
	return article!.endsWith("'") ? article! + rest! : `${article} ${rest}`;
}

/** Returns the words that find a title: without its leading article, unless it is the only word. */
export function formWords(title: string): string[] {
	return withoutArticle(words(naturalOrder(title))).words;
}

/** Returns what the titles of a series share, without a number, and the subtitles. */
export function titlePieces(title: string): string[] {
	const [head, ...tail] = naturalOrder(title).split(SEPARATOR);
	return [head!.replace(/ (?:\d{1,2}|[IVX]+)$/, ''), ...tail];
}

function withoutArticle(all: string[]): Pick<TitleForm, 'words' | 'article'> {
	const article = ARTICLES.find((a) => a === all[0]);
	return all.length > 1 && article ? { words: all.slice(1), article } : { words: all, article: '' };
}

/**
 * Returns every form by which a film may be named, the catalogue title first, without duplicates.
 * @param mostRated raters of the most rated film: only well-known films are called by parts and initials
 * @param commonness of a folded word in ordinary prose, as in a pack: initials that spell a word are left out
 * @param foreign titles in other languages
 * @param ownParts parts of the title that no rule finds
 */
export function titleForms(
	film: Pick<Film, 'title' | 'otherTitles' | 'initials' | 'raters' | 'year'>,
	mostRated: number,
	commonness: (word: string) => number = () => 0,
	foreign: readonly ForeignTitle[] = [],
	ownParts: readonly string[][] = [],
): TitleForm[] {
	const forms = new Map<string, TitleForm>();
	const add = (list: string[], kind: FormKind, languages = 0) => {
		const form = withoutArticle(list);
		// "The Mirror" is another title of "Mirror", though it has the same words.
		const key = `${kind === 'otherTitle' ? form.article : ''} ${form.words.join(' ')}`;
		const same = forms.get(key);
		if (same !== undefined) same.languages |= languages;
		else if (form.words.length > 0) forms.set(key, { ...form, kind, languages });
	};
	const fame = (1000 * (film.raters ?? 0)) / mostRated;
	const title = naturalOrder(film.title);
	add(words(title), 'title');
	for (const other of film.otherTitles) add(words(naturalOrder(other)), 'otherTitle');
	for (const nickname of nicknames(film))
		for (const spelling of [nickname, ...spellingsOf(nickname)]) add(words(spelling), 'otherTitle');
	for (const spelling of spellingsOf(title)) add(words(spelling), 'title');
	for (const part of [...partsOf(title, fame), ...ownParts]) add(part, 'part');
	for (const abbreviation of [...abbreviated(film), ...(film.initials ?? [])]) add(words(abbreviation), 'initials');
	if (fame >= FAMOUS)
		for (const initials of initialsOf(title))
			if (surpriseOf(commonness(initials)) > NO_WORD) add([initials], 'initials');
	for (const title of foreign)
		for (const form of foreignForms(title, fame >= KNOWN)) {
			const kind = title.language === null ? 'otherTitle' : 'foreignTitle';
			add(form.words, form.whole ? kind : 'part', languageBit(title.language));
		}
	return [...forms.values()];
}

/** Alternative spellings: "Spider-Man" as "Spiderman", "E.T." as "ET", "M*A*S*H" as "MASH". */
function spellingsOf(title: string): string[] {
	const joined = title.replace(/(?<=[\p{L}\p{N}])[-·.*](?=[\p{L}\p{N}])/gu, '');
	// "Pelham 1 2 3" is also written "Pelham 123".
	const digits = words(title).map((word) => (word === 'one' ? '1' : word));
	const joinedDigits = digits.join(' ').replace(/(?<=\b\d) (?=\d\b)/g, '');
	const spellings = joined === title ? [] : [joined];
	// Roman numerals that are letters too: "Rocky V" is "Rocky 5", "Saw X" "Saw 10".
	const numbered = title.replace(/(?<=\w )[VX](?=$|:)/, (numeral) => (numeral === 'V' ? '5' : '10'));
	if (numbered !== title) spellings.push(numbered);
	return joinedDigits === digits.join(' ') ? spellings : [...spellings, joinedDigits];
}

/** Parts of a title that may name the film on their own. */
function partsOf(title: string, fame: number): string[][] {
	const parts: string[][] = [];
	const plain = title.replace(/,? or(?:: | \().*|, or the .*/i, '').replace(/ \(.*?\)/g, '');
	if (plain !== title && words(plain).length > 0) parts.push(words(plain));
	const pieces = plain.split(SEPARATOR);
	if (pieces.length > 1 && pieces[0]!.length > 2) {
		const head = words(pieces[0]!);
		parts.push(head);
		const number = NUMBERED_PART.exec(words(pieces[1]!).join(' '))?.[1];
		if (number !== undefined) parts.push([...head, number]);
		const episode = EPISODE.exec(words(pieces[1]!).join(' '))?.[1];
		if (episode !== undefined) parts.push([...head, 'episode', episode]);
	}
	const all = words(plain);
	// "The Godfather Part II" is called "Godfather 2".
	if (all.length > 2 && PART_WORDS.has(all.at(-2)!) && /^\d+$/.test(all.at(-1)!))
		parts.push([...all.slice(0, -2), all.at(-1)!]);
	if (all.length > 2 && all.at(-1) === '1') parts.push(all.slice(0, -1));
	const ownerless = OWNER.exec(plain)?.[1];
	if (ownerless !== undefined && words(ownerless).length > 1) parts.push(words(ownerless));
	if (plain.includes('Los Angeles')) parts.push(words(plain.replace('Los Angeles', 'LA')));
	if (fame < KNOWN) return parts;
	for (let i = 1; i < pieces.length; i++) {
		const tail = words(pieces.slice(i).join(' '));
		if (tail.length > 1 && !NUMBERED_PART.test(tail.join(' '))) parts.push(tail);
		if (pieces.length > 2) parts.push(words(`${pieces[0]} ${pieces.at(-1)}`));
	}
	if (fame >= FAMOUS) parts.push(...adventuresOf(pieces));
	const start = ARTICLES.includes(all[0] as '') ? 1 : 0;
	for (let i = start + 2; i < all.length - 1; i++)
		if (BREAKS.has(all[i]!) && !WEAK.has(all[i - 1]!)) {
			parts.push(all.slice(0, i));
			break;
		}
	return parts;
}

/** What a hero is named with: "Temple of Doom", "Deathly Hallows Part 2". */
function adventuresOf([head, ...tail]: readonly string[]): string[][] {
	const [, , rest = ''] = /^(\p{Lu}\S+ )+and the (.+)$/u.exec(head!) ?? [];
	const own = words(rest);
	return own.length < 2 ? [] : [own, ...(tail.length > 0 ? [[...own, ...words(tail.join(' '))]] : [])];
}

/** Initials of the title, its first piece and its last, of three letters or more: "LOTR", "TDK", "ESB". */
function initialsOf(title: string): string[] {
	const pieces = title.split(SEPARATOR);
	return [title, pieces[0]!, pieces.at(-1)!].flatMap((piece) => {
		const all = words(piece);
		const short = [all, withoutArticle(all).words].map((list) =>
			list.map((word) => (/\d/.test(word) ? word : word[0])).join(''),
		);
		return short.filter((s) => s.length >= 3 && s.length <= 6 && all.length >= 3);
	});
}
