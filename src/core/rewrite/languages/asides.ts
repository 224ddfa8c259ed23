/** Parts of a sentence that only say which film is meant: "thrillers like X", "two films, X and Y,". */
import type { Edit } from '../../algorithms/edits.ts';
import { COMPARES } from '../clauses.ts';
import type { Item } from '../items.ts';
import type { Place } from '../place.ts';
import { canFollow } from './follows.ts';
import type { Language } from './languages.ts';

/** Ways to take out an aside with a title. @param list items that the sentence lists with it */
export const asidesOut = (place: Place, list: readonly Item[], language: Exclude<Language, 'en'>): Edit[] =>
	[apposed(place, list), likened(place, language), included(place), accompanied(place)].filter((edit) => edit !== null);

const NUMBERS: readonly RegExp[] = [
	/^(?:une?|una?|uma?|ein(?:en)?)$/iu,
	/^(?:deux|dos|due|dois|duas|zwei)$/iu,
	/^(?:trois|tres|tre|três|drei)$/iu,
	/^(?:quatre|cuatro|quattro|quatro|vier)$/iu,
];
const COUNTED =
	/(?<!\p{L})([Uu]ne?|[Uu]na?|[Uu]ma?|[Ee]in|einen|[Dd]eux|[Dd]os|[Dd]ue|[Dd]ois|[Dd]uas|[Zz]wei|[Tt]rois|[Tt]res?|[Tt]rês|[Dd]rei|[Qq]uatre|[Cc]uatro|[Qq]uattro|[Qq]uatro|[Vv]ier)\s+(?:\p{Ll}+\s+)?(?:[Ff]ilms?|documentaires?|películas?|pelis?|documentales?|documentari?o?|filmes?|filmen|Filmen?|DVDs?|clásicos?|classiques?|classici|Klassiker|comedias?|comédies?|commedi[ae]|comédias?|Komödien?)(?:\s+\p{L}+){0,5}(,|\s?:|\s[–—])\s+(?:(?:nämlich|à savoir|à saber|concretamente|cioè|ovvero|ou seja)\s+)?$/u;

/** Whether a title says which of so many films are meant. */
export const isCounted = ({ before }: Place): boolean =>
	NUMBERS.some((one) => one.test(COUNTED.exec(before)?.[1] ?? ''));

/** "Two films, X and Y, were on." */
function apposed({ before, after, from }: Place, list: readonly Item[]): Edit | null {
	const counted = COUNTED.exec(before);
	const last = list.at(-1)!;
	if (counted === null || NUMBERS[list.length - 1]?.test(counted[1]!) !== true) return null;
	const closing = /^\s*(?:$|[.!…]|,\s|;|\s[–—]\s)/u.exec(after)?.[0];
	const isOpen = counted[2] !== ',' && closing?.trim() === ',';
	if (closing === undefined || isOpen || /^,\s+(?:qu[ei]|che|d[ei]n|der|die|das)\s/iu.test(after)) return null;
	const start = from + counted.index + counted[0].lastIndexOf(counted[2]!);
	// A dash ends what another one began, as does a comma before the verb.
	const isPair = closing.trim() === counted[2]!.trim() && (closing.trim() !== ',' || counted.index === 0);
	const taken = isPair ? closing.trimEnd().length : 0;
	return { start, end: last.end - last.kept.length + taken, text: '' };
}

/** "..., X included." */
function included({ item, before, after }: Place): Edit | null {
	const comma = /,\s+$/u.exec(before)?.[0];
	const word =
		/^\s+(?:compres[ao]|inclus[ao]?e?|incluid[ao]|incluíd[ao]|compris[e]?|eingeschlossen|inbegriffen)(?=[.!…]*$|,\s)/u.exec(
			after,
		)?.[0];
	return comma === undefined || word === undefined || item.kept !== ''
		? null
		: { start: item.start - comma.length, end: item.end + word.length, text: '' };
}

/** "Last time, with X, my mother slept." */
function accompanied({ item, before, after }: Place): Edit | null {
	const words = /^[^,;:]{2,40}(,\s+(?:con|avec|com|mit|bei)\s+)$/u.exec(before)?.[1];
	return words === undefined || !/^,\s+\p{L}/u.test(after) || item.kept !== ''
		? null
		: { start: item.start - words.length, end: item.end + 1, text: '' };
}

