import { words } from '../catalogue/words.ts';

const set = (list: string) => new Set(words(list));

/** Words that, shortly before a title, speak for a film. */
export const CUES_BEFORE = set(
	`watch watched watching rewatch rewatched rewatching saw see seen seeing film films movie movies flick director
	directed favorite favourite favorites favourites recommend recommended adored loved enjoyed liked hated trailer
	sequel remake starring screening documentary blu ray dvd netflix imdb letterboxd scene ending cinema theaters`,
);
/** Words that, shortly after a title, speak for a film. */
export const CUES_AFTER = set(
	`film films movie movies flick trilogy sequel remake trailer directed starring starred stars director soundtrack
	ending scene scenes imax cinematography rewatch blu ray dvd documentary`,
);
/** Words beside a name that speak for something else that has one. */
export const CUES_AGAINST = set(
	`song songs album albums band novel book books game games show series episode episodes season seasons podcast
	restaurant magazine street city`,
);
