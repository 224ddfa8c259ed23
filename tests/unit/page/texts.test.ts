import { expect, test } from 'vitest';
import { LONGEST_DRAFT, MOST_TEXTS } from '../../../src/messages/limits.ts';
import { joinTexts } from '../../../src/page/posting/texts.ts';

const texts = (count: number) => Array.from({ length: count }, (_, i) => `text ${i}.`);

test('a post has all its texts, and no more of them than a message may have', () => {
	expect(joinTexts([])).toEqual([]);
	for (const few of [1, 2, MOST_TEXTS]) expect(joinTexts(texts(few))).toEqual(texts(few));
	for (const many of [MOST_TEXTS + 1, 200]) {
		const joined = joinTexts(texts(many));
		expect(joined.length).toBeLessThanOrEqual(MOST_TEXTS);
		expect(joined.join('\n\n')).toBe(texts(many).join('\n\n'));
	}
	for (const text of joinTexts(Array(50).fill('a'.repeat(LONGEST_DRAFT)))) expect(text).toHaveLength(LONGEST_DRAFT + 1);
});
