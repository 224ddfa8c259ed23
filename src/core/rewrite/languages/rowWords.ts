/** Words around films of a row, in the languages other than English. They come in the file of lists. */

/** A preposition before each film. */
const BEFORE =
	/(?<![\p{L}'’])(?:d[eiao]s?|del|dell[aoe]|du|d['’]|dell['’]|à|aux?|al|all[ao]|con|com|avec|en|em|n[oa]s?|nel|nell[ao]|dans|sur|su|sul|sull[ao]|sobre|devant|après|von|vom|vor|nach|auf|mit|an|in|bei|für|über|para|pra|por|per|pour)\s*$/iu;
const AND = /^(?:,|,?\s(?:e|y|et|und|o|ou|oder))\s+/u;
/** What there are several of: "les fins de A et de B". */
const SEVERAL_OF =
	/(?<!\p{L})(?:[oa]s|l[oae]s|d[eio]s|i|gli|le|die|unas|unos|uns|umas|mes|m[ei]us|mis|mie[i]?|meine|minhas)\s+\p{L}+\s+$/iu;
/** "B as well", after the film or before. */
const TOO =
	/^\s+(?:auch|ebenso|genauso|ebenfalls|sowieso|erst recht|natürlich|aussi|également|pareil|también|igual|tampoco|anche|pure|também|idem)$/iu;
/** "B less so." */
const LESS =
	/^\s+(?:(?:dann )?eher nicht|nicht(?: so| ganz)?(?: sehr)?|weniger|moins|pas (?:trop|du tout)|un peu moins|menos|no tanto|meno|un po['’] meno|non tanto|nem tanto|já não)$/iu;
const TOO_BEFORE = /^(?:auch|erst recht|natürlich|aussi|también|tampoco|anche|pure|também)\s+$/iu;
/** What a sentence goes on with behind a row: "B as well, but it is late". */
const TAIL = /^[^,;:]*(,\s+(?:und|aber|doch|et|mais|y|pero|e|ma|mas)\s.*)$/isu;
const GOES_ON = /\s(?:und|y|e|et)\s/iu;
/** What its writer did, or was done to. */
const MINE =
	/(?<!\p{L})(?:ho|mi|ci|abbiamo|sono|siamo|je|on|he|hemos|me|nos|vi|vimos|nous|ich|wir|mir|mich|uns|\p{Ll}{2,}(?:ei|é|[aei]mos)|curti)(?!\p{L})|(?<!\p{L})(?:j|m)['’]/iu;
/** Words for a clause before, or that make it a part of that. */
const LEANS =
	/(?<!\p{L})(?:auch|aussi|anche|pure|también|tampoco|também|invece|stattdessen|dagegen|però|l['’]altr[ao]|otr[ao]|outr[ao]|l['’]autre|andere\p{L}*|lo|la|l['’](?:ho|ai)|ihn|es|das|ça|ele|ela|quello|questo|eso|esto|isso)(?!\p{L})|^(?:che|qu[ei]|qu['’]|chi|weil|dass|wenn|als|obwohl|de[rn]|quand[o]?|cuando|perché|porque|parce|come|como|comme|se|si|wie|così|así|tanto|donc|also)(?!\p{L})/iu;
/** What its writer did, or people of the writer's. */
const OURS = new RegExp(`${MINE.source}|(?<!\\p{L})(?:mein\\p{L}*|m[ai]|mon|mia|mio|minha|meu)(?!\\p{L})`, 'iu');
/** How a sentence goes on from two films, and from one. */
const AGREES: readonly (readonly [RegExp, string])[] = [
	[/^(\s+(?:ya )?la)s (tengo|tenemos) ((?:muy |más que )?\p{L}+[ao])s(?!\p{L})/u, '$1 $2 $3'],
	[/^(\s+(?:ya |no )?la)s (he|hemos|vi|vimos)(?!\p{L})/u, '$1 $2'],
	[/^(\s+(?:no )?(?:me|nos) \p{L}+)aron(?!\p{L})/u, '$1ó'],
	[/^(\s+(?:no )?(?:me|nos) (?:encanta|gusta|fascina|aburre))n(?!\p{L})/u, '$1'],
	[/^(\s+(?:non )?(?:mi|ci) )sono piaciuti(?!\p{L})/u, '$1è piaciuto'],
	[/^(\s+(?:non )?(?:mi|ci) pia)cciono(?!\p{L})/u, '$1ce'],
	[/^(\s+(?:non )?)li ho (già )?(vist|amat|adorat|odiat)i(?!\p{L})/u, "$1l'ho $2$3o"],
	[/^(,?\s+je )les ai (déjà |beaucoup )?(vu|adoré|aimé|détesté)s(?!\p{L})/u, "$1l'ai $2$3"],
	[/^(\s+(?:ne )?m['’])ont ((?:beaucoup |bien |pas )?(?:plu|ennuyé|déçu))(?!\p{L})/u, '$1a $2'],
	[/^(\s+(?:já )?(?:vi|vimos|conheço|adorei|amei|odiei))(?!\p{L})/u, '$1'],
	[/^(\s+(?:kenne|mag|liebe|fand|mochte|habe?) ich)(?!\p{L})/u, '$1'],
	[/^(\s+ha)ben( m(?:ir|ich))(?!\p{L})/u, '$1t$2'],
];
/** Of several still. */
const MANY =
	/(?<!\p{L})(?:beide\p{L}*|alle|sie|sind|tod[ao]s|amb[ao]s|son|tou(?:s|tes)|ils|elles|sont|tutti|tutte|entramb[ie]|(?<!(?:d[eáa]u?|com) )sono|eles|elas|são|[ao]s dois|[ao]s duas|l[ao]s dos|les deux|i due|gleich\p{L}*|mism[ao]s?|mêmes?|stess[io]|mesm[ao]s?|zusammen|junt[ao]s|ensemble|insieme)(?!\p{L})/iu;

/** One of several by its place, or none of them. */
const ONE_OF =
	/,\s(?:(?:tudo|todo|tutto|tout|alles)|(?:l[ea]|il|el|[oa]|de[rnm]|die|das) (?:prim[oa]|primer[oa]?|primeir[oa]|premi\p{L}+|erste\p{L}*|second\p{L}*|segund[oa]|zweite\p{L}*|letzte\p{L}*|dernièr?e?r?|últim[oa]))\s|(?<!\p{L})(?:umgekehrt|à l['’]envers|al revés|viceversa|al contrario|ao contrário)(?!\p{L})|(?<!\p{L})(?:(?:de[rnm]|die|das|beim?|vom) (?:letzte|erste|zweite|dritte)\p{L}*|(?:l[ea]|au|du) (?:premi|derni|second|deuxi|troisi)\p{L}+|l['’](?:autre|ultim[oa]|altr[oa])|(?:e?l|la) (?:primer[oa]|últim[oa]|segund[oa]|otr[ao])|(?:il|la|sul|al|nel|del) (?:prim|second|terz)[oa]|[nd]?[oa] (?:primeir|últim|segund|terceir|outr)[oa])(?=["”’]?(?:[,.!?;:)]|$|\s(?:gefallen|me|mi|ist|war|es|era|è|é|fue|foi|est|était|hat|habe|no|não|non|ne|nicht|noch|en|em|al|in|im|au|à|dans|na|con|mit|com|avec)(?!\p{L})|\s[nm]['’]))|(?<!\p{L})(?:ningun[oa]|aucun|nessuno|nenhum|kein[es]|un[oa]|uma|eine[ns]?|l['’]une?)(?=[,.!?;:)]|$)/iu;
/** The end of the title before: a name and a comma, of one that is not known. */
const NAME_BEFORE = /\p{Lu}[\p{L}’'!?]*["“”»]?,\s+$/u;

/** What may follow a list of one film. */
const FOLLOWS_ON =
	/^,?\s+(?:und|et|y|e|donc|du coup|así que|quindi|então|also|(?<=,\s)(?:la|le|el|il|der|die|das|ma|mon|mi[ao]?|meu|minha|o|a|jetzt|maintenant|ahora|adesso|agora|morgen|demain|mañana|domani|amanhã))(?![\p{L}\p{N}])/iu;
/** Words about several films behind a list. */
const PLURAL =
	/(?<![\p{L}\p{N}])(?:(?:me|nos|te|les) (?:han )?(?:gust|encant|flip|aburr|fascin|pareci)\p{L}*(?:ado|ido|[ae]n)|m['’]ont|mi sono|ci sono|ning[uú]n[oa]?|aucun|nessuno|nenhum|kein[esr]*|(?:y|e|et)\s+(?:\p{L}{1,4}\s+)?\p{L}{2,}(?:aron|ieron|aban|ían|arono|erono|irono|avano|evano|ivano|aram|eram|iram|avam|aient|èrent))(?![\p{L}\p{N}])/iu;
/** Before a list that has no verb of its own. */
const AFTER_THESE = /(?:^|[.!?,;:]\s)(?:after|nach|après|dopo|después de|depois de)\s+$/iu;
/** How long something takes, or how often it was. */
const LASTS =
	/^\s+(?:(?:week|day|year|month|hour|night|time)s|Wochen|Tagen?|Jahren?|Monaten?|Stunden|Mal|semaines|jours|ans|mois|heures|fois|semanas|d[íi]as|a[ñn]os|meses|horas|ve[cz]es|settimane|giorni|anni|mesi|ore|volte)(?!\p{L})/u;
/** The film of an evening, or the cinema. */
const DEFINITE =
	/(?<!\p{L})(?:de[rms]|la|l[eo]|il|o|do|d[aeu]l?|im|ins) (?:films?|filme|pel[ií]cula|kino|cin\p{L}+)$/iu;
/** A clause behind a title that is not about it. */
const OTHER_CLAUSE = /[,;]\s+(?!qu[ei]|che|qui|de[rnm]|die|das|dont|où|onde|donde|dove|wo)(?:\p{L}+[’'\s]+){2}\p{L}+/iu;

/** How words are spelled in English and each language, rare in the others. */
const SPELLED: readonly RegExp[] = [
	/(?:ing|ight|ough|[^aeiou]ly|ness)$|^wh|['’](?:s|t|ve|ll|re)$/iu,
	/ß|[äöü]|sch|(?:lich|keit|heit|ieren|ung|chen)$/iu,
	/ñ|(?:ción|aron|ieron|aba|iendo|amos|emos|ía|dad)$/iu,
	/[èêëîïôœç]|(?:ées?|eux|euse|aient|oir|eau|ois)$/iu,
	/(?:zione|zz[aoie]|cchi[oae]|iamo|uto|ata|ato|ifica|tà|[ìò])$|gli/iu,
	/[ãõç]|(?:ção|ções|aram|eram|inh[oa]|ou|ei|em|nh[oa])$/iu,
];

export const ROW_WORDS = {
	BEFORE,
	AND,
	SEVERAL_OF,
	TOO,
	LESS,
	TOO_BEFORE,
	MINE,
	OURS,
	LEANS,
	AGREES,
	MANY,
	GOES_ON,
	TAIL,
	ONE_OF,
	NAME_BEFORE,
	FOLLOWS_ON,
	PLURAL,
	AFTER_THESE,
	LASTS,
	DEFINITE,
	OTHER_CLAUSE,
	SPELLED,
};
