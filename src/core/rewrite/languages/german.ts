/** How German says less of a film where its title stands: the slot gives the case. */
import type { Edit } from '../../algorithms/edits.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { originIn } from './origins.ts';

type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
/** Where a name stands; `certain` where a single film is meant; `takes` is what it replaces of what is before. */
interface Slot {
	as: Case;
	certain?: boolean;
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
/** "This one", by case, before an adjective and a noun. */
const THIS: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'dieser eine', accusative: 'diesen einen', dative: 'diesem einen', genitive: 'dieses einen' },
	n: { nominative: 'dieses eine', accusative: 'dieses eine', dative: 'diesem einen', genitive: 'dieses einen' },
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

/** The noun, and what follows it; null if German has no words for it. */
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

/** @param turn of two ways to say that a single film is meant, which one */
function nameFor(says: PhraseFacts, kind: Place['kind'], { as, certain = false }: Slot, turn = 0): string | null {
	const parts = partsOf(says, kind);
	if (parts === null) return null;
	const { adjective, gender, noun, genitive, post } = parts;
	if (certain && namedIn(says).length > 0) return `${ONE[gender][as]} der ${PLURALS[kind]}${post}`;
	const isThis = certain && turn % 2 === 0;
	const [article, endings] = isThis ? [THIS, WEAK] : [ARTICLES, ENDINGS];
	const words = [
		article[gender][as],
		certain && !isThis ? `gewiss${ENDINGS[gender][as]}` : '',
		adjective === '' ? '' : adjective + endings[gender][as],
		as === 'genitive' ? genitive : noun,
	];
	return words.filter(Boolean).join(' ') + post;
}

/** Whether something is said of a film. */
const isSaid = (says: PhraseFacts) => Object.keys(says).length > 0;

