/** Words that tell the slot of a title in French, Spanish, Italian and Portuguese. They come in the file of lists. */
import type { PackKind } from '../../catalogue/packKinds.ts';

interface Noun {
	noun: string;
	one: string;
	/** "The same". */
	same: string;
	/** With the article, for something named before. */
	the: string;
	/** With no more said. */
	alone: string;
}

export interface Romance {
	nouns: Record<PackKind, Noun>;
	/** "Another", masculine and feminine. */
	other: readonly [string, string];
	/** "From the cinema". */
	cinema: string;
	documentary: Noun;
	animation: Noun;
	and: string;
	/** Before the number of a decade, and the names of decades. */
	decade: string;
	decades: Readonly<Record<string, string>>;
	/** An article, with a word for a film, right before a title. */
	article: RegExp;
	/** Prepositions with an article, and without. */
	melted: readonly (readonly [RegExp, string])[];
	prepositions: RegExp;
	/** Verbs before an object, those of opinions among them, and those after which a film is the subject. */
	object: readonly RegExp[];
	liking: RegExp;
	appeared: RegExp;
	/** A copula with an adjective of the other gender than the noun. */
	disagrees: RegExp;
	often: RegExp;
	predicate: RegExp;
	/** Words for a film. */
	named: RegExp;
	subject: { verb: RegExp; start: RegExp; opener: RegExp };
	/** "By Béla Tarr" after a title. */
	directed: RegExp;
	/** What needs the title. */
	asked: RegExp;
	joins: readonly (readonly [RegExp, string])[];
}

const nouns = (one: string, same: string, the: string, noun: string): Noun => ({
	noun,
	one,
	same,
	the: `${the}${noun}`,
	alone: `${one} ${noun}`,
});
const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${source})\\s+$`, 'iu');
/** What a subject needs: a verb behind it, and before it nothing, or certain words. @param not words that look like verbs */
const subjectBefore = (verbs: string, starts: string, openers: string, not: string): Romance['subject'] => ({
	verb: new RegExp(`^\\s+(?!(?:${not})(?!\\p{L}))(?:${verbs})(?![\\p{L}])`, 'iu'),
	start: word(starts),
	opener: new RegExp(`^["“«(*_¡¿]*(?:${openers})(?!\\p{L})`, 'iu'),
});
/** Certain verbs, and others by their endings where no word before makes them nouns. @param adverbs what may follow them */
function verbs(known: string, endings: string, nouns: string, not: string, adverbs: string): Romance['object'] {
	const end = `(?:\\s+(?:${adverbs}))*`;
	return [word(`(?:${known})${end}`), word(`(?<!(?<!\\p{L})(?:${nouns})\\s+)(?!(?:${not})\\s)(?:${endings})${end}`)];
}
/** The last two figures of decades. */
const shortened = (before: string) =>
	Object.fromEntries(
		[1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990].map((decade) => [decade, `${before}${decade % 100}`]),
	);
const FR_DECADES: Record<number, string> = {
	1990: 'quatre-vingt-dix',
	1980: 'quatre-vingt',
	1970: 'soixante-dix',
	1960: 'soixante',
	1950: 'cinquante',
	1940: 'quarante',
	1930: 'trente',
	1920: 'vingt',
};
const ES_DECADES: Record<number, string> = {
	1990: 'los noventa',
	1980: 'los ochenta',
	1970: 'los setenta',
	1960: 'los sesenta',
	1950: 'los cincuenta',
	1940: 'los cuarenta',
	1930: 'los treinta',
	1920: 'los veinte',
};

