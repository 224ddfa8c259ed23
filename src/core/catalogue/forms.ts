import type { Film } from './film.ts';
import { nicknames } from './nicknames.ts';
import { words } from './words.ts';

/**
 * How a title form relates to the film: its catalogue title; another title; a part of it (without the subtitle, the
 * subtitle alone, what stands before "with ..."); its initials.
 */
export const FORM_KINDS = ['title', 'otherTitle', 'part', 'initials'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Articles that a form may have lost at its front; a posting says which. */
export const ARTICLES = ['', 'the', 'a', 'an'] as const;

export interface TitleForm {
	/** Folded words, leading article dropped. */
	words: string[];
	kind: FormKind;
	/** The article dropped, or ''. */
	article: (typeof ARTICLES)[number];
}

const CATALOGUE_ORDER = /^(.*), (the|an?|les?|la|l'|der|die|das|el|los|las|il|lo)$/i;
const SEPARATOR = /: | - | – | — |\/(?=\S)/;
/** Whose film it is, by a name of two words or more: "National Lampoon's Loaded Weapon 1". */
const OWNER = /^(?!(?:The|An?|My|Our) )\p{Lu}\S* \S[^:–—]*?(?:s['’]|['’]s) (\p{Lu}.*)$/u;
const NUMBERED_PART = /^(?:part|vol|volume|chapter|episode) (\S+)$/;
const EPISODE = /^episode (\d+)\b/;
const PART_WORDS = new Set(['part', 'vol', 'volume', 'chapter', 'episode']);
/** Words before which people break off a long title: "The Life Aquatic | with Steve Zissou". */
const BREAKS = new Set('with and of in from on vs or to for go goes who at the'.split(' '));
/** Words no broken-off title ends in. */
const WEAK = new Set('the a an of and in on to with from for at by my is who i it one'.split(' '));

/** Raters from which people shorten a title and are still understood, as parts per thousand of the most rated film. */
const KNOWN = 12;
const FAMOUS = 150;

/** "Matrix, The" as people say it: "The Matrix". */
export function naturalOrder(title: string): string {
	const match = CATALOGUE_ORDER.exec(title);
	if (match === null) return title;
	const [, rest, article] = match;
	return article!.endsWith("'") ? article! + rest! : `${article} ${rest}`;
}

/** The words of a title by which it is found: without its leading article, unless nothing would be left. */
export function formWords(title: string): string[] {
	return withoutArticle(words(naturalOrder(title))).words;
}

function withoutArticle(all: string[]): Omit<TitleForm, 'kind'> {
	const article = ARTICLES.find((a) => a === all[0]);
	return all.length > 1 && article ? { words: all.slice(1), article } : { words: all, article: '' };
}

/**
 * Every form by which a film may be named, the catalogue title first, each form once.
 * @param mostRated raters of the most rated film: only well-known films are called by parts and initials
 */
export function titleForms(
	film: Pick<Film, 'title' | 'otherTitles' | 'raters' | 'year'>,
	mostRated: number,
): TitleForm[] {
	const forms: TitleForm[] = [];
	const seen = new Set<string>();
	const add = (list: string[], kind: FormKind) => {
		const form = withoutArticle(list);
		const key = form.words.join(' ');
		if (form.words.length === 0 || seen.has(key)) return;
		seen.add(key);
		forms.push({ ...form, kind });
	};
	const fame = (1000 * (film.raters ?? 0)) / mostRated;
	const title = naturalOrder(film.title);
	add(words(title), 'title');
	for (const other of film.otherTitles) add(words(naturalOrder(other)), 'otherTitle');
	for (const nickname of nicknames(film)) add(words(nickname), 'otherTitle');
	for (const spelling of spellings(title)) add(words(spelling), 'title');
	for (const part of parts(title, fame)) add(part, 'part');
	if (fame >= FAMOUS) for (const initial of initials(title)) add([initial], 'initials');
	return forms;
}

/** Other ways to write the same: "Spider-Man" as "Spiderman", "E.T." as "ET", "M*A*S*H" as "MASH". */
function spellings(title: string): string[] {
	const joined = title.replace(/(?<=[\p{L}\p{N}])[-·.*](?=[\p{L}\p{N}])/gu, '');
	// "Pelham 1 2 3" is "Pelham 123" too.
	const digits = words(title).map((word) => (word === 'one' ? '1' : word));
	const counted = digits.join(' ').replace(/(?<=\b\d) (?=\d\b)/g, '');
	const found = joined === title ? [] : [joined];
	return counted === digits.join(' ') ? found : [...found, counted];
}

/** The parts of a title by which alone it may be called. */
function parts(title: string, fame: number): string[][] {
	const found: string[][] = [];
	const plain = title.replace(/,? or(?:: | \().*/i, '').replace(/ \(.*?\)/g, '');
	if (plain !== title && words(plain).length > 0) found.push(words(plain));
	const pieces = plain.split(SEPARATOR);
	if (pieces.length > 1 && pieces[0]!.length > 2) {
		const head = words(pieces[0]!);
		found.push(head);
		const number = NUMBERED_PART.exec(words(pieces[1]!).join(' '))?.[1];
		if (number !== undefined) found.push([...head, number]);
		const episode = EPISODE.exec(words(pieces[1]!).join(' '))?.[1];
		if (episode !== undefined) found.push([...head, 'episode', episode]);
	}
	const all = words(plain);
	// "The Godfather Part II" is called "Godfather 2".
	if (all.length > 2 && PART_WORDS.has(all.at(-2)!) && /^\d+$/.test(all.at(-1)!))
		found.push([...all.slice(0, -2), all.at(-1)!]);
	if (all.length > 2 && all.at(-1) === '1') found.push(all.slice(0, -1));
	const ownerless = OWNER.exec(plain)?.[1];
	if (ownerless !== undefined && words(ownerless).length > 1) found.push(words(ownerless));
	if (plain.includes('Los Angeles')) found.push(words(plain.replace('Los Angeles', 'LA')));
	if (fame < KNOWN) return found;
	for (let i = 1; i < pieces.length; i++) {
		const tail = words(pieces.slice(i).join(' '));
		if (tail.length > 1 && !NUMBERED_PART.test(tail.join(' '))) found.push(tail);
		if (pieces.length > 2) found.push(words(`${pieces[0]} ${pieces.at(-1)}`));
	}
	const start = ARTICLES.includes(all[0] as '') ? 1 : 0;
	for (let i = start + 2; i < all.length - 1; i++)
		if (BREAKS.has(all[i]!) && !WEAK.has(all[i - 1]!)) {
			found.push(all.slice(0, i));
			break;
		}
	return found;
}

/** "LOTR", "TDK", "ESB": initials of the title, its first piece and its last, three letters or more. */
function initials(title: string): string[] {
	const pieces = title.split(SEPARATOR);
	return [title, pieces[0]!, pieces.at(-1)!].flatMap((piece) => {
		const all = words(piece);
		const short = [all, withoutArticle(all).words].map((list) =>
			list.map((word) => (/\d/.test(word) ? word : word[0])).join(''),
		);
		return short.filter((s) => s.length >= 3 && s.length <= 6 && all.length >= 3);
	});
}
