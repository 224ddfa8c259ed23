import type { CUE } from './cues.ts';

/** The words of each cue for films, divided by spaces. */
export const FILM_CUES: Record<keyof typeof CUE, string> = {
	watch:
		'watch watches watched watching viewed viewing caught rewatch rewatched rewatching saw see seen seeing watchlist binge stream streaming finished gesehen geschaut schauen vu voir revu regardé ver visto viendo vimos assistir assisti vedere guardare guardato rivisto rivedere revoir regarde angeschaut angesehen geguckt revi reví viste',
	film: `film films movie movies flick flicks cinema documentary dvd blu bluray vhs 35mm 70mm imdb letterboxd remake sequel prequel
		trilogy trailer horror comedy thriller western musical scifi noir anime rom com slasher adaptation filme filmen filmes película películas peli pelis cine kino kinofilm cinéma réalisateur regisseur director regista diretor`,
	opinion: `love loved loves adore adored like liked enjoy enjoyed hate hated recommend recommended recommending suggest
		suggestion suggestions favorite favorites favourite favourites best worst underrated overrated masterpiece great
		try check consider including include`,
	like: 'like especially besides except similar called titled named title than as reminds reminded',
	maker:
		'directed director by starring stars starred actor cast plays played written scene ending soundtrack version original',
	otherWork: `song songs album albums band novel novels book books game games show shows series episode episodes season
		seasons podcast comic comics manga tv channel magazine restaurant team company brand read reading playing author music concert tour lyrics setlist tracklist mixtape karaoke jukebox`,
	determiner: 'the a an my your his her its our their this that these those some any no every each another',
	and: 'and or plus then also maybe',
	verb: 'is was are were has had will would can could should did does do isnt wasnt',
	films: 'films movies flicks series franchise trilogy',
	with: 'with starring feat featuring by stars',
	version: 'new newer old older original first remake latest recent same actual',
	tv: `tv television show shows series episode episodes season seasons sitcom sitcoms showrunner finale pilot cancelled
		renewed miniseries netflix hbo hulu network s1 s2 s3 s4 serie serien folge folgen staffel episodio episodios temporada
		saison episodi stagione`,
	book: `book books novel novels novella author authors read reading reads reread writer chapter chapters page pages fiction
		nonfiction paperback kindle audiobook audible goodreads library trilogy prose narrator buch bücher roman libro libros
		livre livres romanzo livro`,
	game: `game games gaming gamer gameplay play playing played playthrough player players console consoles pc xbox
		playstation ps2 ps3 ps4 ps5 nintendo switch steam dlc multiplayer level levels boss quest rpg fps port mods spiel juego
		jeu gioco jogo`,
	music: `song songs album albums band bands music track tracks lyrics concert tour vinyl playlist spotify singer guitar
		listen listening listened soundtrack ep lp single remix setlist tracklist mixtape karaoke jukebox`,
	character: `character characters comic comics superhero superheroes hero heroes villain villains cosplay costume suit mask
		powers power superpower sidekick team recast portrayed cameo vs fight fights fought figure figures lego toy toys canon
		universe mcu dceu dc marvel avenger vampire jedi he she his her who became become becomes isnt`,
	by: 'by von de di por par',
	preposition: 'in of from at to on into for about with',
};
