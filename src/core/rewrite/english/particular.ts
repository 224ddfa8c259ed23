/** "A certain Hungarian film": where not any film could stand, but its writer means one. */
import type { Edit } from '../../algorithms/edits.ts';
import { shifts } from '../particular.ts';
import { type Place, replaced } from '../place.ts';
import type { Name } from './name.ts';
import { BEFORE, DID, IS, RECORDED, REPEATED, SEEING } from './words.ts';

/** Verbs with a film as their object, other than those of seeing one. */
const VERBS =
	'forg[ai]ve|sells?|quotes?|uses?|used|shot|filmed|made|make|shows?|compares?|takes?|took|thanks?|blames?|skips?|plays?|watch|watches|sees?|teach|knows?|knew|grew up on|grew up with|hums?|sings?|sang|wore out|stop|stopped|puts?|leaves?|left|loses?|lost|ruins?|calls?|had|have|has|finish|bring|keeps?|explain|describe|survive|buy|rent|borrow|lend|ban|skip|play|hum|sing';
const PREPOSITIONS =
	'of|in|about|around|behind|against|towards?|throughout|from|with|for|to|at|on|by|into|onto|through|during|after|before|until|till|since|than|over|like|without|except|despite|unlike|besides|the same \\p{L}+ as';
const OBJECT = new RegExp(
	`(?<![\\p{L}\\p{N}'’])(?:${SEEING}|${VERBS}|${PREPOSITIONS}|[\\p{Ll}-]{2,}ing|[\\p{Ll}-]+ed)\\s+(?:(?:me|him|her|us|them|you|up|on|off|out)\\s+)?$`,
	'iu',
);
/** "The beloved X", "my boring X": a word of the title's own; "the rain in X": the sentence is about that. */
const OWN =
	/(?<!\p{L})(?:the|an?|my|our|your|his|her|their|its|this|these|those|some|any|no|that(?=\s(?:same|one|old|new|whole)\s))\s+(?:(?:(?:[\p{L}]+ly|very|most|so|much|still)\s+)?(?!(?:since|of|in|from|with|for|to|at|on|about|after|before|than)\s)[\p{L}-]+\s+)?$|^["“(*_]*(?:the|that|those|every|each)\s(?:[\p{L}-]+\s){1,2}(?:in|of|from|with|for|about|to)\s+$/iu;
/** Its writer, or people whom the draft speaks of: what is said is not about the film. */
const OF_PEOPLE =
	/(?<!\p{L})(?:I|me|my|we|us|our)(?!\p{L})(?!\s(?:can )?(?:see|get|learn|find out|meet|are)\s)|^["“(*_]*(?:(?:he|she|they|tbh|ngl|lol|imo)\s|(?:just|finally|thanks|grew|took|saw|went|got|had|made|spent|found|bought|sat|fell|been|came|left|woke|\p{L}+(?:ing|ed))\s)/iu;
/** What may follow a name: not a noun that the title describes. */
const FOLLOWS =
	/^(?:[*_)"”’\]]*\s*(?:$|[.!?,;:…)]|[–—-])|\s+(?:I|we|he|she|they|my|and|but|or|so|because|cos|bc|since|when|while|if|as|with|without|at|in|on|to|for|from|by|into|after|before|during|until|till|over|about|around|near|than|that|which|who|where|again|twice|once|now|then|too|yet|today|tonight|yesterday|last|this|next|every|each|all|more|less|most|though|although|unless|is|was|did|does|has|had|will|would|should|could|can|might|off|out|up|back|alone|together|instead|first|there|here|never|ever|just|right|only|way|not|halfway|midway|wanting|feeling|crying|sobbing|laughing|thinking|shaking|smiling|even|whenever|three|four|\d+|meets|\p{L}+ly|\p{L}+ed)(?!\p{L}))/iu;
/** Shows the film. */
const SHOWN =
	/^["“(*_]*(?:in\s+$|filming\s|making\s|(?:at|during|in) the \p{L}+ (?:\p{L}+ )?(?:of|from|in)\s)|(?<!\p{L})this (?:scene|shot|clip|still|poster)(?!\p{L})|(?<!\p{L})(?:performances?|characters?|villains?|roles?|actors?|actress|played|plays|starring|fight)(?!\p{L}).*(?<!\p{L})(?:in|from|of)\s+$/iu;
/** Needs the title: a wish, a taste, an example, or advice. */
const NEEDED =
	/(?<!\p{L})(?:fans? of|hype|love (?:for|of)|mix (?:of|between)|between|(?:thoughts|notes?|words?|essay|piece) (?:on|about)|reviews? of|spoilers|(?:something|anything|nothing|stuff|films?|movies?|ones?|more|close|similar) (?:like|to)|sequels? to|named after|version of|prefer\p{L}*|instead of|rather than|already (?:seen|saw|watched)|watchlist|recommend\p{L}*|worth|found|(?:better|worse|more|less) than|it['’]s no)\s+(?:\p{L}+\s+)?$|(?:[,–—(]\s*|would\s(?:\p{L}+\s)?|['’]d\s(?:\p{L}+\s)?)(?:like|such as|including|say)\s+$|(?<!\p{L})(?:if|if only|like|heard of|vein of|case of|comparison (?:to|with)|rip-?off of|rehash of|parody of|remake of|expect \p{L}+ (?:from|of))\s+$/iu;
const ADVICE =
	/(?<!\p{L})(?:you(?:['’](?:d|ll)|\s(?:should|might|must|have to|need))|pl[zs]|if you|the (?:sequel|prequel|remake|original)s?)(?!\p{L})/iu;
/** "I want to see X before I die." */
const WISH = /(?<!\p{L})(?:want(?:ed)?|meant?|meaning|hop(?:e|ed|ing)|dying|waiting|plan(?:ning)?) to \p{L}+\s+$/iu;
/** What a film is like, or did to all: nothing is said without its title. */
const JUDGED =
	/(?<!\p{L})(?:best|better|worst|worse|great(?:er|est)?|good|fine|bad|perfect|boring|amazing|incredible|brilliant|neat|long|too|fun|over-?rated|under-?rated|over-?hyped|masterpieces?|classic|favou?rites?|aged|dated|deserves?|holds? up|ahead of|the real thing|level|for everyone|than (?:any|every)thing|works?|still|the (?:one|film|movie)|(?:scari|funni|sadd|weird|great|tough|long|strong|slow|smart|strange|bleak|sweet|dark|clos)(?:er|est))(?!\p{L})/iu;
/** "X was shot in my town" */
const OF_PLACE = /^\s+was (?:shot|filmed|made)\s(?:[\p{L}-]+\s){0,4}?(?:my|our|here|where (?:I|we))(?!\p{L})/iu;
/** Says what the film is: not what happens with it, as "is out again". */
export const DESCRIBED =
	/^\s+(?:is|isn['’]t|was|wasn['’]t)(?!\p{L})(?!\s+(?:(?:still|also|currently|always|not)\s+)?(?:out|in|on|at|back|waiting|showing|playing|running|screening|coming|streaming|missing|sitting|leaving|booked|borrowed|sold|shown|lent|stuck|the (?:first|last) thing)(?!\p{L}))/iu;
/** Shorter sentences say little without a title. */
const FEWEST_WORDS = 5;

/** Whether a sentence asks something: "he said it was funny??" does not. */
export const isAQuestion = (before: string, after: string): boolean =>
	/\?["'”’»)*_]*$/u.test(after) && !(/\?\?["'”’»)*_]*$/u.test(after) && STATED.test(before) && !ASKED.test(before));
const STATED = /(?<!\p{L})(?:i|we|he|she|they|(?:my|our|his|her|their|the)\s+\p{L}+)\s+(?:\p{L}+\s+){1,3}$/iu;
const ASKED =
	/(?<!\p{L})(?:(?:ha(?:s|ve|d)|did|do(?:es)?|is|are|was|were|can|could|should|would|will)(?:n['’]t)?\s+(?:any|some|every)?(?:one|body|you|i|we|he|she|they|it|this|the|my)|any(?:one|body)|who|what|why|when|where|which|how)(?!\p{L})/iu;

const countOf = (text: string) => text.match(/\p{L}+(?:['’]\p{L}+)?/gu)?.length ?? 0;

/** Whether a sentence is about its writer or people, and not only the film. */
export const isOfPeople = ({ before, after }: Place): boolean => OF_PEOPLE.test(`${before}Zq${after}`);

/** Names it as the subject, or as the object of a verb or a preposition; null elsewhere. */
export function particular(place: Place, name: Name): Edit | null {
	const { before, after } = place;
	const the = /(?<![\p{L}\p{N}])the\s+$/iu.exec(before)?.[0] ?? '';
	const left = before.slice(0, before.length - the.length);
	const put = (words: string) => replaced(place, words, the.length);
	if (isListed(place) || countOf(left + after) < FEWEST_WORDS) return null;
	if (
		name.isEmpty &&
		(MEANT.test(left) || (place.others.some(({ end }) => end <= place.item.start) && !BEFORE.seeing.test(left)))
	)
		return null;
	if (STEP.test(left) && GOES_ON.test(after)) return name.isEmpty && OR.test(left) ? null : put(name.some());
	if (
		OWN.test(left) ||
		NEEDED.test(left) ||
		(BEFORE.is.test(left) && !/^\s(?:that|who)\s/u.test(after)) ||
		BEFORE.liking.test(left)
	)
		return null;
	if (!isOfPeople(place) || SHOWN.test(left)) return null;
	const clause = clauseOf(place);
	if (ADVICE.test(clause) || (/from\s+$/iu.test(left) && name.post !== '')) return null;
	if (START.test(left) && (SUBJECT.test(after) || IS.test(after) || DID.test(after)))
		return JUDGED.test(clause) ||
			(RECORDED.test(after) && !OF_PLACE.test(after)) ||
			(DESCRIBED.test(after) && !OF_PLACE.test(after)) ||
			(name.isEmpty && !OF_WRITER.test(after))
			? null
			: put(name.particular(BEGINS.test(left)));
	if (!(OBJECT.test(left) || BEFORE.is.test(left)) || !FOLLOWS.test(after)) return null;
	if (REPEATED.test(clause) && BEFORE.seeing.test(left)) return put(name.same());
	const some = name.some();
	// A country or a decade is particular enough, unless the clause is true of that film only.
	return put(name.isEmpty || WISH.test(left) || shifts(some, left, after, 'en') ? name.particular() : some);
}

/** "But one film made me cry." */
const BEGINS = /^["“(*_]*(?:(?:And|But|So|Yet|Still,)\s+)?$/iu;
/** What it did to its writer, or its writer with it, or where it ran. */
const OF_WRITER = /^\s+(?:is|was)\s|(?<!\p{L})(?:I|me|my|we|us|our|mine)(?!\p{L})/u;
/** Bound to one film: "a certain film" would say nothing there. */
const MEANT =
	/(?<!\p{L})(?:since|at|ca(?:tch|ught) up (?:with|on))\s+$|(?<!\p{L})(?:most|best|worst|\p{Ll}+iest|keeps? (?:selling|calling))(?!\p{L})/iu;
/** What one film after another was, or may be: "Then X because it was short." */
const STEP = /^["“(*_]*(?:first|then|next|later|or maybe|or perhaps|and then|after that|finally|lastly),?\s+$/iu;
const OR = /^[^\p{L}]*or\s/iu;
const GOES_ON =
	/^(?:,\s+(?:which|who|if|because|when|where|then|since|but)|\s+(?:because|since|on|in|at|with|after|as|when|for|by|from))\s/iu;
const START = new RegExp(
	`${BEFORE.start.source}|(?<!\\p{L})(?:what|means?|maintain|hear|heard|hearing|swears?|claims?|insists?|suspect|noticed|decided)\\s+(?:that\\s+)?$`,
	'iu',
);
const SUBJECT =
	/^\s+(?:meets|invented)\s|^,\s+(?:on the other hand|though|meanwhile|however),\s+(?:(?:I|we|he|she|they|my)(?!\p{L})|\p{Ll}+(?:ed|t|oke)\s+(?:me|us|my)(?!\p{L}))/iu;

/** Whether it is listed with others. */
export const isListed = ({ text, item, others }: Place) =>
	others.some((one) =>
		/^\s*(?:[,/&+]|,?\s(?:and|or|then|and then))\s*$/iu.test(
			text.slice(Math.min(one.end, item.end), Math.max(one.start, item.start)),
		),
	);

/** The clause around a title, without it. */
const clauseOf = ({ before, after }: Place) => `${before.split(CLAUSE).at(-1)}${after.split(CLAUSE)[0]}`;
const CLAUSE = /[,;:–—]|\s(?:and|but|so|while|because)\s/u;
