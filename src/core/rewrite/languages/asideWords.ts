/** Words of asides, and of what points back to them, in the languages other than English. They come in the file of lists. */
import type { LANGUAGES } from '../../catalogue/foreign.ts';

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

const NUMBERS: readonly RegExp[] = [
	/^(?:une?|una?|uma?|ein(?:en)?)$/iu,
	/^(?:deux|dos|due|dois|duas|zwei)$/iu,
	/^(?:trois|tres|tre|três|drei)$/iu,
	/^(?:quatre|cuatro|quattro|quatro|vier)$/iu,
];
const COUNTED =
	/(?<!\p{L})([Uu]ne?|[Uu]na?|[Uu]ma?|[Ee]in|einen|[Dd]eux|[Dd]os|[Dd]ue|[Dd]ois|[Dd]uas|[Zz]wei|[Tt]rois|[Tt]res?|[Tt]rês|[Dd]rei|[Qq]uatre|[Cc]uatro|[Qq]uattro|[Qq]uatro|[Vv]ier)\s+(?:\p{Ll}+\s+)?(?:[Ff]ilms?|documentaires?|películas?|pelis?|documentales?|documentari?o?|filmes?|filmen|Filmen?|DVDs?|clásicos?|classiques?|classici|Klassiker|comedias?|comédies?|commedi[ae]|comédias?|Komödien?)(?:\s+\p{L}+){0,5}(,|\s?:|\s[–—])\s+(?:(?:nämlich|à savoir|à saber|concretamente|cioè|ovvero|ou seja)\s+)?$/u;
const LIKE =
	/(,?\s+)(?:(?:(?:so )?wie|im Stil von|in der Art von|(?:tipo|estilo|genre)(?: d[eo])?|(?:al|del) estilo de|en la línea de|n[oa] (?:estilo|linha) d[eo]|(?:nello|sullo) stile (?:di|del)|del genere (?:di|del)|(?:du|dans le) (?:genre|style) d[eu]|dans la veine d[eu]|como|come|comme)\s+)(?:["“«„]?)$/iu;
const ASKS =
	/(?<!\p{L})(?:busco|buscamos|buscando|recomiend\p{L}+|conoc\p{L}+|procuro|procuramos|conhece\p{L}*|indic\p{L}+|cerco|cerchiamo|conosc\p{L}+|consigli\p{L}+|cherch\p{L}+|connaî\p{L}+|conseill\p{L}+|such\p{L}+|kennt|empfehl\p{L}+|brauch\p{L}+)(?!\p{L})/iu;
/** What is looked for: with more words than that, it is clear without the title. */
const BARE =
	/(?<!\p{L})(?:films?|filmes?|filmen|película|pelis?|películas|etwas|was|algo|alguna?|qualcosa|quelque chose|un|una|um|einen|des|mehr|más|mais|altri)$/iu;
const SOMETHING = /(?<!\p{L})(?:etwas|was|algo|qualcosa|quelque chose)$/iu;
/** The title's own relative clause. */
const OWN =
	/^,\s+(?:que|che|den|die|das|der)\s+(?:(?:l['’]|lo |la )?(?:ho|abbiamo|he|hemos|vi|vimos|revi|assisti)(?!\p{L})|j['’]|(?:je|nous|on|ich|wir|eu|a gente)\s)[^.!?]*/iu;
/** "But one that". */
const BUT_THAT = /^,?\s+(?:pero|mais|ma|mas)(?=\s+(?:que|qui|che)\s)/iu;
/** Measured by the title. */
const LIKE_THAT = /(?<!\p{L})gerne?\s+(?:auch\s+)?(?:etwas\s+)?\p{Ll}+er(?!\p{L})/iu;
/** Words for what was said. */
const BACK: Record<(typeof LANGUAGES)[number], RegExp> = {
	de: whole(
		'da(?:bei|für|von|rin|rüber|mit|nach|ran|rauf|gegen|zu)?|dort|dies\\p{L}*|jene\\p{L}*|er|ihn|ihm|ihr|es|das|eine[rms]? de[rs]|hingegen|trotzdem|deshalb|deswegen|beide\\p{L}*|dem|den',
	),
	fr: whole(
		"en revanche|par contre|c['’]\\p{L}+|cette|cet|ces?|celui|celle|ceux|là|y|en|ça|cela|il|elle|ils|elles|l['’](?:ai|a|as|ont|av\\p{L}+)|l['’]un\\p{L}*|pourtant|du coup|d['’]ailleurs",
	),
	es: whole(
		'es[aeo]s?|est[aeo]s?|aquel\\p{L}*|allí|ahí|un[oa]s? de l[ao]s|algun[oa]s? de l[ao]s|en cambio|sin embargo|l[ao]s? (?:he|ha|vi|vimos|vio)|l[ao]|ell[ao]s?',
	),
	it: whole(
		"ci|ne|lì|là|quell\\p{L}*|quest\\p{L}*|invece|però|un[oa] d(?:ei|egli|elle)|l['’](?:ho|ha|abbiamo|hanno|av\\p{L}+)|lo|gli",
	),
	pt: whole(
		'n?(?:um|uma) d[ao]s|[dn]?ess[ea]s?|[dn]?est[ea]s?|isso|isto|[dn]?aquel\\p{L}+|ali|lá|[dn]?el[ea]s?|em compensação|por outro lado|já|[dn]o mesmo',
	),
};
/** A thing that was not named before belongs to what was: "The hazing is barely overdone." */
const THE =
	/^["“«„¿¡]*(?:le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|der|die|das|den|dem)\s(?!(?:mi|tu|su|meu|minha|mio|mia|miei|mie)[ao]?\s)|^["“«„¿¡]*l['’]/iu;
const CONTRASTS =
	/^["“«„¿¡]*(?:aber|doch|nicht|trotzdem|nur|mais|pourtant|pas|pero|sin embargo|no|y|ma|però|non|mas|não|só|e|et|und)(?!\p{L})/iu;
/** "Great." */
const JUDGES = /^(?:\p{L}+\s)?\p{L}+[.!]/u;
/** "X included." */
const INCLUDED =
	/^\s+(?:compres[ao]|inclus[ao]?e?|incluid[ao]|incluíd[ao]|compris[e]?|eingeschlossen|inbegriffen)(?=[.!…]*$|,\s)/u;
/** "Last time, with X, ..." */
const WITH = /^[^,;:]{2,40}(,\s+(?:con|avec|com|mit|bei)\s+)$/u;
const AT_CINEMA =
	/(?<!\p{L})(?:a[ol]? |au )cin[eé](?:ma)?(?!\p{L})[^,.;:!?]*?(,?\s+(?:(?:a|para|pra|per|pour)\s+)?(?:ver|vedere|voir|revoir|assistir|rever)\s+)$/iu;
const BUT = /^,?\s+(?:pero|mais|ma|mas|aber|nur|sin|sans|senza|sem)\s/iu;
const PURPOSE = /^,(?=\s+(?:qu[ei]|che|con|com|avec|pour|para|per|da|mit|für)\s)/u;

export const ASIDE_WORDS = {
	NUMBERS,
	COUNTED,
	LIKE,
	ASKS,
	BARE,
	SOMETHING,
	OWN,
	BUT_THAT,
	LIKE_THAT,
	BACK,
	THE,
	CONTRASTS,
	JUDGES,
	PURPOSE,
	BUT,
	AT_CINEMA,
	WITH,
	INCLUDED,
};
