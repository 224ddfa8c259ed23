/** How German says less about a film in place of its title: the slot gives the case. */
import type { Edit } from '../../algorithms/edits.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { originIn } from './origins.ts';

type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
/** The place of a name; `takes` is how much it replaces before it. */
interface Slot {
	as: Case;
	/** Always true of one film, so only "one of Tarr's films" can replace it; or done often with the same film. */
	how?: 'lasting' | 'repeated';
	/** Whether "a film" alone says nothing there. */
	needsFacts?: boolean;
	takes?: string;
	/** A preposition without the article that it had melted with. */
	after?: string;
}

const NOUNS = {
	films: ['Film', 'Films', 'm'],
	books: ['Buch', 'Buchs', 'n'],
	boardgames: ['Spiel', 'Spiels', 'n'],
	anime: ['Anime', 'Anime', 'm'],
} as const;
const ARTICLES: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'ein', accusative: 'einen', dative: 'einem', genitive: 'eines' },
	n: { nominative: 'ein', accusative: 'ein', dative: 'einem', genitive: 'eines' },
};
const ENDINGS: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'er', accusative: 'en', dative: 'en', genitive: 'en' },
	n: { nominative: 'es', accusative: 'es', dative: 'en', genitive: 'en' },
};
const WEAK: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'e', accusative: 'en', dative: 'en', genitive: 'en' },
	n: { nominative: 'e', accusative: 'e', dative: 'en', genitive: 'en' },
};
const ONE: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'einer', accusative: 'einen', dative: 'einem', genitive: 'eines' },
	n: { nominative: 'eines', accusative: 'eines', dative: 'einem', genitive: 'eines' },
};
const PLURALS = { films: 'Filme', books: 'Bücher', boardgames: 'Spiele', anime: 'Anime' } as const;
const THE: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'der', accusative: 'den', dative: 'dem', genitive: 'des' },
	n: { nominative: 'das', accusative: 'das', dative: 'dem', genitive: 'des' },
};
const DECADES: Record<number, string> = {
	1920: 'Zwanzigern',
	1930: 'Dreißigern',
	1940: 'Vierzigern',
	1950: 'Fünfzigern',
	1960: 'Sechzigern',
	1970: 'Siebzigern',
	1980: 'Achtzigern',
	1990: 'Neunzigern',
};

/** The noun and what follows it; null if German has no words for it. */
function partsOf(says: PhraseFacts, kind: Place['kind']) {
	const adjective = says.origin === undefined ? '' : originIn('de', says.origin);
	if (adjective === null) return null;
	const genre = says.genre === 'Documentary' ? 'Dokumentarfilm' : says.genre === 'Animation' ? 'Animationsfilm' : null;
	const [noun, genitive, gender] = NOUNS[kind];
	const decade =
		says.decade === undefined
			? ''
			: says.decade < 2000
				? ` aus den ${DECADES[says.decade] ?? `${says.decade}ern`}`
				: ` aus den ${says.decade}ern`;
	const names = namedIn(says);
	return {
		adjective,
		gender,
		noun: genre ?? noun,
		genitive: genre === null ? genitive : `${genre}s`,
		post: (names.length > 0 ? ` von ${names.join(' und ')}` : '') + decade,
	};
}

function nameFor(says: PhraseFacts, kind: Place['kind'], { as, how, needsFacts = false }: Slot): string | null {
	const parts = partsOf(says, kind);
	if (parts === null || (needsFacts && !isSaid(says))) return null;
	const { adjective, gender, noun, genitive, post } = parts;
	if (how === 'lasting') return namedIn(says).length === 0 ? null : `${ONE[gender][as]} der ${PLURALS[kind]}${post}`;
	const isSame = how === 'repeated';
	if (isSame && !isSaid(says)) return null;
	const words = [
		isSame ? `${THE[gender][as]}selb${WEAK[gender][as]}` : ARTICLES[gender][as],
		adjective === '' ? '' : adjective + (isSame ? WEAK : ENDINGS)[gender][as],
		as === 'genitive' ? genitive : noun,
	];
	return words.filter(Boolean).join(' ') + post;
}

/** "A Hungarian one", if the noun was used before. */
function oneFor(says: PhraseFacts, kind: Place['kind']): string | null {
	const parts = partsOf(says, kind);
	if (parts === null || !isSaid(says)) return null;
	const { adjective, gender, noun, post } = parts;
	if (noun !== NOUNS[kind][0]) return nameFor(says, kind, { as: 'nominative' });
	return (adjective === '' ? ONE[gender].nominative : `ein ${adjective}${ENDINGS[gender].nominative}`) + post;
}

