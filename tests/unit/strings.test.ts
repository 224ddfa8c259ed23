import { expect, test } from 'vitest';
import { GUARDS } from '../../src/core/adversaries/guards.ts';
import { earlierDecide } from '../../src/core/advice/goal.ts';
import { study } from '../../src/strings/study.ts';
import { strings } from '../../src/strings.ts';

test('every adversary is described in words', () => {
	for (const name of Object.keys(GUARDS)) {
		expect(strings.how.worst(name)).toMatch(/^This is for somebody who [a-z]/);
		expect(strings.history.guarded[name]).toBeDefined();
	}
});

test('the count in released people is shown beside the number as a check', () => {
	const facts = {
		crowd: 10,
		population: { size: 50_000, name: 'A test site' },
		members: 50_000,
		earlier: { films: 0 },
		ownRatings: false,
		nowhere: false,
		adversaries: [{ crowd: 10 }],
	};
	const told = (counted: { crowd: number; people: number; k: number } | null) =>
		strings.how.crowd({ ...facts, counted }, 'scoring').filter((line) => /released/.test(line));
	expect(told(null)).toEqual([]);
	expect(told({ crowd: 12, people: 25_000, k: 5 })[0]).toMatch(/25,000 people .* at least 5 look alike, .* 12 people/);
});

const earlier = { films: 3, crowd: 30 };

test.each([
	['little is added to earlier posts', { crowd: 20, state: 'fixable', earlier }, true],
	['the draft adds much', { crowd: 10, state: 'fixable', earlier }, false],
	['nothing was said before', { crowd: 20, state: 'fixable', earlier: { films: 0, crowd: 30 } }, false],
	['nothing needs to change', { crowd: 99, state: 'safe', earlier: { films: 3, crowd: 99 } }, false],
	['they reach the goal', { crowd: 80, state: 'fixable', earlier: { films: 3, crowd: 97 } }, false],
	['they point at one person', { crowd: 1, state: 'identifiedBefore', earlier: { films: 3, crowd: 1 } }, true],
] as const)('tells whether earlier posts decide: %s', (_, standing, decide) => {
	expect(earlierDecide({ tolerance: 100, ...standing })).toBe(decide);
});

test('the reason for a suggestion is one line, whatever the films have in common', () => {
	const like = { title: 'Heat', year: 1995 };
	const why = (genres: string[], period: boolean, together = false, director = false) =>
		strings.how.why({ like, genres, period, together, director });
	expect(why(['Crime', 'Drama', 'Thriller'], true)).toBe('Crime and drama of the same years, like Heat');
	expect(why(['Sci-Fi'], false)).toBe('Sci-fi, like Heat');
	expect(why([], true)).toBe('From the same years as Heat');
	expect(why(['Crime'], true, true)).toBe('Often liked with Heat');
	expect(why(['Crime'], true, true, true)).toBe('By the director of Heat');
	expect(strings.how.why(null)).toBe('Well known, and unlike the rest of the draft');
});

test('states what the record of a made-up draft depends on', () => {
	expect(study.liveSaid(true, true, true)).toBe(
		'This would be recorded if you opened the advice, did what it says, posted the draft and answered a question:',
	);
	expect(study.liveSaid(false, false, false)).toBe(
		'There is no advice on this draft: it blends in. This would be recorded if you posted the draft:',
	);
});
