import type { Browser } from 'webextension-polyfill';

const { browser: own, chrome } = globalThis as unknown as Record<string, Browser | undefined>;

/** What browsers give extensions, by either name; all of them answer with promises. */
export const browser = (own ?? chrome)!;
