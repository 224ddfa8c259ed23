/** Words around a film that one more may join, by language. Nothing says that the writer saw, liked, or rated that. */
import type { Language } from '../languages/languages.ts';
import type { Forms } from './forms.ts';

const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const before = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${words})\\s+$`, 'iu');

export const FORMS: Record<Language, Forms> = {
	en: {
		or: 'or',
		clause: '; if you like that, also {}',
		recommends: word(
			"recommend|you should (?:watch|see|try)|try|check out|worth (?:a watch|seeing)|must-see|don['’]t miss|start with",
		),
		asks: before(
			'(?:anyone|anybody|any of you|someone|have you(?: all| guys)?)(?:\\s+(?:here|else|actually|ever|already))*\\s+(?:seen|watched|know|read|played)|(?:anything|something|films?|movies?)(?:\\s+(?:else|similar))*\\s+(?:like|similar to)',
		),
		leans: word('it|its|that|this|which|who|he|she|they|film|movie|one|is|was'),
		lists: word('watch ?list|to (?:watch|see)|queue|next up|rewatch pile|recs|recommendations|suggestions|ideas'),
		watches: word('(?:re)?watch\\p{L}*|seen|saw'),
		seeks: word('looking for|suggest\\p{L}*|recommendations?|recs?|something like|anything (?:like|similar)'),
		ends: { next: 'Next up: {}.', about: 'What about {}?', also: 'Also worth a look: {}.' },
	},
	de: {
		or: 'oder',
		clause: ', und vielleicht auch {}',
		recommends: word('empfehl\\p{L}*|schaut? (?:euch|dir)|guckt? (?:euch|dir)|solltet? (?:ihr|du)|lohnt sich'),
		asks: before(
			'(?:kennt|kennst|hat|habt|hast)(?:\\s+(?:hier|jemand|wer|einer|ihr|du|von|euch|schon|eigentlich|mal))+|(?:sowas|so etwas|etwas|Filme)\\s+wie',
		),
		leans: word('er|es|das|dieser|ist|war|Film'),
		lists: word('Watchlist|Merkliste|zu sehen|nachzuholen|Empfehlungen|Tipps|Ideen'),
		watches: word('gesehen|geschaut|geguckt|schau\\p{L}*'),
		seeks: word('suche?|sucht|Empfehlungen|Vorschläge|Tipps|sowas wie'),
		ends: { next: 'Als Nächstes: {}.', about: 'Was ist mit {}?', also: 'Auch sehenswert: {}.' },
	},
	fr: {
		or: 'ou',
		clause: ', et peut-être aussi {}',
		recommends: word('recommand\\p{L}*|conseill\\p{L}*|regardez|regarde|essayez|essaie|il faut voir|foncez'),
		asks: before(
			"(?:quelqu['’]un|vous|tu)(?:\\s+(?:ici|a|as|avez|déjà|connaît|connaissez|connais|vu))+|(?:quelque chose|films?)\\s+comme",
		),
		leans: word('il|elle|ça|ce|cela|film|est|était'),
		lists: word('watchlist|à (?:voir|revoir|rattraper)|idées|suggestions|recommandations'),
		watches: word('vue?s?|revue?s?|regard\\p{L}*'),
		seeks: word('cherch\\p{L}*|conseils?|suggestions?|recommandations|quelque chose (?:comme|dans)'),
		ends: { next: 'Le prochain sur ma liste : {}.', about: 'Et {} ?', also: 'À voir aussi : {}.' },
	},
	es: {
		or: 'o',
		clause: ', y quizá también {}',
		recommends: word('recomiend\\p{L}*|recomendar\\p{L}*|tenéis que ver|tienes que ver|hay que ver|mira|mirad|prueba'),
		asks: before(
			'(?:alguien|algun[oa] de ustedes)(?:\\s+(?:aquí|ha|ya))*\\s+(?:visto|vio|conoce)|(?:algo|películas?|pelis?)\\s+(?:como|parecid[oa]s?\\s+a)',
		),
		leans: word('lo|la|es|fue|era|eso|película|peli'),
		lists: word('watchlist|pendientes|por ver|para ver|ideas|sugerencias|recomendaciones'),
		watches: word('vi|vimos|visto|ver'),
		seeks: word('busc\\p{L}*|sugerencias|recomendaciones|algo (?:como|parecido)'),
		ends: { next: 'La próxima de mi lista: {}.', about: '¿Y {}?', also: 'También vale la pena: {}.' },
	},
	it: {
		or: 'o',
		clause: ', e magari anche {}',
		recommends: word('consigli\\p{L}*|guardate|guarda|recupera\\p{L}*|provate|prova|dovete vedere|devi vedere'),
		asks: before(
			'qualcuno(?:\\s+(?:qui|di voi|ha|già))*\\s+(?:visto|conosce)|(?:qualcosa|film)\\s+(?:come|simil[ei]\\s+a)',
		),
		leans: word('lo|la|è|era|quello|questo|film'),
		lists: word('watchlist|da (?:vedere|rivedere|recuperare)|idee|consigli|suggerimenti'),
		watches: word('visto|rivisto|vedere|guardat\\p{L}*'),
		seeks: word('cerc\\p{L}*|consigliatemi|suggeriment\\p{L}*|qualcosa (?:come|di simile)'),
		ends: { next: 'Prossimo della lista: {}.', about: 'E {}?', also: 'Da vedere anche: {}.' },
	},
	pt: {
		or: 'ou',
		clause: ', e talvez {} também',
		recommends: word('recomend\\p{L}*|indico|assistam|assista|vejam|veja|precisa ver|têm que ver'),
		asks: before(
			'algu[ée]m(?:\\s+(?:aqui|já))*\\s+(?:viu|assistiu|conhece)|(?:algo|filmes?)\\s+(?:como|parecid[oa]s?\\s+com)',
		),
		leans: word('ele|ela|é|foi|era|isso|esse|filme'),
		lists: word('watchlist|para (?:ver|assistir)|pendentes|ideias|sugestões|indicações|recomendações'),
		watches: word('vi|vimos|visto|ver|rever|assist\\p{L}*'),
		seeks: word('procur\\p{L}*|sugest\\p{L}*|indicações|recomendações|algo (?:como|parecido)'),
		ends: { next: 'O próximo da minha lista: {}.', about: 'E {}?', also: 'Também vale a pena: {}.' },
	},
};
