import type { Liking } from '../datasets/liking.ts';
import type { Ratings } from '../datasets/ratings.ts';

/** The data that all threads share, in shared memory so that nothing is copied. */
export interface Shared {
	ratings: Ratings;
	liking: Liking | null;
}
