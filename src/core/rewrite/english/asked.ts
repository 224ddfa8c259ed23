/** Sentences that need the title. */
import type { Place } from '../place.ts';
import { isAQuestion } from './particular.ts';
import { BEFORE } from './words.ts';

/** Whether the sentence needs the title: a question or recommendation means this film. */
export const isAsked = ({ before, after }: Place) =>
	isAQuestion(before, after) ||
	(BEFORE.telling.test(before) && !REPORTED.test(before)) ||
	BEFORE.naming.test(before) ||
	/^\s*(?:anyone|next(?! (?:week|month|year|time|\p{Lu}))|is next|or\s)/iu.test(after) ||
	/(?<!\p{L})(?:(?:suggest|recommend|urge) (?:you|it|everyone)|do the same)(?!\p{L})/iu.test(after) ||
	(/^\s*as (?:a|an|the|my)\s(?!joke|kid|child|teen|treat|family|present|gift|surprise|warm|test|dare|couple|group|class)/iu.test(
		after,
	) &&
		!BEFORE.seeing.test(before)) ||
	/(?<!\p{L})(?:recommend\p{L}*|(?<!for (?:the|your|that) )recs?|suggestions?|try|check out|see also)(?!\p{L})|(?<!\p{L})(?:titled|called|named)\s+(?:[\p{L}’']+\s+)?$/iu.test(
		before.slice(-40),
	);

/** "I tell them to go watch X": no reader is asked. */
export const REPORTED =
	/(?<!\p{L})(?:tell|tells|telling|told|ask|asks|asking|asked|beg|begged|made|makes)\s+(?!you)(?:\p{L}+\s+){1,2}(?:to\s+)?(?:go\s+)?(?:re)?(?:watch|see)\s+$/iu;
