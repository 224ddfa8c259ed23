/**
 * How confident the finder must be of a mention. Between a maybe and a sure film lies what the words around it do not
 * decide: the writer is asked.
 *
 * The best guess is even odds, where a finder that must say yes or no errs least. The other two are chosen on labeled
 * posts that the judging model was not fitted on (`npm run lab -- detect-train --dry-run`): wide enough apart that the
 * crowd after the writer's answers errs far less than that of the best guesses, with few false films that are sure in texts
 * about other things, and close enough that a post that names films asks at most once in seven.
 */

/** Least confidence of words that may name a film. */
export const LEAST_MAYBE = 0.4;
/** Least confidence of a film where it must be yes or no, and of one by which others are found: a part of a series, say. */
export const BEST_GUESS = 0.5;
/** Least confidence of a film that counts without a question. */
export const LEAST_SURE = 0.58;

interface Confident {
	confidence: number;
}

/** Whether a mention counts without a question; else it may be a film. */
export const isSure = ({ confidence }: Confident): boolean => confidence >= LEAST_SURE;

/** Whether a mention is likelier to be a film than not, for programs that cannot ask. */
export const isLikely = ({ confidence }: Confident): boolean => confidence >= BEST_GUESS;