const LIKE =
	/(,?\s+)(?:(?:(?:so )?wie|im Stil von|in der Art von|(?:tipo|estilo|genre)(?: d[eo])?|(?:al|del) estilo de|en la línea de|n[oa] (?:estilo|linha) d[eo]|(?:nello|sullo) stile (?:di|del)|del genere (?:di|del)|(?:du|dans le) (?:genre|style) d[eu]|dans la veine d[eu]|como|come|comme)\s+)(?:["“«„]?)$/iu;
const ASKS =
	/(?<!\p{L})(?:busco|buscamos|buscando|recomiend\p{L}+|conoc\p{L}+|procuro|procuramos|conhece\p{L}*|indic\p{L}+|cerco|cerchiamo|conosc\p{L}+|consigli\p{L}+|cherch\p{L}+|connaî\p{L}+|conseill\p{L}+|such\p{L}+|kennt|empfehl\p{L}+|brauch\p{L}+)(?!\p{L})/iu;
/** What is looked for: with more words than that, it is clear without the title. */
const BARE =
	/(?<!\p{L})(?:films?|filmes?|filmen|película|pelis?|películas|etwas|was|algo|alguna?|qualcosa|quelque chose|un|una|um|einen|des|mehr|más|mais|altri)$/iu;
const SOMETHING = /(?<!\p{L})(?:etwas|was|algo|qualcosa|quelque chose)$/iu;
const A_FILM = { de: 'einen Film', es: 'una película', fr: 'un film', it: 'un film', pt: 'um filme' };
/** The title's own relative clause. */
const OWN =
	/^,\s+(?:que|che|den|die|das|der)\s+(?:(?:l['’]|lo |la )?(?:ho|abbiamo|he|hemos|vi|vimos|revi|assisti)(?!\p{L})|j['’]|(?:je|nous|on|ich|wir|eu|a gente)\s)[^.!?]*/iu;

/** "But one that". */
const BUT_THAT = /^,?\s+(?:pero|mais|ma|mas)(?=\s+(?:que|qui|che)\s)/iu;
/** Measured by the title. */
const LIKE_THAT = /(?<!\p{L})gerne?\s+(?:auch\s+)?(?:etwas\s+)?\p{Ll}+er(?!\p{L})/iu;

/** "I am looking for thrillers like X that make one laugh." */
function likened(
	{ text, before, after, item, others, kind, from, to }: Place,
	language: Exclude<Language, 'en'>,
): Edit | null {
	const like = LIKE.exec(before);
	if (like === null || others.length > 0 || item.kept !== '') return null;
	const head = before.slice(0, like.index);
	const own = OWN.exec(after)?.[0] ?? BUT_THAT.exec(after)?.[0] ?? '';
	const rest = after.slice(own.length);
	if (
		!ASKS.test(head) ||
		COMPARES.test(rest) ||
		LIKE_THAT.test(rest) ||
		/^,?\s+(?:pero|mais|ma|mas|aber|nur|sin|sans|senza|sem)\s/iu.test(rest)
	)
		return null;
	const isBare = BARE.test(head);
	// What is looked for is said behind it, or in the next sentence.
	const behind = text.slice(to, to + FOLLOWING);
	const isSaid = /^,?\s+\p{L}+(?:\s+\p{L}+){2}/u.test(rest) || (/^\s*[.?!]*$/u.test(rest) && WORDS.test(behind));
	if ((isBare && !isSaid) || (rest.length < 3 && !canFollow(behind, language))) return null;
	const something = kind === 'films' ? SOMETHING.exec(head)?.[0] : undefined;
	if (isBare && something === undefined && SOMETHING.test(head)) return null;
	const comma = isBare
		? (/^,(?=\s+(?:qu[ei]|che|con|com|avec|pour|para|per|da|mit|für)\s)/u.exec(rest)?.[0].length ?? 0)
		: 0;
	const end = item.end + own.length + comma;
	return something === undefined
		? { start: from + like.index, end, text: '' }
		: { start: from + like.index - something.length, end, text: A_FILM[language] };
}
const FOLLOWING = 300;
const WORDS = /^\s+(?:\p{L}+[\s,]+){2}\p{L}+/u;
