/** The language of each line of a draft. */
import { lowerBound } from '../../algorithms/bisect.ts';
import { LANGUAGES } from '../../catalogue/foreign.ts';
import { hashOf, scanWords, words } from '../../catalogue/words.ts';
import { knownOf } from '../../mentions/language.ts';

export type Language = 'en' | (typeof LANGUAGES)[number];

const ALL: readonly Language[] = ['en', ...LANGUAGES];
/** Words of short posts, in addition to the small words of each language; in their order, English first. */
const MORE = [
	'tonight today yesterday finally just watched favorite favourite loved saw seen film films',
	'kennt jemand hat habt ihr sehen nicht kein keine wenn noch nie nur mehr immer einfach für dass weil schon heute gestern abend endlich mein meine lieblingsfilm kommt wohl nächstes läuft lief damals im als wirklich gerade',
	'pequeño miedo daba gusta encanta alguien conoce visto después antes pude quedé dormido viendo hizo nunca siempre porque cuando muchísimo mucho muy pero esa ese películas cine final terminé volví tengo está hoy ayer noche mi favorita película peli me encantó vi vimos anoche mis',
	'quelqu connaît personne ne pas quand très aussi toujours jamais montré était trop encore avec pleurer années fin chaque c est hier soir mon préféré enfin revu vu adoré pleuré devant jai film',
	'con miei amici abbiamo rivisto ragazza addormentata durante qualcuno conosce avete dopo più mai ogni volta piangere penso spesso perché quando molto sempre anche capito bello finale volevo oggi ieri stasera mio preferito finalmente visto ho adoro amo film fatto stasera',
	'alguém conhece já depois fiquei nunca sempre muito porque quando você ela ele não uma dias pensando chorei vendo minha meu final hoje ontem meu favorito filme finalmente adorei amei amo vi assisti dormi meio desculpa revi deixou sem me',
];
const more = new Map<number, number>();
MORE.forEach((list, language) => {
	for (const word of words(list)) more.set(hashOf(word), (more.get(hashOf(word)) ?? 0) | (1 << language));
});

/**
 * Returns the language of the line at an offset: that of most of its small words, or of the whole text where none is known;
 * null where two are as likely.
 */
export function languagesOf(text: string): (offset: number) => Language | null {
	const { count, hash, start, end } = scanWords(text);
	const known = Uint8Array.from({ length: count }, (_, w) => knownOf(hash[w]!) | (more.get(hash[w]!) ?? 0));
	const judged = (from: number, to: number, otherwise: Language | null): Language | null => {
		const counts = ALL.map((_, language) => {
			let sum = 0;
			for (let w = from; w < to; w++) sum += (known[w]! >>> language) & 1;
			return sum;
		});
		const most = Math.max(...counts);
		const best = counts.flatMap((sum, language) => (sum === most ? language : []));
		if (most === 0) return otherwise;
		return best.length > 1 ? (best.some((language) => ALL[language] === otherwise) ? otherwise : null) : ALL[best[0]!]!;
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
