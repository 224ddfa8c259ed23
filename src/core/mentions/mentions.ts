import type { Catalogue } from '../catalogue/catalogue.ts';
import { findCandidates } from './candidates.ts';
import { decide } from './decide.ts';
import { describe, textHabits } from './features.ts';
import { tokenize } from './tokens.ts';

/** A place in a text that names a film. */
export interface Mention {
	/** UTF-16 offsets into the text as given. */
	start: number;
	end: number;
	/** The film named, by its number in the catalogue. */
	film: number;
	/** Other films of that name, likeliest first. */
	alternatives: number[];
	/** 0 to 1. */
	confidence: number;
	/** Names the title form itself, whatever its case: what a choice between alternatives is remembered under. */
	form: number;
}

/** Of a title that forty films have, nobody chooses among forty. */
const MOST_ALTERNATIVES = 10;

/** Finds the films that `text` names, in its order, never overlapping. */
export function findMentions(catalogue: Catalogue, text: string): Mention[] {
	const tokens = tokenize(catalogue, text);
	const habits = textHabits(text);
	const candidates = findCandidates(catalogue, tokens);
	const described = candidates.map((candidate) => describe(catalogue, text, tokens, candidate, habits));
	return decide(described).map(({ start, end, films, confidence, node }) => ({
		start,
		end,
		film: films[0]!,
		alternatives: films.slice(1, 1 + MOST_ALTERNATIVES),
		confidence,
		form: node,
	}));
}
