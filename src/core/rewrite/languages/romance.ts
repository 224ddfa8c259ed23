/**
 * How French, Spanish, Italian, and Portuguese say less about a film: articles merge with prepositions, and the noun
 * has one gender.
 */
import type { Edit } from '../../algorithms/edits.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { masculine, originIn } from './origins.ts';
import { ROMANCE, type Romance } from './romanceWords.ts';

type Code = 'es' | 'fr' | 'it' | 'pt';

interface Slot {
	/** Always true of one film, so only "one of Tarr's films" can replace it; or done often with the same film. */
	how?: 'lasting' | 'repeated';
	/** Whether "a film" alone says nothing there. */
	needsFacts?: boolean;
	/** What the name replaces before the title. */
	takes?: string;
	/** What follows "is" if the noun was used before. */
	isPredicate?: boolean;
	/** A preposition without the article that it had melted with. */
	after?: string;
}

/** What follows the noun; null if the language has no word for it. */
function factsOf(code: Code, { of, decade }: Romance, says: PhraseFacts, isFeminine = true): string | null {
	const written = says.origin === undefined ? '' : originIn(code, says.origin);
	if (written === null) return null;
	const origin = code === 'es' && !isFeminine ? masculine(written) : written;
	const names = namedIn(says);
	return [
		origin,
		says.decade === undefined ? '' : decade(says.decade),
		names.length > 0 ? of(names.join(` ${ROMANCE[code].and} `)) : '',
	]
		.filter(Boolean)
		.join(' ');
}

function nounFor(words: Romance, says: PhraseFacts, kind: Place['kind']) {
	if (says.genre === 'Documentary' && kind === 'films') return words.documentary;
	return says.genre === 'Animation' && kind === 'films' ? words.animation : words.nouns[kind];
}

function nameFor(code: Code, says: PhraseFacts, kind: Place['kind'], { how, needsFacts = false }: Slot): string | null {
	const words = ROMANCE[code];
	const { noun, one, same } = nounFor(words, says, kind);
	const facts = factsOf(code, words, says, one === 'una');
	const isSaid = Object.keys(says).length > 0;
	if (facts === null || ((needsFacts || how === 'repeated') && !isSaid)) return null;
	if (how === 'lasting') return namedIn(says).length === 0 ? null : `${words.oneOf} ${facts}`;
	return [how === 'repeated' ? same : one, noun, facts].filter(Boolean).join(' ');
}