const FRENCH: Romance = {
	nouns: {
		films: nouns('un', 'le même', 'le ', 'film'),
		boardgames: nouns('un', 'le même', 'le ', 'jeu'),
		anime: nouns('un', 'le même', 'l’', 'anime'),
		books: nouns('un', 'le même', 'le ', 'livre'),
	},
	cinema: 'du cinéma',
	other: ['un autre', 'une autre'],
	documentary: nouns('un', 'le même', 'le ', 'documentaire'),
	animation: nouns('un', 'le même', 'le ', 'film d’animation'),
	and: 'et',
	decade: 'des années ',
	decades: FR_DECADES,
	article:
		/(?<![\p{L}\p{N}])(?:le|un|ce)\s+(?:film|documentaire|livre|roman|jeu)\s+(?:(?:intitulé|appelé)\s+)?$|(?<![\p{L}\p{N}])l['’]anime\s+$/iu,
	melted: [
		[/(?<!\p{L})du\s+(?:(?:film|livre|roman|jeu)\s+)?$/iu, 'de'],
		[/(?<!\p{L})au\s+(?:(?:film|livre|roman|jeu)\s+)?$/iu, 'à'],
	],
	prepositions: word('de|dans|sur|avec|pour|après|avant|devant|pendant|par|à|depuis|sans|contre'),
	object: verbs(
		"(?:j['’]|je\\s+|on\\s+|nous\\s+)(?:\\p{L}+\\s+)?(?:adore|aime|déteste|préfère|connais|regarde|revois|aimais)|détest(?:e|ent)|ador(?:e|ent)|aim(?:e|ent)|connaissent|(?:de|d['’]) ?finir|finir|terminer|voir|revoir|regarder|vu|revu|regardé|regarde|regardent|projette|projetons|montre|passe|passait|trouvé|mater|oublier|comprendre|revoie|relance|y (?:a|avait|aura)|rappelé|rappelle|choisi",
		"(?:[jmtlsnd]['’])?(?:ai|as|a|avons|avez|ont|avais|avait|avions|avaient|ayant|avoir|aurais|aurait)\\s+(?:\\p{L}+\\s+){0,2}\\p{L}+(?:é|i|u|is|it|ert)|(?:de|d['’]|à|pour|sans|par|vais|va|vont|veux|veut|voulais|voulait|peux|peut|pouvait|faire|fait|faisait|laissé|allée?s?|voudrais|aimerais|faut|fallait|dois|doit|devais)\\s*(?:(?:me|te|se|nous|leur|lui|m['’]|s['’]|enfin|mieux|aussi)\\s*)*\\p{L}{2,}(?:er|ir|re|oir)|dû\\s+\\p{L}{3,}er|en\\s+\\p{L}+ant|\\p{L}{3,}(?:ais|ait|aient)",
		'le|la|les|un|une|des|du|au|mon|ma|mes|ton|son|sa|ses|notre|nos|leur|ce|cet|cette|ces|chaque|autre|très|trop|plus|si',
		'mais|jamais|français|anglais|parfait|fait',
		"beaucoup|bien|mieux|plutôt|encore|toujours|enfin|hier|hier soir|aujourd['’]hui|récemment|aussi|ensemble",
	),
	liking:
		/(?:ador(?:e|é|er|ent)|aim(?:e|é|er|ent)|détest(?:e|é|er|ent)|préférée?|préfère|préférer|connais|connaît|connaissent|aimais|oublier|compren\p{L}+|compris|supporte\p{L}*)\s+(?:(?:beaucoup|bien|mieux|encore|toujours)\s+)?$/iu,
	appeared: word("sorti|sort|sortait|existe|tourné|s['’]appelle"),
	disagrees:
		/^\s+(?:est|était|reste|paraît|semble)\s+(?:(?:très|trop|si|assez|plus|moins|toujours|jamais|pas|bien)\s+)*(?!une|le|très|entre|comme|sur|toute)\p{L}+(?:ée|ue|ie|lle|euse|ète|nte|onne|enne|ine|ive|aise|te|se)(?!\p{L})/iu,
	often: /(?<!\p{L})(?:personne|jamais|pas(?! (?:réussi|pu) )|toujours|souvent|fois|encore|chaque)(?!\p{L})/iu,
	named: /(?<!\p{L})(?:film)(?!\p{L})/iu,
	predicate: word("(?:est|était|c['’]est|reste)(?:\\s+(?:toujours|encore|sans doute|probablement|clairement))?"),
	subject: subjectBefore(
		"(?:ne\\s+|n['’])?(?:(?:me|te|se|nous|vous|lui|leur|y)\\s+|[mtsly]['’])?(?:est|était|reste|a|avait|dure|mérite|commence|finit|vaut|parle|raconte|fait|passe|sort|marche|fonctionne|manque|dit|donne|rend|met|tient|ressemble|semble|paraît|va|peut|doit|sera|serait|soit|aura|existe|ennuie|tombe|date|gagne|perd|sonne|montre|arrive|touche|rappelle|hante|laisse|énerve|agace|plaît|endort|suffit|aide|\\p{L}{2,}(?:era|erait|ait))",
		'que|quand|si|parce que|puisque|lorsque|comme|pourquoi|pense que|trouve que',
		"pour|selon|d['’]après|hier|ce (?:soir|matin|week-end)|chez|dans|à|au|en|depuis|franchement|honnêtement|moi|avec|sans|je crois|apparemment|samedi|dimanche",
		'parfait',
	),
	directed: /^,?\s+(?:de|d['’])\s?\p{Lu}/u,
	asked:
		/(?<!\p{L})(?:recommand\p{L}*|conseill\p{L}*|commencez|commence par|regardez|cherche|comme|appelé|intitulé|donne|donné|mets)\s+(?:\p{L}+\s+){0,2}$/iu,
	joins: [
		[/(?<!\p{L})(d|qu|lorsqu|puisqu|jusqu)e (?=un(?!\p{L}))/giu, "$1'"],
		[/(?<!\p{L})de le (?=\p{L})/giu, 'du '],
		[/(?<!\p{L})à le (?=\p{L})/giu, 'au '],
	],
};

const SPANISH: Romance = {
	nouns: {
		films: nouns('una', 'la misma', 'la ', 'película'),
		boardgames: nouns('un', 'el mismo', 'el ', 'juego'),
		anime: nouns('un', 'el mismo', 'el ', 'anime'),
		books: nouns('un', 'el mismo', 'el ', 'libro'),
	},
	cinema: 'del cine',
	other: ['otro', 'otra'],
	documentary: nouns('un', 'el mismo', 'el ', 'documental'),
	animation: nouns('una', 'la misma', 'la ', 'película de animación'),
	and: 'y',
	decade: 'de ',
	decades: ES_DECADES,
	article:
		/(?<![\p{L}\p{N}])(?:la|una|esta|esa)\s+(?:película|peli|cinta)\s+(?:(?:llamada|titulada)\s+)?$|(?<![\p{L}\p{N}])(?:el|un)\s+(?:libro|juego|anime|documental|film|filme)\s+$/iu,
	melted: [
		[/(?<!\p{L})del\s+(?:(?:film|filme|libro|juego)\s+)?$/iu, 'de'],
		[/(?<!\p{L})al\s+(?:(?:film|filme|libro|juego)\s+)?$/iu, 'a'],
	],
	prepositions: word('de|en|sobre|con|para|tras|ante|por|a|durante|desde|sin|contra|hasta'),
	object: verbs(
		'hay|odian|adoran|aman|conocen|puesto|vi|vio|ve|veo|vemos|ven|ver|visto|leí|puse|puso|pusimos|pusieron|pongo|pone|ponen|ponemos|hizo|trajo|adoro|amo|odio|prefier(?:o|e|en)|recuerd[oa]|conozco|conoce|entiendo|soporto|tengo|pide|echan|dan|proyecta|proyectan|pasan|pasa|repetimos|repite|muestra|elige|menciona|(?:me|nos|te|le|les)\\s+(?:encanta|gusta|aburre|flipa|fascina)',
		'\\p{L}+(?:[aei]r|ando|iendo|yendo|ado|ido|hecho|puesto|aron|ieron|ara|iera|ase|iese|amos|imos|aste|iste|\\p{L}[éíó]|aba|aban|ábamos|ía|ían|íamos)',
		'el|la|los|las|lo|un|una|unos|unas|mi|mis|tu|su|sus|este|esta|ese|esa|aquel|aquella|del|al|cada|otro|otra|mucho|poco|gran|primer|último',
		'ayer|lugar|mujer|bar|café|bebé|demasiado|así|aquí|allí|ahí|sábado|todavía|día',
		'mucho|más|muchísimo|mil veces|anoche|ayer|hoy|también|siempre|ya|casi|solo|otra vez|de nuevo|por fin|antes|después',
	),
	liking:
		/(?:odian|adoran|aman|odió|amó|adoró|adora|ama|odia|adoro|amo|amé|odio|odié|prefier\p{L}+|encant[aó]|gust[aó]|aburre|aburrió|flip[aó]|fascin[aó]|entiend\p{L}+|entender|soport\p{L}+|aguant\p{L}+|conoz?c\p{L}+|recuerdo|tengo)\s+(?:(?:mucho|más|muchísimo|mil veces)\s+)?$/iu,
	appeared: word('salió|(?:se )?estrenó|estrenaron|existe|ganó|rodaron|filmaron|grabaron'),
	disagrees:
		/^\s+(?:me\s+)?(?:es|era|fue|está|parece|sigue)\s+(?:(?:muy|tan|más|demasiado|bastante|un poco|siendo)\s+)*(?!cuando|como|lo|todo|solo|mucho|poco|algo)\p{L}+o(?!\p{L})/iu,
	often: /(?<!\p{L})(?:nadie|nunca|no(?! (?:pude|conseguí|logré) )|siempre|veces|cada|jamás)(?!\p{L})/iu,
	named: /(?<!\p{L})(?:película|peli)(?!\p{L})/iu,
	predicate: word('(?:es|era|fue|sigue siendo)(?:\\s+(?:todavía|aún|sin duda|probablemente))?'),
	subject: subjectBefore(
		'(?:(?:no|ya|también|siempre|nunca|casi|todavía|aún|sí)\\s+)*(?:(?:me|nos|te|se|os|le|les)\\s+)?(?:es|era|fue|está|ha|hizo|dio|cambió|puede|\\p{L}{2,}(?:ó|aba|ía|rá|ría)|\\p{L}{3,}(?:a|e))',
		'que|cuando|si|porque|aunque|mientras|como|creo que|pienso que',
		'\\p{L}+mente|anoche|ayer|hoy|para|según|a|por|en|desde|creo|la verdad|últimamente|hace|aquí|con|sin|durante',
		'\\p{L}+mente|para|esta|esa|otra|toda|cada|una|sobre|entre|durante|desde|hasta|hacia|donde|porque|aunque|cuando|mientras|ante|noche|tarde|casa|mañana|fuera|ahora|nada',
	),
	directed: /^,?\s+de\s+\p{Lu}/u,
	asked:
		/(?<!\p{L})(?:recomiend\p{L}*|recomendar\p{L}*|recomendaría|mira|mirad|ved|empieza|empezad|busco|como|llamad\p{L}|titulad\p{L}|doy|di|le puse)\s+(?:\p{L}+\s+){0,1}$/iu,
	joins: [
		[/(?<!\p{L})de el (?=\p{L})/giu, 'del '],
		[/(?<!\p{L})a el (?=\p{L})/giu, 'al '],
	],
};

const ITALIAN: Romance = {
	nouns: {
		films: nouns('un', 'lo stesso', 'il ', 'film'),
		boardgames: nouns('un', 'lo stesso', 'il ', 'gioco'),
		anime: nouns('un', 'lo stesso', 'l’', 'anime'),
		books: nouns('un', 'lo stesso', 'il ', 'libro'),
	},
	cinema: 'dal cinema',
	other: ['un altro', 'un’altra'],
	documentary: nouns('un', 'lo stesso', 'il ', 'documentario'),
	animation: nouns('un', 'lo stesso', 'il ', 'film d’animazione'),
	and: 'e',
	decade: 'degli anni ',
	decades: shortened('’'),
	article:
		/(?<![\p{L}\p{N}])(?:il|un|quel|questo)\s+(?:film|libro|gioco|documentario|romanzo)\s+(?:(?:intitolato|dal titolo)\s+)?$|(?<![\p{L}\p{N}])l['’]anime\s+$/iu,
	melted: [
		[/(?<!\p{L})(?:del|dello|della)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'di'],
		[/(?<!\p{L})(?:nel|nello|nella)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'in'],
		[/(?<!\p{L})(?:al|allo|alla)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'a'],
		[/(?<!\p{L})(?:dal|dallo|dalla)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'da'],
		[/(?<!\p{L})(?:sul|sullo|sulla)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'su'],
	],
	prepositions: word('di|in|su|con|per|dopo|durante|da|a|senza|contro'),
	object: verbs(
		"c['’](?:era|è)|odiano|adorano|amano|adoro|adora|ama|odia|amo|odio|preferi(?:sco|sce|scono)|ricordo|guardo|riguardo|rivedo|conosco|capisco|sopporto|proiettiamo|(?:ri)?guardiamo|(?:ri)?vediamo|guarda|danno|dà|fa|fanno|proiettano|proietta|passano|mette|metto|mettiamo|sceglie|mostra|ricorda|(?:mi|ci)\\s+piace",
		'\\p{L}+(?:are|ere|ire|rre|ando|endo|ato|uto|ito|[lnrs]to|[aei]sse|[ts]so|tto|[er]so|ò|arono|irono|[aei]vo|[aei]va|[aei]vano|[aei]vamo)',
		'il|lo|la|i|gli|le|un|uno|una|mio|mia|suo|sua|tuo|nostro|nostra|quel|quella|questo|questa|del|dello|della|al|allo|alla|nel|nella|dal|dalla|sul|sulla|ogni|altro|primo|ultimo|stesso|più|molto|tanto',
		'questo|quanto|tutto|tanto|molto|subito|soprattutto|presto|posto|sabato|sotto|però|ciò|può|letto|agosto|oltre|sempre|mentre',
		'molto|tanto|mille volte|anche|sempre|ancora|ieri|ieri sera|oggi|stasera|finalmente|insieme|solo|di nuovo',
	),
	liking:
		/(?:odiano|adorano|amano|adora|ama|odia|adoro|amo|odio|preferi\p{L}+|conosc\p{L}+|piace|piaciuto|amato|adorato|odiato|apprezzato|capisc\p{L}+|capire|capito|sopport\p{L}+)\s+(?:(?:molto|tanto)\s+)?$/iu,
	appeared: word('uscito|uscì|esce|esiste|girato|girarono'),
	disagrees:
		/^\s+(?:mi\s+|ci\s+)?(?:è|era|resta|rimane|sembra)\s+(?:(?:molto|più|troppo|davvero|così|sempre|ancora|già|stata)\s+)*(?!una|la|mia|sua|ancora|ora|quella)\p{L}+a(?!\p{L})/iu,
	often: /(?<!\p{L})(?:nessuno|mai|non(?! sono riuscit[oa] )|sempre|volte|ogni)(?!\p{L})/iu,
	named: /(?<!\p{L})(?:film)(?!\p{L})/iu,
	predicate: word('(?:è|era|resta|rimane)(?:\\s+(?:sempre|ancora|senza dubbio|probabilmente))?'),
	subject: subjectBefore(
		'(?:(?:non|già|sempre|mi|ci|ti|si|vi|gli|ne)\\s+)*(?:è|era|sia|ha|fu|fa|va|può|dà|\\p{L}{2,}(?:ò|va|rà|rebbe)|\\p{L}{3,}(?:a|e))',
		'che|quando|se|perché|siccome|mentre|come mai|credo che|penso che',
		'\\p{L}+mente|secondo|a|per|ieri|stasera|oggi|in|da|dopo|ogni|al|alla|nel|nella|con|senza|qui|sabato|domenica|credo',
		'\\p{L}+mente|cattiva|nuova|viva|prova|che|come|della|delle|dalla|nella|alla|sulla|una|anche|prima|durante|senza|sera|questa|quella|mentre|oltre|forse|dove|perché|bene|insieme|invece|altre|tutte',
	),
	directed: /^,?\s+di\s+\p{Lu}/u,
	asked:
		/(?<!\p{L})(?:consigli\p{L}*|guardate|comincia(?:te)?|cerco|come|chiamato|intitolato|do|dato)\s+(?:\p{L}+\s+){0,1}$/iu,
	joins: [],
};

const PORTUGUESE: Romance = {
	nouns: {
		films: nouns('um', 'o mesmo', 'o ', 'filme'),
		boardgames: nouns('um', 'o mesmo', 'o ', 'jogo'),
		anime: nouns('um', 'o mesmo', 'o ', 'anime'),
		books: nouns('um', 'o mesmo', 'o ', 'livro'),
	},
	cinema: 'do cinema',
	other: ['outro', 'outra'],
	documentary: nouns('um', 'o mesmo', 'o ', 'documentário'),
	animation: nouns('um', 'o mesmo', 'o ', 'filme de animação'),
	and: 'e',
	decade: 'dos anos ',
	decades: shortened(''),
	article:
		/(?<![\p{L}\p{N}])(?:o|um|esse|este)\s+(?:filme|longa|livro|jogo|anime|documentário)\s+(?:(?:chamado|intitulado)\s+)?$|(?<![\p{L}\p{N}])os?\s+$/iu,
	melted: [
		[/(?<!\p{L})(?:do|da)\s+(?:(?:filme|livro|jogo|anime)\s+)?$/iu, 'de'],
		[/(?<!\p{L})(?:no|na)\s+(?:(?:filme|livro|jogo|anime)\s+)?$/iu, 'em'],
		[/(?<!\p{L})(?:ao|à)\s+(?:(?:filme|livro|jogo|anime)\s+)?$/iu, 'a'],
		[/(?<!\p{L})(?:pelo|pela)\s+(?:(?:filme|livro|jogo|anime)\s+)?$/iu, 'por'],
	],
	prepositions: word('de|em|sobre|com|para|após|durante|por|a|desde|sem|contra|até'),
	object: verbs(
		'tinha|havia|odeiam|adoram|amam|vi|viu|vê|veem|vejo|ver|rever|revi|visto|li|adora|ama|odeia|adoro|amo|odeio|prefir[oa]|prefere|lembro|lembra|conheço|entendo|aguento|tenho|pede|exibe|exibem|passa|passam|põe|ponho|coloca|coloco|mostra|escolhe|curti|assisti',
		'\\p{L}+(?:[aei]r|ando|endo|indo|ado|ido|[bcdfglmnprstv]i|ei|ou|eu|iu|amos|emos|imos|aram|eram|iram|ava|avam|[aei]sse|ávamos|ia|iam)(?:-(?:me|te|se|nos|lhes?))?',
		'o|os|as|um|uma|meu|minha|seu|sua|teu|nosso|nossa|este|esta|esse|essa|aquele|aquela|do|da|no|na|ao|cada|outro|outra|muito|todo|primeiro|último|mais',
		'ali|meu|seu|teu|eu|museu|dia|tia|lugar|mulher|lado|sábado|havia|dei|companhia',
		'muito|mil vezes|ontem|hoje|também|sempre|já|só|de novo|outra vez|finalmente',
	),
	liking:
		/(?:odeiam|adoram|amam|adorou|amou|odiou|adora|ama|odeia|adoro|adorei|amo|amei|odeio|odiei|detestei|prefir[oa]|prefere|amava|curti|entend\p{L}+|conhe[cç]\p{L}+|aguent\p{L}+|tenho)\s+(?:(?:muito|mil vezes)\s+)?$/iu,
	appeared: word('saiu|estreou|lançaram|existe|filmaram|gravaram|rodaram'),
	disagrees:
		/^\s+(?:me\s+)?(?:é|era|foi|está|ficou|parece|continua)\s+(?:(?:muito|tão|mais|sendo)\s+)*(?!uma|a|minha|ainda|nada|para|pra|agora|cada|toda)\p{L}+a(?!\p{L})/iu,
	often: /(?<!\p{L})(?:ninguém|nunca|não(?! consegui )|sempre|vezes|cada|jamais)(?!\p{L})/iu,
	named: /(?<!\p{L})(?:filme)(?!\p{L})/iu,
	predicate: word('(?:é|era|foi|continua sendo)(?:\\s+(?:ainda|sem dúvida|provavelmente))?'),
	subject: subjectBefore(
		'(?:(?:não|já|também|sempre|nunca|só|ainda|me|nos|te|se|lhe)\\s+)*(?:é|era|foi|está|há|tem|tinha|faz|fez|diz|traz|vai|pode|\\p{L}{2,}(?:ou|eu|iu|ava|ia|rá)|\\p{L}{3,}(?:a|e))',
		'que|quando|se|porque|enquanto|acho que|penso que',
		'\\p{L}+mente|para|pra|segundo|ontem|hoje|em|no|na|desde|depois|acho|com|sem|aqui|lá|durante',
		'\\p{L}+mente|que|com|uma|para|pra|sobre|entre|durante|hoje|porque|embora|dela|numa|desde|antes|tarde|noite|casa|toda|cada|essa|esta|agora|onde|mesmo',
	),
	directed: /^,?\s+(?:de|do|da)\s+\p{Lu}/u,
	asked:
		/(?<!\p{L})(?:recomend\p{L}*|indic\p{L}*|comece[mn]?|vejam|assistam|procuro|como|chamado|intitulado|dou|dei)\s+(?:\p{L}+\s+){0,1}$/iu,
	joins: [
		[/(?<!\p{L})(e)m (?=uma?(?!\p{L}))/giu, 'n'],
		[/(?<!\p{L})de (?=o filme|o jogo|o livro|o anime)/giu, 'd'],
		[/(?<!\p{L})em (?=o filme|o jogo|o livro|o anime)/giu, 'n'],
		[/(?<!\p{L})a (?=o filme|o jogo|o livro|o anime)/giu, 'a'],
	],
};

export const ROMANCE_WORDS = { fr: FRENCH, es: SPANISH, it: ITALIAN, pt: PORTUGUESE } as const;
