import { expect, test } from 'vitest';
import { GUARDS } from '../../src/core/adversaries/guards.ts';
import { earlierDecide } from '../../src/core/advice/goal.ts';
import german from '../../src/strings/languages/de.json' with { type: 'json' };
import { study } from '../../src/strings/study.ts';
import { strings } from '../../src/strings.ts';

test('every adversary is described in words', () => {
	for (const name of Object.keys(GUARDS)) {
		expect(strings.how.worst(name)).toMatch(/^This is for someone who [a-z]/);
		expect(strings.history.guarded[name]).toBeDefined();
	}
});

test('people are called someone, everyone, and no one', () => {
	const keys = Object.values(german).flatMap(Object.keys);
	expect(keys.length).toBeGreaterThan(1000);
	expect(keys.filter((words) => /\b(?:some|every|no)body\b/i.test(words))).toEqual([]);
});

test('the count in released people is shown with the number as a check', () => {
	const facts = {
		crowd: 10,
		population: { size: 50_000, name: 'A test site' },
		members: 50_000,
		earlier: { films: 0 },
		ownRatings: false,
		nowhere: false,
		adversaries: [{ crowd: 10 }],
		sure: 0.5,
	};
	expect(strings.how.crowd({ ...facts, counted: null }, 'scoring').join(' ')).toContain(
		'Members of other sites may rate differently',
	);
	expect(strings.how.whose(facts)).toMatch(/^The number is based on ratings by 50,000 members of a test site\./i);
	const lines = (counted: { crowd: number; people: number; k: number } | null) =>
		strings.how.crowd({ ...facts, counted }, 'scoring').filter((line) => /released/.test(line));
	expect(lines(null)).toEqual([]);
	expect(lines({ crowd: 12, people: 25_000, k: 5 })[0]).toMatch(/25,000 people .* at least 5 look alike, .* 12 people/);
});

test('certainty is stated in steps, and not for users who rate nowhere', () => {
	const facts = {
		...{ crowd: 10, population: { size: 50_000, name: 'A test site' }, members: 50_000, earlier: { films: 0 } },
		...{ ownRatings: false, adversaries: [{ crowd: 10 }], counted: null },
	};
	const said = (sure: number, nowhere = false) =>
		strings.how.crowd({ ...facts, sure, nowhere }, 'scoring').find((line) => /sure/.test(line));
	expect(said(0.617)).toMatch(/would be about 60% sure, if/);
	expect(said(0.004)).toMatch(/less than 5% sure/);
	expect(said(0.99)).toMatch(/more than 95% sure/);
	expect(said(0.6, true)).toBeUndefined();
});

const earlier = { films: 3, crowd: 30 };

test.each([
	['little is added to earlier posts', { crowd: 20, state: 'fixable', earlier }, true],
	['the draft adds much', { crowd: 10, state: 'fixable', earlier }, false],
	['nothing was said before', { crowd: 20, state: 'fixable', earlier: { films: 0, crowd: 30 } }, false],
	['nothing needs to change', { crowd: 100, state: 'safe', earlier: { films: 3, crowd: 100 } }, false],
	['they reach the goal', { crowd: 80, state: 'fixable', earlier: { films: 3, crowd: 100 } }, false],
	['they point at one person', { crowd: 1, state: 'identifiedBefore', earlier: { films: 3, crowd: 1 } }, true],
] as const)('says whether earlier posts decide: %s', (_, standing, decide) => {
	expect(earlierDecide({ tolerance: 100, ...standing })).toBe(decide);
});

test('the reason for a suggestion is always one line', () => {
	const like = { title: 'Heat', year: 1995 };
	const why = (genres: string[], period: boolean, together = false, director = false) =>
		strings.how.why({ like, genres, period, together, director });
	expect(why(['Crime', 'Drama', 'Thriller'], true)).toBe('Crime and drama of the same years, like Heat');
	expect(why(['Sci-Fi'], false)).toBe('Sci-fi, like Heat');
	expect(why([], true)).toBe('From the same years as Heat');
	expect(why(['Crime'], true, true)).toBe('Often liked with Heat');
	expect(why(['Crime'], true, true, true)).toBe('By the director of Heat');
	expect(strings.how.why(null)).toBe('Well known, and unlike the rest of the post');
});

test('one film, both, many, and a day are named as people do', () => {
	const { changes, verdict } = strings.popup;
	expect([1, 2, 3].map(changes.make)).toEqual(['Make this change', 'Make both changes', 'Make all 3 changes']);
	expect(changes.fine(['Stalker'])).toBe('Stalker is fine to keep.');
	expect(changes.fine(['Stalker', 'Heat'])).toBe('Stalker and Heat are fine to keep.');
	expect(changes.fine(['A', 'B', 'C', 'D'])).toBe('The other 4 are fine to keep.');
	expect(verdict.about(11, false).join('')).toBe('About 11 people could have written it.');
	expect(verdict.atLeast(2345, 50_000, false)).toBe('At least 2,300 people could have written this.');
	expect(verdict.atLeast(26_000, 50_000, false)).toBe('Almost anyone on a film site could have written this.');
	expect(strings.imports.imported('Letterboxd', 5, '2026-11-23')).toBe(
		'Letterboxd, 5 films, imported on November 23, 2026',
	);
});

test('the example says what the record of a draft depends on', () => {
	expect(study.liveSaid(true, true, true)).toBe(
		'This would be recorded if you opened the advice, did what it says, posted the draft, and answered a question:',
	);
	expect(study.liveSaid(false, false, false)).toBe(
		'There is no advice on this draft: it is fine. This would be recorded if you posted the draft:',
	);
});
