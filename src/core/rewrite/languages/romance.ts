/**
 * How French, Spanish, Italian, and Portuguese say less about a film: articles merge with prepositions, and the noun
 * has one gender.
 */
import type { Edit } from '../../algorithms/edits.ts';
import { listed } from '../../catalogue/lists.ts';
import { restored } from '../../catalogue/patterns.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import { isAnother, isLopsided, wordsAround } from './around.ts';
import { isCounted } from './asides.ts';
import { masculine, originIn } from './origins.ts';
import type { ROMANCE_WORDS, Romance } from './romanceWords.ts';

type Code = 'es' | 'fr' | 'it' | 'pt';

const tables = listed('romance', (list: unknown) => restored(list) as typeof ROMANCE_WORDS);

interface Slot {
	/** Always true of one film: one of Tarr's, or "a certain film"; or done often with the same film; or compared with it. */
	how?: 'lasting' | 'repeated' | 'other';
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
function factsOf(code: Code, { decade, decades, and }: Romance, says: PhraseFacts, isFeminine = true): string | null {
	const written = says.origin === undefined ? '' : originIn(code, says.origin);
	if (written === null) return null;
	const origin = code === 'es' && !isFeminine ? masculine(written) : written;
	const names = namedIn(says);
	return [
		origin,
		says.decade === undefined
			? ''
			: decade + (decades[says.decade] ?? (code === 'es' ? `los ${says.decade}` : says.decade)),
		names.length > 0 ? of(code, names.join(` ${and} `)) : '',
	]
		.filter(Boolean)
		.join(' ');
}

const of = (code: Code, names: string) =>
	code === 'it' ? `di ${names}` : code === 'fr' && /^[AEIOUÉÈ]/u.test(names) ? `d’${names}` : `de ${names}`;

function nounFor(words: Romance, says: PhraseFacts, kind: Place['kind']) {
	if (says.genre === 'Documentary' && kind === 'films') return words.documentary;
	return says.genre === 'Animation' && kind === 'films' ? words.animation : words.nouns[kind];
}

/** A name in a slot; null if the slot needs more than the facts say. */
function nameFor(code: Code, says: PhraseFacts, place: Place, { how, needsFacts = false }: Slot): string | null {
	const words = tables()[code];
	const { noun, one, same } = nounFor(words, says, place.kind);
	const gender = one === 'una' ? 1 : 0;
	const facts = factsOf(code, words, says, gender === 1);
	const isSaid = Object.keys(says).length > 0;
	if (facts === null || (how === 'other' && isSaid)) return null;
	if (how === 'lasting' && namedIn(says).length > 0) return `${words.oneOf} ${facts}`;
	if (gender === 0 && SHE.test(place.text.slice(place.item.end, place.item.end + NEAR))) return null;
	const isVague = how === 'lasting' || (needsFacts && !isSaid);
	if (isVague && !saysMore(place)) return null;
	const article =
		how === 'repeated'
			? same
			: isSaid || !(how === 'other' || isAnother(place))
				? isVague
					? words.certain[gender]
					: one
				: words.other[gender];
	// "A film" next to a named one says nothing.
	return !isSaid && article !== words.other[gender] && isLopsided(place, isVague)
		? null
		: [article, noun, facts].filter(Boolean).join(' ');
}

/** A film with a feminine title, soon after that. */
const SHE =
	/(?<!\p{L})l['’](?:ho|ha|abbiamo|hanno|ai|as|a|avons|ont)\s+(?:\p{L}+\s+)?\p{L}+(?:[aeiu]ta|sta|ée|ue)(?!\p{L})/iu;
const NEAR = 200;

function slotOf(place: Place, words: Romance): Slot | null {
	const { before, after, others } = place;
	// "X, on the other hand, ..."
	const behind = after.replace(/^,\s(?:(?:que|qui|che)\s[^,.]+|[^,]{1,25}),(?=\s)/u, '');
	const isDescribed = behind !== after && /^,\s(?:que|qui|che)\s/u.test(after);
	if (/\?["”“»)*_]*$|:$/u.test(after) || words.asked.test(before)) return null;
	if (!/^(?:$|[\s)\]*_"”»]*[.,;:!…)]|\s+[–—-]|\s+\p{Ll}|\s+\d|\s*!)/u.test(after) || /^[-/]/u.test(after)) return null;
	const left = before.replace(words.article, '');
	const takes = before.slice(left.length);
	const clause = clauseOf(before, after);
	// "The film of X" already has a noun, and no style is that of any film.
	if (OF_FILM.test(left) || IN_STYLE.test(left) || isCounted(place)) return null;
	if (words.sameAs.test(left)) return sameAs(left, takes);
	const isOpinion = OPINION.test(before);
	const melted = words.melted.find(([pattern]) => pattern.test(before));
	if (melted !== undefined && SOME_OF.test(before)) return null;
	if (melted !== undefined)
		return {
			...{
				takes: melted[0].exec(before)![0],
				after: melted[1],
				needsFacts: !EVENT_OF.test(left) && !ASLEEP.test(before),
			},
			...(isOpinion && { how: 'lasting' }),
		};
	if (words.prepositions.test(left) || (THAN.test(left) && COMPARED.test(clause)))
		return isOpinion ||
			OF_OPINION.test(left) ||
			THAN.test(left) ||
			isPreferred(left) ||
			ALWAYS.test(clause) ||
			WITHIN.test(left)
			? { takes, how: 'lasting' }
			: { takes, needsFacts: OF.test(left) && !EVENT_OF.test(left) && !ASLEEP.test(left) };
	// "A film of Christmas" is another film.
	if (IS_FILM.test(after) || /^\s+d(?:[eiao]\s|['’])(?!nouve|novo|nuevo|nuovo)\p{Ll}/u.test(after)) return null;
	if (isNext(place, left, words)) return { takes };
	if (words.appeared.test(left)) return { takes, how: 'lasting' };
	const verb = left.replace(PHRASES, '');
	if (isObject(words, left) || (verb !== left && isObject(words, verb))) {
		if (LIKED.test(left) && BUT_OTHERS.test(after)) return { takes, needsFacts: true };
		if (words.liking.test(left) || AGAINST.test(after)) return { takes, how: 'lasting' };
		const how = REPEATED.test(clause)
			? 'repeated'
			: words.often.test(clause) || WHENEVER.test(left) || MUST.test(left) || isOpinion
				? 'lasting'
				: null;
		return { takes, ...(how && { how }) };
	}
	if (isSubject(words, left, behind)) {
		if (words.disagrees.test(behind) && takes === '') return null;
		if (FILMED.test(behind)) return { takes, needsFacts: true };
		if (isDescribed || DID.test(behind) || PLEASED.test(after))
			return { takes, needsFacts: OPINED.test(clause) || !saysMore(place) };
		return PRAISED.test(clause) ? null : { takes, how: 'lasting' };
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

const isObject = ({ object }: Romance, left: string) => object.some((verb) => verb.test(left));

const START = /^["“«(*_¡¿]*\s?$|^@[^,]{1,60},\s+$|[;:–—]\s+$|(?:,|^\S.*)\s+(?:et|mais|y|pero|e|ma|mas|o)\s+$/iu;
/** An opener without a verb: "for me", "according to him", "last night". */
const OPENER = /^["“«(*_¡¿]*(?:\p{L}+(?:['’]|\s+)){1,4}$/iu;
/** Whether a title is the subject of what follows: at the start of a clause, before a verb. */
function isSubject({ subject: { verb, start, opener } }: Romance, before: string, after: string): boolean {
	const clause = before.split(/[,;:–—]\s+|^(?:y|e|et|pero|ma|mas|mais)\s/iu).at(-1)!;
	const opens = (opener.test(clause) && OPENER.test(clause)) || (clause === '' && opener.test(before));
	return (START.test(before) || start.test(before) || opens) && verb.test(after);
}

/** "The same director as X" has the director of another film. */
function sameAs(left: string, takes: string): Slot {
	const french = /(l)e même (\p{L}+) que\s+$/iu.exec(left);
	if (french !== null) return { takes: french[0] + takes, after: `${french[1]}e ${french[2]} de`, how: 'other' };
	return { takes, how: 'other' };
}

/** Prepositions after which "a film" says nothing, unless the event counts: "the middle of a film". */
const OF = /(?<!\p{L})(?:de|dans|sur|en|sobre|di|in|su|em|da|a|à|por|par|para|pour)\s+$/iu;
const EVENT_OF =
	/(?<!\p{L})(?:mitad|medio|milieu|moitié|metà|metade|meio|fila|file|coda|queue|séance|projection|función|proyección|proiezione|sessão|copia|copie|cópia|durante|pendant)(?:\s+(?:de|di|du|do|da|del|della|d['’]))?\s+$/iu;
const ASLEEP = /(?<!\p{L})(?:dorm|adormec|addorm|endorm|ronc|llor|pleur|pian[gt]|chor)\p{L}*\s+\p{L}+\s+$/iu;
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
			return isObject(words, before) && !words.liking.test(before);
		})
	);
}

/** Signs that a sentence is about the film. */
const OPINION =
	/(?<!\p{L})(?:entusiasmo|engouement|hype|cuanto más|quanto (?:mais|più)|plus j['’]y|più ci|no entiendo|non capisco|não entendo|je ne comprends pas|fans?|impopula\p{L}*|impopolare) /iu;
/** Comparisons of one film with others. */
const COMPARED =
	/(?<!\p{L})(?:préfèr\p{L}*|prefier\p{L}*|prefer\p{L}*|prefir\p{L}*|plus|más|più|mais|moins|menos|meno|meilleure?|mieux|pire|mejor|peor|meglio|melhor|pior|antes)(?!\p{L})/iu;
const THAN = /(?<!\p{L})(?:que|che|do que)\s+$/iu;
const OF_OPINION =
	/(?<!\p{L})(?:fans?|hype|entusiasmo|culpa|faute|colpa|gost\p{L}+|gusta\p{L}*|piac\p{L}+|aim\p{L}+|plaît)\s+(?:(?:muito|mucho|molto|beaucoup|tanto|bastante|más|mais)\s+)?(?:de|di|em|dans|con|com|por|per|da|à|a)\s+$|(?<!\p{L})(?:sans|sin|senza|sem|contre|contra|contro|depuis|desde)\s+$/iu;
/** "There is some Gravity in it". */
const SOME_OF =
	/(?<!\p{L})(?:c['’]est|fait|ressent|sent|voit|retrouve|y a|trouve|comme|voir|regarder|vu|revu)\s+(?:\p{L}+\s+)?du\s+$/iu;
/** What is said to happen in a film. */
const WITHIN = /^(?:dans|en|in|em)\s+$/iu;
/** What is always done at one film. */
const ALWAYS =
	/(?<!\p{L})(?:toujours|jamais|siempre|nunca|jamás|sempre|mai|chaque fois|cada vez|ogni volta|toda vez)(?!\p{L})/iu;
/** What is right to do with one film. */
const MUST = /(?<!\p{L})(?:bisogna|hay que|tem que|tens de|il faut|on doit)\s+\p{L}+\s+$/iu;
/** What is done each time. */
const WHENEVER = /(?<!\p{L})(?:quand|cuando|quando|siempre que)\s[^,;:]*$/iu;
/** Chosen before others. */
const AGAINST = /^\s+(?:que?|qu['’]|che|do que|antes que)\s/iu;
/** "I prefer A to B". */
const isPreferred = (left: string) =>
	/(?<!\p{L})(?:préfèr|prefier|prefer|prefir)\p{L}*(?!\p{L}).*\s(?:à|a|ao)\s+$/iu.test(left) ||
	/(?<!\p{L})(?:più|meno|meglio|peggio|migliore|peggiore)\s(?:.*\s)?di\s+$/iu.test(left);
/** Words around a title without which its sentence is only an opinion. */
const FEWEST_WORDS = 7;
const saysMore = (place: Place) => wordsAround(place) >= FEWEST_WORDS;
const REPEATED =
	/(?<!\p{L})(?:(?:deux|trois|quatre|cinq|six|dix|vingt|cent|mille) fois|\p{L}+ (?:veces|volte|vezes)|chaque|cada|ogni|tou(?:s|tes) les|tod[oa]s (?:os|as|los|las)|toda noite|todo \p{L}+|tutt[ie] (?:i|le|gli))(?!\p{L})/iu;
/** What may stand between a verb and its object: "to the children". */
const PHRASES =
	/(?<=\s)(?:a|ai|al|alla|alle|agli|aos?|às|à|aux?|con|com|avec|in|en|em|no|na|nel|nella|chez|da)\s+(?:(?:l[aeo]s?|mi[sao]?|mei|un[ae]?|uma?|meus?|minhas?|mon|ma|mes|nos|notre|mia|mio|miei|suo|su|sus|seu)\s+)?\p{Ll}{3,}\s+$/iu;
/** A film did something to the writer, or was made once. */
const DID =
	/^\s+(?:m['’]a(?:vait)?|nous a|mi ha|ci ha|(?:me|nos) (?:hizo|dejó|dio|cambió|destrozó|deixou|fez|deu|mudou)|(?:fez|deixou|deu)-(?:me|nos))(?!\p{L})/iu;
/** Where it was made. */
const FILMED = /^\s+(?:a(?:vait)? été|è stat[oa]|se (?:rodó|filmó|grabó)|foi (?:filmado|rodado|gravado))(?!\p{L})/iu;
/** What a film did that is an opinion. */
const OPINED =
	/(?<!\p{L})(?:ennuy\p{L}+|déçue?|aburri\p{L}+|decepcion\p{L}+|annoiato|deluso|entediou|cansou|decepcionou|plus?|plu|gust\p{L}+|piaciuto|froide?|frí[oa]|fri[oa])(?!\p{L})/iu;
/** Judgments, which say nothing without the title. */
const PRAISED =
	/(?<!\p{L})(?:meilleure?s?|mieux|pire|surestimé|sous-estimé|chef-d['’]œuvre|mejor|peor|obra|sobrevalorad\p{L}*|miglior\p{L}*|peggior\p{L}*|capolavoro|sopravvalutato|melhor|pior|obra-prima|superestimado|perfect\p{L}*|perfeito|parfait|perfetto|mérite|merece|merita)(?!\p{L})(?!\s(?!film|filme|película|peli|cinta)\p{Ll}{4})/iu;

/** "X is the film that": no other film is. */
const IS_FILM =
	/^\s+(?:\p{L}+\s+)?(?:est|reste|es|è|é)\s+(?:\p{L}+\s+)?(?:le|la|il|o|a|un|una|um)\s+(?:film|película|filme|corto\p{L}*|documental|comedia|comédie|commedia|comédia|thriller|western)(?!\p{L})/iu;
const IS = /(?<!\p{L})(?:est|es|era|fue|è|é|foi|était)\s+(?:\p{L}+\s+)?$/iu;
const OF_FILM = /(?<!\p{L})(?:films?|filmes?|películas?|pelis?|livres?|libr[oi]s?|livros?)\s+(?:de|di|da|do)\s+$/iu;

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
	const words = tables()[code];
	const slot = slotOf(place, words);
	if (slot === null) return null;
	const directed = words.directed.test(place.after);
	if (directed && namedIn(says).length === 0) return null;
	if (slot.isPredicate !== undefined && !directed && Object.keys(says).length === 0) return null;
	// "Is Hungarian", "is by Béla Tarr": several facts, or other verbs, need a noun.
	const isOne = Object.keys(says).length === 1 && says.genre === undefined && IS.test(place.before);
	const facts = slot.isPredicate && !directed && isOne ? factsOf(code, words, says) : null;
	if (facts) return written(place, words, slot, facts);
	const said = nameFor(code, directed ? {} : says, place, directed ? {} : slot);
	return said === null ? null : written(place, words, slot, said);
}

function again(code: Code, place: Place): Edit | null {
	const words = tables()[code];
	const slot = slotOf(place, words);
	return slot === null ? null : written(place, words, slot, words.nouns[place.kind].the);
}

/** The words by which a text is seen to have a name. */
export function romanceCores(says: PhraseFacts): string[] {
	return (['es', 'fr', 'it', 'pt'] as const).flatMap((code) => {
		const words = tables()[code];
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
		replaced(
			place,
			nameFor(code, says, { ...place, others: [], isLater: false }, {}) ?? tables()[code].nouns[place.kind].alone,
		),
});
