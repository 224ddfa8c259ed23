/** Sentences that say something else than what happened with one film: jokes, comparisons, events that any film may be part of. */
import type { Edit } from '../../algorithms/edits.ts';
import { type Place, replaced } from '../place.ts';
import { clauseOf, ends } from './around.ts';
import type { Name } from './name.ts';
import { OFTEN } from './words.ts';

/** The title is the joke. */
export const JOKED =
	/(?<!\p{L})(?:not (?:joking|kidding)|no joke|I swear|believe it or not|of all (?:things|films|movies))(?!\p{L})[^.;:]*$/iu;
/** What it is compared to says which it is. */
export const COMPARED =
	/(?<!\p{L})(?:(?:compared|next) (?:to|with)|(?:is|was|be|as|becomes?|not) the (?:new|next|modern|real))\s+$/iu;
const SINCE =
	/(?<!\p{L})(?:most|best|worst|\p{Ll}+est)\s[^,;:]*\s(?:I['’]ve|I have|we['’]ve|we have)\s(?:ever )?\p{Ll}+\s+(since\s+(?:the\s+)?)$/iu;
const DONE = /(?<!\p{L})(?:did|done|tried|had) (?:that|this|it) (with\s+(?:the\s+)?)$/iu;

/** What people say where only the title would say more; undefined where they would say something of the film. */
export function idiomFor(place: Place, name: Name): Edit | null | undefined {
	const [since, done] = [SINCE.exec(place.before)?.[1], DONE.exec(place.before)?.[1]];
	if (since !== undefined)
		return name.isEmpty && ends(place.after) ? replaced(place, 'in a long time', since.length) : null;
	if (done !== undefined && name.isEmpty && ends(place.after) && !OFTEN.test(clauseOf(place)))
		return replaced(place, 'once', done.length);
	return undefined;
}

/** What happened once with a film that was liked, graded, or recommended by others: any film can be named there. */
const EVENTS: readonly (readonly [before: RegExp, after: RegExp])[] = [
	[
		/(?<!\p{L})(?:loved|liked|hated|adored|enjoyed|disliked)\s+$/iu,
		/^,?\s+(?:(?:but|and|while|although|though|even though)\s+(?:my|our|his|her|the|everyone|\p{Lu}\p{Ll}+)\s|(?:last (?:night|week)|yesterday|when (?:I|we)\s|as a (?:kid|child|teenager)|back in))/u,
	],
	[/(?<!\p{L})(?:my|our)\s+\p{Ll}+\s+(?:loved|liked|hated|adored|enjoyed)\s+$/iu, /^(?:,|\s+(?:and|but|when))\s/u],
	[/(?<!\p{L})called\s+$/iu, /^\s+(?:["“]|an?\s|over|under)/u],
	[/(?<!\p{L})put\s+$/iu, /^\s+on(?!\p{L})/u],
	[
		/(?<!\p{L})(?:gave|(?:I|we|he|she|they)['’]d give|would give)\s+$/iu,
		/^\s+(?:an?\s+)?(?:\p{Ll}+\s+)?(?:[★½]+|\d[\d.,]*(?:\s?\/|\s+(?:out of|stars?))|(?:one|two|three|four|five)(?:\s+and a half)?\s+stars?)[^.!?]*(?:[,;]|\s(?:and|but|on|at|with|because|when|though))\s/iu,
	],
	[
		/(?<!\p{L})(?:he|she|they|someone|(?:my|our|a|the)\s+\p{Ll}+)\s+(?:recommended|suggested|picked|chose)\s+$/iu,
		/^(?:[.!]*$|,\s+(?:which|and|but|so)\s|\s+(?:to|at|for|in|last|once)\s)/u,
	],
	[
		/(?<!\p{L})(?:whoever|the (?:one|person) who|someone (?:here )?who)\s+(?:recommended|suggested)\s+$/iu,
		/^\s+(?:in|on|to|at|last)\s/u,
	],
	[
		/(?<!\p{L})(?:thought|told|figured|assumed|worried|feared|hoped|swore|promised(?: me)?)\s+(?:that\s+)?$/iu,
		/^\s+(?:would|was going to|might)\s/u,
	],
];
export const isEvent = ({ before, after }: Place) =>
	EVENTS.some(([left, right]) => left.test(before) && right.test(after)) && !/\?["'”’»)*_]*$/u.test(after);
/** The same place behind a verb that any film may follow. */
export const withoutVerb = (place: Place): Place => ({ ...place, before: place.before.replace(/\p{L}+\s+$/u, 'saw ') });
