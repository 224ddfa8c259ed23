/**
 * How confident the finder must be of a mention. Between doubtful and sure, the words around do not decide: the writer
 * is asked.
 *
 * The best guess is even odds, where a finder that must say yes or no errs least. The other two are chosen on labeled
 * posts that the model was not fitted on (`npm run lab -- detect-train --dry-run`): far enough apart that the crowd
 * after the writer's answers errs far less than that of the best guesses, with few false sure films in texts about
 * other things, and close enough that a post with films asks at most once in seven.
 */

/** Least confidence of words that may name a film. */
export const LEAST_MAYBE = 0.4;
/** Least confidence of a film if it must be yes or no, and of one that helps to find others: a part of a series, for example. */
export const BEST_GUESS = 0.5;
/** Least confidence of a film that counts without a question. */
export const LEAST_SURE = 0.58;

interface Confident {
	confidence: number;
}

/** Whether a mention counts without a question; otherwise it may be a film. */
export const isSure = ({ confidence }: Confident): boolean => confidence >= LEAST_SURE;

/** Whether a mention is likelier to be a film than not, for programs that cannot ask. */
export const isLikely = ({ confidence }: Confident): boolean => confidence >= BEST_GUESS;
