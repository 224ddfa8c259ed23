/** Limits of messages that senders check too. In a module of its own, to keep the scripts of pages small. */
export { LONGEST_DRAFT } from '../core/advice/limits.ts';
/** Most films per message. */
export const MOST_WANTED = 500;
