import { hashOf, words } from '../catalogue/words.ts';

/** What a word near a title may speak for or against, as bits. */
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
	/** Words that a sentence goes on with after a noun: "is", "was", "has". */
	verb: 256,
	/** "in", "of", "from": what follows is often a place or a thing. */
	preposition: 512,
	/** Many films at once: "gladiator movies", "the Saw films". */
	films: 1024,
	/** What an actor's name may follow. */
	with: 2048,
	/** One of several films of that name: "the new It". */
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

/** Cues of the word with this hash. Words are told apart by their hash alone: a wrong cue once in 2^32 words does no harm. */
export const cueOf = (hash: number) => cues.get(hash) ?? 0;
