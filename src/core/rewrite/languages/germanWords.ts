/** Words that tell the slot of a title in German. They come in the file of lists. */
import type { Case } from './germanNames.ts';

const FILM = '(?:Film|Streifen|Klassiker|Buch|Roman|Brettspiel|Spiel|Anime)';
const START =
	/^["„“(*_]*$|(?<!\p{L})(?:dachte|denk|glaub|meinte|meint|sag|behaupt|schwör|hoff)\p{L}*(?:\s+\p{L}+){0,3},\s+$|(?:^|[,;:–]\s*)(?:und|aber|denn|doch|oder)\s+$|[;:–]\s+$/iu;
const SUBJECT =
	/^\s+(?:ist|war|bleibt|wird|hat|hatte|macht|kommt|kam|läuft|lief|kann|wäre|ließ|gefiel|half|ging|blieb|stand|fing|hielt|gab|\p{Ll}{2,}te?)(?!\p{L})(?!\s+(?:ich|wir|man|du|ihr|er|mein|unser|jede[rs]?|keiner|niemand|jemand|der)(?!\p{L}))/iu;
/** Verbs that people do: what comes before them is as likely their object. */
const DOES =
	/^\s+(?:kennt|kannte|liebt|liebte|mag|mochte|hasst|hasste|sieht|sah|schaut|schaute|guckt|guckte|findet|fand|versteht|zeigt|zeigte)(?!\p{L})/iu;
const OTHERS_DO =
	/^\s+hat(?:te)?\s+(?:mir|mich|uns|ihm|ihr|ihn)\s+(?:\p{Ll}+\s+)?(?:mein|unser|sein|ihr|d[ie][er]|das|ein)\p{L}*\s+(?:\p{Ll}+\s+)?\p{Lu}/u;
const OBJECT_FIRST =
	/^\s+(?:hab\p{L}*|hat\p{L}*|liebe\p{L}*|mag|mochte\p{L}*|fand\p{L}*|kenn\p{L}*|kannte\p{L}*|sah\p{L}*|hass\p{L}*|vermiss\p{L}*|guck\p{L}*|schau\p{L}*|lese|las|zeig\p{L}*)\s+(?:ich|wir|man|mein|unser|niemand|jemand|keiner)(?!\p{L})/iu;
const DONE =
	/(?<!\p{L})(?:gesehen|geschaut|angeschaut|geguckt|angesehen|angeguckt|angemacht|eingelegt|aufgelegt|gestreamt|ausgeliehen|geliebt|gemocht|gehasst|verpasst|gekauft|nachgeholt|entdeckt|gefunden|gelesen|gespielt|abgebrochen|vergessen|verstanden|erwähnt|erlebt|wiedergesehen|besprochen|analysiert|behandelt|durchgenommen|gezeigt|geschenkt|bekommen|gestartet|beendet|geschafft|ausgesucht|mitgebracht|verschlafen|reingezogen|empfohlen|\p{L}*ge(?!fallen|langweilt|nervt|fehlt|holfen|wesen|worden)\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert|laufen lassen)(?!\p{L})/iu;
/** "Made tea and watched X": the verb is right behind the title. */
const DONE_NEXT = new RegExp(
	`^\\s+(?:(?:wieder|endlich|nochmal|noch einmal|fertig|zu Ende)\\s+)?${DONE.source.replace('(?<!\\p{L})', '')}`,
	'iu',
);
const PASSIVE = /(?<!\p{L})(?:wird|wurde|werden|worden|ist|sind|war|waren)(?!\p{L})/iu;
const LIKED = /(?<!\p{L})(?:geliebt|gemocht|gehasst)(?!\p{L})/iu;
const HAS = /(?<!\p{L})(?:habe|hab|haben|hat|hatte|hatten|hast)(?!\p{L})/iu;
/** The verb shows who does it, or another word of the clause does. */
const WE_HAVE = /(?<!\p{L})(?:habe|hab|haben|hast)(?!\p{L})/iu;
const SUBJECT_NAMED =
	/(?<!\p{L})(?:[Ii]ch|[Ww]ir|[Ee]r|[Ss]ie|[Mm]an|du|es|wer|[Jj]emand|[Nn]iemand|[Kk]einer|[Jj]eder|die|(?:[MmDdSsKk]ein|[Uu]nser|[Ii]hr|[Dd](?:er|ie|as)|[Ee]in|[Jj]ede)\p{L}*\s+(?:\p{Ll}+\s+)?\p{Lu}\p{L}+)(?!\p{L})|^\p{Lu}\p{L}+\s+hat/u;
/** "Wanted to see X", and notes without a verb of their own: "finally seen X". */
const MODAL = /(?<!\p{L})(?:wollten?|will|wollen|möchten?|muss|mussten?|müssen|konnten?|durften?|sollten?)(?!\p{L})/iu;
const TO_SEE =
	/^\s+(?:(?:unbedingt|endlich|noch|mal|nochmal)\s+)*(?:\p{L}+\s+){0,4}(?:zu\s+)?\p{L}*(?:sehen|schauen|gucken|nachholen|lesen|spielen|zeigen|verstehen|kaufen|leihen|ertragen|aushalten|vergessen|\p{L}+ysieren|(?:an|nach|durch)zu\p{L}+en)(?!\p{L})/iu;
const NOTED =
	/^["„“(*_]*(?:(?:gestern|heute|vorgestern|neulich|gerade|eben|endlich|wieder|letzte|am|abend|nacht|woche|wochenende|früh|mal)\s+)+$/iu;
const I_DO =
	/(?<!\p{L})(?:ich|wir)\s+(?:liebe|lieben|mag|mögen|mochte|mochten|fand|fanden|kenne|kennen|kannte|sah|sahen|zeigen|zeige|zeigten|hasse|hassen|vermisse|schaue|schauen|gucke|lese|las|vergesse|verstehe|schaute)(?:\s+(?:auch|noch|immer|heute|gestern|gerade|wirklich|sehr|ja|doch|einfach|nicht|immer noch|wieder))*\s+$|(?<!\p{L})(?:liebe|mag|mochte|fand|kenne|sah|zeige|zeigen|zeigten|schauen|gucken|hasse|schaue|gucke|lese|sahen|fanden|mochten)\s+(?:ich|wir)(?:\s+(?:auch|noch|immer|heute|gestern|gerade|wirklich|ja|doch|einfach|nicht))*\s+$/iu;
/** Always true of one film. */
const OFTEN = /(?<!\p{L})(?:nie|niemals|nicht|immer|mal|oft|niemand|keiner?)(?!\p{L})/iu;
const AND = /\s(?:und|aber|oder)\s/u;
const REPEATED =
	/(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|zehn|zig|hundert|tausend)mal|(?<!\p{L})jede[nrs]? (?!der|die)\p{L}+|(?<!\p{L})(?:immer wieder|zum (?!ersten)\p{L}+ Mal)/iu;
/** Judgments, which say nothing without the title. */
const PRAISED =
	/(?<!\p{L})(?:beste\p{L}*|größte\p{L}*|großartig|toll|gut|super|perfekt|langweilig|überschätzt|unterschätzt|überbewertet|Meisterwerk|Klassiker|verdient|wichtig\p{L}*|schönste\p{L}*)(?!\p{L})/iu;
/** What a film does to people. */
const PLEASED =
	/(?<!\p{L})(?:gefallen|gelangweilt|beeindruckt|umgehauen|genervt|berührt|gepackt|erschreckt|enttäuscht|überrascht|gerettet|geholfen|gefehlt|begleitet|verfolgt|gebracht|fertiggemacht)(?!\p{L})/iu;
/** What happened once with a film that was liked or graded: any film can be named there. */
const EVENTS: readonly (readonly [before: RegExp, after: RegExp, as: Case])[] = [
	[/(?<!\p{L})mein\p{L}*\s+\p{L}+\s+(?:hat|haben)\s+$/iu, /^\s+(?:geliebt|gehasst|gemocht),\s/u, 'accusative'],
	[/(?<!\p{L})ich\s+fand\s+$/iu, /^\s+[\p{L} ]+,\s+aber\s+(?:mein|der|die|alle)/u, 'accusative'],
	[/(?<!\p{L})(?:mir|uns)\s+hat\s+$/iu, /^\s+(?:\p{L}+\s+){0,2}gefallen,\s/u, 'nominative'],
	[/^$/u, /^\s+hat\s+(?:mir|uns)\s+(?:\p{L}+\s+){0,2}gefallen,\s/u, 'nominative'],
	[/^$/u, /^\s+(?:bekommt|kriegt)\s/u, 'nominative'],
	[
		/(?<!\p{L})habe?\s+(?:ich\s+)?$/iu,
		/^\s+(?:\p{L}+\s+)?(?:\d|zwei|drei|vier|fünf)[^.!?]*\sgegeben(?!\p{L})/u,
		'dative',
	],
	[/(?<!\p{L})anders\s+als\s+$/iu, /^(?:,|\s+(?:ist|war|hat))\s/u, 'nominative'],
	[/(?<!\p{L})(?:habe?|besitze)\s+(?:ich\s+)?$/iu, /^\s+auf\s+(?:DVD|Blu|VHS|4K|Platte)/u, 'accusative'],
];
/** One of several that were seen one after the other, without a verb: "danach noch X". */
const NEXT =
	/(?:^|[,;:–]\s*|\s(?:und|dann)\s+)(?:(?:danach|dann|anschließend|später|zuerst|erst|vorher|abends|außerdem|(?:am|im) \p{Lu}\p{L}+|heute|gestern|vorgestern)\s+)(?:(?:noch|dann|auch|wieder|endlich|mal|abend)\s+)*$/iu;
const NO_VERB = /^\s*(?:$|[.,;!]|\s(?:im|in|auf|mit|zu|bei|beim|am|an|und|allein)(?!\p{L}))/u;
const SEEING_VERB = /(?<!\p{L})(?:sah|sahen|zeig\p{L}*|schau\p{L}*|guck\p{L}*|lese|las|wiedersehe)(?!\p{L})/iu;
const ASKED =
	/^["„“(*_]*(?:bitte )?(?:schaut?|guckt?|(?:wenn|falls) (?:du|ihr)|für alle|sowohl|weder|entweder)(?!\p{L})|(?<!\p{L})(?:empfehl\p{L}*|empfahl|kennt jemand|(?:ge)?frag\p{L}*, ob|suche|Empfehlung\p{L}*|heißt|namens|gib|gebe|gab|versteh\p{L}* nicht|Jahren (?:mal |endlich )?wieder|nimm|nehmt|probier\p{L}*|versuch\p{L}* es|je (?:mehr|öfter)|Hype|Fans?)(?!\p{L})/iu;
const NEVER = /(?<!\p{L})(?:nie|niemals|immer)(?!\p{L})/iu;
/** Words that leave a sentence without a subject: adverbs, and what follows prepositions. */
const ADVERBIAL =
	'(?:(?:im|am|beim|zum|vom|ins|in|an|auf|bei|mit|ohne|von|nach|vor|seit|für|zu|aus)\\s+(?:(?:der|dem|den|die|das|einem|einer|mein\\p{L}+|unser\\p{L}+|uns|mir|\\p{Ll}+en)\\s+){0,2}(?:\\p{Lu}\\p{L}+\\s+)?|(?:letzte|nächste|diese|vorige|jede)[nrs]?\\s+\\p{Lu}\\p{L}+\\s+|(?!(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|ein|eine|einer|mein|meine|unser|unsere|kein|keine|jede|jeden|jedes|jeder|alle|niemand|nichts|im|am|beim|zum|vom|ins|in|an|auf|bei|mit|von|nach|vor|seit|für|zu|aus)\\s)\\p{Ll}+\\s+|als Nächstes\\s+)';
/** So few that all ways to read them are tried quickly. */
const ADVERBIALS = `${ADVERBIAL}{0,6}`;
const APPEARS = new RegExp(
	`(?<!\\p{L})(?<!(?:Seit|seit) (?:\\p{L}+ ){1,3})(?:kommt|folgt|folgte|läuft|lief|kam|lag|liegt|stand|steht|hing|hängt|fehlt|fehlte|wartet|wartete)\\s+${ADVERBIALS}$`,
	'u',
);
const THEY_SEE = new RegExp(
	`\\p{L}+\\s+(?:schaut|guckt|sieht|liest)\\s+${ADVERBIALS}$|(?:schauen|gucken|sehen|zeigen|zeige|schaue|gucke)\\s+(?:wir|ich)\\s+${ADVERBIALS}$`,
	'u',
);
const IS_DONE = new RegExp(`(?<!\\p{L})(?:wird|wurde)\\s+${ADVERBIALS}$`, 'u');
/** "Since then I cannot stand X." */
const I_STAND =
	/(?<!\p{L})(?:ertrage|verstehe|meide|hasse|vermisse|brauche|kenne|verbinde|schätze)n?\s+(?:ich|wir)\s+$/u;
/** Notes without a verb of their own: "at the shop today X bought". */
const NOTE = new RegExp(`^["„“(*_]*${ADVERBIALS}$`, 'u');
const WHEN =
	/(?:^|[,;:–(]\s*|\s(?:und|oder|aber)\s+)(?:als|dass|weil|wenn|ob|obwohl|bis|seit|seitdem|nachdem|bevor|während|damit|sobald|solange|sodass|warum)\s+$/iu;
/** A clause with its verb at the end, and nothing else that could be its subject. */
const ENDS_WITH_VERB =
	/^\s+(?!(?:ich|du|er|sie|es|wir|ihr|man|mein\p{L}*|unser\p{L}*|der|die|das|alle|jede\p{L}*|jemand|niemand)\s)(?:(?:(?!eine?\s)\p{L}+\s+)*\p{Ll}{2,}(?:t|te|ief|ng|am|ar|ieb)|(?:\p{L}+\s+)*(?:ist|war|bleibt|wäre|wird|lief|läuft|kam|kommt|dauert|dauerte|endet|spielt))$/u;
const I_THAT = new RegExp(
	`(?<!\\p{L})(?:als|dass|weil|wenn|ob|obwohl|bis|seit|seitdem|nachdem|bevor|während|oft|wo|wie|warum)\\s+(?:ich|wir|er|sie|man|(?:mein|unser|der|die|sein|ihr)\\p{L}*\\s+\\p{Lu}\\p{L}+)\\s+${ADVERBIALS}$|(?:^|[,;]\\s)(?:die|der|wer)\\s+$`,
	'iu',
);
const DOES_LAST =
	/(?<!\p{L})(?:(?:sehe|seh|sehen|sieht|sah\p{L}*|schau\p{L}*|guck\p{L}*|zeig\p{L}*|lese\p{L}*|\p{L}+en\s+(?:muss|soll|darf|kann|will|\p{L}+te))|(mag|liebe?n?t?|mochte|kenn\p{L}*|hass\p{L}*|versteh\p{L}*))$/iu;
/** "Seen X again": of any such film that would be another one, so the word goes behind the name. */
const AGAIN = /(?<!\p{L})((?:mal )?wieder|noch ?mal|nochmals|noch einmal|erneut)\s+$/iu;
const MELTED = new RegExp(`(?<!\\p{L})(im|vom|zum|beim|am)\\s+(?:${FILM}\\s+)?$`, 'iu');
const NAMED = new RegExp(
	`(?<!\\p{L})(der|den|dem|des|ein|einen|einem|eines|dieser|diesen|diesem)\\s+${FILM}s?(?:,?\\s+(?:namens|mit dem Titel))?\\s+$`,
	'iu',
);
/** "The end of X." */
const PART_OF =
	/(?<!\p{L})(?:DVD|Blu-ray|Plakat|Poster|Trailer|Ende|Anfang|Hälfte|Mitte|Musik|Fans?|(?:[Dd](?:ie|er|as|e[nms]))\s+(?:\p{Ll}+\s+)?\p{Lu}\p{L}+)\s+(von\s+)$/u;
const PREPOSITION =
	/(?<!\p{L})(mit|von|aus|bei|nach|zu|für|durch|über|in|an|während|seit|vor|ohne|gegen|um|wegen|statt|trotz|dank|auf)\s+$/iu;
const IS_STILL =
	/(?<!\p{L})(?:ist|war|bleibt|wäre)\s+(?:(?:wohl|immer noch|noch immer|immer|definitiv|wahrscheinlich|nach wie vor|auch)\s+)*$/iu;
const ACCUSATIVE_AN =
	'erinner\\p{L}*|denk\\p{L}*|gedacht|dachte\\p{L}*|Lust|Bock|wart\\p{L}*|freue?n?|freut\\p{L}*|gefreut|gespannt';
const DATIVE_AN = 'beeindruck\\p{L}*|gefällt|gefiel|mag|liebe|stört|störte|nervt|fasziniert|arbeitet?';
/** What is said about any film. */
const OF_TALK =
	/(?<!\p{L})(?:g(?:ing|eht) es (?:\p{L}+ ){0,3}um|(?:Referat|Hausarbeit|Vortrag|Gespräch|Aufsatz|geredet|gesprochen|reden|redeten|sprachen|diskutier\p{L}*)(?: \p{L}+){0,2} über)\s+$/u;
/** A clause and no preposition: "while X was on". */
const WHILE =
	/^während X\s+(?!(?:ist|sind|hat|hab\p{L}*|bin|war\p{L}*|muss\p{L}*|wurde\p{L}*)\s)(?:\p{L}+\s+){0,4}\p{L}+(?:t|te|ief|ing|am|ar),/iu;
const I_WAS = /(?<!\p{L})(?:(?:ich|wir) war(?:en)?|war(?:en)? (?:ich|wir))(?:\s[^,;:]*)?\sin\s+$/iu;
const INTO = 'geh\\p{L}*|ging\\p{L}*|gegangen|verliebt|woll\\p{L}*|will|möcht\\p{L}*|gerannt|geschleppt|mitgenommen';

/** Where, when, and with whom something was seen, up to the verb. */
const BEFORE_DONE = new RegExp(
	`^\\s(?:damals|gestern|heute|neulich|vorhin|letzte\\p{L}*|am|im|in (?!einem (?:Rutsch|Stück|Zug))|mit (?!Ton|Untertitel|Kopfhörer)|bei|beim|vor|nach|auf dem)\\s?[^,.;:!?]*?(?=\\s${DONE.source.replace('(?<!\\p{L})', '')}(?:$|[.,;:!?]|\\s(?:und|aber|oder)\\s))`,
	'iu',
);

/** What the rules of slots look for. */
const BEHIND = /^(?:$|[\s)\]*_"”“»]*[.,;:!…)]|\s+[–—-]|\s+\p{Ll}|\s+\d)/u;
const OTHER_GENDER = /^,\s+(?:das|die)\s+(?:ich|wir|er|man|mein\p{L}*|mir|mich|uns|mit|vor|seit|im|in)(?!\p{L})/u;
const LIKES = /(?<!\p{L})(?:mag|mochte|liebe|hasse|finde|fand)\s+(?:ich\s+)?$/iu;
const OF_RANK = /(?<!\p{L})(?:\p{L}*film|beste\p{L}*|Favorit|Antwort|Platz|nächste\p{L}*)(?!\p{L})/iu;
const RANKED = /(?<!\p{L})(?:oben|Platz|Liste|Nummer|nicht|nie)(?!\p{L})/u;
const WE_WATCH = /(?<!\p{L})wir\s+(?:schauen|gucken|sehen)\s+(?:\p{L}+\s+){1,5}$/iu;
const THEY_LIKE = /\p{Lu}\p{L}+\s+(?:liebe?n?t?|hass(?:en|t)|mag|mögen|mochten?|kenn(?:en|t))\s+$/u;
const WAS_DONE = /(?<!\p{L})(?:\p{L}*ge\p{Ll}+|be\p{Ll}+|ver\p{Ll}+)(?:t|en)$/u;
const BEGUN = /(?<!\p{L})(?:angefangen|begonnen|aufgehört|geendet)(?!\p{L})/iu;
const LABELED = /^[*_]*\s*(?:[.!]?$|(?:mit|im|bei|allein|und)(?!\p{L}))/u;
const DID = /^\s+(?:lief|ließ|gefiel|machte|brachte|kam|half|hat mich|hat uns)/iu;

export const GERMAN_WORDS = {
	...{
		MELTED,
		NAMED,
		START,
		SUBJECT,
		DOES,
		OTHERS_DO,
		OBJECT_FIRST,
		DONE,
		DONE_NEXT,
		BEFORE_DONE,
		PASSIVE,
		LIKED,
		HAS,
		WE_HAVE,
		SUBJECT_NAMED,
		MODAL,
		TO_SEE,
		NOTED,
		I_DO,
		OFTEN,
		AND,
		REPEATED,
		PRAISED,
		PLEASED,
		EVENTS,
		NEXT,
		NO_VERB,
		SEEING_VERB,
		ASKED,
		NEVER,
		APPEARS,
		THEY_SEE,
		IS_DONE,
		I_STAND,
		NOTE,
		WHEN,
		ENDS_WITH_VERB,
		I_THAT,
		DOES_LAST,
		AGAIN,
		PART_OF,
		PREPOSITION,
		IS_STILL,
		ACCUSATIVE_AN,
		DATIVE_AN,
		INTO,
		I_WAS,
		WHILE,
		OF_TALK,
		BEHIND,
		OTHER_GENDER,
		LIKES,
		OF_RANK,
		RANKED,
		WE_WATCH,
		THEY_LIKE,
		WAS_DONE,
		BEGUN,
		LABELED,
		DID,
	},
};
