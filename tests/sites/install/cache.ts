import { fileURLToPath } from 'node:url';

/** Where downloads are kept. */
export const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/red-herring/', import.meta.url));
