import { expect, test } from 'vitest';
import { LONGEST_DRAFT, MOST_TEXTS } from '../../../src/messages/limits.ts';
import { allOwn, type Part } from '../../../src/messages/written.ts';
import { joinTexts } from '../../../src/page/posting/texts.ts';

const texts = (count: number) =>
	Array.from({ length: count }, (_, i) => ({ text: `text ${i}.`, others: [[0, 4]] as Part[] }));

test('a post has all its texts, up to the limit of a message', () => {
	expect(joinTexts([])).toEqual([]);
	for (const few of [1, 2, MOST_TEXTS]) expect(joinTexts(texts(few))).toEqual(texts(few));
	for (const many of [MOST_TEXTS + 1, 200]) {
		const joined = joinTexts(texts(many));
		expect(joined.length).toBeLessThanOrEqual(MOST_TEXTS);
		expect(joined.map(({ text }) => text).join('\n\n')).toBe(
			texts(many)
				.map(({ text }) => text)
				.join('\n\n'),
		);
		const theirs = joined.flatMap(({ text, others }) => others.map((part) => text.slice(...part)));
		expect(theirs).toEqual(Array(many).fill('text'));
	}
	for (const { text } of joinTexts(Array(50).fill(allOwn('a'.repeat(LONGEST_DRAFT)))))
		expect(text).toHaveLength(LONGEST_DRAFT + 1);
});
