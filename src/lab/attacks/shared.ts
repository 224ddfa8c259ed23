import type { Ratings } from '../datasets/ratings.ts';
import type { Liking } from './liking.ts';

/** What every thread shares: columns in shared memory, so that nothing is copied. */
export interface Shared {
	ratings: Ratings;
	liking: Liking | null;
}
