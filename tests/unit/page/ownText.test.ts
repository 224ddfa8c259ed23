import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertedInto, ownText, runsOf } from '../../../src/page/posting/ownText.ts';
import { cpuTime, timed } from '../cpuTime.ts';

test('the user’s last typing, paste, or deletion is theirs', () => {
	expect(ownText('I saw Heat', { before: 'I saw Hea', room: 1 })).toBe('I saw Heat');
	expect(ownText('I saw (Heat)', { before: 'I saw Heat)', room: 0 })).toBe('I saw (Heat)');
	expect(ownText('Heat, again', { before: '', room: 11 })).toBe('Heat, again');
	expect(ownText('I saw Heat', { before: 'I saw Heat and Up', room: 0 })).toBe('I saw Heat');
});

test('text that a page adds afterwards is not, anywhere', () => {
	const edit = { before: 'I saw Hea', room: 1 };
	expect(ownText('I saw Heat, Up and Alien', edit)).toBe('I saw Hea\n');
	expect(ownText('Alien! I saw Heat', edit)).not.toContain('Alien');
	expect(ownText('I saw Alien and Heat', edit)).not.toContain('Alien');
	expect(ownText('Koyaanisqatsi', { before: '', room: 1 })).toBe('\n');
});

test('earlier text is kept, and nothing longer than the edit comes in', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.string(), fc.nat(8), (start, end, added, room) => {
			const text = start + added + end;
			const own = ownText(text, { before: start + end, room });
			if (added.length <= room) expect(own).toBe(text);
			else if (own !== text) expect(own.replace('\n', '')).toBe(start + end);
			expect(own.length).toBeLessThanOrEqual(start.length + end.length + room + 1);
		}),
	);
});

test('a page that changes both ends, or adds words between them, hides no earlier sentence', () => {
	const before = 'Yesterday I adored Koyaanisqatsi and also Werckmeister Harmonies again';
	const own = ownText('*Today I adored Koyaanisqatsi and Up, also Werckmeister Harmonies againX', { before, room: 0 });
	expect(own.split('\n')).toEqual(['', 'I adored Koyaanisqatsi and', '']);
	expect(ownText(`«${before}»`, { before, room: 0 })).toContain('adored Koyaanisqatsi and also Werckmeister Harmonies');
});

test('all words that count between the ends were there, whatever the texts', () => {
	const text = fc.array(fc.constantFrom('The', 'Matrix', 'I', 'saw', 'Heat', 'again'), { maxLength: 30 });
	fc.assert(
		fc.property(text, text, (words, before) => {
			const [x, y] = [`(${words.join(' ')})`, `[${before.join(' ')}]`];
			const own = ownText(x, { before: y, room: 0 });
			if (own === x) return;
			for (const run of own.split('\n')) expect(y).toContain(run);
		}),
	);
});

timed('a text of two hundred thousand equal words takes no longer than it is long', () => {
	const [text, before] = ['a '.repeat(100_000), ' a'.repeat(99_990)];
	const time = cpuTime(() => ownText(`x${text}`, { before: `y${before}`, room: 0 }));
	expect(time).toBeLessThan(5000);
});

test('a shared end is not repeated by the text between', () => {
	// Its words stood there, but are counted as its beginning.
	const before = 'I saw it and Heat too';
	expect(ownText('I saw it and I saw it and Up, Heat too', { before, room: 0 })).toBe('I saw it and \nHeat too');
	// A run that was found is not looked for again from its second word on.
	expect(runsOf('a b c d e f', 'a b c d e f')).toEqual([[0, 11]]);
	expect(runsOf('a b c d x a b c d', 'a b c d')).toEqual([
		[0, 7],
		[10, 17],
	]);
});

test('only the first eight places of a word are considered', () => {
	const other = (times: number) => `${'so '.repeat(times - 1)}so it was seen`;
	expect(runsOf('so it was seen', other(8))).toEqual([[0, 14]]);
	expect(runsOf('so it was seen', other(9))).toEqual([]);
});

test('text that one text has beyond another counts in one place', () => {
	expect(insertedInto('I Heat', 'I saw Heat')).toBe(4);
	expect(insertedInto('I saw Heat', 'I Heat')).toBe(0);
	expect(insertedInto('abc', 'axxc')).toBe(2);
});
