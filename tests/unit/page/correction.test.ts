import { expect, test } from 'vitest';
import { allOwn, type Part } from '../../../src/messages/written.ts';
import { correctedBy } from '../../../src/page/posting/correction.ts';

const from = (text: string, others: readonly Part[] = []) => ({ text, others });

test.each([
	['I adored Qyznqtsi, and Heat', 'I adored Koyaanisqatsi, and Heat', 'Koyaanisqa'],
	['I adored Koy', 'I adored Koyaanisqatsi', 'aanisqatsi'],
	['a starless film', 'a "Solaris" film', '"Solaris"'],
	['I saw werkmeister harmonys', 'I saw Werckmeister Harmonies', 'Werckmeister Harmonie'],
])('a word of the user that is replaced is corrected: %s', (before, text, inserted) => {
	expect(correctedBy(allOwn(before), text)).toBe(inserted.length);
});

test.each([
	['nothing of the user is replaced', 'I adored and Heat', 'I adored Stalker and Heat'],
	['it only stands at a word', 'I adored Heat', 'I adored Heat and Stalker'],
	['a comma is replaced', 'Heat, too', 'Heat and Stalker too'],
	['too much is put there', 'I adored Heat', `I adored ${'Stalker '.repeat(5)}`],
	['in two places', 'I adored Heat so very, very much, and Up', 'I adored Alien so very, very much, and Ran'],
	[
		'the next template stands in place of what was posted',
		'Film 1 of my list of slow films: I saw "Heat" today\nSeen: yes',
		'Film 2 of my list of slow films: \nSeen: yes',
	],
	['a word is only taken out', 'I adored Heat', 'I adored '],
])('it is not a correction where %s', (_, before, text) => {
	expect(correctedBy(allOwn(before), text)).toBe(0);
});

test('a correction of others’ words is not the user’s', () => {
	expect(correctedBy(from('Bob adored Heat. Me too', [[0, 16]]), 'Bob adored Alien. Me too')).toBe(0);
	expect(correctedBy(from('Bob adored Heat. Me too', [[0, 10]]), 'Bob adored Alien. Me too')).toBe(5);
	// A template that comes again with another number, in place of what was written in it.
	const template = 'Film 1 of my list: I saw Heat\nSeen: no';
	expect(
		correctedBy(
			from(template, [
				[0, 19],
				[29, 38],
			]),
			'Film 2 of my list: \nSeen: no',
		),
	).toBe(0);
});
