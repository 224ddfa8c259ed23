/** Where a film is from, said next to a title: "the Norwegian Insomnia", "The Guilty, the Danish one", "Insomnia (der norwegische)". */
import { LANGUAGES } from '../catalogue/foreign.ts';
import { listed } from '../catalogue/lists.ts';
import { MOST_ORIGIN, originName } from '../catalogue/origins.ts';
import { words } from '../catalogue/words.ts';
import type { PlacedCandidate, Scene } from './scene.ts';

/** Fewest letters that an adjective begins with, and most that its ending has. */
const LEAST_STEM = 3;
const MOST_ENDING = 3;
const KIND = '(?:one|version|original|film|movie|versión|versione|versão|fassung|película|filme)';
const ARTICLE = '(?:the|der|die|das|den|el|la|le|il|lo|o|a)';
/** "the Danish version of ", "der dänische ", "la versión danesa de ". */
const BEFORE = new RegExp(String.raw`(\p{L}+)(?: ${KIND})?(?: (?:of|von|de|di))? ["“«*_]?$`, 'iu');
/** ", the Danish one", " (la version danoise)". */
const AFTER = new RegExp(
	String.raw`^["”»*_]?(?:,? \(?|, )(?:${ARTICLE} )?(?:${KIND} )?(\p{L}+)(?: ${KIND})?(?=[\s.,;:!?)]|$)`,
	'iu',
);
/** Letters around a title in which it is looked for. */
const REACH = 40;

/** The last word of "South Korean", folded. */
const lastWord = (text: string) => words(text).at(-1) ?? '';

/** The beginnings of the adjectives of each origin: in English, then in LANGUAGES. */
const stems = listed('origins', (lists: Readonly<Record<string, string>>) => [
	Array.from({ length: MOST_ORIGIN }, (_, i) => lastWord(originName(i + 1)!)),
	...LANGUAGES.map((language) => lists[language]!.split(',').map((word) => lastWord(word).slice(0, -1))),
]);

/** Puts the film first that is from where the words next to a title say. */
export function filmsFrom(
	{ catalogue: { origin }, text, tokens: { start, end }, language }: Scene,
	{ from, last }: PlacedCandidate,
	films: readonly number[],
): readonly number[] {
	if (origin === undefined || films.length < 2) return films;
	const [at, behind] = [start[from]!, end[last - 1]!];
	const said = [
		BEFORE.exec(text.slice(Math.max(0, at - REACH), at))?.[1],
		AFTER.exec(text.slice(behind, behind + REACH))?.[1],
	];
	const own = said.flatMap((word) => originsOf(word, language[from]!));
	const chosen = films.find((film) => own.includes(origin[film]!));
	return chosen === undefined ? films : [chosen, ...films.filter((film) => film !== chosen)];
}

/** The numbers of the origins that a word is an adjective of. */
function originsOf(said: string | undefined, language: number): number[] {
	if (said === undefined) return [];
	const word = lastWord(said);
	return stems()[language]!.flatMap((stem, i) =>
		stem.length >= LEAST_STEM &&
		word.startsWith(stem) &&
		word.length <= stem.length + (language === 0 ? 0 : MOST_ENDING)
			? [i + 1]
			: [],
	);
}
