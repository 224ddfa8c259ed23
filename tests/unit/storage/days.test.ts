import { expect, test } from 'vitest';
import { dayOf, localDay } from '../../../src/storage/days.ts';
import { isDay, isSite, isTolerance, siteOfHost } from '../../../src/storage/limits.ts';

test('days are counted from 1970, and written with two digits each', () => {
	expect(dayOf('1970-01-01')).toBe(0);
	expect(dayOf('2026-03-01') - dayOf('2026-02-01')).toBe(28);
	expect(localDay(new Date(2026, 0, 2))).toBe('2026-01-02');
	expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test.each([
	['2026-02-28', true],
	['2024-02-29', true],
	['2026-02-29', false],
	['2026-13-01', false],
	['2026-00-10', false],
	['26-02-28', false],
	['2026-2-28', false],
	['x2026-02-28', false],
	['2026-02-28T00:00:00Z', false],
	[20260228, false],
	[null, false],
])('%j is a day that was or will be: %j', (value, is) => {
	expect(isDay(value)).toBe(is);
});

test.each([
	['forum.example', true],
	['localhost:8080', true],
	['[2001:db8::1]', true],
	['xn--bcher-kva.example', true],
	['my_forum.example', true],
	['Forum.example', false],
	['forum.example/path', false],
	[' forum.example', false],
	['forum.example ', false],
	['', false],
	[`${'a'.repeat(253)}`, true],
	[`${'a'.repeat(254)}`, false],
	[7, false],
])('%j is the host name of a site: %j', (value, is) => {
	expect(isSite(value)).toBe(is);
});

test('a host with a dot at its end is the same', () => {
	expect(siteOfHost('forum.example.')).toBe('forum.example');
	expect(siteOfHost('forum.example')).toBe('forum.example');
});

test('a goal is from one person to a million', () => {
	expect([1, 100, 1_000_000].every(isTolerance)).toBe(true);
	expect([0, -1, 1_000_001, 1.5, Number.NaN, '100', null].some(isTolerance)).toBe(false);
});
