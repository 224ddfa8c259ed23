import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { passageOf } from '../../../src/core/algorithms/passage.ts';
import { piecesOf } from '../../../src/core/algorithms/wordDiff.ts';

/** What goes in [], what comes in {}. */
const shown = (before: string, after: string) =>
	piecesOf(before, after)
		.map(({ kind, text }) => (kind === 'out' ? `[${text}]` : kind === 'in' ? `{${text}}` : text))
		.join('');

test.each([
	['I loved Burning, twice.', 'I loved a Korean one, twice.', 'I loved [Burning]{a Korean one}, twice.'],
	['Burning 5/5.', 'Burning.', 'Burning[ 5/5].'],
	['Burning, Mirror and Heat.', 'Mirror and Heat.', '[Burning, ]Mirror and Heat.'],
	['Nothing else.', 'Nothing else.', 'Nothing else.'],
	['Gone as a whole.', '', '[Gone as a whole.]'],
	['', 'New.', '{New.}'],
	[
		'Heat is great. I saw it with my whole family in June. Heat again!',
		'It is great. I saw it with my whole family in June. That again!',
		'[Heat]{It} is great. I saw it with my whole family in June. [Heat]{That} again!',
	],
	['The film Heat is a film.', 'A film of his is a film.', '[The film Heat]{A film of his} is a film.'],
	[
		'Lately Marketa Lazarová stayed with me, and Crash (1996).',
		'Lately a Czech one stayed with me, and another.',
		'Lately [Marketa Lazarová]{a Czech one} stayed with me, and [Crash (1996)]{another}.',
	],
	[
		'Marketa Lazarová and all of its wolves stayed with me for years, and Crash (1996) did not for a day.',
		'Something old stayed with me for years, and something new did not.',
		'[Marketa Lazarová and all of its wolves stayed with me for years, and Crash (1996) did not for a day]{Something old stayed with me for years, and something new did not}.',
	],
])('what changes in “%s” is shown', (before, after, expected) => {
	expect(shown(before, after)).toBe(expected);
});

test('the parts add up to the two texts', () => {
	const words = ['Heat', 'a', ', ', ' ', '5/5', 'é', '😀', '\n', '**', 'one of them ', 'my top two are '];
	const random = seededRandom(7);
	const draw = (most: number) => Math.floor(most * random());
	const text = () => Array.from({ length: draw(30) }, () => words[draw(words.length)]).join('');
	for (let i = 0; i < 500; i++) {
		const [before, after] = [text(), text()];
		const pieces = piecesOf(before, after);
		const without = (kind: string) => pieces.map((piece) => (piece.kind === kind ? '' : piece.text)).join('');
		expect([without('in'), without('out')]).toEqual([before, after]);
		expect(pieces.every(({ text: one }) => one !== '')).toBe(true);
	}
});

test('texts too long to compare word by word are shown whole', () => {
	const long = 'word '.repeat(400);
	expect(piecesOf(long, `${long}more`)).toHaveLength(2);
});

test.each([
	['a\nb\nc', 'a\nB\nc', 'b', 'B'],
	['a\nb\nc\nd', 'a\nB\nc\nD', 'b\nc\nd', 'B\nc\nD'],
	['a\n\nb\n\nc', 'a\n\nc', 'a\n\nb', 'a'],
	['b\nc', 'c', 'b\nc', 'c'],
	['one', 'other', 'one', 'other'],
])(
	'the lines of %j that differ from %j are shown, with one around them where none is left',
	(before, after, from, to) => {
		expect(passageOf(before, after)).toEqual({ before: from, after: to });
	},
);
