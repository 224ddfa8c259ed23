/** Limits of messages that senders check too. In a module of its own, to keep the page scripts small. */
export { LONGEST_DRAFT } from '../core/advice/limits.ts';
/** Most films per message. */
export const MOST_WANTED = 500;
/** Most texts of one post. */
export const MOST_TEXTS = 20;
/** Longest example on the first page, in UTF-16 units. */
export const LONGEST_SAMPLE = 1000;
/** Most posts read on a page, and the longest name of an author. */
export const MOST_POSTS = 200;
export const LONGEST_AUTHOR = 200;

/** Most boxes of a draft that are named, and longest name in UTF-16 units. */
export const MOST_BOXES = 6;
export const LONGEST_BOX_NAME = 40;
