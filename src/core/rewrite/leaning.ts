/** Whether the sentence after a change is about what it named. */
import type { Language } from './languages/languages.ts';

/** Follow-ups about several films. */
export const OF_SEVERAL =
	/^\s*(?:Both|Neither|Either|They(?:['’]re| are| both)|The (?:two|three|first|second|others)|Beide|Die (?:zwei|beiden)|Les deux|Aucun|Ambas|Ambos|L[ao]s dos|Entrambi|I due|[AO]s (?:dois|duas)|Nenhum)(?!\p{L})/iu;

/** The same anywhere behind: "The students cried at both." */
export const OF_BOTH =
	/(?<!\p{L})(?:both|neither|either|the two|beide\p{L}*|die zwei|les deux|l['’]une? et l['’]autre|ambas|ambos|l[ao]s dos|entramb[ie]|tutt[ie] e due|i due|[ao]s (?:dois|duas))(?!\p{L})/iu;

/** Follow-ups about all of three or more, with that number. */
export const OF_ALL =
	/(?<!\p{L})(all|the|these|alle|die|les|los|las|tutt[ie] e|[ao]s) (three|four|five|drei|vier|fünf|trois|quatre|cinq|tres|cuatro|cinco|tre|quattro|cinque|três|quatro)(?=\s*(?:$|[.,;:!?)]))/iu;
/** Follow-ups about the last of a list. */
export const LATTER =
	/^\s*(?:(?:and |but )?(?:the latter|that last one|this last one)|dieser letzte|letzterer?s?|ce dernier|cette dernière|[ée]st[ae] últim[ao]|quest['’]ultim[oa])(?!\p{L})/iu;

/** Follow-ups about an item by its place in a list. */
export const BY_PLACE = /^\s*(?:[\p{L}'’]+,? ){0,4}the (first|last|middle) one(?!\p{L})/iu;

/** Follow-ups that are true of only one film: "Still the best of them." */
export const SUPERLATIVE =
	/^\s*(?:(?:It['’]s|That['’]s|Still|Easily|Probably|Maybe|Definitely|By far|Immer noch|Toujours|Todavía|Sigue siendo|Ancora|Ainda)\s+)*(?:(?:one of )?(?:the|my|his|her|their)\s+(?:\p{L}+\s+)?(?:best|worst|greatest|finest|favou?rite|most|least|only|\p{Ll}+iest|\p{Ll}{3,}est)|(?:der|die|das|mein|sein|ihr) (?:beste\p{L}*|schönste\p{L}*|größte\p{L}*|liebste\p{L}*)|(?:le|la|mon|ma|son|sa) (?:meilleur|plus|pire)|(?:la|el|mi|su) (?:mejor|peor|más)|(?:il|la) (?:mio |mia |suo |sua )?(?:miglior|peggior|più)|(?:o|a) (?:meu |minha |seu |sua )?(?:melhor|pior|mais))(?!\p{L})/iu;

/** Praise of what was named. */
export const PRAISE =
	/^\s*(?:An?|What an?|Such an?|Ein|Une?|Una?|Uma?)\s+(?:absolute\s+)?(?:masterpiece|gem|triumph|Meisterwerk|chef-d|obra maestra|obra-prima|capolavoro)/iu;

/** Begins with a word for what was named, or is barely a sentence. */
const BEGINS_ON =
	/^[ \t]*(?:(?:Its|That|This|These|Those|His|Her|A|An|Both|Same|Also|Too|So|Er|Es|Das|Ein|Eine|Una|Un|Une|Il|Elle|C['’]est|Lo|La|Uma|Um)(?!\p{L})|\p{Lu}[\p{L}'’ ]{0,24}[.!?](?:\s|$))/u;
const FIRST_WORDS = /^[ \t]*(?:\S+[ \t]+){0,4}\S+/u;
/** Clitics come late. */
const MORE_WORDS = /^[ \t]*(?:\S+[ \t]+){0,6}\S+/u;

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${words})(?!\\p{L})`, 'iu');
/** Words for what was named, near the beginning. */
const POINTS_BACK: Record<Language, RegExp> = {
	en: whole(
		'it|he|him|she|they|them|th(?:is|at)(?= (?:one|is|was|film|movie)(?!\\p{L})|[.,!?])|the (?:first|last|middle) one',
	),
	de: whole('er|sie|ihn|ihm|es|das (?:ist|war)|den (?:habe|hat|muss|kann|fand)|der (?:ist|war)'),
	fr: whole("il|elle|ils|elles|ça|cela|celui-ci|l['’](?:ai|a|as|ont|avai\\p{L}*|avons|avez)"),
	es: whole('lo|a él|es[ao]s? \\p{Ll}+|es[ea] \\p{Ll}+|la (?:he|vi|vimos|vio|odi\\p{L}*|am\\p{L}*)|ella|eso|esto'),
	it: whole("lo|l['’](?:ho|ha|hanno|abbiamo|avevo|aveva)|questo|quello"),
	pt: whole('ele|ela|eles|elas|isso|isto'),
};

/** Whether it soon has a word for what was named. @param rest the text after the sentence */
export const pointsBack = (rest: string, language: Language | null): boolean =>
	POINTS_BACK[language ?? 'en'].test((/it|es/.test(language ?? '') ? MORE_WORDS : FIRST_WORDS).exec(rest)?.[0] ?? '');

/** A judgment of what was named, or one of its people: "I have never enjoyed anything so much", "There's a man who knows". */
export const RETURNS =
	/^\s*(?:(?:[\p{L}'’]+,?\s+){0,9}?(?:any|no)thing (?:so|as|more|less|better|worse|like it)(?!\p{L})|There(?:['’]s| is| was) (?:an?|one) (?:man|woman|guy|girl|boy|kid|character|actor|actress|director|film-?maker)(?!\p{L}))/iu;

/** Says how often one film was seen: "I've seen it eight times." */
export const SEEN_OFTEN =
	/^\s*(?:I|we|he|she|they)(?:['’](?:ve|s))?\s(?:have |has )?(?:probably |must have |easily )?(?:re)?(?:see|seen|saw|watch|watched) it\s(?:\p{L}+\s){0,3}(?:times|twice|again|every|each)(?!\p{L})/iu;

/** What may be the film of a clause: "I watch it every year", "He said they'd got it right", "I have." */
const OF_CLAUSE =
	/(?<!\p{L})(?:it|its|they|them|their|there|ones?|same|both|neither|so (?:did|do|does|have)|the (?:films?|movies?)(?!\s["“«*_])|the (?:book|first|second|last|other|original|remake|(?:\p{L}+\s)?(?:ending|scenes?|sequences?|shots?|opening|finale|twist|cast|score|soundtrack|acting|dialogue)))(?!\p{L})|^\s*(?:that|this|these|those|which)(?!\p{L})|^\s*(?:I|we|you|he|she|they) (?:have|did|do|was|were|had|am|are|haven['’]t|didn['’]t|don['’]t|never)(?:[.!,]|$)/iu;
const OF_PERSON = /(?<!\p{L})(?:he|she|him|her|his|hers)(?!\p{L})/iu;
/** People that a sentence names itself. */
const PERSON = /(?<!\p{L})(?:he|she|him|his|her|(?:my|our|the|an?)\s+\p{Ll}+|\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+)(?!\p{L})/u;

/** Whether the text behind a sentence is about the clause that it lost. @param isOption whether that was one of several */
export function isMissed(after: string, next: string, language: Language | null, isOption: boolean): boolean {
	const [first = '', second = ''] = next.trimStart().split(/(?<=[.!?])\s+/u, 2);
	if (language !== 'en') return pointsBack(first, language);
	// "Birdman cheats, but it cheats well": the sentence has named what it is about.
	if (isOption && /^\p{Lu}\p{Ll}+ \p{Ll}+s,? (?:but|and) it(?!\p{L})/u.test(first)) return false;
	return (
		RETURNS.test(next) ||
		OF_CLAUSE.test(first) ||
		pointsBack(second, 'en') ||
		(OF_PERSON.test(first) && !PERSON.test(after))
	);
}

/** Whether it needs that sentence. @param rest the text behind it */
const leans = (rest: string, language: Language | null): boolean => BEGINS_ON.test(rest) || pointsBack(rest, language);

/** Has a subject that does not need the sentence before: the writer. */
const OF_THE_WRITER =
	/^[ \t]*["'“(*_]*(?:(?:and|then|also|anyway|today|tonight|yesterday|tomorrow|(?:on|in|at|after|before|for|since|as|if|when|next|this|last|meanwhile|elsewhere|otherwise)\s[^,.]{1,40}),?\s+)?(?:I|we|my|our|ich|wir|mein\p{L}*|unser\p{L}*|je|nous|mon|ma|mes|notre|nos|yo|mi|mis|nosotros|io|noi|il mio|la mia|eu|nós|o meu|a minha|meu|minha)(?![\p{L}])|^[ \t]*j['’]/iu;
/** May be about the film anywhere in a sentence. */
const ABOUT_IT =
	/(?<![\p{L}\p{N}])(?:it|its|that|this|these|those|them|they|he|she|him|her|his|hers|both|either|neither|one|other|others|another|same|there|so|either|too|also|instead|as well|(?:the|that|any|my) (?:film|movie|ending|scenes?|plot|story|soundtrack|score|cast|director|actors?|characters?|running time|remake|original|sequel)|es|ihn|ihm|ihr|ihn?en|dies\p{L}*|das|der|den|dem|beide\p{L}*|dabei|darin|dafür|davon|danach|ça|cela|celui|l['’]\p{L}+|les deux|y|en|lo|los|eso|esto|ese|esa|aquello|ella|ambas|ambos|allí|quello|questo|ne|entrambi|isso|isto|ele|ela|nele|nela|dele|dela|ambos)(?![\p{L}])/iu;
/** Contrasts with what was said. */
const CONTRASTS =
	/^[ \t]*(?:But|Yet|Still|Though|However|Not|No|Nor|Neither|Except|Because|Same|Big|Which|Fair|Well|Yes|Aber|Doch|Nicht|Trotzdem|Mais|Pourtant|Pas|Pero|Sin embargo|No|Ma|Però|Non|Mas|Não|Só)(?!\p{L})/u;

/** Whether a sentence makes sense without the one before it, and the text after it does not continue from that. */
export const stands = (sentence: string, behind: string): boolean =>
	OF_THE_WRITER.test(sentence) &&
	!ABOUT_IT.test(sentence) &&
	!/\?["'”’»)]*\s*$/u.test(sentence) &&
	!/^[ \t]*(?:It|That|He|She|They|Es|Er|Sie|Das)(?!\p{L})/u.test(behind);

/** The same if it names another film. */
export const standsWithFilm = (sentence: string, language: Language | null): boolean =>
	!CONTRASTS.test(sentence) &&
	!leans(sentence, language) &&
	!/,?\s(?:though|too|as well)[.!]*$|(?<!\p{L})(?:same|also|instead|of (?:his|hers|theirs))(?!\p{L})/iu.test(sentence);
