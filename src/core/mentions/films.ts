import { type Catalogue, postingArticle, postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { ARTICLES } from '../catalogue/forms.ts';
import { CUE } from './cues.ts';
import { GAP, type Tokens } from './tokens.ts';

/** How much less likely a film is meant by a form of this kind than by its title. */
const KIND_PRIOR = { title: 1, otherTitle: 0.3, part: 0.25, initials: 0.3 };
/** How much less likely where the text has an article that the title lacks, or lacks one that it has. */
const OTHER_ARTICLE = 0.08;
const LOST_ARTICLE = 0.3;
/** Raters of a film that was not counted. */
const UNCOUNTED = 4;

type Article = (typeof ARTICLES)[number];

/** The English article right before token `first`, or ''. */
export function articleBefore(text: string, tokens: Tokens, first: number): Article {
	if (first === 0 || (tokens.gap[first]! & ~GAP.space) !== 0) return '';
	if ((tokens.cue[first - 1]! & CUE.determiner) === 0) return '';
	const before = text.slice(tokens.start[first - 1], tokens.end[first - 1]).toLowerCase();
	return ARTICLES.find((article) => article === before) ?? '';
}

/** How likely, but for a factor, a posting is meant where the text has this article before the form. */
function prior(c: Catalogue, posting: number, article: Article): number {
	const own = postingArticle(posting);
	const byArticle = own === article ? 1 : article === '' ? LOST_ARTICLE : OTHER_ARTICLE;
	return (UNCOUNTED + c.raters[postingFilm(posting)]!) * KIND_PRIOR[postingKind(posting)] * byArticle;
}

/** The likeliest posting of a form after this article, whatever the year. */
export function likeliestPosting(c: Catalogue, node: number, article: Article): number {
	let best = c.posting[c.nodePosting[node]!]!;
	let most = 0;
	for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++) {
		const likelihood = prior(c, c.posting[i]!, article);
		if (likelihood > most) {
			most = likelihood;
			best = c.posting[i]!;
		}
	}
	return best;
}

/**
 * Films that a form may name, likeliest first: those of the year given in the text, then by raters, kind of form and
 * article. A year that one of them has settles the question.
 */
export function rankFilms(c: Catalogue, node: number, year: number, article: Article): number[] {
	const likelihood = new Map<number, number>();
	for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++) {
		const film = postingFilm(c.posting[i]!);
		const off = year === 0 ? 9 : Math.abs(c.year[film]! - year);
		const byYear = off === 0 ? 1e8 : off === 1 ? 1e5 : 1;
		likelihood.set(film, Math.max(likelihood.get(film) ?? 0, prior(c, c.posting[i]!, article) * byYear));
	}
	const films = [...likelihood.keys()].sort((a, b) => likelihood.get(b)! - likelihood.get(a)!);
	return year !== 0 && c.year[films[0]!] === year ? films.filter((film) => c.year[film] === year) : films;
}