/** Whether the text says something about a film. */
const isSaid = (says: PhraseFacts) => Object.keys(says).length > 0;

const FILM = '(?:Film|Streifen|Klassiker|Buch|Roman|Brettspiel|Spiel|Anime)';
const START = /^["„“(*_]*$|(?:^|[,;:–]\s*)(?:und|aber|denn|doch|oder)\s+$|[;:–]\s+$/iu;
const SUBJECT =
	/^\s+(?:ist|war|bleibt|wird|hat|hatte|gefällt|gefiel|macht|kommt|läuft|lief|dauert|zeigt|erzählt|beginnt|endet|wirkt|kann|könnte|wäre|verdient|gehört|ließ)(?!\p{L})(?!\s+(?:ich|wir|man|du|ihr)(?!\p{L}))/iu;
const OBJECT_FIRST =
	/^\s+(?:habe|hab|haben|hatte|liebe|lieben|mag|mochte|fand|kenne|kannte|sah|hasse|vermisse|gucke|schaue|lese|las)\s+(?:ich|wir|man)(?!\p{L})/iu;
const DONE =
	/(?<!\p{L})(?:gesehen|geschaut|angeschaut|geguckt|angesehen|angeguckt|angemacht|eingelegt|aufgelegt|gestreamt|ausgeliehen|geliebt|gemocht|gehasst|verpasst|gekauft|nachgeholt|entdeckt|gefunden|gelesen|gespielt|abgebrochen|vergessen|verstanden|erwähnt|erlebt|wiedergesehen|besprochen|analysiert|behandelt|durchgenommen|gezeigt|geschenkt|bekommen|gestartet|beendet|geschafft|ausgesucht|mitgebracht|verschlafen|reingezogen|empfohlen)(?!\p{L})/iu;
/** "Made tea and watched X": the verb is right behind the title. */
const DONE_NEXT = new RegExp(
	`^\\s+(?:(?:wieder|endlich|nochmal|noch einmal|fertig|zu Ende)\\s+)?${DONE.source.replace('(?<!\\p{L})', '')}`,
	'iu',
);
const PASSIVE = /(?<!\p{L})(?:wird|wurde|werden|worden|ist|sind|war|waren)(?!\p{L})/iu;
const LIKED = /(?<!\p{L})(?:geliebt|gemocht|gehasst)(?!\p{L})/iu;
const HAS = /(?<!\p{L})(?:habe|hab|haben|hat|hatte|hatten|hast)(?!\p{L})/iu;
/** "Wanted to see X", and notes without a verb of their own: "finally seen X". */
const MODAL = /(?<!\p{L})(?:wollte|wollten|will|wollen|möchte|muss|musste|müssen|konnte|durfte)(?!\p{L})/iu;
const TO_SEE =
	/^\s+(?:(?:unbedingt|endlich|noch|mal|nochmal)\s+)*(?:sehen|schauen|anschauen|ansehen|gucken|angucken|nachholen|lesen|spielen)(?!\p{L})/iu;
const NOTED =
	/^["„“(*_]*(?:(?:gestern|heute|vorgestern|neulich|gerade|eben|endlich|wieder|letzte|am|abend|nacht|woche|wochenende|früh|mal)\s+)+$/iu;
const I_DO =
	/(?<!\p{L})(?:ich|wir)\s+(?:liebe|lieben|mag|mögen|mochte|mochten|fand|fanden|kenne|kennen|kannte|sah|sahen|zeigen|zeige|zeigten|hasse|hassen|vermisse|schaue|schauen|gucke|lese|las|vergesse|verstehe|schaute)(?:\s+(?:auch|noch|immer|heute|gestern|gerade|wirklich|sehr|ja|doch|einfach|nicht|immer noch|wieder))*\s+$|(?<!\p{L})(?:liebe|mag|mochte|fand|kenne|sah|zeige|zeigen|zeigten|schauen|gucken|hasse|schaue|gucke|lese|sahen|fanden|mochten)\s+(?:ich|wir)(?:\s+(?:auch|noch|immer|heute|gestern|gerade|wirklich|ja|doch|einfach|nicht))*\s+$/iu;
/** Always true of one film. */
const OFTEN = /(?<!\p{L})(?:nie|niemals|nicht|immer|mal|oft)(?!\p{L})/iu;
const AND = /\s(?:und|aber|oder)\s/u;
const REPEATED =
	/(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|zehn|zig|hundert|tausend)mal|(?<!\p{L})jede[nrs]? (?!der|die)\p{L}+|(?<!\p{L})immer wieder/iu;
/** Judgments, which say nothing without the title. */
const PRAISED =
	/(?<!\p{L})(?:beste\p{L}*|besser|schlechter\p{L}*|mehr|größte\p{L}*|großartig|toll|gut|super|perfekt|langweilig|überschätzt|unterschätzt|überbewertet|Meisterwerk|Klassiker|verdient|wichtig\p{L}*|schönste\p{L}*)(?!\p{L})/iu;
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
	/(?<!\p{L})(?:empfehl\p{L}*|empfahl|schau|schaut|guck|guckt|kennt|suche|Empfehlung\p{L}*|heißt|namens|gib|gebe|gab|versteh\p{L}* nicht|je (?:mehr|öfter)|Hype|Fans?)(?!\p{L})/iu;

function slotOf({ before, after, others }: Place): Slot | null {
	if (/\?["”“»)*_]*$/u.test(after) || ASKED.test(before) || /^\s+(?:empfehlen|weiterempfehlen)/iu.test(after))
		return null;
	if (!/^(?:$|[\s)\]*_"”“»]*[.,;:!…)]|\s+[–—-]|\s+\p{Ll}|\s+\d)/u.test(after) || /^[-/]/u.test(after)) return null;
	const event = EVENTS.find(([left, right]) => left.test(before) && right.test(after));
	if (event !== undefined) return { as: event[2], needsFacts: true };
	if (NEXT.test(before) && NO_VERB.test(after)) return { as: 'accusative' };
	return withNoun(before) ?? afterPreposition(before) ?? inClause(before, after, others.length > 0);
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

function afterPreposition(before: string): Slot | null {
	const part =
		/(?<!\p{L})(?:DVD|Blu-ray|Plakat|Poster|Trailer|Ende|Anfang|Schluss|Hälfte|Mitte|Musik|Soundtrack|Szenen?|Fans?|Vorführung|Premiere|Abspann|Regisseur(?:in)?)\s+(von\s+)$/u.exec(
			before,
		);
	if (part !== null) return { as: 'genitive', needsFacts: true, takes: part[1]! };
	const found = /(?<!\p{L})(mit|von|aus|bei|nach|zu|für|durch|über|in|an|während)\s+$/iu
		.exec(before)?.[1]
		?.toLowerCase();
	if (found === undefined) return null;
	if (found === 'an' && !/(?<!\p{L})(?:erinner\p{L}*|denk\p{L}*|gedacht|dachte|mich|uns)(?!\p{L})/iu.test(before))
		return null;
	if (found === 'in' && /(?<!\p{L})(?:geh\p{L}*|ging|komm\p{L}*|verliebt)(?!\p{L})/iu.test(before)) return null;
	return {
		as: /^(?:für|durch|über|an)$/u.test(found) ? 'accusative' : found === 'während' ? 'genitive' : 'dative',
		needsFacts: !/^(?:bei|nach|während)$/u.test(found),
	};
}

function inClause(before: string, after: string, isOfSeveral: boolean): Slot | null {
	const clause = /[^,;:–]*$/u.exec(before)![0];
	const rest = /^[^,;:–.]*/u.exec(after)![0];
	const whole = clause.split(AND).at(-1)! + rest.split(AND)[0]!;
	const how = REPEATED.test(whole) ? ('repeated' as const) : ('lasting' as const);
	const object: Slot = {
		as: 'accusative',
		...((REPEATED.test(whole) || OFTEN.test(whole) || LIKED.test(whole)) && { how }),
	};
	if (START.test(before) && OBJECT_FIRST.test(after))
		return DONE.test(after) ? object : { as: 'accusative', how: 'lasting' };
	if (START.test(before) && SUBJECT.test(after)) {
		if (/^\s+(?:lief|ließ|gefiel|machte|hat mich|hat uns)/iu.test(after)) return { as: 'nominative', needsFacts: true };
		return PRAISED.test(whole) || /:\s+$/u.test(before) ? null : { as: 'nominative', how: 'lasting' };
	}
	if (
		/(?<!\p{L})(?:ist|war|bleibt|wäre)\s+(?:(?:wohl|immer noch|noch immer|immer|definitiv|wahrscheinlich|nach wie vor|auch)\s+)*$/iu.test(
			clause,
		) &&
		/(?<!\p{L})(?:\p{L}*film|beste\p{L}*|Favorit|Antwort|Platz|nächste\p{L}*)(?!\p{L})/iu.test(before) &&
		/^\s*(?:[.!,;]|$|von\s|und\s|weil)/u.test(after)
	)
		return { as: 'nominative', needsFacts: true };
	if (
		/(?<!\p{L})(?:kommt|folgt|läuft|lief|kam)\s+(?:(?:wohl|dann|heute|gestern|gerade|noch|bald|als Nächstes|bei uns|(?:letzte|nächste|diese|vorige)[nrs]? \p{Lu}\p{L}+|am \p{Lu}\p{L}+|(?:im|in der|auf)(?:\s+\p{Lu}\p{L}+){1,3})\s+)*$/iu.test(
			clause,
		)
	)
		return { as: 'nominative' };
	if (I_DO.test(clause))
		return SEEING_VERB.test(clause) ? object : PRAISED.test(whole) ? null : { as: 'accusative', how: 'lasting' };
	if (MODAL.test(clause) && TO_SEE.test(after)) return object;
	if (/(?<!\p{L})wir\s+(?:schauen|gucken|sehen)\s+(?:\p{L}+\s+){1,5}$/iu.test(clause)) return object;
	if (/(?<!\p{L})(?:zeigt|bringt)\s+(?:\p{L}+\s+){0,3}$/u.test(clause)) return object;
	if (/\p{L}+\s+(?:schaut|guckt|sieht|liest)\s+$/u.test(clause) && !/^\s*(?:schaut|guckt)/iu.test(clause))
		return object;
	const isDone = DONE_NEXT.test(after) && !PASSIVE.test(clause) && !LIKED.test(rest);
	const isSeen = HAS.test(clause) && DONE.test(rest) && !LIKED.test(rest);
	if (isDone || isSeen || (NOTED.test(before) && DONE.test(rest))) return object;
	return /(?<!^Film):\s+$/.test(before) &&
		/^[*_]*\s*(?:[.!]?$|(?:mit|im|bei|allein|und)(?!\p{L}))/u.test(after) &&
		!isOfSeveral
		? { as: 'nominative', needsFacts: true }
		: null;
}

export function germanName(place: Place, says: PhraseFacts): Edit | null {
	const slot = slotOf(place);
	if (slot === null) return null;
	// "A film" next to a named one says nothing.
	if (place.others.length > 0 && !isSaid(says)) return null;
	const { takes = '', after } = slot;
	const directed = /^,?\s+von\s+\p{Lu}/u.test(place.after);
	if (directed && namedIn(says).length === 0) return null;
	const isPredicate = slot.as === 'nominative' && /(?:ist|war|bleibt|wäre)\s+(?:\p{L}+\s+)*$/iu.test(place.before);
	const isLabeled = slot.as === 'nominative' && (isPredicate || /:\s+$/u.test(place.before));
	const words = directed
		? isPredicate
			? 'einer'
			: nameFor({}, place.kind, { as: slot.as })
		: isLabeled && /film(?!\p{L})/iu.test(place.before)
			? oneFor(says, place.kind)
			: nameFor(says, place.kind, slot);
	if (words === null) return null;
	return replaced(place, after === undefined ? words : `${after} ${words}`, takes.length);
}

export function germanAgain(place: Place): Edit | null {
	const slot = slotOf(place);
	if (slot === null) return null;
	const [noun, genitive, gender] = NOUNS[place.kind];
	const words = `${THE[gender][slot.as]} ${slot.as === 'genitive' ? genitive : noun}`;
	return replaced(place, slot.after === undefined ? words : `${slot.after} ${words}`, slot.takes?.length ?? 0);
}

export const germanAlone = (place: Place, says: PhraseFacts): Edit =>
	replaced(place, nameFor(says, place.kind, { as: 'nominative' }) ?? nameFor({}, place.kind, { as: 'nominative' })!);

/** The words by which a text is seen to have a name. */
export function germanCores(says: PhraseFacts): string[] {
	const parts = partsOf(says, 'films');
	if (parts === null) return [];
	const { adjective, noun, genitive, post } = parts;
	const nouns = [noun, genitive, ...(namedIn(says).length > 0 ? [PLURALS.films] : [])].map((one) => one + post);
	return adjective === ''
		? nouns
		: ['er', 'en', 'e'].flatMap((ending) => nouns.map((one) => `${adjective}${ending} ${one}`));
}
