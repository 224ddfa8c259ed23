/** What settings may hold; the same for what is stored and for what a message asks to store. */
export const LARGEST_TOLERANCE = 1_000_000;
export const isTolerance = (n: unknown): n is number =>
	Number.isSafeInteger(n) && (n as number) >= 1 && (n as number) <= LARGEST_TOLERANCE;

/** A host name as URL parsing writes it. */
export const isSite = (s: unknown): s is string =>
	typeof s === 'string' && s.length <= 253 && /^[a-z0-9.[\]:_-]+$/.test(s);