const FILM = '(?:Film|Streifen|Klassiker|Buch|Roman|Brettspiel|Spiel|Anime)';
const START = /^["„“(*_]*$|(?:^|[,;:–]\s*)(?:und|aber|denn|doch|oder)\s+$|[;:–]\s+$/iu;
const SUBJECT =
	/^\s+(?:ist|war|bleibt|wird|hat|hatte|gefällt|gefiel|macht|kommt|läuft|lief|dauert|zeigt|erzählt|beginnt|endet|wirkt|kann|könnte|wäre|verdient|gehört|ließ)(?!\p{L})(?!\s+(?:ich|wir|man|du|ihr)(?!\p{L}))/iu;
const OBJECT_FIRST =
	/^\s+(?:habe|hab|haben|hatte|liebe|lieben|mag|mochte|fand|kenne|kannte|sah|hasse|vermisse|gucke|schaue|lese|las)\s+(?:ich|wir|man)(?!\p{L})/iu;
const DONE =
	/(?<!\p{L})(?:gesehen|geschaut|angeschaut|geguckt|angesehen|angeguckt|geliebt|gemocht|gehasst|verpasst|gekauft|nachgeholt|entdeckt|gefunden|gelesen|gespielt|abgebrochen|vergessen|verstanden|erwähnt|erlebt|wiedergesehen)(?!\p{L})/iu;
const HAS = /(?<!\p{L})(?:habe|hab|haben|hat|hatte|hatten|hast)(?!\p{L})/iu;
/** "Wanted to see X", and notes without a verb of their own: "finally seen X". */
const MODAL = /(?<!\p{L})(?:wollte|wollten|will|wollen|möchte|muss|musste|müssen|konnte|durfte)(?!\p{L})/iu;
const TO_SEE =
	/^\s+(?:(?:unbedingt|endlich|noch|mal|nochmal)\s+)*(?:sehen|schauen|anschauen|ansehen|gucken|angucken|nachholen|lesen|spielen)(?!\p{L})/iu;
const NOTED =
	/^["„“(*_]*(?:(?:gestern|heute|vorgestern|neulich|gerade|eben|endlich|wieder|letzte|am|abend|nacht|woche|wochenende|früh|mal)\s+)+$/iu;
const I_DO =
	/(?<!\p{L})(?:ich|wir)\s+(?:liebe|lieben|mag|mögen|mochte|mochten|fand|fanden|kenne|kennen|kannte|sah|sahen|hasse|hassen|vermisse|schaue|schauen|gucke|lese|las|vergesse|verstehe|schaute)(?:\s+(?:auch|noch|immer|heute|gestern|gerade|wirklich|sehr|ja|doch|einfach|nicht|immer noch|wieder))*\s+$|(?<!\p{L})(?:liebe|mag|mochte|fand|kenne|sah|hasse|schaue|gucke|lese|sahen|fanden|mochten)\s+(?:ich|wir)(?:\s+(?:auch|noch|immer|heute|gestern|gerade|wirklich|ja|doch|einfach|nicht))*\s+$/iu;
/** What was with one film, for good. */
const OFTEN = /(?<!\p{L})(?:nie|niemals|nicht|immer|mal|\p{L}+mal|oft|jedes|jeden)(?!\p{L})/iu;
const ASKED =
	/(?<!\p{L})(?:empfehl\p{L}*|empfahl|schau|schaut|guck|guckt|kennt|suche|Empfehlung\p{L}*|heißt|namens|gib|gebe|gab)(?!\p{L})/iu;

function slotOf({ before, after, others }: Place): Slot | null {
	if (/\?["”“»)*_]*$/u.test(after) || ASKED.test(before) || /^\s+(?:empfehlen|weiterempfehlen)/iu.test(after))
		return null;
	if (!/^(?:$|[\s)\]*_"”“»]*[.,;:!…)]|\s+[–—-]|\s+\p{Ll}|\s+\d)/u.test(after) || /^[-/]/u.test(after)) return null;
	return withNoun(before) ?? afterPreposition(before) ?? inClause(before, after, others.length > 0);
}

/** "Im Film X", "den Film X". */
function withNoun(before: string): Slot | null {
	const melted = new RegExp(`(?<!\\p{L})(im|vom|zum|beim|am)\\s+(?:${FILM}\\s+)?$`, 'iu').exec(before);
	if (melted !== null) {
		const after = { im: 'in', vom: 'von', zum: 'zu', beim: 'bei', am: 'an' }[melted[1]!.toLowerCase()]!;
		return { as: 'dative', certain: true, takes: melted[0], after };
	}
	const noun = new RegExp(
		`(?<!\\p{L})(der|den|dem|des|ein|einen|einem|eines|dieser|diesen|diesem)\\s+${FILM}s?(?:,?\\s+(?:namens|mit dem Titel))?\\s+$`,
		'iu',
	).exec(before);
	if (noun === null) return null;
	const last = noun[1]!.toLowerCase().at(-1)!;
	return {
		as:
			last === 'r' || noun[1]!.toLowerCase() === 'ein'
				? 'nominative'
				: last === 'n'
					? 'accusative'
					: last === 'm'
						? 'dative'
						: 'genitive',
		certain: true,
		takes: noun[0],
	};
}

function afterPreposition(before: string): Slot | null {
	const part =
		/(?<!\p{L})(?:Ende|Anfang|Schluss|Hälfte|Musik|Soundtrack|Szenen?|Fans?|Regisseur(?:in)?)\s+(von\s+)$/u.exec(
			before,
		);
	if (part !== null) return { as: 'genitive', certain: true, takes: part[1]! };
	const found =
		/(?<!\p{L})(mit|von|aus|bei|nach|zu|seit|außer|gegenüber|für|um|durch|gegen|ohne|über|in|an|wegen|trotz|während|als)\s+$/iu
			.exec(before)?.[1]
			?.toLowerCase();
	if (found === undefined) return null;
	if (found === 'als')
		return /(?<!\p{L})(?:mehr|\p{Ll}+er)\s+als\s+$/iu.test(before)
			? {
					as: /(?<!\p{L})(?:finde|fand|mag|mochte)(?!\p{L})/iu.test(before) ? 'accusative' : 'nominative',
					certain: true,
				}
			: null;
	if (found === 'an')
		return /(?<!\p{L})(?:erinner\p{L}*|denk\p{L}*|gedacht|dachte|glaub\p{L}*|mich|uns)(?!\p{L})/iu.test(before)
			? { as: 'accusative', certain: true }
			: null;
	if (found === 'in')
		return /(?<!\p{L})(?:geh\p{L}*|ging|komm\p{L}*|verliebt)(?!\p{L})/iu.test(before)
			? null
			: { as: 'dative', certain: true };
	if (/^(?:für|um|durch|gegen|ohne|über)$/u.test(found)) return { as: 'accusative', certain: true };
	return { as: /^(?:wegen|trotz|während)$/u.test(found) ? 'genitive' : 'dative', certain: true };
}

function inClause(before: string, after: string, isOfSeveral: boolean): Slot | null {
	const clause = /[^,;:–]*$/u.exec(before)![0];
	if (START.test(before) && OBJECT_FIRST.test(after))
		return { as: 'accusative', certain: !DONE.test(after) || OFTEN.test(after) };
	if (START.test(before) && SUBJECT.test(after))
		return { as: 'nominative', certain: !/^\s+(?:lief|ließ|gefiel|machte|hat mich)/iu.test(after) };
	if (
		/(?<!\p{L})(?:ist|war|bleibt|wäre)\s+(?:(?:wohl|immer noch|noch immer|immer|definitiv|wahrscheinlich|nach wie vor|auch)\s+)*$/iu.test(
			clause,
		) &&
		/(?<!\p{L})(?:\p{L}*film|beste\p{L}*|Favorit|Antwort|Platz|nächste\p{L}*)(?!\p{L})/iu.test(clause) &&
		/^\s*(?:[.!,;]|$|von\s|und\s|weil)/u.test(after)
	)
		return { as: 'nominative' };
	if (
		/(?<!\p{L})(?:kommt|folgt|läuft|lief|kam)\s+(?:(?:wohl|dann|heute|gerade|noch|bald|als Nächstes)\s+)*$/iu.test(
			clause,
		)
	)
		return { as: 'nominative' };
	if (I_DO.test(clause)) return { as: 'accusative', certain: true };
	const isObject =
		HAS.test(clause) &&
		/(?<!\p{L})(?:ich|wir|er|man|du|ihr)(?!\p{L})/iu.test(clause) &&
		DONE.test(/^[^,;:–.]*/u.exec(after)![0]);
	if (MODAL.test(clause) && TO_SEE.test(after)) return { as: 'accusative', certain: true };
	if (
		NOTED.test(before) &&
		/^\s+(?:\p{Ll}+\s+){0,2}\p{Ll}+/u.test(after) &&
		DONE.test(/^[^,;:–.]*?\p{L}+(?=\s|[.!]|$)/u.exec(after)![0])
	)
		return { as: 'accusative' };
	if (isObject)
		return {
			as: 'accusative',
			certain: OFTEN.test(clause + after),
		};
	return /:\s+$/.test(before) && /^\s*[.!]?$/u.test(after) && !isOfSeveral ? { as: 'nominative' } : null;
}

export function germanName(place: Place, says: PhraseFacts): Edit | null {
	const slot = slotOf(place);
	if (slot === null) return null;
	const { takes = '', after } = slot;
	const directed = /^,?\s+von\s+\p{Lu}/u.test(place.after);
	if (directed && namedIn(says).length === 0) return null;
	const isPredicate =
		slot.as === 'nominative' && !slot.certain && /(?:ist|war|bleibt|wäre)\s+(?:\p{L}+\s+)*$/iu.test(place.before);
	if (isPredicate && !directed && !isSaid(says)) return null;
	const words =
		directed && isPredicate
			? 'einer'
			: nameFor(
					directed ? {} : says,
					place.kind,
					directed ? { as: slot.as } : slot,
					place.before.length + place.after.length,
				);
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
