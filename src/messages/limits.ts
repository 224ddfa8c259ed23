/** Bounds of messages that those who send them keep to. By itself, because every page loads it. */
export { LONGEST_DRAFT } from '../core/advice/limits.ts';
/** Films that one message may ask about. */
export const MOST_WANTED = 500;
