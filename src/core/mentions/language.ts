/** Detects the language of each line of a text by its small words. */
import { LANGUAGES } from '../catalogue/foreign.ts';
import { hashOf, words } from '../catalogue/words.ts';
import type { Tokens } from './tokens.ts';

/** English, or a language that is not known; other numbers are one more than the index in LANGUAGES. */
export const ENGLISH = 0;

/** Frequent words of English, then of LANGUAGES in their order; the same word may be in several. */
const SMALL_WORDS = [
	'the and of to is was in it that this for with on have are but not you be as at my i an they what so just like if from or about me can he we your there one would has had do when who its im dont really watch movie movies',
	'der die das und ist nicht ein eine ich mit auf von dem den auch war wie sich als filme bei nach aus mich aber noch wenn über hat sehr nur zu im zum zur wir sie gut mir schon immer dass weil gesehen eines einen einer habe ihn haben oder dieser diese doch mal ja',
	'el los las una y es del por con para pero muy más como está fue su lo película películas peli pelis también mi han he yo cuando ese esta este eso tiene sobre desde hasta entre si sin porque bien vi visto la que de en un se no',
	'le les des une et est dans pour pas que qui sur avec ce cette il au aux du plus mais je nous vous très aussi ou été comme tout fait bien son sa ses ça leur être était vu mon ma la de un en on se',
	'il lo gli di che è un una per con non sono del della dei delle nel nella ma più anche come questo questa al alla molto mi ho tutti perché bello suo sua ed anni ancora già dal dalla essere era la e si da le',
	'o os um uma e é do da dos das em no na nos nas com para não mas mais como foi seu sua ao muito filme filmes também eu já isso este esta esse essa pelo pela são tem só quando vi assistir assisti que de se por',
] as const;
/** More of them, by which a short line is known; the clauses of a rewritten sentence are known by the former. */
const MORE_WORDS = [
	'a no how all some his her she them their been will out up get got go good than then more because think know see seen watched which by an most only even any much also now still very ever never last night',
	'wird wurde wurden werden würde kann können konnte muss müssen musste soll sollte wollte hatte hatten wäre bin sind hier heute gestern morgen jetzt wieder keine keinen kein mein meine meinen meiner dein sein seine seinen ihr ihre ihren ihm ihnen uns euch unser unter vor durch gegen ohne bis beim vom ins warum dann denn etwas nichts alles alle jeder jede viel viele mehr ganz ganze echt eigentlich leider vielleicht endlich gerade zwei drei jahre jahr leben liebe mann frau kinder zeit welt leute menschen macht gemacht geht kommt gibt sagt weiß abend nacht tag',
	'al ha son ser uno unos todo toda todos todas todavía vez dos años año año nos nunca siempre ya solo sólo mejor mucho mucha muchos nada nadie algo alguien donde quien era eran había hay hacer hace hizo tan tanto gran grande vida mundo casa hombre mujer amor noche día tiempo gente hijo madre padre anoche ayer hoy después antes así aunque mientras durante otro otra otros mis sus tu te nuestro cada quiero puede fuera estaba estoy',
	'ne si ni par sont ont avait elle elles ils lui moi toi mes tes mais même peu peut faire encore toujours jamais rien tous toute toutes deux fois après avant depuis sans sous entre quand alors donc parce dire voir jai cest nest dun dune quon lon hier soir jour jours nuit vie monde homme femme amour enfants ans temps grand petit bon beau mieux trop vraiment assez ici bord chez autre autres quel quelle',
	'i ai ci ti ne mio mia miei suoi tuo nostro hanno abbiamo ha fa fare fatto quando dove chi cosa così sempre mai niente nessuno tutto tutta tutte dopo prima poi senza tra fra ogni due tre uno altro altri questi queste quello quella quelli meglio bene solo quasi ieri oggi sera notte giorno giorni vita mondo uomo donna amore casa padre madre tempo gente volta visto dire vedere sul sulla sui negli degli nei',
	'a as à ou pra meu minha meus minhas ele ela eles elas você vocês nós me te lhe seus suas sem sobre até depois antes entre sempre nunca nada ninguém tudo todo todos toda todas ainda bem melhor muita muitos gente vida mundo casa homem mulher amor noite dia dias tempo anos vez ontem hoje quem onde porque assim outro outra ser estar está estava tinha foram ter fazer faz ver acho gosto cada fui era',
] as const;

function byHash(lists: readonly (readonly string[])[]): ReadonlyMap<number, number> {
	const languages = new Map<number, number>();
	for (const list of lists)
		list.forEach((text, language) => {
			for (const word of words(text)) languages.set(hashOf(word), (languages.get(hashOf(word)) ?? 0) | (1 << language));
		});
	return languages;
}
const small = byHash([SMALL_WORDS]);
const frequent = byHash([SMALL_WORDS, MORE_WORDS]);

/** Returns the languages that have a small word, by its hash: bit 0 for English, then LANGUAGES. */
export const knownOf = (hash: number): number => small.get(hash) ?? 0;

/** Returns the languages in which a word is small or very frequent, in the same way. */
export const frequentOf = (hash: number): number => frequent.get(hash) ?? 0;

/** Fewest small words by which a line is judged by itself, and how many more than of English another language must have. */
const FEWEST = 4;
const MARGIN = 1.3;
/** Fewest of a short text, which must have none of English. */
const FEWEST_OF_SHORT = 2;
const SHORT = 20;

/**
 * Returns the language of each token's line: {@link ENGLISH}, or one more than an index in LANGUAGES.
 * @param lineStart first token of each token's line
 */
export function languageOfTokens({ hash, count }: Pick<Tokens, 'hash' | 'count'>, lineStart: Int32Array): Uint8Array {
	const known = new Uint8Array(count);
	for (let w = 0; w < count; w++) known[w] = frequentOf(hash[w]!);
	const language = new Uint8Array(count);
	// "La La Land" says it once.
	for (let w = 1; w < count; w++) if (hash[w] === hash[w - 1]) known[w] = 0;
	const whole = judge(known, 0, count, ENGLISH, count <= SHORT ? FEWEST_OF_SHORT : FEWEST);
	let line = 0;
	for (let w = 1; w <= count; w++) {
		if (lineStart[w] !== w) continue;
		const own = line === 0 && w === count ? whole : judge(known, line, w, whole);
		if (own !== ENGLISH) language.fill(own, line, w);
		line = w;
	}
	return language;
}

/** The language of a range of tokens, by the languages of its small words; `otherwise` where too few tell. */
function judge(known: Uint8Array, first: number, end: number, otherwise: number, fewest = FEWEST): number {
	const counts = new Int32Array(LANGUAGES.length + 1);
	let words = 0;
	for (let w = first; w < end; w++) {
		if (known[w] === 0) continue;
		words++;
		for (let k = 0; k < counts.length; k++) counts[k]! += (known[w]! >>> k) & 1;
	}
	if (words < fewest || (words < FEWEST && counts[ENGLISH]! > 0)) return otherwise;
	const best = counts.indexOf(Math.max(...counts.subarray(1)), 1);
	const margin = Math.max(MARGIN * counts[ENGLISH]!, fewest - 1);
	return counts[best]! > margin ? best : ENGLISH;
}
