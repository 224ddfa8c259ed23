/** Other names of board games and anime, which come with the project. */
import { describe, expect, test } from 'vitest';
import { parseNames, readNames } from '../../../src/pack/names.ts';

const HEAD = 'title\talso_known_as\tinitials';

test('titles and initials are lists', () => {
	const names = parseNames(`${HEAD}\nTicket to Ride\tZug um Zug | Aventuriers du Rail\tTtR\n`, 'names.tsv');
	expect([...names]).toEqual([
		['Ticket to Ride', { titles: ['Zug um Zug', 'Aventuriers du Rail'], initials: ['TtR'] }],
	]);
});

describe('a malformed file is refused', () => {
	test.each([
		['a header of its own', 'title\tnames\n', /names\.tsv.*1.*header/],
		['a column too few', `${HEAD}\nCatan\tSettlers\n`, /names\.tsv.*2.*2 columns instead of 3/],
		['a title twice', `${HEAD}\nGo\tBaduk\t\nGo\tIgo\t\n`, /names\.tsv.*3.*earlier line/],
	])('%s', (_, text, message) => {
		expect(() => parseNames(text, 'names.tsv')).toThrow(message);
	});
});

test('kinds whose items often go by other names come with a file of names', async () => {
	expect((await readNames('anime')).get('Sen to Chihiro no Kamikakushi')?.titles).toContain('Spirited Away');
	expect((await readNames('boardgames')).get('Race for the Galaxy')?.initials).toEqual(['RftG']);
	expect((await readNames('books')).get('Moby-Dick or, The Whale')?.titles).toContain('Moby Dick');
	for (const kind of ['boardgames', 'anime', 'books'] as const)
		for (const [title, { titles, initials }] of await readNames(kind)) {
			expect(titles.length + initials.length, title).toBeGreaterThan(0);
			expect([title, ...titles, ...initials].every((name) => name.trim() === name && name !== '')).toBe(true);
		}
	expect((await readNames('films')).size).toBe(0);
});
