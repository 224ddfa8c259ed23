/** Texts as one. In a module of its own, to keep what draws in pages small. */
export { allOwn, joinWritten, type Written } from '../core/mentions/others.ts';
