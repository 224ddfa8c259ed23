import { vi } from 'vitest';

/** Waits until an expectation holds. Gives up far later than that takes: a busy computer must not fail a test. */
export const until = <T>(expectation: () => T | Promise<T>) => vi.waitFor(expectation, { timeout: 60_000 });
