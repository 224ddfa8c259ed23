import { expect, test } from 'vitest';
import type { Mention } from '../../../src/core/mentions/mentions.ts';
import { steady } from '../../../src/core/mentions/steady.ts';
import { asFound, byLetters, byWords, DRAFTS, steadily, takenBack } from './typed.ts';

test('no number grows again while drafts are typed, word by word or letter by letter', { timeout: 120_000 }, () => {
	const short = DRAFTS.filter((draft) => draft.length < 200);
	expect([DRAFTS.length, short.length]).toEqual([36, expect.toSatisfy((count) => count >= 8)]);
	const words = takenBack(DRAFTS, byWords, steadily);
	const letters = takenBack(short, byLetters, steadily);
	expect({ words, letters }).toEqual({
		words: { grew: 0, films: expect.toSatisfy((films) => films <= 2) },
		letters: { grew: 0, films: 0 },
	});
	// All that is found at once is taken back in many.
	const [byWord, byLetter] = [takenBack(DRAFTS, byWords, asFound), takenBack(short, byLetters, asFound)];
	expect(byWord.grew).toBeGreaterThan(10);
	expect(byLetter.grew).toBeGreaterThan(2);
});

const mention = (text: string, words: string, confidence = 0.9, film = 1): Mention => ({
	...{ start: text.indexOf(words), end: text.indexOf(words) + words.length },
	...{ film, alternatives: [], confidence, form: film, quoted: false },
});
const foundIn = (text: string, ...all: Mention[]) => ({
	text,
	found: [{ kind: 'films' as const, all, mentions: all }],
});
const shown = (...args: Parameters<typeof steady>) => {
	const [{ text }] = args;
	const [{ all, mentions }] = steady(...args) as [ReturnType<typeof steady>[number]];
	expect(mentions).toEqual(all);
	return mentions.map(({ start, end, confidence }) => `${text.slice(start, end)} ${confidence}`);
};

test.each([
	['Heat', false],
	['I saw Heat', false],
	['I saw Heat ', false],
	['I saw Heat and then some', true],
	['I saw Heat and then', false],
	['I saw Heat and', false],
	['I saw Heat.', true],
	['I saw Heat?!', true],
	['“I saw Heat.”', true],
	['I saw Heat\n', true],
	['I saw Heat, ', false],
	['I saw Heat 2.5', false],
])('“%s”, with the caret at its end, shows Heat: %s', (text, isShown) => {
	expect(shown(foundIn(text, mention(text, 'Heat')), text.length, null)).toEqual(isShown ? ['Heat 0.9'] : []);
});

test('only words at the caret wait', () => {
	const text = 'Heat is long, and Up is not';
	const now = foundIn(text, mention(text, 'Heat'), mention(text, 'Up', 0.4));
	expect(shown(now, 0, null)).toEqual(['Up 0.4']);
	expect(shown(now, 2, null)).toEqual(['Up 0.4']);
	expect(shown(now, text.indexOf('long'), null)).toEqual(['Up 0.4']);
	expect(shown(now, text.indexOf('Up') + 2, null)).toEqual(['Heat 0.9']);
	expect(shown(now, text.length, null)).toEqual(['Heat 0.9']);
	// A caret outside of what is read decides nothing.
	expect(shown(now, 999, null)).toEqual(['Heat 0.9', 'Up 0.4']);
});

test('what was shown stays while its words stand, with text before or after', () => {
	const before = foundIn('Saw Heat', mention('Saw Heat', 'Saw'));
	const after = 'Saw Heat again';
	expect(shown(foundIn(after), after.length, before)).toEqual(['Saw 0.9']);
	const ahead = 'I Saw Heat';
	expect(shown(foundIn(ahead), 1, before)).toEqual(['Saw 0.9']);
	for (const gone of ['Sawn Heat', 'S aw Heat', 'Heat', '']) expect(shown(foundIn(gone), 3, before)).toEqual([]);
});

test('a longer title takes the place of what was shown, and a question does not', () => {
	const before = foundIn('Paddington', mention('Paddington', 'Paddington'));
	const text = 'Paddington 2';
	expect(shown(foundIn(text, mention(text, text, 0.8, 2)), text.length, before)).toEqual(['Paddington 2 0.8']);
	expect(shown(foundIn(text, mention(text, text, 0.5, 2)), text.length, before)).toEqual(['Paddington 0.9']);
	const asked = foundIn('Paddington', mention('Paddington', 'Paddington', 0.4));
	expect(shown(foundIn(text, mention(text, text, 0.5, 2)), text.length, asked)).toEqual(['Paddington 2 0.5']);
});

test('each kind keeps what was shown', () => {
	const text = 'Saw Heat again and again';
	const now = { text, found: [...foundIn(text).found, { kind: 'books' as const, all: [], mentions: [] }] };
	const saw = mention(text, 'Saw');
	const before = { text, found: [{ kind: 'books' as const, all: [saw], mentions: [] }] };
	expect(steady(now, text.length, before)).toEqual([now.found[0], { kind: 'books', all: [saw], mentions: [] }]);
});
