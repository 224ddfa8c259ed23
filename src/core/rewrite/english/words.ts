/** Words that tell the slot of an English title. */
import type { PackKind } from '../../catalogue/packKinds.ts';

export const NOUNS: Record<PackKind, { noun: string; any: string }> = {
	films: {
		noun: 'film',
		any: '(?:film|movie|flick|picture|documentary|classic|masterpiece|comedy|drama|thriller|western|musical|short|biopic|feature)',
	},
	boardgames: { noun: 'board game', any: '(?:(?:board ?|card ?)?game|expansion)' },
	anime: { noun: 'anime', any: '(?:anime|series|show|film|movie)' },
	books: { noun: 'book', any: '(?:book|novel|novella|memoir)' },
};

/** "A Ukrainian", "a European": spelled with a vowel, spoken with a consonant. */
export const VOWEL = '(?!uk|uru|ug|uni|eu|one)[aeiou]';
export const article = (words: string) => (RegExp(`^${VOWEL}`, 'i').test(words.normalize('NFD')) ? 'an' : 'a');

const QUALITIES =
	'very|so|most|more|original|first|second|third|last|latest|new|newer|old|older|great|greatest|good|best|better|worst|bad|brilliant|amazing|stunning|gorgeous|haunting|moving|boring|fascinating|devastating|underrated|overrated|beloved|excellent|magnificent|slow|short|long|early|late|silent|weird|strange|lovely|classic|epic|legendary|iconic|entire|actual|incredible|restored|uncut|perfect|little|dear|poor|cult|minor|major|quiet|sad|strange|unbearable|insane|wild|astonishing|superb';
/** Adjectives and adverbs, by ending or listed. */
export const ADJECTIVE = `(?:(?:${QUALITIES})(?!\\p{L})|[\\p{Ll}-]+(?:ly|ful|ous|ive|less|able|ible|ish|istic|esque)(?!\\p{L}))`;
/** Words that a title would then be measured by: no other film is "his best". */
export const OWNER = '(?:my|your|his|her|its|our|their|whose)';

/** Verbs after which a film is one of many that someone came across. */
export const SEEING =
	'downloaded|recorded|taped|borrowed|bringing back|brought back|brought in|keep|kept|sold|traded|return|returned|returning|lent|compared|compare|crying over|cried over|laughing at|looping|quoting|reciting|recite|explained|explaining|showing|screening|renting|streaming|saw|seen|seeing|own|owned|watched|rewatched|re-watched|revisited|finished|caught|watching|rewatching|revisiting|discovered|streamed|bought|found|rented|started|finishing|endured|survived|programmed|screened|showed|projected|put on|sat through|slept through|walked out of|fell asleep to|cried at|cried during|logged|picked up|picked|queued up|queued|played|read|reread|finished reading|ended up with|went with|chose|borrowed|pirated|taped|tried|(?<!(?:as|nor|neither|so)\\s)did';
/** Verbs of opinions, which are of one film. */
const LIKING =
	"loved|liked|hated|adored|disliked|enjoyed|admired|appreciated|missed|love|adore|hate|loves|likes|adores|hates|loving|hating|dislike|enjoy|admire|prefer|preferred|miss|appreciate|defend|defended|worship|cherish|praise|praised|love to death|rank|put|consider|(?:I|you|we|they|really|also|don['’]t|didn['’]t|do|did) like";
const FEELING =
	'assign|assigned|screen|project|program|teach|taught|remember|remembered|forget|forgot|mention|mentioned|understand|understood|get|know|discuss|discussed|quote|quoted|quoting|rewatch|revisit|watch|see|finish|recall|describe|think about|dream about';
