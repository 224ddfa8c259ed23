import { expect, test } from 'vitest';
import { shifts } from '../../../../src/core/rewrite/particular.ts';

test.each([
	['en', 'one of Tarr’s films', 'I will never watch Zqqqq again.', true],
	['en', 'a certain film', 'I will never watch Zqqqq again.', false],
	['en', 'the same Hungarian film', 'I watch Zqqqq each time.', false],
	['en', 'a Hungarian film', 'We watched Zqqqq on Friday.', false],
	['en', 'a Hungarian film', 'We watched Zqqqq and I have never been so tired.', false],
	['de', 'einen der Filme von Herzog', 'Gestern habe ich zum ersten Mal Zqqqq gesehen.', true],
	['fr', 'un film italien', 'Je ne reverrai jamais Zqqqq.', true],
	['es', 'una película argentina', 'Lloro cada vez que veo Zqqqq.', true],
	['it', 'un film francese', 'Non ho mai visto Zqqqq.', true],
	['pt', 'um filme brasileiro', 'Chorei na primeira vez que vi Zqqqq.', true],
] as const)('in %s “%s” in “%s” says something else: %s', (language, name, sentence, expected) => {
	const [before, after] = sentence.split('Zqqqq') as [string, string];
	expect(shifts(name, before, after, language)).toBe(expected);
});
