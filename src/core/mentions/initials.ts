import { isAbbreviation } from '../catalogue/abbreviations.ts';
import { postingKind } from '../catalogue/catalogue.ts';
import type { PlacedCandidate } from './scene.ts';
import type { Tokens } from './tokens.ts';

/** Whether a candidate is taken for initials, but is not written as people write them: "Ron" is not "Ready or Not". */
export function isMisreadInitials(
	text: string,
	{ hash, start, end }: Tokens,
	{ posting, first }: PlacedCandidate,
): boolean {
	if (postingKind(posting) !== 'initials' || isAbbreviation(hash[first]!)) return false;
	return (text.slice(start[first], end[first]).match(/\p{Lu}/gu)?.length ?? 0) < 2;
}
