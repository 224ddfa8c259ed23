/** Words that tell the slot of a title in French, Spanish, Italian and Portuguese. */
import type { PackKind } from '../../catalogue/packKinds.ts';

interface Noun {
	noun: string;
	one: string;
	/** "The same". */
	same: string;
	/** With the article, for something named before. */
	the: string;
}

export interface Romance {
	nouns: Record<PackKind, Noun>;
	/** "One of the films", before their owner. */
	oneOf: string;
	documentary: Noun;
	animation: Noun;
	and: string;
	of(names: string): string;
	decade(decade: number): string;
	/** An article, with a word for a film, right before a title. */
	article: RegExp;
	/** Prepositions with an article, and without. */
	melted: readonly (readonly [RegExp, string])[];
	prepositions: RegExp;
	/** Verbs before an object, and those of opinions among them. */
	object: RegExp;
	liking: RegExp;
	often: RegExp;
	predicate: RegExp;
	/** Words for a film. */
	named: RegExp;
	subject(before: string, after: string): boolean;
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
});
const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${source})\\s+$`, 'iu');
const START = /^["“«(*_¡]*\s?$|^@[^,]{1,60},\s+$|[;:–—]\s+$|,\s+(?:et|mais|y|pero|e|ma|mas|o)\s+$/iu;
/** Whether a title is the subject of what follows: at the start of a clause, before a verb. */
const subjectBefore = (verbs: string, starts = '') => {
	const verb = new RegExp(`^\\s+(?:${verbs})(?![\\p{L}])`, 'iu');
	const start = starts === '' ? null : word(starts);
	return (before: string, after: string) => (START.test(before) || start?.test(before) === true) && verb.test(after);
};
const short = (decade: number) => (decade < 2000 ? String(decade).slice(2) : String(decade));
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
	oneOf: 'un des films',
	documentary: nouns('un', 'le même', 'le ', 'documentaire'),
	animation: nouns('un', 'le même', 'le ', 'film d’animation'),
	and: 'et',
	of: (names) => (/^[AEIOUÉÈ]/u.test(names) ? `d’${names}` : `de ${names}`),
	decade: (decade) => `des années ${FR_DECADES[decade] ?? decade}`,
	article:
		/(?<![\p{L}\p{N}])(?:le|un|ce)\s+(?:film|documentaire|livre|roman|jeu)\s+(?:(?:intitulé|appelé)\s+)?$|(?<![\p{L}\p{N}])l['’]anime\s+$/iu,
	melted: [
		[/(?<!\p{L})du\s+(?:(?:film|livre|roman|jeu)\s+)?$/iu, 'de'],
		[/(?<!\p{L})au\s+(?:(?:film|livre|roman|jeu)\s+)?$/iu, 'à'],
	],
	prepositions: word('de|dans|sur|avec|pour|après|avant|devant|pendant|par|à'),
	object: word(
		"(?:[jmtls]['’])?(?:ai|as|a|avons|ont|avais|avait)\\s+(?:\\p{L}+\\s+)?(?:enchaîné|rattrapé|offert|étudié|rappelé|emprunté|loué|programmé|présenté|analysé|vu|revu|regardé|mis|lancé|projeté|adoré|aimé|détesté|découvert|raté|fini|lu|relu|acheté|préféré|trouvé|subi|maté|montré)|(?:j['’]|je\\s+|on\\s+|nous\\s+)(?:\\p{L}+\\s+)?(?:adore|aime|déteste|préfère|connais|regarde|revois|aimais)(?:\\s+(?:beaucoup|bien|encore|toujours))?|(?:déteste|adore|aime)|(?:de|d['’]) ?finir|finir|terminer|voir|revoir|regarder|vu|revu|regardé|regarde|projette|projetons|montre|passe|passait|trouvé|mater|oublier|comprendre|revoie|relance",
	),
	liking:
		/(?:ador[eé]|aim[eé]|détest[eé]|préféré|préfère|connais|aimais|oublier|comprendre)\s+(?:(?:beaucoup|bien|encore|toujours)\s+)?$/iu,
	often: /(?<!\p{L})(?:jamais|pas(?! (?:réussi|pu) )|toujours|souvent|fois|encore|chaque)(?!\p{L})/iu,
	named: /(?<!\p{L})(?:film)(?!\p{L})/iu,
	predicate: word("(?:est|était|c['’]est|reste)(?:\\s+(?:toujours|encore|sans doute|probablement|clairement))?"),
	subject: subjectBefore(
		"est|était|reste|a|m['’]a|m['’]avait|dure|mérite|commence|finit|vaut|parle|raconte|fait|n['’]est|me",
		'que|quand|si|parce que|pense que|trouve que',
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
	oneOf: 'una de las películas',
	documentary: nouns('un', 'el mismo', 'el ', 'documental'),
	animation: nouns('una', 'la misma', 'la ', 'película de animación'),
	and: 'y',
	of: (names) => `de ${names}`,
	decade: (decade) => `de ${ES_DECADES[decade] ?? `los ${decade}`}`,
	article:
		/(?<![\p{L}\p{N}])(?:la|una|esta|esa)\s+(?:película|peli|cinta)\s+(?:(?:llamada|titulada)\s+)?$|(?<![\p{L}\p{N}])(?:el|un)\s+(?:libro|juego|anime|documental|film|filme)\s+$/iu,
	melted: [
		[/(?<!\p{L})del\s+(?:(?:film|filme|libro|juego)\s+)?$/iu, 'de'],
		[/(?<!\p{L})al\s+(?:(?:film|filme|libro|juego)\s+)?$/iu, 'a'],
	],
	prepositions: word('de|en|sobre|con|para|tras|ante|por|a|durante|después de|antes de'),
	object: word(
		'(?:he|has|ha|hemos|han|había)\\s+(?:visto|revisto|leído|terminado|descubierto|odiado|amado|comprado)|(?:volví|volvimos|vuelvo)\\s+a\\s+ver|(?:vi|vimos|viste|vio|ve|veo|vemos|veía|terminé|descubrí|amé|odié|odió|adoró|amó|adoro|amo|odio|prefiero|recuerdo|ver|visto|viendo|leí|compré|pide|terminar|proyectamos|ponemos|ponían|daban|echaban|puse|pusimos|pusieron|encontré|alquilé|estudiamos|analizamos|comentamos|regalaron|regaló|prestaron|prestó|ponen|pone|echan|dan|proyectan|pasan|repetimos)|(?:me|nos)\\s+(?:encantó|gustó|aburrió|emocionó|marcó|fascinó|sorprendió|encanta|gusta|aburre|flipa|flipó|destrozó)(?:\\s+(?:mucho|más|muchísimo))?',
	),
	liking:
		/(?:odió|amó|adoró|adora|ama|odia|adoro|amo|amé|odio|odié|prefiero|encant[aó]|gust[aó]|aburre|aburrió|flip[aó]|fascinó)\s+(?:(?:mucho|más|muchísimo)\s+)?$/iu,
	often: /(?<!\p{L})(?:nunca|no(?! (?:pude|conseguí|logré) )|siempre|veces|cada|jamás)(?!\p{L})/iu,
	named: /(?<!\p{L})(?:película|peli)(?!\p{L})/iu,
	predicate: word('(?:es|era|fue|sigue siendo)(?:\\s+(?:todavía|aún|sin duda|probablemente))?'),
	subject: subjectBefore(
		'es|era|fue|está|me|nos|tiene|dura|merece|empieza|termina|sigue|no|parece|vale|cambió|trata|hizo|se',
		'que|cuando|si|porque|creo que|pienso que',
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
	oneOf: 'uno dei film',
	documentary: nouns('un', 'lo stesso', 'il ', 'documentario'),
	animation: nouns('un', 'lo stesso', 'il ', 'film d’animazione'),
	and: 'e',
	of: (names) => `di ${names}`,
	decade: (decade) => (decade < 2000 ? `degli anni ’${short(decade)}` : `degli anni ${decade}`),
	article:
		/(?<![\p{L}\p{N}])(?:il|un|quel|questo)\s+(?:film|libro|gioco|documentario|romanzo)\s+(?:(?:intitolato|dal titolo)\s+)?$|(?<![\p{L}\p{N}])l['’]anime\s+$/iu,
	melted: [
		[/(?<!\p{L})(?:del|dello|della)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'di'],
		[/(?<!\p{L})(?:nel|nello|nella)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'in'],
		[/(?<!\p{L})(?:al|allo|alla)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'a'],
		[/(?<!\p{L})(?:dal|dallo|dalla)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'da'],
		[/(?<!\p{L})(?:sul|sullo|sulla)\s+(?:(?:film|libro|gioco)\s+)?$/iu, 'su'],
	],
	prepositions: word('di|in|su|con|per|dopo|prima di|durante|da|a'),
	object: word(
		'(?:ho|hai|ha|abbiamo|hanno|avevo)\\s+(?:\\p{L}+\\s+)?(?:visto|rivisto|guardato|riguardato|amato|adorato|odiato|scoperto|finito|letto|comprato|trovato|messo|perso|apprezzato|regalato|prestato|studiato|ricordato|noleggiato|analizzato|recuperato|proiettato|fatto vedere)|(?:adoro|adora|ama|odia|amo|odio|preferisco|ricordo|guardo|riguardo|rivedo|conosco)|vedere|rivedere|guardare|visto|rivisto|trovato|guardato|finito|proiettiamo|guardiamo|guarda|davano|danno|dà|proiettano|proietta|passano|guardando|vedendo|rivedendo|(?:mi|ci)\\s+(?:è|sono)\\s+piaciuto(?:\\s+(?:molto|tanto))?|mi\\s+piace(?:\\s+(?:molto|tanto))?',
	),
	liking:
		/(?:adora|ama|odia|adoro|amo|odio|preferisco|conosco|piace|piaciuto|amato|adorato|odiato|apprezzato)\s+(?:(?:molto|tanto)\s+)?$/iu,
	often: /(?<!\p{L})(?:mai|non(?! sono riuscit[oa] )|sempre|volte|ogni)(?!\p{L})/iu,
	named: /(?<!\p{L})(?:film)(?!\p{L})/iu,
	predicate: word('(?:è|era|resta|rimane)(?:\\s+(?:sempre|ancora|senza dubbio|probabilmente))?'),
	subject: subjectBefore(
		'è|era|resta|rimane|mi|ci|ha|dura|merita|inizia|finisce|vale|non|sembra|parla',
		'che|quando|se|perché|credo che|penso che',
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
	oneOf: 'um dos filmes',
	documentary: nouns('um', 'o mesmo', 'o ', 'documentário'),
	animation: nouns('um', 'o mesmo', 'o ', 'filme de animação'),
	and: 'e',
	of: (names) => `de ${names}`,
	decade: (decade) => `dos anos ${short(decade)}`,
	article:
		/(?<![\p{L}\p{N}])(?:o|um|esse|este)\s+(?:filme|longa|livro|jogo|anime|documentário)\s+(?:(?:chamado|intitulado)\s+)?$/iu,
	melted: [
		[/(?<!\p{L})(?:do|da)\s+(?:(?:filme|livro|jogo|anime)\s+)?$/iu, 'de'],
		[/(?<!\p{L})(?:no|na)\s+(?:(?:filme|livro|jogo|anime)\s+)?$/iu, 'em'],
		[/(?<!\p{L})(?:ao|à)\s+(?:(?:filme|livro|jogo|anime)\s+)?$/iu, 'a'],
		[/(?<!\p{L})(?:pelo|pela)\s+(?:(?:filme|livro|jogo|anime)\s+)?$/iu, 'por'],
	],
	prepositions: word('de|em|sobre|com|para|após|depois de|antes de|durante|por|a'),
	object: word(
		'(?:vi|vimos|viu|vê|veem|assisti|assistimos|revi|reassisti|terminei|descobri|adorei|amei|odiei|detestei|adora|ama|odeia|adoro|amo|odeio|prefiro|lembro|li|comprei|ver|rever|assistir|visto|vendo|assistindo|curti|amava|pede|exibir|exibimos|revimos|passava|mostraram|passaram|exibiram|terminar|coloquei|botei|achei|lembrou|lembra|ganhei|estudamos|analisamos|exibe|exibem|passa|passam|aluguei|emprestou|emprestaram|comprou|odiou|amou|adorou)(?:\\s+(?:muito|ontem|hoje))?',
	),
	liking:
		/(?:adorou|amou|odiou|adora|ama|odeia|adoro|adorei|amo|amei|odeio|odiei|detestei|prefiro|amava|curti)\s+(?:muito\s+)?$/iu,
	often: /(?<!\p{L})(?:nunca|não(?! consegui )|sempre|vezes|cada|jamais)(?!\p{L})/iu,
	named: /(?<!\p{L})(?:filme)(?!\p{L})/iu,
	predicate: word('(?:é|era|foi|continua sendo)(?:\\s+(?:ainda|sem dúvida|provavelmente))?'),
	subject: subjectBefore(
		'é|era|foi|está|me|tem|dura|merece|começa|termina|não|parece|vale|mudou|fez|continua',
		'que|quando|se|porque|acho que|penso que',
	),
	directed: /^,?\s+(?:de|do|da)\s+\p{Lu}/u,
	asked:
		/(?<!\p{L})(?:recomend\p{L}*|indic\p{L}*|comece[mn]?|vejam|assistam|procuro|como|chamado|intitulado|dou|dei)\s+(?:\p{L}+\s+){0,1}$/iu,
	joins: [
		[/(?<!\p{L})de (?=o filme|o jogo|o livro|o anime)/giu, 'd'],
		[/(?<!\p{L})em (?=o filme|o jogo|o livro|o anime)/giu, 'n'],
		[/(?<!\p{L})a (?=o filme|o jogo|o livro|o anime)/giu, 'a'],
	],
};

export const ROMANCE = { fr: FRENCH, es: SPANISH, it: ITALIAN, pt: PORTUGUESE } as const;
