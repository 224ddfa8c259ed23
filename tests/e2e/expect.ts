import { expect as base } from '@playwright/test';

/** Milliseconds between looks: what follows typing is there within half a second, which Playwright's own overshoot. */
const intervals = [50, 100, 100, 100, 100, 250];

type Poll = typeof base.poll;

const poll: Poll = (actual, options) =>
	base.poll(actual, { intervals, ...(typeof options === 'string' ? { message: options } : options) });

/** Playwright's `expect`, whose `poll` looks more often. */
export const expect: typeof base = new Proxy(base, {
	get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});
