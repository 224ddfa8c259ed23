/** Sentences that name one film more, by language and by what the draft does there. None says that the film was rated or liked. */
import type { Language } from '../languages/languages.ts';

/** What a draft does where the film joins: it asks for films, asks something, recommends, ranks, or says what was seen. */
export type Mood = 'seeks' | 'asks' | 'recommends' | 'ranks' | 'saw';

interface Frames {
	/** Sentences with `{}` for the title; those of a mood are equally good. */
	sentences: Record<Mood, readonly string[]>;
	/** What goes on after a sentence that recommends a film. */
	clause: string;
	and: string;
	/** Signs of each mood in the sentence that names a film, or in the last one; the first that is there decides. */
	signs: readonly (readonly [Mood, RegExp])[];
	/** What was seen: the title follows, or the verb follows the title. */
	seen: RegExp;
	seenAfter: RegExp;
	/** Words that mean the film before. */
	leans: RegExp;
}

const sign = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const before = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${words})\\s+$`, 'iu');
const QUESTION = /\?["'”’»)*_]*\s*$/u;
const NEVER = /(?!)/u;

const ENGLISH: Frames = {
	sentences: {
		seeks: ['I’ve already seen {}.', 'Already seen {}.', '{} I’ve seen already.'],
		asks: ['And what about {}?', 'Same question about {}.'],
		recommends: ['Maybe also {}.', '{} would fit too.', 'Or {}, come to think of it.'],
		ranks: ['Honorable mention: {}.', '{} comes close.', '{} isn’t far behind.'],
		saw: ['Also watched {} this week.', 'Watched {} this week too.', '{} was this week’s other film.'],
	},
	clause: '; if you like that, also {}',
	and: 'and',
	signs: [
		[
			'seeks',
			sign(
				'(?:where|what) (?:to|should I|do I)?\\s?(?:watch |go |start )?next|what (?:else )?should (?:I|we)|what (?:next|else)\\?|looking for|anything like|something like|similar to|any (?:recs?|recommendations?|suggestions?)|recommend me|recommendations\\?|suggestions\\?',
			),
		],
		['asks', QUESTION],
		[
			'recommends',
			sign(
				"recommend|you should (?:watch|see|try)|try|check out|give it a|worth (?:a watch|seeing)|must-see|don['’]t miss|start with|go with",
			),
		],
		['ranks', sign('favou?rites?|best|top (?:\\d+|three|four|five|ten)|all[ -]time|greatest|masterpieces?')],
		[
			'saw',
			sign(
				'watched|rewatched|saw|seen|finished|caught|watching|rewatching|screening|last night|tonight|yesterday|this week|this weekend|this month|today',
			),
		],
	],
	seen: before('(?:re-?)?watched|saw|seen|(?:re-?)?watching|caught|revisited|streamed|rented'),
	seenAfter: NEVER,
	leans: sign(
		'it|its|that|this(?! (?:morning|afternoon|evening|weekend|week|month|year|summer|winter))|which|who|he|she|they|them|film|movie|ending|one|for the (?:first|second|third) time|again|and|but|because|though|so',
	),
};

const GERMAN: Frames = {
	sentences: {
		seeks: ['{} kenne ich schon.', '{} habe ich schon gesehen.'],
		asks: ['Und was ist mit {}?', 'Gleiche Frage zu {}.'],
		recommends: ['Vielleicht auch {}.', '{} würde auch passen.'],
		ranks: ['Knapp dahinter: {}.', 'Lobende Erwähnung: {}.'],
		saw: ['Diese Woche lief bei mir auch {}.', 'Außerdem habe ich diese Woche {} gesehen.'],
	},
	clause: '; wer das mag, vielleicht auch {}',
	and: 'und',
	signs: [
		[
			'seeks',
			sign(
				'sucht?e?|(?:so )?etwas wie|sowas wie|was (?:soll|kann) ich|als nächstes\\?|Empfehlungen\\?|Tipps\\?|habt ihr',
			),
		],
		['asks', QUESTION],
		[
			'recommends',
			sign(
				'empfehl\\p{L}*|schaut? (?:euch|dir)|guckt? (?:euch|dir)|versuch\\p{L}*|solltet? (?:ihr|du)|Pflichtprogramm|lohnt sich',
			),
		],
		['ranks', sign('Lieblingsfilm\\p{L}*|beste[nrs]?|Top \\d+|aller Zeiten|Favorit\\p{L}*|Meisterwerke?')],
		['saw', sign('gesehen|geschaut|geguckt|angeschaut|lief|gestern|heute|diese Woche|Wochenende|sah')],
	],
	seen: NEVER,
	seenAfter:
		/^\s+(?:(?:wieder|endlich|noch einmal|nochmal)\s+)?(?:gesehen|geschaut|angeschaut|geguckt|nachgeholt|wiedergesehen)(?!\p{L})/iu,
	leans: sign('er|es|das|dieser|war|Film|Ende|zum (?:ersten|zweiten|dritten) Mal|und|aber|weil'),
};

const FRENCH: Frames = {
	sentences: {
		seeks: ['J’ai déjà vu {}.', '{}, je l’ai déjà vu.'],
		asks: ['Et {} ?', 'Même question pour {}.'],
		recommends: ['Peut-être aussi {}.', '{} irait bien aussi.'],
		ranks: ['Juste derrière : {}.', 'Mention spéciale : {}.'],
		saw: ['J’ai aussi vu {} cette semaine.', 'Cette semaine, j’ai aussi vu {}.'],
	},
	clause: ' ; et si ça te plaît, {} aussi',
	and: 'et',
	signs: [
		[
			'seeks',
			sign('cherche|quelque chose comme|des recommandations|des suggestions|que regarder|quoi regarder|un film comme'),
		],
		['asks', QUESTION],
		[
			'recommends',
			sign('recommand\\p{L}*|conseill\\p{L}*|regardez|regarde|essayez|essaie|à voir absolument|il faut voir|foncez'),
		],
		['ranks', sign("préférée?s?|meilleure?s?|top \\d+|de tous les temps|favoris?|chefs?-d['’]œuvre")],
		['saw', sign("vu|revu|regardé|maté|hier|ce soir|cette semaine|ce week-end|aujourd['’]hui")],
	],
	seen: before('(?:re)?vu|regardé|maté|découvert'),
	seenAfter: NEVER,
	leans: sign('il|elle|c|ça|ce(?! (?:soir|week-end|matin))|cela|l|film|fin|qui|que|première fois|et|mais|parce'),
};

const SPANISH: Frames = {
	sentences: {
		seeks: ['Ya vi {}.', '{} ya la vi.'],
		asks: ['¿Y {}?', 'Lo mismo pregunto de {}.'],
		recommends: ['Quizá también {}.', '{} también encajaría.'],
		ranks: ['Muy cerca: {}.', 'Mención especial: {}.'],
		saw: ['También vi {} esta semana.', 'Esta semana también vi {}.'],
	},
	clause: '; si te gusta, también {}',
	and: 'y',
	signs: [
		['seeks', sign('busco|algo (?:como|parecido)|qué (?:veo|me recomiendan|más)|recomendaciones|sugerencias')],
		['asks', QUESTION],
		[
			'recommends',
			sign(
				'recomiend\\p{L}*|recomendar\\p{L}*|tenéis que ver|tienes que ver|hay que ver|mirad|prueba|probad|imprescindible',
			),
		],
		['ranks', sign('favorit[ao]s?|mejor(?:es)?|top \\d+|de todos los tiempos|obras? maestras?')],
		['saw', sign('vi|vimos|visto|volví a ver|anoche|ayer|hoy|esta semana|este finde')],
	],
	seen: before('vi|vimos|visto|volví a ver|revisé'),
	seenAfter: NEVER,
	leans: sign('lo|es|fue|era|esa(?! (?:noche|tarde))|ese|eso|que|película|peli|final|primera vez|y|pero|porque'),
};

const ITALIAN: Frames = {
	sentences: {
		seeks: ['Ho già visto {}.', '{} l’ho già visto.'],
		asks: ['E {}?', 'Stessa domanda per {}.'],
		recommends: ['Magari anche {}.', '{} ci starebbe bene.'],
		ranks: ['Subito dietro: {}.', 'Menzione speciale: {}.'],
		saw: ['Questa settimana ho visto anche {}.', 'Ho visto anche {} questa settimana.'],
	},
	clause: '; se ti piace, anche {}',
	and: 'e',
	signs: [
		[
			'seeks',
			sign('cerco|qualcosa (?:come|di simile)|cosa (?:guardo|posso vedere|mi consigliate)|consigli\\?|suggerimenti'),
		],
		['asks', QUESTION],
		[
			'recommends',
			sign(
				'consigli\\p{L}*|guardate|guarda|recuper\\p{L}*|provate|prova|da vedere|imperdibile|dovete vedere|devi vedere',
			),
		],
		['ranks', sign('preferit[oaie]|miglior[ei]?|top \\d+|di sempre|capolavor[oi]')],
		['saw', sign('visto|rivisto|guardato|riguardato|ieri|stasera|oggi|questa settimana')],
	],
	seen: before('(?:ri)?visto|(?:ri)?guardato|recuperato'),
	seenAfter: NEVER,
	leans: sign('lo|è|era|quello|questo|che|film|finale|prima volta|e|ma|perché'),
};

const PORTUGUESE: Frames = {
	sentences: {
		seeks: ['Já vi {}.', '{} eu já vi.'],
		asks: ['E {}?', 'A mesma pergunta sobre {}.'],
		recommends: ['Talvez {} também.', '{} também combinaria.'],
		ranks: ['Logo atrás: {}.', 'Menção honrosa: {}.'],
		saw: ['Também vi {} esta semana.', 'Esta semana também vi {}.'],
	},
	clause: '; se você gostar, {} também',
	and: 'e',
	signs: [
		[
			'seeks',
			sign('procuro|algo (?:como|parecido)|o que (?:vejo|assisto|ver)|recomendações|sugestões|indicações|alguma dica'),
		],
		['asks', QUESTION],
		[
			'recommends',
			sign('recomend\\p{L}*|indico|assistam|assista|vejam|veja|vale a pena|imperdível|precisa ver|têm que ver'),
		],
		['ranks', sign('favorit[oa]s?|melhor(?:es)?|top \\d+|de todos os tempos|obras?-primas?')],
		['saw', sign('vi|vimos|assisti|assistimos|revi|visto|ontem|hoje|esta semana|essa semana')],
	],
	seen: before('(?:re)?vi|(?:re)?vimos|(?:re)?assisti|assistimos|visto'),
	seenAfter: NEVER,
	leans: sign('ele|ela|é|foi|era|isso|esse|que|filme|final|primeira vez|e|mas|porque'),
};

export const FRAMES: Record<Language, Frames> = {
	...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, it: ITALIAN, pt: PORTUGUESE },
};
