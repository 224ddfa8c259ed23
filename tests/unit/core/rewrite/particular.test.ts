import { expect, test } from 'vitest';
import { shifts } from '../../../../src/core/rewrite/particular.ts';

test.each([
	['en', 'one of Tarr’s films', 'I will never watch Zqqqq again.', true],
	['en', 'a Hungarian film', 'Hot take: Zqqqq is a comedy.', true],
	['en', 'that one Hungarian film', 'I will never watch Zqqqq again.', false],
	['en', 'a certain Hungarian film', 'Hot take: Zqqqq is a comedy.', false],
	['en', 'a Hungarian film', 'We watched Zqqqq on Friday.', false],
	['de', 'einen der Filme von Herzog', 'Gestern habe ich zum ersten Mal Zqqqq gesehen.', true],
	['de', 'einen gewissen deutschen Film', 'Gestern habe ich zum ersten Mal Zqqqq gesehen.', false],
	['fr', 'un film italien', 'Je ne reverrai jamais Zqqqq.', true],
	['es', 'una película argentina', 'Lloro cada vez que veo Zqqqq.', true],
	['it', 'un film francese', 'Non ho mai visto Zqqqq.', true],
	['pt', 'um filme brasileiro', 'Chorei na primeira vez que vi Zqqqq.', true],
	['pt', 'um certo filme brasileiro', 'Chorei na primeira vez que vi Zqqqq.', false],
] as const)('in %s “%s” in “%s” says something else: %s', (language, name, sentence, expected) => {
	expect(shifts(name, sentence, language)).toBe(expected);
});
