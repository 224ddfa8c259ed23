import { expect, test } from 'vitest';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import type { AddedKind } from '../../../../src/core/catalogue/packKinds.ts';
import { takeOut } from '../../../../src/core/rewrite/takeOut.ts';

const left = (text: string, title: string, kind: AddedKind) => {
	const start = text.indexOf(title);
	const named = [{ start, end: start + title.length, film: 1, kind }];
	return edited(
		text,
		takeOut(text, named, [], new Map([[0, {}]])).flatMap(({ edits }) => edits),
	);
};

test.each<[AddedKind, string, string]>([
	[
		'boardgames',
		'We played X-Wing Quux last night with my two sisters.',
		'We played a board game last night with my two sisters.',
	],
	[
		'boardgames',
		'We played the board game X-Wing Quux last night with my two sisters.',
		'We played a board game last night with my two sisters.',
	],
	['anime', 'I am rewatching the anime "X-Wing Quux" with my brother.', 'I am rewatching an anime with my brother.'],
	['anime', 'Then I put on X-Wing Quux until I fell asleep.', 'Then I put on an anime until I fell asleep.'],
	['books', 'I have read X-Wing Quux twice on the train.', 'I have read the same book twice on the train.'],
	['books', 'She lent me the novel X-Wing Quux for a week.', 'She lent me a novel for a week.'],
])('the replacement for one of the %s is of that kind: %s', (kind, text, after) => {
	expect(left(text, 'X-Wing Quux', kind)).toBe(after);
});