function slotOf(place: Place, words: Romance): Slot | null {
	const { before, after, others } = place;
	if (/\?["”“»)*_]*$/u.test(after) || words.asked.test(before) || OPINION.test(before)) return null;
	if (!/^(?:$|[\s)\]*_"”»]*[.,;:!…)]|\s+[–—-]|\s+\p{Ll}|\s+\d|\s*!)/u.test(after) || /^[-/]/u.test(after)) return null;
	const left = before.replace(words.article, '');
	const takes = before.slice(left.length);
	const clause = clauseOf(before, after);
	// "The film of X" already has a noun, and no style is that of any film.
	if (OF_FILM.test(left) || IN_STYLE.test(left)) return null;
	const melted = words.melted.find(([pattern]) => pattern.test(before));
	if (melted !== undefined)
		return { takes: melted[0].exec(before)![0], after: melted[1], needsFacts: !EVENT_OF.test(left) };
	if (words.prepositions.test(left))
		return COMPARED.test(clause) ? null : { takes, needsFacts: OF.test(left) && !EVENT_OF.test(left) };
	if (IS_FILM.test(after)) return null;
	if (words.subject(left, after)) {
		if (DID.test(after) || PLEASED.test(after)) return { takes, needsFacts: true };
		return PRAISED.test(clause) ? null : { takes, how: 'lasting' };
	}
	if (isNext(place, left, words)) return { takes };
	if (words.object.test(left)) {
		if (LIKED.test(left) && BUT_OTHERS.test(after)) return { takes, needsFacts: true };
		if (words.liking.test(left)) return others.length > 0 ? null : { takes, how: 'lasting' };
		const how = REPEATED.test(clause) ? 'repeated' : words.often.test(clause) ? 'lasting' : null;
		return { takes, ...(how && { how }) };
	}
	if (words.predicate.test(left) && /^\s*(?:[.!,;]|$)|^\s+(?:et|y|e|de|di|pero|mais|ma|mas)\s/u.test(after))
		return { takes, isPredicate: words.named.test(left) };
	return /[\p{L}\d]\s?:\s+$/u.test(left) &&
		!/(?:^|\s)film[e]?\s?:\s+$/iu.test(left) &&
		/^[*_]*\s*(?:[.!]?$|(?:con|com|avec|au|al|a|en|à|no|na|et|y|e)\s)/u.test(after) &&
		others.length === 0
		? { takes, needsFacts: true }
		: null;
}

/** Prepositions after which "a film" says nothing, unless the event counts: "the middle of a film". */
const OF = /(?<!\p{L})(?:de|dans|sur|en|sobre|di|in|su|em|da|a|à|por|par|para|pour)\s+$/iu;
const EVENT_OF =
	/(?<!\p{L})(?:mitad|medio|milieu|moitié|metà|metade|meio|fila|file|coda|queue|séance|projection|función|proyección|proiezione|sessão|copia|copie|cópia|durante|pendant)(?:\s+(?:de|di|du|do|da|del|della|d['’]))?\s+$/iu;
/** Liked once, or others' opinions: any film can be named there. */
const LIKED =
	/(?<!\p{L})(?:adoré|aimé|détesté|encantó|gustó|fascinó|aburrió|odió|adoró|adorato|amato|odiato|piaciuto|adorei|amei|odiei|adorou|amou|odiou|curti)\s+(?:(?:mucho|molto|muito|tanto|beaucoup)\s+)?$/iu;
const BUT_OTHERS =
	/^,?\s+(?:(?:mais|et|pero|y|ma|mas|e)\s+)?(?:mon|ma|mes|mi|mis|(?:il |la |i |le )?mi[oae]|(?:il |la |i |le )?miei|(?:o |a |os |as )?(?:meus?|minhas?))\s/iu;
/** The same if the film comes first. */
const PLEASED =
	/^\s+(?:m['’]a (?:plu|ennuyé)|me (?:gustó|encantó|aburrió)|mi è piaciuto|mi ha annoiato)(?:\s+(?:mucho|molto|beaucoup))?,\s+(?:mais|pero|ma)\s/iu;

const DAYS =
	'(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta)';
/** Leads to the next of several films that were seen. */
const NEXT = new RegExp(
	`(?:,|;|(?:^|[\\s,;])(?:et|puis|y|luego|e|poi|depois))\\s+((?:(?:puis|ensuite|luego|después|poi|dopo|depois|(?:el|le|la|no|na|il)?\\s*${DAYS}(?: (?:soir|noche|sera|à noite))?)\\s+)*)$`,
	'iu',
);
const THERE = new RegExp(
	`^\\s+(?:(?:au|à|en|dans|chez|al|in|a|no|na|em|con|com|avec|por|sur)\\s|(?:el |le |la |il )?${DAYS})`,
	'iu',
);
function isNext({ text, item, from, others, after }: Place, left: string, words: Romance): boolean {
	const joins = NEXT.exec(left);
	const earlier = others.filter(({ end }) => end <= item.start);
	if (joins === null || earlier.length === 0 || !(joins[1] !== '' || THERE.test(after))) return false;
	return (
		joins[1] !== '' ||
		earlier.some(({ start }) => {
			const before = text.slice(from, start).replace(words.article, '');
			return words.object.test(before) && !words.liking.test(before);
		})
	);
}

/** Signs that a sentence is about the film. */
const OPINION =
	/(?<!\p{L})(?:entusiasmo|engouement|hype|cuanto más|quanto (?:mais|più)|plus j['’]y|più ci|no entiendo|non capisco|não entendo|je ne comprends pas|fans?) /iu;
/** Comparisons of one film with others. */
const COMPARED =
	/(?<!\p{L})(?:préfèr\p{L}*|prefier\p{L}*|prefer\p{L}*|prefir\p{L}*|plus|más|più|mais|moins|menos|meno)(?!\p{L})/iu;
const REPEATED =
	/(?<!\p{L})(?:(?:deux|trois|quatre|cinq|six|dix|vingt|cent|mille) fois|\p{L}+ (?:veces|volte|vezes)|chaque|cada|ogni|tou(?:s|tes) les|tod[oa]s (?:os|as|los|las)|toda noite|todo (?:dia|ano)|tutt[ie] (?:i|le|gli))(?!\p{L})/iu;
/** A film did something to the writer. */
const DID =
	/^\s+(?:m['’]a(?:vait)?|nous a|mi ha|ci ha|(?:me|nos) (?:hizo|dejó|dio|cambió|destrozó|deixou|fez|deu|mudou)|(?:fez|deixou|deu)-(?:me|nos))(?!\p{L})/iu;
/** Judgments, which say nothing without the title. */
const PRAISED =
	/(?<!\p{L})(?:meilleure?s?|mieux|pire|plus|moins|trop|très|surestimé|sous-estimé|chef-d['’]œuvre|mejor|peor|más|menos|muy|obra|sobrevalorad\p{L}*|miglior\p{L}*|peggior\p{L}*|più|meno|molto|capolavoro|sopravvalutato|melhor|pior|mais|muito|obra-prima|superestimado|perfect\p{L}*|perfeito|parfait|perfetto|bueno|buena|bom|buono|bello|beau|bien|mérite|merece|merita)(?!\p{L})/iu;

/** "X is the film that": no other film is. */
const IS_FILM =
	/^\s+(?:\p{L}+\s+)?(?:est|reste|es|è|é)\s+(?:\p{L}+\s+)?(?:le|la|il|o|a|un|una|um)\s+(?:film|película|filme)(?!\p{L})/iu;
const IS = /(?<!\p{L})(?:est|es|era|fue|è|é|foi|était)\s+(?:\p{L}+\s+)?$/iu;
const OF_FILM = /(?<!\p{L})(?:film|filme|película|peli|livre|libro|livro)\s+(?:de|di|da|do)\s+$/iu;

const IN_STYLE =
	/(?<!\p{L})(?:genre|veine|style|esprit|lignée|estilo|línea|linea|stile|genere|género|gênero|linha|onda)\s+(?:de|di|da|do)\s+$/iu;

/** The clause around a title. */
const clauseOf = (before: string, after: string) => before.split(CLAUSE).at(-1)! + after.split(CLAUSE)[0]!;
const CLAUSE = /[,;:–—.!]|\s(?:y|et|e|pero|mais|ma|mas)\s/u;

const melt = (words: Romance, text: string) =>
	words.joins.reduce((said, [pattern, joined]) => said.replace(pattern, joined), text);

/** Writes words in a slot, merged with the word before. */
function written(place: Place, words: Romance, slot: Slot, said: string): Edit {
	const { before } = place;
	const takes = slot.takes?.length ?? 0;
	const left = before.slice(0, before.length - takes);
	const earlier = slot.after === undefined ? (/\S+\s+$/u.exec(left)?.[0] ?? '') : '';
	const full = slot.after === undefined ? earlier + said : `${slot.after} ${said}`;
	const melted = melt(words, full);
	return melted === full && slot.after === undefined
		? replaced(place, said, takes)
		: replaced(place, melted, takes + earlier.length);
}

function name(code: Code, place: Place, says: PhraseFacts): Edit | null {
	const words = ROMANCE[code];
	const slot = slotOf(place, words);
	// "A film" next to a named one says nothing.
	if (slot === null || (place.others.length > 0 && Object.keys(says).length === 0)) return null;
	const directed = words.directed.test(place.after);
	if (directed && namedIn(says).length === 0) return null;
	if (slot.isPredicate !== undefined && !directed && Object.keys(says).length === 0) return null;
	// "Is Hungarian", "is by Béla Tarr": several facts, or other verbs, need a noun.
	const isOne = Object.keys(says).length === 1 && says.genre === undefined && IS.test(place.before);
	const facts = slot.isPredicate && !directed && isOne ? factsOf(code, words, says) : null;
	if (facts) return written(place, words, slot, facts);
	const said = nameFor(code, directed ? {} : says, place.kind, directed ? {} : slot);
	return said === null ? null : written(place, words, slot, said);
}

function again(code: Code, place: Place): Edit | null {
	const words = ROMANCE[code];
	const slot = slotOf(place, words);
	return slot === null ? null : written(place, words, slot, words.nouns[place.kind].the);
}

/** The words by which a text is seen to have a name. */
export function romanceCores(says: PhraseFacts): string[] {
	return (['es', 'fr', 'it', 'pt'] as const).flatMap((code) => {
		const words = ROMANCE[code];
		const { noun, one } = nounFor(words, says, 'films');
		const facts = factsOf(code, words, says, one === 'una');
		if (facts === null || facts === '') return [];
		const owned = namedIn(says).length > 0 ? [`${words.oneOf.split(' ').at(-1)} ${facts}`] : [];
		return [`${noun} ${facts}`, ...owned];
	});
}

export const romance = (code: Code) => ({
	name: (place: Place, says: PhraseFacts) => name(code, place, says),
	again: (place: Place) => again(code, place),
	alone: (place: Place, says: PhraseFacts): Edit =>
		replaced(place, nameFor(code, says, place.kind, {}) ?? nameFor(code, {}, place.kind, {})!),
});
