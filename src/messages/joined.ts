/** Texts as one. In a module of its own, to keep the overlay small. */
export { allOwn, joinWritten, type Written } from '../core/mentions/others.ts';
