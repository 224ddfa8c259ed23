import { hashOf, words } from '../catalogue/words.ts';

/** Kinds of cue words near a title, as bits. */
export const CUE = {
	watch: 1,
	film: 2,
	opinion: 4,
	like: 8,
	maker: 16,
	/** Another kind of work: a book, song, game, series. */
	otherWork: 32,
	determiner: 64,
	and: 128,
	/** Verbs that follow a subject: "is", "was", "has". */
	verb: 256,
	/** "in", "of", "from": often followed by a place or a thing. */
	preposition: 512,
	/** Several films together: "gladiator movies", "the Saw films". */
	films: 1024,
	/** May be followed by an actor's name. */
	with: 2048,
	/** Selects one of several films of the same name: "the new It". */
	version: 4096,
} as const;

const LISTS: Record<keyof typeof CUE, string> = {
	watch:
		'watch watches watched watching viewed viewing caught rewatch rewatched rewatching saw see seen seeing watchlist binge stream streaming finished',
	film: `film films movie movies flick flicks cinema documentary dvd blu bluray imdb letterboxd remake sequel prequel
		trilogy trailer horror comedy thriller western musical scifi noir anime rom com slasher adaptation`,
	opinion: `love loved loves adore adored like liked enjoy enjoyed hate hated recommend recommended recommending suggest
		suggestion suggestions favorite favorites favourite favourites best worst underrated overrated masterpiece great
		try check consider including include`,
	like: 'like especially besides except similar called titled named title than as reminds reminded',
	maker:
		'directed director by starring stars starred actor cast plays played written scene ending soundtrack version original',
	otherWork: `song songs album albums band novel novels book books game games show shows series episode episodes season
		seasons podcast comic comics manga tv channel magazine restaurant team company brand read reading playing author music concert tour lyrics`,
	determiner: 'the a an my your his her its our their this that these those some any no every each another',
	and: 'and or plus then also maybe',
	verb: 'is was are were has had will would can could should did does do isnt wasnt',
	films: 'films movies flicks series franchise trilogy',
	with: 'with starring feat featuring by stars',
	version: 'new newer old older original first remake latest recent same actual',
	preposition: 'in of from at to on into for about with',
};

const cues = new Map<number, number>();
for (const [name, list] of Object.entries(LISTS) as [keyof typeof CUE, string][])
	for (const word of words(list)) cues.set(hashOf(word), (cues.get(hashOf(word)) ?? 0) | CUE[name]);

/** Returns the cues of the word with this hash. Collisions, one in 2^32 words, only give a wrong cue. */
export const cueOf = (hash: number) => cues.get(hash) ?? 0;