/** Actions that need a film's title. */
const NAMING =
	'try|recommend|recommended|recommending|suggest|suggested|suggesting|check out|checking out|seek out|look up|look for|looking for|searching for|find|stream|start with|go with|begin with|try out|pick|vote for|rec|give|gave|giving|want|wants|need|needs|rate|rated|score|scored|nominate|download|name|titled|called|named|entitled|mean|meant|mixed up|confusing|thinking of|(?<!(?:stop|keeps?|kept|start|started)\\s)talking about|referring to|suggestion of|go wrong with|starting with|came out (?:before|after)|(?:films?|movies?|anything|something|stuff|ones?) (?:like|similar to)';
export const BEFORE = {
	seeing: new RegExp(
		`(?<![\\p{L}\\p{N}'’])(?:(?:${SEEING})|(?:showed|lent)\\s+(?:(?:me|him|her|us|them)|(?:my|our|the)\\s+[\\p{Ll}-]+))\\s+$`,
		'iu',
	),
	liking: new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${LIKING})\\s+$`, 'iu'),
	feeling: new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${FEELING})\\s+$`, 'iu'),
	naming: new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${NAMING})\\s+(?:(?:me|you|him|her|us|them)\\s+)?$`, 'iu'),
	/** "Watch X!" and "you should see X". */
	telling:
		/(?:^["'“‘(*_]*|^@\S+\s+|(?:do not|don['’]t|should|must|got to|gotta|have to|need to|please|and|then|now|go|let['’]s|instead|definitely)\s+|,\s+)(?:re)?(?:watch|see|read|play)\s+$/iu,
	/** Prepositions: first those for what happens once. */
	once: /(?<![\p{L}\p{N}'’])(?:after|before|during|through|to|for|until|at|with|into|by|via|on)\s+$/iu,
	of: /(?<![\p{L}\p{N}'’])(?:of|in|about|around|behind|against|toward|towards|throughout|from|reminded me of|reminds me of)\s+$/iu,
	/** Measures something by the film. */
	than: /(?<![\p{L}\p{N}'’])(?:than|over|without|except|despite|beyond|unlike|besides|as|like)\s+$/iu,
	is: /(?:(?<![\p{L}\p{N}])(?:is|was|be|been|remains|remained)|(?<=it)['’]s)(?:\s+(?:still|probably|definitely|always|also|easily|maybe|perhaps|of course|currently|now|actually|simply))?\s+$/iu,
	/** Beginnings of sentences and clauses. */
	start:
		/(?:^["'“‘(*_]*|^(?:ngl|tbh|imo|lowkey|lol|man|god|wow|damn|okay|ok|yeah|also|again),?\s+(?:(?:but|and|yeah)\s+)?|^@\S+\s+(?:(?:yeah|yes|yep|no|nah|agreed|same|well|oh),?\s+)?|(?:[,;:–—(]|^)\s*["'“‘(]?\s*(?:(?:and|but|so|yet|then|or)\s+)?|(?<![\p{L}\p{N}'’])(?:and|but|so|that|because|when|while|where|if|since|though|although|how|why|think|thought|say|said|know|felt|feel|believe|guess|hope|bet|wish|maybe|perhaps|lately|recently|yesterday|today|tonight|then|now|still|finally|also|anyway|honestly|personally|meanwhile|only|even|no wonder|glad|once|sure)\s+(?:that\s+)?)$/iu,
};

/** Verbs in the present after a subject: they are always about one film. */
export const IS =
	/^\s+(?:(?:also|still|really|just|never|always|only|actually|probably|definitely|simply|truly|honestly|easily)\s+)?(?:is|isn['’]t|was|wasn['’]t|are|aren['’]t|were|weren['’]t|has|hasn['’]t|will|won['’]t|would|should|might|must|hits|can|can['’]t|could|does|doesn['’]t|remains|deserves|feels|looks|seems|terrifies|scares|bores|makes|works|holds|gets|gives|takes|keeps|needs|ends|starts|moves|sounds|stays|plays|breaks|knows|uses|lets|asks|wrecks|ruins|drags|haunts|reminds|hurts|matters|rules|rocks|slaps|means|says|tells|shows|wins|kills|sucks|lacks|opens|touches|captures|nails|changes|proves|belongs|speaks|reads|gains|grows|never)(?![\p{L}\p{N}])/iu;
export const DID =
	/^\s+(?:(?:also|still|really|just|never|always|only|actually|completely|totally|finally|absolutely|truly|nearly|almost)\s+)?(?:did|didn['’]t|had|made|left|stayed|wrecked|blew|broke|ran|got|took|came|went|felt|hit|kept|gave|wore|put|sent|stuck|taught|sold|ruined|(?:is|was|came|comes) on(?! (?:an?other|a|my|the (?:same|verge|edge|list))(?!\p{L}))|plays|played|[\p{Ll}-]+ed)(?![\p{L}\p{N}])/iu;

/** Nouns after a title used like an adjective: "the Alien soundtrack". */
export const THINGS =
	'(?:soundtrack|score|poster|trailer|ending|screening|cast|screenplay|script|opening(?! (?:night|weekend|day))|premiere|restoration|re-?release|plot|story|theme|finale|remake|review|crew|set|rewatch|blu-?ray|dvd|quotes?|scenes?|fans?|thread|references?|trilogy|franchise|series|saga|universe|sequel|prequel|book|novel|game|director|marathon|merch|memes?|adaptation|discussion|characters?|actors?|vibes?|energy|style|tattoo|t-?shirt|level|type|kind|films?|movies?|guy|girl|kid|stan|discourse|hype|people|lovers?|haters?|version|edition|cut|print|box set|criterion|4k|dvds|posters)';
/** What may follow a removed title. */
export const GOES_ON =
	/^(?:[*_]*$|[\s)\]*_"”’»]*[.,;:!?…)]|\]\(|[\s"”’]*\s+[–—-]|[\s"”’]*\s+(?:\p{Ll}|I\b|\d|\(|\p{Lu}{2}))/u;
/** What happened more than once, or never, was with one film. */
export const OFTEN =
	/(?<!\p{L})(?:(?:meaning|wants?|wanted|hoping|planning|dying|waiting) to|never|not|no one|nobody|without|always|every|often|usually|whenever|yet|times|twice|again|too|either|as well|each|once)(?!\p{L})|(?<!(?:ca|could)(?=n['’]t (?:stop|help|even|finish|get through|sit through)))n['’]t(?!\p{L})/iu;
/** What was done more than once with the same film. */
export const REPEATED =
	/(?<!\p{L})(?:twice|traditions?|rituals?|annual(?:ly)?|yearly|(?!at |some |these |those )(?:\p{L}+|\d+) times|(?:every|each) (?:single )?(?!one|body|frame|scene|shot|film|movie)\p{L}+|(?:\p{L}+th|\d+(?:st|nd|rd|th)) time|always|whenever)(?!\p{L})/iu;
/** Facts about one film: when it came out, what it won. */
export const RECORDED =
	/^\s+(?:\p{L}+\s+)?(?:came out|did (?:it|that|this)|was (?:released|made|shot|filmed|nominated)|won|lost|premiered|flopped|bombed|earned|grossed|changed (?:cinema|film|movies|everything))(?!\p{L})/iu;
/** Judgments of a film, which say nothing without its title. */
export const PRAISED =
	/(?<!\p{L})(?:best|better|worst|worse|more|most|less|least|too|aged|dated|great(?:er|est)?|good|fine|bad|perfect|boring|amazing|incredible|brilliant|neat|over-?rated|under-?rated|over-?hyped|masterpieces?|classic|favou?rites?|deserves?|holds? up|ahead of|really|actually|works?|one of|where|what|why|exactly|(?:scari|funni|sadd|weird|great|tough|long|strong|slow|wild|kind|smart|cruel|lone|quiet|strange|loud|bleak|sweet|pretti|dark)(?:er|est))(?!\p{L})/iu;
