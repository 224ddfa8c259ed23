import { expect, test } from 'vitest';
import { parsePairs, phrasesIn } from '../../../../src/lab/facts/phrases.ts';

const PAIRS = parsePairs(
	'\ufeffrush hour 20000000\nrush of 30000000\nstand by 400000000\nby me 10000000\nby the 990000000\nso on 200000000\nnot a pair\n',
);
const levelOf = (form: string) => phrasesIn(new Set([form]), PAIRS)[0]?.level ?? 0;

test('how often its words follow each other says whether a title is a phrase', () => {
	expect(PAIRS.count.size).toBe(6);
	expect(levelOf('rush hour')).toBe(2);
	expect(levelOf('so on')).toBe(3);
	// 400 million times "stand by", of which one in a hundred goes on with "me".
	expect(levelOf('stand by me')).toBe(1);
});

test('phrases have two or more consecutive words', () => {
	for (const none of ['hour rush', 'stand by hour', 'rush', 'fight club']) expect(levelOf(none)).toBe(0);
});
