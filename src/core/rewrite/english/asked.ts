/** Sentences that need the title. */
import type { Place } from '../place.ts';
import { isAQuestion } from './particular.ts';
import { BEFORE } from './words.ts';

/** Whether the sentence needs the title: a question or recommendation means this film. */
export const isAsked = ({ before, after }: Place) =>
	isAQuestion(before, after) ||
	(BEFORE.telling.test(before) && !REPORTED.test(before)) ||
	BEFORE.naming.test(before) ||
	ADVICE.test(before) ||
	/^\s*(?:anyone|next(?! (?:week|month|year|time|\p{Lu}))|is next|or\s)/iu.test(after) ||
	/(?<!\p{L})(?:(?:suggest|recommend|urge) (?:you|it|everyone)|do the same)(?!\p{L})/iu.test(after) ||
	(/^\s*as (?:a|an|the|my)\s(?!joke|kid|child|teen|treat|family|present|gift|surprise|warm|test|dare|couple|group|class)/iu.test(
		after,
	) &&
		!BEFORE.seeing.test(before)) ||
	/(?<!\p{L})(?:recommend\p{L}*|(?<!for (?:the|your|that) )recs?|suggestions?|try|check out|see also)(?!\p{L})|(?<!\p{L})(?:titled|called|named)\s+(?:[\p{L}’']+\s+)?$/iu.test(
		before.slice(-40),
	);

/** "You might want to see X before", "tip: watch X after" */
const ADVICE =
	/(?<!\p{L})you(?:['’](?:d|ll)|\s(?:should|might|must|have to|need)) (?:\p{L}+ ){0,4}(?:watch|see)\s(?:[^.;]*\s)?$|(?:^["“(*_]*|:\s+)(?:watch|see)\s(?:[^.;]*\s)?$/iu;

/** "I tell them to go watch X": no reader is asked. */
export const REPORTED =
	/(?<!\p{L})(?:tell|tells|telling|told|ask|asks|asking|asked|beg|begged|made|makes)\s+(?!you)(?:\p{L}+\s+){1,2}(?:to\s+)?(?:go\s+)?(?:re)?(?:watch|see)\s+$/iu;

/** Whether the sentence is about the film, or only its title makes the point. */
export const isPointed = ({ before, after, others }: Place) =>
	(others.length > 0 && /^\s+over\s/u.test(after)) ||
	OPINION.test(before) ||
	MEASURES.test(before) ||
	APT.test(`${before}Zq${after}`);

/** Signs that a sentence is about the film. */
const OPINION =
	/(?<!\p{L})(?:(?:not (?:joking|kidding)|no joke|I swear|believe it or not|of all (?:things|films|movies))(?!\p{L})[^.;:]*$|looking for|my (?:advice|tip)|if any(?:one|body)|sound (?:mad|crazy|weird|stupid|silly|strange)|hear me out|don['’]t judge|(?:feel|felt) about|to be fair|in fairness|update:|edit:|what to make of|letting (?:you|every\p{L}+|people) know|heads[- ]up|fyi|psa|i(?:['’]m| am) with \p{L}+ on|side with|the (?:more|less|longer) i|hot take|(?:un)?popular opinion|hill to die on|die on this hill|underrated|overrated|in (?:praise|defen[cs]e) of|(?:dis)?agree\p{L}* (?:about|on|with)|second\p{L}* (?:the|this|that)|shout-?out to|(?:love|case|appreciation|support) for)(?!\p{L})/iu;
/** What it is compared to says which it is. */
const MEASURES =
	/(?<!\p{L})(?:next (?:to|with)|compar(?:e[ds]?|ing)(?: (?:it|this|that|them|him|her))? (?:to|with)|(?:rat|rank|scor|plac)(?:e[ds]?|ing) .*(?:than|above|below|over|under|with)|(?:I|we|he|she|they)(?:['’]d| would) (?:watch|take|pick) .* over|(?:voted|picked|chose|choose) .* over)\s+$/iu;
/** The title is the point of what is said, or part of a film stands for all of that. */
const APT =
	/(?<!\p{L})(?:fitting(?:ly)?|ironic(?:ally)?|appropriately|aptly|on the nose|biased(?=[.!]?$)|spoil(?:ers?|ed)|no pun|thanks to (?:you|this|your)|(?:that(?! one)|those) (?:\p{L}+ ){0,2}(?:shot|scene|line|ending|finale|monologue|twist|soundtrack)s?)(?!\p{L})|(?<!\p{L})(?:(?:that(?! one)|those|these)(?: \p{L}+){1,3}|(?:no|every|any)thing|no one|nobody|every(?:one|body)) (?:in|of|from) Zq/iu;
