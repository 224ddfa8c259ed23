import { expect, test } from 'vitest';
import { GUARDS } from '../../src/core/adversaries/guards.ts';
import { film } from '../../src/strings/counts.ts';
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
		adversaries: [{ crowd: 10 }],
	};
	const told = (counted: { crowd: number; people: number; k: number } | null) =>
		strings.how.crowd({ ...facts, counted }, 'scoring').filter((line) => /released/.test(line));
	expect(told(null)).toEqual([]);
	expect(told({ crowd: 12, people: 25_000, k: 5 })[0]).toMatch(/25,000 people .* at least 5 look alike, .* 12 people/);
});

const earlier = { films: 3, crowd: 30 };

test.each([
	['little is added to earlier posts', { crowd: 20, state: 'fixable', earlier }, /they alone leave about 30 people/],
	['the draft adds much', { crowd: 10, state: 'fixable', earlier }, null],
	['nothing was said before', { crowd: 20, state: 'fixable', earlier: { films: 0, crowd: 30 } }, null],
	['nothing needs to change', { crowd: 29, state: 'safe', earlier }, null],
	['it is said already', { crowd: 1, state: 'identifiedBefore', earlier: { films: 3, crowd: 1 } }, null],
] as const)('describes earlier posts and the crowd they leave: %s', (_, standing, said) => {
	const sentence = strings.earlierDominates(standing);
	if (said === null) expect(sentence).toBeNull();
	else expect(sentence).toMatch(said);
});

test('the reason for a suggestion is one line, whatever the films have in common', () => {
	const like = { title: 'Heat', year: 1995 };
	const why = (genres: string[], period: boolean, together = false) =>
		strings.how.why({ like, genres, period, together });
	expect(why(['Crime', 'Drama', 'Thriller'], true)).toBe(`Crime and drama of the same years, like ${film(like)}`);
	expect(why(['Sci-Fi'], false)).toBe('Sci-fi, like Heat (1995)');
	expect(why([], true)).toBe('From the same years as Heat (1995)');
	expect(why(['Crime'], true, true)).toBe('People who rated Heat (1995) rated this too');
	expect(strings.how.why(null)).toBe('Well known, and unlike the rest of the draft');
});

test('states what the record of a made-up draft depends on', () => {
	expect(study.liveSaid(true, true, true)).toBe(
		'This would be recorded if you opened the advice, did what it says, posted the draft and answered a question:',
	);
	expect(study.liveSaid(false, false, false)).toBe(
		'There is no advice on this draft: enough people fit. This would be recorded if you posted the draft:',
	);
});
