import { type Catalogue, postingArticle } from '../catalogue/catalogue.ts';
import type { Candidate } from './candidates.ts';
import { articleBefore, likeliestPosting } from './films.ts';
import type { Habit } from './surroundings.ts';
import type { Tokens } from './tokens.ts';

/** What a text's candidates have in common. */
export interface Scene {
	catalogue: Catalogue;
	text: string;
	tokens: Tokens;
	habit: Habit;
	/** Longest candidate that covers each token, in tokens. */
	cover: Uint8Array;
	/** What else the title of each trie node names. */
	kinds: Uint8Array;
}

/** A candidate with what the text right before it says of the film meant. */
export interface Placed extends Candidate {
	/** The likeliest posting of the form after the article that stands there. */
	posting: number;
	/** The first token, that article included if it is the title's own. */
	from: number;
}

export function place(c: Catalogue, text: string, tokens: Tokens, candidate: Candidate): Placed {
	const article = articleBefore(text, tokens, candidate.first);
	const posting = likeliestPosting(c, candidate.node, article);
	const from = article !== '' && postingArticle(posting) === article ? candidate.first - 1 : candidate.first;
	return { ...candidate, posting, from };
}
