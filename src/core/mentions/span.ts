import { postingArticle } from '../catalogue/catalogue.ts';
import { likeliestPosting } from './films.ts';
import { ENGLISH } from './language.ts';
import type { Region } from './regions.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/**
 * Returns the offsets of the matched words with the title's article before ("The Matrix") or after them ("Matrix, The"),
 * and the token after them.
 */
export function spanOf(scene: Scene, candidate: PlacedCandidate): [start: number, end: number, behind: number] {
	const { catalogue, text, tokens } = scene;
	const { first, last, possessive, node, from, elided } = candidate;
	const start = tokens.start[from]! + (elided ? tokens.elided[from]! + 1 : 0);
	const end = tokens.end[last - 1]!;
	if (possessive) {
		const stem = text.slice(start, end).replace(/[^\p{L}\p{N}\p{M}]+s$/iu, '');
		return [start, start + stem.length, last];
	}
	// Not "Matrix, The" if the article begins another title, as in "Fargo, The Big Lebowski".
	const inCatalogueOrder =
		from === first &&
		last < tokens.count &&
		tokens.gap[last] === (GAP.comma | GAP.space) &&
		tokens.letterCase[last] === CASE.capital &&
		(tokens.gap[last + 1] !== GAP.space || tokens.letterCase[last + 1] === CASE.lower) &&
		text.slice(tokens.start[last], tokens.end[last]).toLowerCase() ===
			postingArticle(likeliestPosting(catalogue, node, '', ENGLISH));
	return inCatalogueOrder ? [start, tokens.end[last]!, last + 1] : [start, end, last];
}

/** Whether a candidate is the whole name of a film's page, except for an article, a year or "film". */
export function namesPage(text: string, tokens: Tokens, { first, last }: PlacedCandidate, page: Region): boolean {
	const [start, end] = [tokens.start[first]!, tokens.end[last - 1]!];
	if (start < page.start || start - page.start > 4 || end > page.end || page.end - end > 16) return false;
	const lead = text.slice(page.start, start);
	if (lead !== '' && !/^(the|an?)[-_ ]$/i.test(lead)) return false;
	return /^[-_ (]*(\d{4})?[-_ ]*(film)?\)?$/.test(text.slice(end, page.end));
}
