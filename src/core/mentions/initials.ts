import { isAbbreviation } from '../catalogue/abbreviated.ts';
import { postingKind } from '../catalogue/catalogue.ts';
import type { PlacedCandidate } from './scene.ts';
import type { Tokens } from './tokens.ts';

/** Number of capitals in the word at `at`. */
export const capitalsOf = (text: string, { start, end }: Tokens, at: number) =>
	text.slice(start[at], end[at]).match(/\p{Lu}/gu)?.length ?? 0;

/** Whether a candidate is taken for initials, but is not written as people write them: "Ron" is not "Ready or Not". */
export const isMisreadInitials = (text: string, tokens: Tokens, { posting, first }: PlacedCandidate) =>
	postingKind(posting) === 'initials' && !isAbbreviation(tokens.hash[first]!) && capitalsOf(text, tokens, first) < 2;
