import { type Catalogue, filmTitles, postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { naturalOrder } from '../catalogue/forms.ts';
import { words } from '../catalogue/words.ts';
import type { Candidate } from './candidates.ts';
import { CUES_AFTER, CUES_AGAINST, CUES_BEFORE } from './cues.ts';
import type { Tokens } from './tokens.ts';

/** What speaks for or against a candidate being a mention; each is 0 to about 1 unless said otherwise. */
export interface Features {
	/** Words of the form beyond the first, at most 3. */
	moreWords: number;
	/** Bits by which ordinary English is surprised at the phrase, over 20, at most 3. */
	surprise: number;
	/** log10 of the raters of the most rated film of that name, over 4. */
	fame: number;
	/** Share of the words longer than three letters that begin with a capital. */
	capitals: number;
	/** As `capitals`, where that says little: first word of a sentence, or a text in one case. */
	idleCapitals: number;
	/** Between quotation marks, or in italics or bold. */
	marked: number;
	/** A year of one of the films follows. */
	year: number;
	cueBefore: number;
	cueAfter: number;
	cueAgainst: number;
	/** The title begins with an article that stands before the match, or with none. */
	articleFits: number;
	/** Cut out of a longer run of capitalised words. */
	insideName: number;
	/** Only a title without its subtitle, or another title. */
	lesserForm: number;
}

/** A candidate with its features, the span it would mark and the films it may name, the likeliest first. */
export interface Described extends Candidate {
	start: number;
	end: number;
	films: number[];
	features: Features;
}

/** What is looked at once per text: whether capitals mean anything in it. */
export interface TextHabits {
	capitals: boolean;
}

export function textHabits(text: string): TextHabits {
	const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
	const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
	return { capitals: upper > 0 && upper < lower };
}

const NEAR = 3;

export function describe(c: Catalogue, text: string, tokens: Tokens, at: Candidate, habits: TextHabits): Described {
	const year = yearAfter(text, tokens.end[at.last - 1]!);
	const films = rankFilms(c, at.node, year);
	const best = films[0]!;
	const { start, end, fits } = spanOf(c, text, tokens, at, best);
	const word = (i: number) =>
		i < 0 || i >= tokens.count ? '' : (words(text.slice(tokens.start[i], tokens.end[i]))[0] ?? '');
	const near = (from: number, to: number, cues: Set<string>) => {
		for (let i = from; i < to; i++) if (cues.has(word(i))) return 1;
		return 0;
	};
	const capitals = capitalShare(text, tokens, at.first, at.last);
	const idle = !habits.capitals || (at.last - at.first === 1 && startsSentence(text, start));
	const title = c.posting.subarray(c.nodePosting[at.node], c.nodePosting[at.node + 1]);
	return {
		...at,
		start,
		end,
		films,
		features: {
			moreWords: Math.min(3, at.last - at.first - 1),
			surprise: Math.min(3, surpriseBits(c, tokens, at) / 20),
			fame: Math.log10(1 + c.raters[best]!) / 4,
			capitals: idle ? 0 : capitals,
			idleCapitals: idle ? capitals : 0,
			marked: isMarked(text, start, end) ? 1 : 0,
			year: year !== null && c.year[best] === year ? 1 : 0,
			cueBefore: near(at.first - NEAR, at.first, CUES_BEFORE),
			cueAfter: near(at.last, at.last + NEAR, CUES_AFTER),
			cueAgainst: near(at.first - 2, at.first, CUES_AGAINST) || near(at.last, at.last + 2, CUES_AGAINST),
			articleFits: fits ? 1 : 0,
			insideName: habits.capitals && insideName(text, tokens, at, start) ? 1 : 0,
			lesserForm: title.some((p) => postingFilm(p) === best && postingKind(p) !== 'title') ? 1 : 0,
		},
	};
}

/** The matched words, widened over the title's own article before ("The Matrix") or after ("Matrix, The"). */
function spanOf(c: Catalogue, text: string, tokens: Tokens, at: Candidate, film: number) {
	const article = /^(the|an?) /i.exec(naturalOrder(filmTitles(c, film)[0]!))?.[1]?.toLowerCase();
	let start = tokens.start[at.first]!;
	let end = tokens.end[at.last - 1]!;
	if (article === undefined) return { start, end, fits: true };
	const before = new RegExp(`(?<![\\p{L}\\p{N}])${article}\\s+$`, 'iu').exec(text.slice(Math.max(0, start - 8), start));
	const after = new RegExp(`^, ${article}(?![\\p{L}\\p{N}])`, 'iu').exec(text.slice(end, end + 6));
	if (before !== null) start -= before[0].length;
	else if (after !== null) end += after[0].length;
	return { start, end, fits: before !== null || after !== null };
}

/** The year that stands behind a title: "Crash (2004)", "Crash, 2004", "Crash 2004". */
function yearAfter(text: string, end: number): number | null {
	const match = /^(?:\[\/\w{1,6}\]|<\/\w{1,6}>|["'”’»*_])*[\s,]*[([]?((?:18|19|20)\d\d)(?!\d)/u.exec(
		text.slice(end, end + 24),
	);
	return match === null ? null : Number(match[1]);
}

/** Films of a form, likeliest first: that of the year given, then the most rated, full titles before lesser forms. */
function rankFilms(c: Catalogue, node: number, year: number | null): number[] {
	const likelihood = new Map<number, number>();
	for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++) {
		const film = postingFilm(c.posting[i]!);
		const lesser = postingKind(c.posting[i]!) === 'title' ? 1 : 0.2;
		const ofYear = year !== null && Math.abs(c.year[film]! - year) <= 1 ? 1e6 : 1;
		likelihood.set(film, (4 + c.raters[film]!) * lesser * ofYear * (c.year[film] === year ? 2 : 1));
	}
	const films = [...likelihood.keys()].sort((a, b) => likelihood.get(b)! - likelihood.get(a)!);
	// A year given in the text settles which film is meant.
	return year !== null && c.year[films[0]!] === year ? films.filter((film) => c.year[film] === year) : films;
}

function surpriseBits(c: Catalogue, tokens: Tokens, at: Candidate): number {
	let bits = 0;
	for (let i = at.first; i < at.last; i++) bits += Math.max(0, 25.6 - c.wordCommon[tokens.word[i]!]! / 12 - 4);
	return bits;
}

const isUpper = (char: string) => char !== char.toLowerCase();

function capitalShare(text: string, tokens: Tokens, first: number, last: number): number {
	let capital = 0;
	let counted = 0;
	for (let i = first; i < last; i++) {
		if (last - first > 1 && tokens.end[i]! - tokens.start[i]! <= 3) continue;
		counted++;
		const char = text[tokens.start[i]!]!;
		if (isUpper(char) || /\d/.test(char)) capital++;
	}
	return counted === 0 ? (isUpper(text[tokens.start[first]!]!) ? 1 : 0) : capital / counted;
}

const startsSentence = (text: string, start: number) =>
	/(^|[.!?:;\n>*•-])["'“‘(\s*_]*$/u.test(text.slice(Math.max(0, start - 6), start));

const MARKS: [before: RegExp, after: RegExp][] = [
	[/["“„«]$/u, /^[,.!?]?["”»]/u],
	[/(^|[^\p{L}])['‘]$/u, /^[,.!?]?['’](?!\p{L})/u],
	[/[*_]$/u, /^[*_]/u],
	[/\[(i|b|u|film|movie)\]$/i, /^\[\/(i|b|u|film|movie)\]/i],
	[/<(i|b|em|strong|cite)>$/i, /^<\/(i|b|em|strong|cite)>/i],
];

function isMarked(text: string, start: number, end: number): boolean {
	const before = text.slice(Math.max(0, start - 8), start);
	const after = text.slice(end, end + 10);
	return MARKS.some(([left, right]) => left.test(before) && right.test(after));
}

function insideName(text: string, tokens: Tokens, at: Candidate, start: number): boolean {
	const joined = (a: number, b: number) => /^[\s-]$/u.test(text.slice(tokens.end[a]!, tokens.start[b]!));
	const capital = (i: number) => isUpper(text[tokens.start[i]!]!) && tokens.end[i]! - tokens.start[i]! > 1;
	const before = tokens.start[at.first]! > start ? at.first - 2 : at.first - 1;
	const left =
		before >= 0 && joined(before, before + 1) && capital(before) && !startsSentence(text, tokens.start[before]!);
	const right = at.last < tokens.count && joined(at.last - 1, at.last) && capital(at.last);
	return left || right;
}
