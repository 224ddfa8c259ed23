import { type Catalogue, postingArticle } from '../catalogue/catalogue.ts';
import type { Candidate } from './candidates.ts';
import { articleBefore, likeliestPosting } from './films.ts';
import type { Headings } from './headings.ts';
import type { NamedPeople } from './namedPeople.ts';
import type { Habit } from './surroundings.ts';
import type { Tokens } from './tokens.ts';
import type { Topics } from './topics.ts';

/** Data shared by all candidates of a text. */
export interface Scene {
	catalogue: Catalogue;
	text: string;
	tokens: Tokens;
	habit: Habit;
	/** Longest candidate that covers each token, in tokens. */
	cover: Uint8Array;
	/** {@link APART} bits of each token. */
	apart: Uint8Array;
	/** {@link NAMESAKE} bits of each trie node. */
	kinds: Uint8Array;
	/** First token of the line that each token is in. */
	lineStart: Int32Array;
	headings: Headings;
	/** Language of each token's line (see language.ts). */
	language: Uint8Array;
	topics: Topics;
	people: NamedPeople;
}

/** A candidate with its likeliest film, given the article before it. */
export interface PlacedCandidate extends Candidate {
	/** The likeliest posting of the form, given the article before it. */
	posting: number;
	/** The first token, including that article if it belongs to the title. */
	from: number;
}

/** @param language of each token */
export function place(
	c: Catalogue,
	text: string,
	tokens: Tokens,
	language: Uint8Array,
	candidate: Candidate,
): PlacedCandidate {
	const article = articleBefore(text, tokens, candidate.first);
	const posting = likeliestPosting(c, candidate.node, article, language[candidate.first]!);
	const from = article !== '' && postingArticle(posting) === article ? candidate.first - 1 : candidate.first;
	return { ...candidate, posting, from };
}
