/** Limits of stored values, also for messages that ask to store them. */
export const LARGEST_TOLERANCE = 1_000_000;
export const isTolerance = (n: unknown): n is number =>
	Number.isSafeInteger(n) && (n as number) >= 1 && (n as number) <= LARGEST_TOLERANCE;

/** What pages show: nothing (only the badge), marks in the box, or marks and one notice per draft. */
export const QUIET = ['badge', 'marks', 'notice'] as const;
export type Quiet = (typeof QUIET)[number];

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
/** The language that the user chose; the browser's if it is `auto`. */
export const CHOSEN_LANGUAGES = ['auto', ...LANGUAGES] as const;
export type ChosenLanguage = (typeof CHOSEN_LANGUAGES)[number];

/** Whether a value is a host name as the URL parser normalizes it. */
export const isSite = (s: unknown): s is string =>
	typeof s === 'string' && s.length <= 253 && /^[a-z0-9.[\]:_-]+$/.test(s);

/** The site of a host name: a dot at its end changes nothing. */
export const siteOfHost = (host: string): string => host.replace(/\.$/, '');

/** Whether a value is an existing day as YYYY-MM-DD. */
export const isDay = (s: unknown): s is string =>
	typeof s === 'string' &&
	/^\d{4}-\d\d-\d\d$/.test(s) &&
	!Number.isNaN(Date.parse(s)) &&
	new Date(s).toISOString().startsWith(s);

/** Limits of stored records, far above what one person posts. */
export const MOST_PERSONAS = 200;
export const MOST_POSTS = 20_000;
export { MOST_POST_FILMS } from '../core/advice/limits.ts';
/** Largest number of a way to tell a film by a phrase: room for more. */
export const MOST_TELLING = 99;
/** Ratings and imports of all kinds together. */
export const MOST_RATINGS = 400_000;
export const MOST_IMPORTS = 2000;
/** Most films with an answer for a persona on whether they were rated. */
export const MOST_SAID = 2000;
export const MOST_UNMATCHED = 200_000;
export const MOST_SITES = 10_000;
export const MOST_MEMBERS = 1_000_000_000;
/** Most pairs of accounts that may be linked: all pairs. */
export const MOST_AS_ONE = (MOST_PERSONAS * (MOST_PERSONAS - 1)) / 2;
/** Most entries of each list of words that name no film, or one. */
export const MOST_NOT_FILMS = 1000;
export const MOST_RATED = 1_000_000;
/** A newer version may know more services than this one. */
export const MOST_SERVICES = 50;
/** A newer version may know more adversaries than this one. */
export const MOST_GUARDED = 50;
export const LONGEST_NAME = 100;
export const LONGEST_TITLE = 500;
/** Titles to keep among those that a check of old posts leaves out. */
export const MOST_LEFT_OUT = 10;
/** A site's id for a post: an address, for example. */
export const LONGEST_POST_ID = 2000;
/** Most events in the log of a study: years of posting. */
export { MOST_LOG_EVENTS as MOST_STUDY_EVENTS } from '../study/events.ts';
/** Largest backup file that is read, in bytes: hundreds of thousands of posts. */
export const LARGEST_BACKUP = 100_000_000;
