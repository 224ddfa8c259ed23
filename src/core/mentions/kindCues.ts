/**
 * Cue words of other kinds than films. They replace the lists of the same name: verbs for the use of an item replace those
 * for watching, and words for other kinds of works those for books and games. Weights are those learned for films.
 */
import type { PackKind } from '../catalogue/packKinds.ts';

/** A kind's own lists, under the names of those for films. */
type OwnLists = Partial<
	Record<'watch' | 'film' | 'films' | 'maker' | 'otherWork' | 'tv' | 'book' | 'game' | 'by', string>
>;

const OTHER =
	'song songs album albums band podcast channel magazine restaurant team company brand music concert tour lyrics';
const SCREEN = 'film films movie movies show shows series episode episodes season seasons tv';
const PRINT = 'novel novels book books comic comics manga read reading author';

export const KIND_CUES: Record<Exclude<PackKind, 'films'>, OwnLists> = {
	boardgames: {
		watch:
			'play plays played playing replay replayed own owned buy bought teach taught tabled backed tried gespielt spielen jouer joué jugar jugado giocare giocato jogar jogado',
		film: `game games boardgame boardgames board bgg boardgamegeek expansion expansions coop cooperative euro eurogame
			eurogames wargame wargames deckbuilder filler party card dice meeple meeples tableau worker kickstarter solo player
			players spiel spiele brettspiel brettspiele juego juegos jeu jeux gioco giochi jogo jogos`,
		films: 'games boardgames expansions series',
		maker: 'designed designer by artist published publisher plays edition version original',
		otherWork: `${OTHER} ${SCREEN} ${PRINT}`,
		game: 'gaming gamer gameplay playthrough console consoles pc xbox playstation ps2 ps3 ps4 ps5 nintendo steam dlc rpg fps mods',
	},
	anime: {
		film: `anime animes season seasons series show shows episode episodes ova ona manga studio dub dubbed sub subbed isekai
			shounen shonen seinen shoujo mecha mal myanimelist anilist film films movie movies adaptation sequel prequel`,
		films: 'anime animes series shows seasons franchise films movies',
		otherWork: `${OTHER} novel novels book books game games author read reading`,
		tv: 'sitcom sitcoms showrunner hbo hulu',
	},
	books: {
		watch:
			'read reads reading reread rereading finished listened gelesen lesen lu lire relu leer leído letto leggere ler lido',
		film: `book books novel novels novella fiction nonfiction paperback hardback kindle audiobook audible goodreads storygraph
			trilogy sequel prequel memoir fantasy thriller horror classic author buch bücher roman libro libros livre livres romanzo
			romanzi livro livros`,
		films: 'books novels series trilogy',
		maker: 'by written author wrote writes narrated translated edition version original',
		otherWork: `${OTHER} ${SCREEN} game games playing`,
		book: '',
		by: '',
	},
};
