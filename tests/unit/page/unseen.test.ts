import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seenText } from '../../../src/page/editors/unseen.ts';

const UNSEEN = ['\u200b', '\u00ad', '\u3164', '\u{e0041}', '\u034f', '\ufe0f'];
const SEEN = ['H', 'e', 'é', '😀', ' ', '\n'];

test('unseen text is left out, and offsets skip it', () => {
	const whole = `a\u200b\u{e0041}b\u00ad`;
	const { text, outer, inner } = seenText(whole);
	expect(text).toBe('ab');
	expect([outer(0, 'start'), outer(1, 'end'), outer(1, 'start'), outer(2, 'end'), outer(2, 'start')]).toEqual([
		0, 1, 4, 5, 6,
	]);
	expect([0, 1, 2, 3, 4, 5, 6].map(inner)).toEqual([0, 1, 1, 1, 1, 2, 2]);
});

test('for any text, a span of the visible part maps to the whole and back, without unseen ends', () => {
	const part = fc.oneof(fc.constantFrom(...UNSEEN), fc.constantFrom(...SEEN));
	fc.assert(
		fc.property(fc.array(part, { maxLength: 30 }), fc.nat(30), (parts, most) => {
			const whole = parts.join('');
			const seen = parts.filter((each) => !UNSEEN.includes(each)).join('');
			const { text, outer, inner } = seenText(whole);
			expect(text).toBe(seen);
			for (let start = 0; start <= seen.length; start++)
				for (let end = start + 1; end <= seen.length; end++) {
					const span = whole.slice(outer(start, 'start'), outer(end, 'end'));
					expect(seenText(span).text).toBe(seen.slice(start, end));
					expect([inner(outer(start, 'start')), inner(outer(end, 'end'))]).toEqual([start, end]);
				}
			expect(seenText(whole, most).text).toBe(seen.slice(0, most));
		}),
	);
});

test('a draft after hundreds of thousands of unseen characters is read; after more it is cut like a long one', () => {
	const draft = 'I adored Koyaanisqatsi';
	expect(seenText('\u200b'.repeat(500_000) + draft, 200_001).text).toBe(draft);
	expect(seenText('\u200b'.repeat(5_000_000) + draft, 200_001).text).toHaveLength(200_001);
});
