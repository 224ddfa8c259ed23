import { type Catalogue, postingArticle, postingFilm, postingKind, postingLanguages } from '../catalogue/catalogue.ts';
import { ARTICLES } from '../catalogue/forms.ts';
import { CUE } from './cues.ts';
import { ENGLISH, isNative } from './language.ts';
import { GAP, type Tokens } from './tokens.ts';

/** Factor for the likelihood of a form of this kind, relative to the title. */
const KIND_PRIOR = { title: 1, otherTitle: 0.3, part: 0.25, initials: 0.3, foreignTitle: 0.3 };
/** Factor of a part of a title in a third language. */
const STRANGE_PART = 0.02;
/** Factor of a film from where the language of the text is spoken. */
const NATIVE = 3;
/** Factors if the text has another article than the title, or lacks the title's article. */
const OTHER_ARTICLE = 0.08;
const LOST_ARTICLE = 0.3;
/** Assumed raters of a film that has too few to be counted. */
const UNCOUNTED = 4;

type Article = (typeof ARTICLES)[number];

/** Returns the English article right before token `first`, or a word that is folded like one, or ''. */
export function articleBefore(text: string, tokens: Tokens, first: number): Article {
	if (first === 0 || (tokens.gap[first]! & ~GAP.space) !== 0) return '';
	if ((tokens.cue[first - 1]! & CUE.determiner) === 0) return '';
	const before = text.slice(tokens.start[first - 1], tokens.end[first - 1]);
	// Titles are folded: "À bout de souffle" is listed as if it began with an article.
	if (before === 'À') return 'a';
	return ARTICLES.find((article) => article === before.toLowerCase()) ?? '';
}

/** Whether a film is called so in the language of a text (see language.ts). */
export const isOfLanguage = (posting: number, language: number): boolean =>
	language !== ENGLISH && ((postingLanguages(posting) >>> (language - 1)) & 1) === 1;

/** Unnormalized likelihood of a posting, given the article before the form and the language of the text. */
function prior(c: Catalogue, posting: number, article: Article, language: number): number {
	const own = postingArticle(posting);
	const byArticle = own === article ? 1 : article === '' ? LOST_ARTICLE : OTHER_ARTICLE;
	const kind = postingKind(posting);
	const isOwn = isOfLanguage(posting, language);
	// "Revanche" is a part of French titles, but in a German text the Austrian film.
	const isStranger = kind === 'part' && language !== ENGLISH && !isOwn && postingLanguages(posting) !== 0;
	const byKind = isStranger ? STRANGE_PART : kind !== 'part' && isOwn ? 1 : KIND_PRIOR[kind];
	const film = postingFilm(posting);
	const byCountry = isNative(c, film, language) ? NATIVE : 1;
	return (UNCOUNTED + c.raters[film]!) * byKind * byArticle * byCountry;
}

/** Returns the likeliest posting of a form after this article in a text of this language, regardless of the year. */
export function likeliestPosting(c: Catalogue, node: number, article: Article, language: number): number {
	let best = c.posting[c.nodePosting[node]!]!;
	let most = 0;
	for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++) {
		const likelihood = prior(c, c.posting[i]!, article, language);
		if (likelihood > most) {
			most = likelihood;
			best = c.posting[i]!;
		}
	}
	return best;
}

/**
 * Returns the films that a form may name, likeliest first: films of the year given in the text, then by raters, kind of
 * form and article. If any film is of that year, only films of that year are returned.
 */
export function rankFilms(
	c: Catalogue,
	node: number,
	year: number,
	article: Article,
	language: number = ENGLISH,
): number[] {
	const likelihood = new Map<number, number>();
	for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++) {
		const film = postingFilm(c.posting[i]!);
		const off = year === 0 ? 9 : Math.abs(c.year[film]! - year);
		const byYear = off === 0 ? 1e8 : off === 1 ? 1e5 : 1;
		likelihood.set(film, Math.max(likelihood.get(film) ?? 0, prior(c, c.posting[i]!, article, language) * byYear));
	}
	const films = [...likelihood.keys()].sort((a, b) => likelihood.get(b)! - likelihood.get(a)!);
	return year !== 0 && c.year[films[0]!] === year ? films.filter((film) => c.year[film] === year) : films;
}
