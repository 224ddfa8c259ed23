import { expect, test } from 'vitest';
import { isReopened, type Standing } from '../../../src/page/posting/reopened.ts';

const ORDINARY: Standing = { pressedEdit: false, address: '/threads/slow.12/', came: 'navigate', left: false };
const EDIT_PAGES = [
	'/posts/7/edit',
	'/edit?id=7',
	'/post/edit/7',
	'/edit-comment/7',
	'/posting.php?mode=edit&p=7',
	'/editpost.php?do=save&p=7',
	'/index.php?title=Heat&action=edit',
	'/doku.php?id=heat&do=edit',
	'/wiki/Heat?veaction=edit',
	'/wp-admin/post.php?post=7&action=edit',
];
const OTHER_PAGES = [
	'/threads/how-to-edit-films.12/',
	'/forums/editing/new',
	'/editors/',
	'/edit-profile',
	'/posting.php?mode=quote&p=7',
	'/credit/7',
];

test.each(EDIT_PAGES)('a text on an edit page is a reopened post: %s', (address) => {
	expect(isReopened({ ...ORDINARY, address })).toBe(true);
	// Such a page stays the same post, however often it is saved.
	expect(isReopened({ ...ORDINARY, address, left: true })).toBe(true);
});

test.each(OTHER_PAGES)('a text on another page is not: %s', (address) => {
	expect(isReopened({ ...ORDINARY, address })).toBe(false);
});

test('a text next to signs of editing is one', () => {
	expect(isReopened({ ...ORDINARY, pressedEdit: true })).toBe(true);
	expect(isReopened({ ...ORDINARY, pressedEdit: true, came: 'back_forward' })).toBe(true);
});

test.each<[string, Partial<Standing>]>([
	['a text of which nothing is known', {}],
	['what the user has just sent, which the site has left there', { left: true }],
	['the same, whatever they have pressed since', { left: true, pressedEdit: true }],
	...(['back_forward', 'reload', 'prerender', ''].map((came) => [
		`what the browser may have brought back to a page for editing (${came || 'unknown'})`,
		{ came, address: EDIT_PAGES[0]! },
	]) as [string, Partial<Standing>][]),
])('%s is not: when in doubt both posts are kept', (_, known) => {
	expect(isReopened({ ...ORDINARY, ...known })).toBe(false);
});
