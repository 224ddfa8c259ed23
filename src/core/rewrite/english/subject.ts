/** Sentences whose subject is the title. */
import type { Edit } from '../../algorithms/edits.ts';
import { type Place, replaced } from '../place.ts';
import { clauseOf } from './around.ts';
import type { Name } from './name.ts';
import { DESCRIBED } from './particular.ts';
import { DID, NOUNS, OFTEN, OWNER, PRAISED, RECORDED } from './words.ts';

/** A film did something to the writer once; lasting traits are only said of a director's films, and only without praise. */
export function asSubject(place: Place, name: Name): string | null {
	const clause = clauseOf(place);
	if (RECORDED.test(place.after)) return null;
	if (DID_MORE.test(place.after)) return null;
	if (DID.test(place.after) && !OFTEN.test(clause)) return name.isEmpty ? null : name.some();
	return PRAISED.test(clause) ||
		DESCRIBED.test(place.after) ||
		IDENTIFIED.test(place.after) ||
		!saysMore(place) ||
		place.others.length > 0
		? null
		: name.certain();
}

/** "X is the one to show them." */
const IDENTIFIED = /^\s+(?:is|was|remains)\s+(?:(?:still|probably|maybe)\s+)?(?:the|my|our)\s/iu;

/** "X did more with less": it is measured by others. */
const DID_MORE = /^\s+\p{L}+\s+(?:\p{L}+\s+){0,2}(?:more|better|less|worse|best)(?!\p{L})/iu;

/** Whether a sentence says more than an opinion on the film. */
const saysMore = ({ before, after }: Place) =>
	(`${before} ${after}`.match(/\p{L}+(?:['’]\p{L}+)?/gu)?.length ?? 0) >= 7;

/** "X is the only film he ever finished." */
const ONLY_ONE = /^\s+(is|was)\s+the only (film|movie)(?=\s+(?:I|we|he|she|they|that|my|our)\s)/iu;
/** Where a sentence or a clause begins. */
const BEGINS = /(?:^|[,;]\s+(?:(?:and|but|so|yet)\s+)?)["“*_]*$/u;

/** "X is my favorite film." becomes "My favorite film is a Hungarian one." */
export function inverted(place: Place, name: Name, taken: number): Edit | null {
	const { before, after, text, item } = place;
	const left = before.slice(0, before.length - taken);
	const only = ONLY_ONE.exec(after);
	if (only !== null && name.isEmpty && BEGINS.test(left) && item.kept === '')
		return replaced(place, `there ${only[1]} only one ${only[2]}`, taken, only[0].length);
	const claim = new RegExp(
		`^\\s+(is|was)\\s+((?:(?:still|probably|easily|definitely|maybe|hands down)\\s+)?)((?:one of )?(?:${OWNER}|the))\\s+([^,.;:!?()"“”–—]*?)([.!…]?$|(?=, (?:and|but|though|no)\\s| (?:and|but|so) (?:i|we|you|he|she|they|it|nothing)\\s))`,
		'iu',
	).exec(after);
	if (claim === null || name.isEmpty || !BEGINS.test(left)) return null;
	const [all, verb, adverb, owner, rest, mark] = claim as unknown as [string, string, string, string, string, string];
	if (
		!/^(?:film|movie)\s|(?<!\p{L})(?:best|(?:comfort|go-to) \p{L}+|favou?rites?|greatest|worst|funniest|saddest|scariest|[\p{Ll}]+est)(?!\p{L})/iu.test(
			rest,
		)
	)
		return null;
	if (/(?<!\p{L})(?:one|part|thing|kind|it|when|if)(?!\p{L})/iu.test(rest) || item.kept !== '') return null;
	const has = new RegExp(`(?<!\\p{L})(?:${NOUNS[place.kind].any})(?!\\p{L})`, 'iu').test(rest);
	const said = `${owner} ${rest} ${verb} ${adverb}${has ? name.one() : name.some()}${mark}`;
	return text.length < item.end + all.length ? null : replaced(place, said, taken, all.length);
}
