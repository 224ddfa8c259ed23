/** How German says less about a film in place of its title: the slot gives the case. */
import type { Edit } from '../../algorithms/edits.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { isCounted } from './asides.ts';
import { type Case, NOUNS, nameFor, oneFor, type Slot, saysMore, THE } from './germanNames.ts';

const FILM = '(?:Film|Streifen|Klassiker|Buch|Roman|Brettspiel|Spiel|Anime)';
const START = /^["„“(*_]*$|(?:^|[,;:–]\s*)(?:und|aber|denn|doch|oder)\s+$|[;:–]\s+$/iu;
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
	/(?<!\p{L})(?:gesehen|geschaut|angeschaut|geguckt|angesehen|angeguckt|angemacht|eingelegt|aufgelegt|gestreamt|ausgeliehen|geliebt|gemocht|gehasst|verpasst|gekauft|nachgeholt|entdeckt|gefunden|gelesen|gespielt|abgebrochen|vergessen|verstanden|erwähnt|erlebt|wiedergesehen|besprochen|analysiert|behandelt|durchgenommen|gezeigt|geschenkt|bekommen|gestartet|beendet|geschafft|ausgesucht|mitgebracht|verschlafen|reingezogen|empfohlen|\p{L}*ge(?!fallen|langweilt|nervt|fehlt|holfen|wesen|worden)\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert)(?!\p{L})/iu;
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
const MODAL = /(?<!\p{L})(?:wollte|wollten|will|wollen|möchte|muss|musste|müssen|konnte|durfte)(?!\p{L})/iu;
const TO_SEE =
	/^\s+(?:(?:unbedingt|endlich|noch|mal|nochmal)\s+)*(?:\p{L}+\s+){0,4}(?:zu\s+)?\p{L}*(?:sehen|schauen|gucken|nachholen|lesen|spielen|zeigen|verstehen|kaufen|leihen|ertragen|aushalten|vergessen|(?:an|nach|durch)zu\p{L}+en)(?!\p{L})/iu;
const NOTED =
	/^["„“(*_]*(?:(?:gestern|heute|vorgestern|neulich|gerade|eben|endlich|wieder|letzte|am|abend|nacht|woche|wochenende|früh|mal)\s+)+$/iu;
const I_DO =
	/(?<!\p{L})(?:ich|wir)\s+(?:liebe|lieben|mag|mögen|mochte|mochten|fand|fanden|kenne|kennen|kannte|sah|sahen|zeigen|zeige|zeigten|hasse|hassen|vermisse|schaue|schauen|gucke|lese|las|vergesse|verstehe|schaute)(?:\s+(?:auch|noch|immer|heute|gestern|gerade|wirklich|sehr|ja|doch|einfach|nicht|immer noch|wieder))*\s+$|(?<!\p{L})(?:liebe|mag|mochte|fand|kenne|sah|zeige|zeigen|zeigten|schauen|gucken|hasse|schaue|gucke|lese|sahen|fanden|mochten)\s+(?:ich|wir)(?:\s+(?:auch|noch|immer|heute|gestern|gerade|wirklich|ja|doch|einfach|nicht))*\s+$/iu;
/** Always true of one film. */
const OFTEN = /(?<!\p{L})(?:nie|niemals|nicht|immer|mal|oft|niemand|keiner?)(?!\p{L})/iu;
const AND = /\s(?:und|aber|oder)\s/u;
const REPEATED =
	/(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|zehn|zig|hundert|tausend)mal|(?<!\p{L})jede[nrs]? (?!der|die)\p{L}+|(?<!\p{L})immer wieder/iu;
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
	/^["„“(*_]*(?:bitte )?(?:schaut?|guckt?)(?!\p{L})|(?<!\p{L})(?:empfehl\p{L}*|empfahl|kennt jemand|suche|Empfehlung\p{L}*|heißt|namens|gib|gebe|gab|versteh\p{L}* nicht|je (?:mehr|öfter)|Hype|Fans?)(?!\p{L})/iu;

function slotOf(place: Place): Slot | null {
	const { before, after } = place;
	if (/\?["”“»)*_]*$/u.test(after) || ASKED.test(before) || /^\s+(?:empfehlen|weiterempfehlen)/iu.test(after))
		return null;
	if (!/^(?:$|[\s)\]*_"”“»]*[.,;:!…)]|\s+[–—-]|\s+\p{Ll}|\s+\d)/u.test(after) || /^[-/]/u.test(after)) return null;
	const event = EVENTS.find(([left, right]) => left.test(before) && right.test(after));
	if (event !== undefined) return { as: event[2], needsFacts: true };
	if (NEXT.test(before) && NO_VERB.test(after)) return { as: 'accusative' };
	// The title was of another gender: "Die Welle, die ich".
	if (
		isCounted(place) ||
		/^,\s+(?:das|die)\s+(?:ich|wir|er|man|mein\p{L}*|mir|mich|uns|mit|vor|seit|im|in)(?!\p{L})/u.test(after)
	)
		return null;
	return withNoun(before) ?? afterPreposition(place) ?? inClause(place);
}

/** "Im Film X", "den Film X". */
function withNoun(before: string): Slot | null {
	const melted = new RegExp(`(?<!\\p{L})(im|vom|zum|beim|am)\\s+(?:${FILM}\\s+)?$`, 'iu').exec(before);
	if (melted !== null) {
		const after = { im: 'in', vom: 'von', zum: 'zu', beim: 'bei', am: 'an' }[melted[1]!.toLowerCase()]!;
		return { as: 'dative', needsFacts: true, takes: melted[0], after };
	}
	const noun = new RegExp(
		`(?<!\\p{L})(der|den|dem|des|ein|einen|einem|eines|dieser|diesen|diesem)\\s+${FILM}s?(?:,?\\s+(?:namens|mit dem Titel))?\\s+$`,
		'iu',
	).exec(before);
	if (
		noun === null ||
		/(?<!\p{L})(?:mag|mochte|liebe|hasse|finde|fand)\s+(?:ich\s+)?$/iu.test(before.slice(0, noun.index))
	)
		return null;
	const article = noun[1]!.toLowerCase();
	const as =
		article === 'ein'
			? 'nominative'
			: ({ r: 'nominative', n: 'accusative', m: 'dative', s: 'genitive' } as const)[article.at(-1) as 'r'];
	return { as, needsFacts: true, takes: noun[0] };
}

function afterPreposition({ before, after }: Place): Slot | null {
	const part =
		/(?<!\p{L})(?:DVD|Blu-ray|Plakat|Poster|Trailer|Ende|Anfang|Hälfte|Mitte|Musik|Fans?|(?:[Dd](?:ie|er|as|e[nms]))\s+(?:\p{Ll}+\s+)?\p{Lu}\p{L}+)\s+(von\s+)$/u.exec(
			before,
		);
	if (part !== null) return { as: 'genitive', needsFacts: true, takes: part[1]! };
	const same = /(?<!\p{L})(?:selben|gleichen|selbe|gleiche)\s+\p{Lu}\p{L}+\s+(wie|von)\s+$/u.exec(before);
	if (same !== null) return { as: same[1] === 'von' ? 'dative' : 'nominative', how: 'other' };
	const found =
		/(?<!\p{L})(mit|von|aus|bei|nach|zu|für|durch|über|in|an|während|seit|vor|ohne|gegen|um|wegen|statt|trotz|dank|auf)\s+$/iu
			.exec(before)?.[1]
			?.toLowerCase();
	if (found === undefined) return null;
	const says = (words: string) =>
		new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(before + /^[^,;:.]*/u.exec(after)![0]);
	if (found === 'an' || found === 'auf') {
		const accusative = says(
			'erinner\\p{L}*|denk\\p{L}*|gedacht|dachte\\p{L}*|Lust|Bock|wart\\p{L}*|freue?n?|freut\\p{L}*|gefreut|gespannt',
		);
		if (accusative) return { as: 'accusative', needsFacts: true };
		return found === 'an' && says('beeindruck\\p{L}*|gefällt|gefiel|mag|liebe|stört|störte|nervt|fasziniert|arbeitet?')
			? { as: 'dative', how: 'lasting' }
			: null;
	}
	if (
		found === 'in' &&
		says(
			'geh\\p{L}*|ging\\p{L}*|gegangen|komm\\p{L}*|verliebt|woll\\p{L}*|will|möcht\\p{L}*|gerannt|geschleppt|mitgenommen',
		)
	)
		return { as: 'accusative', needsFacts: true };
	return {
		as: /^(?:für|durch|über|ohne|gegen|um)$/u.test(found)
			? 'accusative'
			: /^(?:während|wegen|statt|trotz|dank)$/u.test(found)
				? 'genitive'
				: 'dative',
		needsFacts: !/^(?:bei|nach|während)$/u.test(found),
		...((/^(?:um|wegen|dank|gegen|ohne|seit)$/u.test(found) ||
			/^in\s+$/iu.test(before) ||
			NEVER.test(before + after)) && { how: 'lasting' }),
	};
}

const NEVER = /(?<!\p{L})(?:nie|niemals|immer)(?!\p{L})/iu;

/** "Better than X", in the case of what is better. */
function comparedWith(clause: string, before: string): Slot | null {
	if (!/(?<!\p{L})(?:\p{Ll}+er|mehr|anders|lieber)\s+(?:\p{L}+\s+){0,3}als\s+$/u.test(clause)) return null;
	const isObject =
		/(?<!\p{L})(?:f[aiä]nd\p{L}*|mag|mochte\p{L}*|sehe?n?|sah\p{L}*|schau\p{L}*|guck\p{L}*|lieber)(?!\p{L})/iu;
	return { as: isObject.test(before) ? 'accusative' : 'nominative', how: 'lasting' };
}

/** Words that leave a sentence without a subject: adverbs, and what follows prepositions. */
const ADVERBIAL =
	'(?:(?:im|am|beim|zum|vom|ins|in|an|auf|bei|mit|von|nach|vor|seit|für|zu|aus)\\s+(?:(?:der|dem|den|die|das|einem|einer|mein\\p{L}+|unser\\p{L}+|uns|mir|\\p{Ll}+en)\\s+){0,2}(?:\\p{Lu}\\p{L}+\\s+)?|(?:letzte|nächste|diese|vorige|jede)[nrs]?\\s+\\p{Lu}\\p{L}+\\s+|(?!(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|ein|eine|einer|mein|meine|unser|unsere|kein|keine|jede|jeden|jedes|jeder|alle|niemand|nichts|im|am|beim|zum|vom|ins|in|an|auf|bei|mit|von|nach|vor|seit|für|zu|aus)\\s)\\p{Ll}+\\s+|als Nächstes\\s+)';
/** So few that all ways to read them are tried quickly. */
const ADVERBIALS = `${ADVERBIAL}{0,6}`;
const APPEARS = new RegExp(
	`(?<!\\p{L})(?:kommt|folgt|folgte|läuft|lief|kam|lag|liegt|stand|steht|hing|hängt|fehlt|fehlte|wartet|wartete)\\s+${ADVERBIALS}$`,
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

function inClause(place: Place): Slot | null {
	const { before, after, others } = place;
	const clause = /[^,;:–]*$/u.exec(before)![0];
	const rest = /^[^,;:–.!]*/u.exec(after)![0];
	const whole = clause.split(AND).at(-1)! + rest.split(AND)[0]!;
	const how = REPEATED.test(whole) ? ('repeated' as const) : ('lasting' as const);
	const object: Slot = {
		as: 'accusative',
		...((REPEATED.test(whole) || OFTEN.test(whole) || LIKED.test(whole)) && { how }),
	};
	const first = firstIn(place, rest, whole, object);
	if (first !== undefined) return first;
	if (
		/(?<!\p{L})(?:ist|war|bleibt|wäre)\s+(?:(?:wohl|immer noch|noch immer|immer|definitiv|wahrscheinlich|nach wie vor|auch)\s+)*$/iu.test(
			clause,
		) &&
		/(?<!\p{L})(?:\p{L}*film|beste\p{L}*|Favorit|Antwort|Platz|nächste\p{L}*)(?!\p{L})/iu.test(before) &&
		/^\s*(?:[.!,;]|$|von\s|und\s|weil)/u.test(after)
	)
		return { as: 'nominative', needsFacts: true };
	if (APPEARS.test(clause)) return { as: 'nominative', ...(REPEATED.test(whole) && { how }) };
	const compared = comparedWith(clause, before);
	if (compared !== null) return compared;
	if (I_DO.test(clause))
		return SEEING_VERB.test(clause) ? object : PRAISED.test(whole) ? null : { as: 'accusative', how: 'lasting' };
	if (I_STAND.test(clause)) return { as: 'accusative', how: 'lasting' };
	if (MODAL.test(clause) && TO_SEE.test(after)) return object;
	if (/(?<!\p{L})wir\s+(?:schauen|gucken|sehen)\s+(?:\p{L}+\s+){1,5}$/iu.test(clause)) return object;
	if (/(?<!\p{L})(?:zeigt|bringt)\s+(?:\p{L}+\s+){0,3}$/u.test(clause)) return object;
	if (THEY_SEE.test(clause)) return object;
	if (/\p{Lu}\p{L}+\s+(?:liebe?n?t?|hass(?:en|t)|mag|mögen|mochten?|kenn(?:en|t))\s+$/u.test(clause))
		return { as: 'accusative', how: 'lasting' };
	if (IS_DONE.test(clause) && /(?<!\p{L})(?:\p{L}*ge\p{Ll}+|be\p{Ll}+|ver\p{Ll}+)(?:t|en)$/u.test(rest))
		return { as: 'nominative', needsFacts: true };
	const preferred = /^Lieber\s+(\p{Ll}+mal\s+)?$/iu.exec(before);
	if (preferred !== null) return { as: 'accusative', how: preferred[1] === undefined ? 'lasting' : 'repeated' };
	if (
		/(?<!\p{L})hatte?\s+$/iu.test(clause) &&
		/(?<!\p{L})(?:angefangen|begonnen|aufgehört|geendet)(?!\p{L})/iu.test(rest)
	)
		return { as: 'nominative' };
	if (HAS.test(clause) && PLEASED.test(rest) && !/(?<!\p{L})(?:ich|wir)(?!\p{L})/iu.test(clause))
		return { as: 'nominative', needsFacts: true };
	if (/(?<!\p{L})wer\s+$/iu.test(before) && DONE.test(rest)) return { as: 'accusative', how: 'lasting' };
	const isDone = DONE_NEXT.test(after) && !PASSIVE.test(clause) && !LIKED.test(rest);
	const isSeen =
		(WE_HAVE.test(clause) || (HAS.test(clause) && SUBJECT_NAMED.test(clause))) &&
		DONE.test(rest) &&
		!PASSIVE.test(clause) &&
		(!LIKED.test(rest) || saysMore(place));
	if (
		isDone ||
		isSeen ||
		((NOTED.test(before) || NOTE.test(before.replace(/\p{L}/u, (first) => first.toLowerCase()))) && DONE.test(rest))
	)
		return object;
	const done = I_THAT.test(clause) ? DOES_LAST.exec(rest) : null;
	const isOfAll = /(?<!\p{L})(?:die|der|wer)\s+$/iu.test(before);
	if (done !== null) return done[1] === undefined && !isOfAll ? object : { as: 'accusative', how: 'lasting' };
	return /(?<!^Film):\s+$/.test(before) &&
		/^[*_]*\s*(?:[.!]?$|(?:mit|im|bei|allein|und)(?!\p{L}))/u.test(after) &&
		others.length === 0
		? { as: 'nominative', needsFacts: true }
		: null;
}

/** The slot of a title that begins its clause; undefined if it does not. */
function firstIn(place: Place, rest: string, whole: string, object: Slot): Slot | null | undefined {
	const { before } = place;
	// "X, on the other hand, ..."
	const after = place.after.replace(/^,\s(?:de[nmr]\s[^,.]+|[^,]{1,25}),(?=\s)/u, '');
	const isDescribed = /^,\s+de[nmr]\s/u.test(place.after) && after !== place.after;
	if (WHEN.test(before) && ENDS_WITH_VERB.test(rest)) return { as: 'nominative', how: 'lasting' };
	if (!START.test(before)) return undefined;
	if (OBJECT_FIRST.test(after)) return DONE.test(after) ? object : { as: 'accusative', how: 'lasting' };
	if (!SUBJECT.test(after)) return undefined;
	// "X my grandmother explained to me."
	if (OTHERS_DO.test(after)) return DONE.test(after) ? object : null;
	if (
		DOES.test(after) ||
		(/^\s+hat(?!\p{L})/iu.test(after) && /^\s+\p{L}+\s+(?:meine|unsere|die|das|\p{Lu})/u.test(after))
	)
		return PLEASED.test(after) ? { as: 'nominative', how: 'lasting' } : null;
	if (isDescribed || /^\s+(?:lief|ließ|gefiel|machte|brachte|kam|half|hat mich|hat uns)/iu.test(after))
		return { as: 'nominative', needsFacts: PLEASED.test(after) || !saysMore(place) };
	return PRAISED.test(whole) ? null : { as: 'nominative', how: 'lasting' };
}

/** "Seen X again": of any such film that would be another one, so the word goes behind the name. */
const AGAIN = /(?<!\p{L})((?:mal )?wieder|noch ?mal|nochmals|noch einmal|erneut)\s+$/iu;
function moved({ before, after }: Place, slot: Slot): Slot {
	const again = AGAIN.exec(before);
	if (again === null) return slot;
	const isNext = again[1] === 'wieder' && /^\s+gesehen(?!\p{L})/u.test(after);
	return {
		...slot,
		takes: again[0],
		adverb: isNext ? ' wiedergesehen' : ` ${again[1]}`,
		behind: isNext ? ' gesehen'.length : 0,
	};
}

export function germanName(place: Place, says: PhraseFacts): Edit | null {
	const found = slotOf(place);
	if (found === null) return null;
	const slot = found.takes === undefined && found.how === undefined ? moved(place, found) : found;
	const { takes = '', after, adverb = '', behind = 0 } = slot;
	const directed = /^,?\s+von\s+\p{Lu}/u.test(place.after);
	if (directed && namedIn(says).length === 0) return null;
	const isPredicate = slot.as === 'nominative' && /(?:ist|war|bleibt|wäre)\s+(?:\p{L}+\s+)*$/iu.test(place.before);
	const isLabeled = slot.as === 'nominative' && (isPredicate || /:\s+$/u.test(place.before));
	const words = directed
		? isPredicate
			? 'einer'
			: nameFor({}, place, { as: slot.as })
		: isLabeled && /film(?!\p{L})/iu.test(place.before)
			? oneFor(says, place.kind)
			: nameFor(says, place, slot);
	if (words === null) return null;
	return replaced(place, (after === undefined ? words : `${after} ${words}`) + adverb, takes.length, behind);
}

export function germanAgain(place: Place): Edit | null {
	const slot = slotOf(place);
	if (slot === null) return null;
	const [noun, genitive, gender] = NOUNS[place.kind];
	const words = `${THE[gender][slot.as]} ${slot.as === 'genitive' ? genitive : noun}`;
	return replaced(place, slot.after === undefined ? words : `${slot.after} ${words}`, slot.takes?.length ?? 0);
}

export function germanAlone(place: Place, says: PhraseFacts): Edit {
	const alone = { ...place, others: [], isLater: false };
	return replaced(place, nameFor(says, alone, { as: 'nominative' }) ?? nameFor({}, alone, { as: 'nominative' })!);
}
