/** Signs of what a sentence says of a film in French, Spanish, Italian, and Portuguese. They come in the file of lists. */

/** A film with a feminine title, soon after that. */
const SHE =
	/(?<!\p{L})l['’](?:ho|ha|abbiamo|hanno|ai|as|a|avons|ont)\s+(?:\p{L}+\s+)?\p{L}+(?:[aeiu]ta|sta|ée|ue)(?!\p{L})/iu;
const START = /^["“«(*_¡¿]*\s?$|^@[^,]{1,60},\s+$|[;:–—]\s+$|(?:,|^\S.*)\s+(?:et|mais|y|pero|e|ma|mas|o)\s+$/iu;
/** An opener without a verb: "for me", "according to him", "last night". */
const OPENER = /^["“«(*_¡¿]*(?:\p{L}+(?:['’]|\s+)){1,4}$/iu;
/** Prepositions after which "a film" says nothing, unless the event counts: "the middle of a film". */
const OF = /(?<!\p{L})(?:de|dans|sur|en|sobre|di|in|su|em|da|a|à|por|par|para|pour)\s+$/iu;
const EVENT_OF =
	/(?<!\p{L})(?:mitad|medio|milieu|moitié|metà|metade|meio|fila|file|coda|queue|séance|projection|función|proyección|proiezione|sessão|copia|copie|cópia|durante|pendant|entradas?|tickets?|billets?|bigliett[oi]|ingressos?|bilhetes?|DVDs?|blu-?rays?|VHS|póster|affiche|locandina|cartaz|poster|mess[oa]|mett\p{L}+|parl[éaio]\p{L}*|habl[aó]\p{L}*|fal[ao]\p{L}*|exposé|tesina|trabajo|trabalho|banda sonora|bande originale|colonna sonora|trilha sonora|tomb[ée]s?(?: par hasard)?|después|depois|dopo|davanti|diante|frente)(?:\s+(?:a|de|di|du|do|da|del|della|d['’]|sur|su|sobre|para|per|pour))?\s+$/iu;
/** What happened around one film: "after X, we". */
const DURING = /(?<!\p{L})(?:durante|pendant)\s+$/iu;
const AFTER = /^["“«(*_¡¿]*(?:(?:et|mais|y|pero|ma|e|mas) )?(?:après|dopo|después de|depois de)\s+$/iu;
const ASLEEP = /(?<!\p{L})(?:dorm|adormec|addorm|endorm|ronc|llor|pleur|pian[gt]|chor)\p{L}*\s+\p{L}+\s+$/iu;
/** Liked once, or others' opinions: any film can be named there. */
const LIKED =
	/(?<!\p{L})(?:adoré|aimé|détesté|encantó|gustó|fascinó|aburrió|odió|adoró|adorato|amato|odiato|piaciuto|adorei|amei|odiei|adorou|amou|odiou|curti)\s+(?:(?:mucho|molto|muito|tanto|beaucoup)\s+)?$/iu;
const BUT_OTHERS =
	/^,?\s+(?:(?:mais|et|pero|y|ma|mas|e)\s+)?(?:mon|ma|mes|mi(?! (?:ha|hanno|è|sono)\s)|mis|(?:il |la |i |le )?mi[oae]|(?:il |la |i |le )?miei|(?:o |a |os |as )?(?:meus?|minhas?))\s/iu;
/** The same if the film comes first. */
const PLEASED =
	/^\s+(?:m['’]a (?:plu|ennuyé)|me (?:gustó|encantó|aburrió)|mi è piaciuto|mi ha annoiato)(?:\s+(?:mucho|molto|beaucoup))?,\s+(?:mais|pero|ma)\s/iu;
/** What one does with a film that is one's own, or a book. */
const MAKES =
	/(?<!\p{L})(?:fai[ts]|faire|fais\p{L}+|ferons|hizo|hice|hicimos|hacer|hecho|fatto|fare|facciamo|fiz|fez|fizemos|fazer|feito|lire|lu|leer|le[íy]\p{L}*|ler|leu|lido|leggere|letto)\s+$/iu;
/** What only the title explains: the other one of two, a joke in brackets. */
const EXPLAINED = /(?<!\p{L})(?:l['’]autre|(?:la|el) otr[ao]|l['’]altr[ao]|[oa] outr[oa])(?!\p{L})|\(\s?[«“"]/iu;
/** One of the next two sentences has its lines or scenes. */
const ITS_LINES =
	/^\s+(?:[^.!?\n]*[.!?]\s+)?(?:[^.!?\n]*(?<!\p{L})(?:falas|diálogos|frases|répliques|battute|escenas|scènes|scene|cenas)\s+d|Lo d)(?:[aeiou]|el|al|ell[ao])(?!\p{L})/iu;
/** "I prefer A to B". */
const PREFERRED = [
	/(?<!\p{L})(?:préfèr|prefier|prefer|prefir)\p{L}*(?!\p{L}).*\s(?:à|a|ao)\s+$/iu,
	/(?<!\p{L})(?:più|meno|meglio|peggio|migliore|peggiore)\s(?:.*\s)?di\s+$/iu,
];
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
/** Signs that a sentence is about the film. */
const OPINION =
	/(?<!\p{L})(?:entusiasmo|engouement|hype|cuanto más|quanto (?:mais|più)|plus j['’]y|più ci|no entiendo|non capisco|não entendo|je ne comprends pas|fans?|impopula\p{L}*|impopolare) /iu;
/** Advice to a reader, who needs the title. */
const ADVISES =
	/^["“«(*_¡¿]*(?:si (?:tu|vous|te|os|quieres|buscas)|s['’]il (?:te|vous)|se (?:vi|ti|vuoi|cerchi|cercate|você|queres|quer|gosta|gostas|procura)|para quien|para quem|pour (?:ceux|celles)|per chi|a quien|a quem|quem quer|chi vuole|chi cerca)(?!\p{L})|(?<!\p{L})(?:demand|pregunt|chie[sd]|pergunt)\p{L}*\s+(?:\p{L}+\s+)?s[ie]\s|(?<!\p{L})(?:prueba|probad|prueben|dale|dadle|denle|essaie|essayez|tente|tentez|prova|provate|dai|date|dê|deem|experimenta|experimente|tenta|tente)\s/iu;
/** Comparisons of one film with others. */
const COMPARED =
	/(?<!\p{L})(?:préfèr\p{L}*|prefier\p{L}*|prefer\p{L}*|prefir\p{L}*|plus|más|più|mais|moins|menos|meno|meilleure?|mieux|pire|mejor|peor|meglio|melhor|pior|antes)(?!\p{L})/iu;
const THAN = /(?<!\p{L})(?:que|che|do que)\s+$/iu;
const OF_OPINION =
	/(?<!\p{L})(?:fans?|hype|entusiasmo|culpa|faute|colpa|gost\p{L}+|gusta\p{L}*|piac\p{L}+|aim\p{L}+|plaît)\s+(?:(?:muito|mucho|molto|beaucoup|tanto|bastante|más|mais)\s+)?(?:de|di|em|dans|con|com|por|per|da|à|a)\s+$|(?<!\p{L})(?:sans|sin|senza|sem|contre|contra|contro|depuis|desde)\s+$/iu;
/** What one leaves is the cinema. */
const LEAVES =
	/(?<!\p{L})(?:sort(?:ir|is?|ie|ies|ant|ons|ait)|sal[ií]\p{L}*|usc\p{L}+|sa[ií]\p{L}*)\s+((?:d[eio]|da|du|del|dal)\s+)$/iu;
/** "There is some Gravity in it". */
const SOME_OF =
	/(?<!\p{L})(?:c['’]est|fait|ressent|sent|voit|retrouve|y a|trouve|comme|voir|regarder|vu|revu)\s+(?:\p{L}+\s+)?du\s+$/iu;
/** What is said to happen in a film. */
const WITHIN = /^(?:dans|en|in|em|avant|antes de|prima di)\s+$/iu;
/** What is always done at one film. */
const ALWAYS =
	/(?<!\p{L})(?:toujours|jamais|siempre|nunca|jamás|sempre|mai|chaque fois|cada vez|ogni volta|toda vez|sólo|solo|seulement|soltanto|só)(?!\p{L})/iu;
/** What is right to do with one film. */
const MUST =
	/(?<!\p{L})(?:bisogna|hay que|tem que|tens de|il faut|on doit)\s+\p{L}+\s+$|(?<!\p{L})(?:gustaría|quisiera|vorrei|piacerebbe|gostaria|adoraria|aimerai[st]|voudrai[st]|donnerais cher|daría|darei|daria|ganas d|envie d|voglia d|vontade d)[ei]?\s+(?:\p{L}+\s+){0,4}$/iu;
/** What is done each time. */
const WHENEVER =
	/(?<!\p{L})(?:quand|cuando|quando|siempre que|sempre que)\s[^,;:]*$|^(?:chaque fois que|cada vez que|ogni volta che|toda vez que)\s[^,;:]*$/iu;
/** Chosen before others. */
const AGAINST = /^\s+(?:que?|qu['’]|che|do que|antes que)\s/iu;
/** What followed from one film. */
const SINCE =
	/(?<!\p{L})(?:depuis que|depuis qu['’]|desde que|da quando|dopo che|depois que|después de que)\s*[^,;:]*$/iu;
const REPEATED =
	/(?<!\p{L})(?:(?:deux|trois|quatre|cinq|six|dix|vingt|cent|mille) fois|\p{L}+ (?:veces|volte|vezes)|(?:per la|por|pour la|pela) (?!prim|prem)\p{L}+ (?:volta|vez|fois)|de novo|de nuevo|[ou][ut]t?ra vez|di nuovo|de nouveau|chaque|cada|ogni|tou(?:s|tes) les|tod[oa]s (?:os|as|los|las)|toda (?:noite|semana|tarde|páscoa|férias)|cresci|crecí|grandi en|cresciut[oa]|inf[aâ]n[cz]ia|enfance|adolesc[eê]n[cz]i?a|todo (?:dia|ano|mês|verão|natal|domingo|sábado)|tutt[ie] (?:i|le|gli))(?!\p{L})/iu;
/** What may stand between a verb and its object: "to the children". */
const PHRASES =
	/(?<=\s)(?:(?:el|le|la|il|lo|no|na|este|esta|ce|cette|anoche|ayer|hier|ieri|ontem)(?: \p{Ll}{4,})?(?: (?:por la noche|soir|sera|noite|à noite|pasado|passado|dernier|scorso))?\s+)$|(?<=\s)(?:a|ai|al|alla|alle|agli|aos?|às|à|aux?|con|com|avec|in|en|em|no|na|nel|nella|chez|da)\s+(?:(?:l[aeo]s?|mi[sao]?|mei|un[ae]?|uma?|meus?|minhas?|mon|ma|mes|nos|notre|mia|mio|miei|suo|su|sus|seu)\s+)?\p{Ll}{3,}\s+$/iu;
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
const CLAUSE = /[,;:–—.!]|\s(?:y|et|e|pero|mais|ma|mas)\s/u;

/** Signs of what a sentence says, in all of these languages. */
export const ROMANCE_SIGNS = {
	...{
		SHE,
		START,
		OPENER,
		OF,
		EVENT_OF,
		DURING,
		AFTER,
		ASLEEP,
		LIKED,
		BUT_OTHERS,
		PLEASED,
		NEXT,
		MAKES,
		PREFERRED,
		EXPLAINED,
		ITS_LINES,
		THERE,
		OPINION,
		ADVISES,
		COMPARED,
		THAN,
		OF_OPINION,
		SOME_OF,
		LEAVES,
		WITHIN,
		ALWAYS,
		MUST,
		WHENEVER,
		AGAINST,
		REPEATED,
		SINCE,
		PHRASES,
		DID,
		FILMED,
		OPINED,
		PRAISED,
		IS_FILM,
		IS,
		OF_FILM,
		IN_STYLE,
		CLAUSE,
	},
};
