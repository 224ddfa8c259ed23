/** Titles in a list that is said to be of songs, books, or games: "Setlist from last night: Purple Rain, Footloose". */
import type { PlacedCandidate, Scene } from './scene.ts';

/** By how much such a title is less likely a film, in log odds. */
const LESS = 4;
/** UTF-16 units before a title in which its list begins. */
const NEAR = 300;
/** The rest of the sentence, or of the line above, up to its colon, and items up to a title. */
const LEAD = /(?:^|[.!?\n])([^.!?\n]{1,70}):(?:[*_]*\n)?(?:[^.!?:]*[,;\n])?[ \t]*(?:[-*•]\s)?["“*_]*$/u;
const OTHERS =
	/(?<!\p{L})(?:set ?lists?|track ?lists?|playlists?|songs?|albums?|tracks|covers|books?|novels|games?|karaoke|Lieder|Songs|Alben|Bücher|Spiele|chansons|livres|jeux|canciones|discos|libros|juegos|canzoni|libri|giochi|músicas|livros|jogos)(?!\p{L})/iu;
const FILMS =
	/(?<!\p{L})(?:films?|movies?|cinema|watch\p{L}*|letterboxd|soundtracks?|scores?|adapt\p{L}*|based|Filme[ns]?|Kino|películas?|pelis?|filmes|cinéma)(?!\p{L})/iu;

/** Lowers the probabilities of titles in such lists. */
export function doubtOtherLists(
	{ catalogue, text, tokens: { start } }: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	if (catalogue.of !== undefined || !OTHERS.test(text)) return probability;
	const isOther = (at: number) => {
		const lead = LEAD.exec(text.slice(Math.max(0, at - NEAR), at))?.[1];
		return lead !== undefined && OTHERS.test(lead) && !FILMS.test(lead);
	};
	return probability.map((p, i) =>
		p > 0 && isOther(start[candidates[i]!.from]!) ? 1 / (1 + (1 / p - 1) * Math.exp(LESS)) : p,
	);
}
