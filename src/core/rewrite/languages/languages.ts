/** The language of each line of a draft. */
import { lowerBound } from '../../algorithms/bisect.ts';
import { LANGUAGES } from '../../catalogue/foreign.ts';
import { hashOf, scanWords, words } from '../../catalogue/words.ts';
import { knownOf } from '../../mentions/language.ts';

export type Language = 'en' | (typeof LANGUAGES)[number];

const ALL: readonly Language[] = ['en', ...LANGUAGES];
/** Words of short posts, in addition to the small words of each language; in their order, English first. */
const MORE = [
	'a tonight today yesterday finally just watched favorite favourite loved saw seen film films after first last again her his she him my me by over out no never still got went while than then because week night day sunday monday tuesday wednesday thursday friday saturday review',
	'kennt jemand hat habt ihr sehen nicht kein keine wenn noch nie nur mehr immer einfach für dass weil schon heute gestern abend endlich mein meine lieblingsfilm kommt wohl nächstes läuft lief damals im als wirklich gerade grad eben jahr jahre jedes weihnachten sonntag montag dienstag mittwoch donnerstag freitag samstag woche monat monats danach dann zuletzt sterne vom beim ins morgen kino schlecht gut vater mutter bruder schwester freunde freundin bin sind seit hab wegen ohne bis vor zwei drei des film filme',
	'pequeño miedo daba gusta encanta alguien conoce visto después antes pude quedé dormido viendo hizo nunca siempre porque cuando muchísimo mucho muy pero esa ese películas cine final terminé volví tengo está hoy ayer noche mi favorita película peli me encantó vi vimos anoche mis lloré acabo quiero volver compré descubrí dormí perdón estrellas di puse universidad padre madre hermano hermana amigos hija hijo domingo lunes martes miércoles jueves viernes sábado odió última último mes semana años le yo soy nos otra vez ver ahora vecino mientras durante terminar acabar filmoteca ella odié diferencia',
	'quelqu connaît personne ne pas quand très aussi toujours jamais montré était trop encore avec pleurer années fin chaque c est hier soir mon préféré enfin revu vu adoré pleuré devant jai j ai mis étoiles désolé film dimanche lundi mardi mercredi jeudi vendredi samedi ennuyé musique boucle chez moi père mère frère sœur copain amis semaine mois ans récemment après avant pendant deux trois cinéma m l d n qu suis viens regardé ça nuit contrairement celui quelqu’un',
	'con miei amici abbiamo rivisto ragazza addormentata durante qualcuno conosce avete dopo più mai ogni volta piangere penso spesso perché quando molto sempre anche capito bello finale volevo oggi ieri stasera mio preferito finalmente visto ho adoro amo film fatto stasera sera padre madre fratello sorella tesi scrivo vorrei rivedere comprato regalato lasciato freddo ultimo settimana mese domenica lunedì martedì mercoledì giovedì venerdì sabato stelle dato scusate vicino poi senza mentre guardato finito nostro due tre hanno gli fine distrutto all dell nell l un',
	'alguém conhece já depois fiquei nunca sempre muito porque quando você ela ele não uma dias pensando chorei vendo minha meu final hoje ontem meu favorito filme finalmente adorei amei amo vi assisti dormi meio desculpa revi deixou sem me sábado domingo segunda terça quarta quinta sexta estrelas dei vimos rever quero acabei terminar comprei descobri escrevo tese ingressos tenho durante desculpem pai mãe irmão irmã amigos semana mês fez chorar noite fim gente num numa à cinema último',
];
/** What is hardly written in other languages. */
const SPELLED: readonly RegExp[] = [
	/(?:ing|ight|ough|[^aeiou]ly|ness)$|^wh|['’](?:s|t|ve|ll|re)$/iu,
	/ß|[äöü]|sch|(?:lich|keit|heit|ieren|ung|chen)$/iu,
	/ñ|(?:ción|aron|ieron|aba|iendo|amos|emos|ía|dad)$/iu,
	/[èêëîïôœç]|(?:ées?|eux|euse|aient|oir|eau|ois)$/iu,
	/(?:zione|zz[aoie]|cchi[oae]|iamo|uto|ata|ato|ifica|tà|[ìò])$|gli/iu,
	/[ãõç]|(?:ção|ções|aram|eram|inh[oa]|ou|ei|em|nh[oa])$/iu,
];
const more = new Map<number, number>();
MORE.forEach((list, language) => {
	for (const word of words(list)) more.set(hashOf(word), (more.get(hashOf(word)) ?? 0) | (1 << language));
});

/** How much a word says for a language, as what is said by one that only it has. */
const SPELLING = 0.4;
/** A letter or three before a colon are a grade, or a day. */
const LABEL = /^\n?\p{Lu}\p{L}{0,2}:$/u;
/** What is less says nothing of a language. */
const LEAST = 0.4;
/** Languages are as likely that are so near each other. */
const NEAR = 0.2;

/**
 * Returns the language of the line at an offset: that of most of its words, or of the whole text where none is known; null
 * where two are as likely.
 */
export function languagesOf(text: string): (offset: number) => Language | null {
	const { count, hash, start, end } = scanWords(text);
	const known = Uint8Array.from({ length: count }, (_, w) => knownOf(hash[w]!) | (more.get(hash[w]!) ?? 0));
	const judged = (from: number, to: number, otherwise: Language | null): Language | null => {
		const sums = new Float64Array(ALL.length);
		for (let w = from; w < to; w++) {
			const of = ALL.flatMap((_, language) => ((known[w]! >>> language) & 1 ? language : []));
			const word = text.slice(start[w], end[w]);
			if (LABEL.test(text.slice(Math.max(0, start[w]! - 1), end[w]! + 1))) continue;
			for (const language of of) sums[language]! += 1 / of.length;
			if (word.length > 2) for (const [i, cue] of SPELLED.entries()) if (cue.test(word)) sums[i]! += SPELLING;
		}
		const most = Math.max(...sums);
		if (most < LEAST) return otherwise;
		const best = ALL.filter((_, language) => sums[language]! > most - NEAR);
		return best.length === 1 ? best[0]! : otherwise !== null && best.includes(otherwise) ? otherwise : null;
	};
	const whole = judged(0, count, 'en');
	const lines = new Map<number, Language | null>();
	const ends = end.subarray(0, count);
	return (offset) => {
		const from = text.lastIndexOf('\n', offset - 1) + 1;
		const found = lines.get(from);
		if (found !== undefined) return found;
		const at = text.indexOf('\n', offset);
		const [first, last] = [
			lowerBound(start.subarray(0, count), from, 0, count),
			lowerBound(ends, (at < 0 ? text.length : at) + 1, 0, count),
		];
		const language = judged(first, last, whole);
		lines.set(from, language);
		return language;
	};
}
