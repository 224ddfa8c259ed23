import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesShownIn } from '../../../src/page/posting/standing.ts';

const TEXT =
	'I watched a long film about two lighthouse keepers on Friday, and then I could not sleep at all until four.';
const times = (page: string[], text = TEXT, first = '') => timesShownIn(page)(text, first);

test.each<[string, string[], number]>([
	['nowhere', ['Nothing is here yet.', 'Films'], 0],
	['once', ['Anna', TEXT, '2 likes'], 1],
	['twice', [TEXT, `Anna wrote: ${TEXT}`], 2],
	[
		'once, cut up by its marks',
		[
			'I watched a long film about ',
			'two',
			' lighthouse keepers on Friday, and then I',
			' could not sleep at all until four.',
		],
		1,
	],
	[
		'once, of which only the beginning is shown',
		['I watched a long film about two lighthouse keepers on …', 'Show more'],
		1,
	],
	['once, in which a name is shown in other words', [TEXT.replace('watched', 'watched (a link)')], 1],
	[
		'nowhere, though some words do',
		['I watched a long film', 'two lighthouse keepers', 'could not sleep at all until four'],
		0,
	],
])('a text stands on a page %s', (_, page, expected) => {
	expect(times(page)).toBe(expected);
});

test('a short text is shown only if it stands alone', () => {
	expect(times(['Films: Heat, Ran, Alien'], 'Heat!')).toBe(0);
	expect(times(['Anna', ' Heat ', 'Reply'], 'Heat!')).toBe(1);
	expect(times(['Anna', '...'], '?!')).toBe(0);
});

test('text that was in the box before is not the user’s', () => {
	const added = `${TEXT} I would still watch it again, with the lights on and a friend next to me.`;
	expect(times([TEXT], added, TEXT)).toBe(0);
	expect(times([added], added, TEXT)).toBe(1);
	// A post that is shortened: canceling shows the whole again.
	expect(times([added], TEXT, added)).toBe(0);
});

test('in a long prefilled text, the user’s changes count', () => {
	const long = Array.from({ length: 40_000 }, (_, at) => `word${at}`);
	const first = long.join(' ');
	const changed = long.toSpliced(30_000, 1, 'Stalker').join(' ');
	expect(times([first], changed, first)).toBe(0);
	expect(times([changed], changed, first)).toBe(1);
	expect(times([long.toSpliced(30_000, 1).join(' ')], long.toSpliced(30_000, 1).join(' '), first)).toBe(1);
	expect(times([first], first)).toBe(1);
});

test('any text is found on the page that shows it', () => {
	const words = fc.array(fc.stringMatching(/^[a-zäöåéß]{1,9}$/), { minLength: 1, maxLength: 60 });
	fc.assert(
		fc.property(words, (all) => {
			expect(times(['Anna', all.join(' '), 'Reply'], all.join(', '))).toBeGreaterThan(0);
		}),
	);
});
