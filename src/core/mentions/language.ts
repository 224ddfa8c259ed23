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

const languages = new Map<number, number>();
SMALL_WORDS.forEach((list, language) => {
	for (const word of words(list)) languages.set(hashOf(word), (languages.get(hashOf(word)) ?? 0) | (1 << language));
});

/** Returns the languages that have a small word, by its hash: bit 0 for English, then LANGUAGES. */
export const knownOf = (hash: number): number => languages.get(hash) ?? 0;

/** Fewest small words by which a line is judged by itself, and how many more than of English another language must have. */
const FEWEST = 4;
const MARGIN = 1.3;

/**
 * Returns the language of each token's line: {@link ENGLISH}, or one more than an index in LANGUAGES.
 * @param lineStart first token of each token's line
 */
export function languageOfTokens({ hash, count }: Pick<Tokens, 'hash' | 'count'>, lineStart: Int32Array): Uint8Array {
	const known = new Uint8Array(count);
	for (let w = 0; w < count; w++) known[w] = knownOf(hash[w]!);
	const language = new Uint8Array(count);
	const whole = judge(known, 0, count, ENGLISH);
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
function judge(known: Uint8Array, first: number, end: number, otherwise: number): number {
	const counts = new Int32Array(LANGUAGES.length + 1);
	let words = 0;
	for (let w = first; w < end; w++) {
		if (known[w] === 0) continue;
		words++;
		for (let k = 0; k < counts.length; k++) counts[k]! += (known[w]! >>> k) & 1;
	}
	if (words < FEWEST) return otherwise;
	const best = counts.indexOf(Math.max(...counts.subarray(1)), 1);
	return counts[best]! > MARGIN * counts[ENGLISH]! ? best : ENGLISH;
}
