import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../../src/core/mentions/stance/features.ts';
import { judgeStance, readStanceModel, stanceModel } from '../../../../src/core/mentions/stance/model.ts';
import { readStances } from '../../../../src/core/mentions/stance/stances.ts';
import { marked } from './marked.ts';

const LABELS = { liked: '+', soso: '0', disliked: '-' };

const read = (text: string, mentions: readonly { start: number; end: number }[]) =>
	readStances(text, mentions).map((stance) => (stance.class === null ? 'n' : LABELS[stance.class]));

/** Expects that sentences are read as they are marked. */
function expectRead(sentences: readonly string[]): void {
	for (const sentence of sentences) {
		const { text, mentions, expected } = marked(sentence);
		expect(read(text, mentions), sentence).toEqual(expected);
	}
}

const SENTENCES = {
	English: [
		'I absolutely loved [Moon|+], watched it twice.',
		'[Lincoln|0] is decent, nothing more.',
		'[Shrek|+] is hilarious and sweet.',
		'Ugh, [Eragon|-] was a terrible adaptation.',
		'The worst movie I have ever seen is [The Room|-].',
	],
	German: [
		'Ich habe [Systemsprenger|+] geliebt, großartig gespielt.',
		'[Er ist wieder da|-] war leider ziemlich schwach.',
		'[Sonnenallee|0] war okay.',
	],
	French: [
		'[Le Mépris|+] est magnifique, j’adore.',
		'Je me suis ennuyé devant [Titane|-].',
		'[Yesterday|0], c’était moyen.',
	],
	Spanish: ['[Nueve reinas|+] me pareció genial.', '[Sin City|-] no me gustó nada.', '[Nosotros|0] es pasable.'],
	Italian: ['[Il postino|+] è meraviglioso.', '[Ferrari|-] è noioso e troppo lungo.'],
	Portuguese: ['[Aquarius|+] é maravilhoso.', '[Marighella|-] é muito fraco e chato.'],
};

describe('stances', () => {
	for (const [language, sentences] of Object.entries(SENTENCES))
		it(`are read in ${language}`, () => expectRead(sentences));

	it('flip with a negation, and understand "overrated" and "underrated"', () => {
		expectRead([
			"I didn't enjoy [Us|-].",
			'[La La Land|-] is overrated.',
			'[Coherence|+] deserves way more love, so underrated.',
		]);
	});

	it('are the writer’s, not other people’s', () => {
		expectRead([
			'My dad adores [Zulu|n].',
			'Mein Bruder liebt [Matrix|n].',
			'Mon père adore [Rambo|n].',
			'Mi hermana ama [Crepúsculo|n].',
			'Mia sorella adora [Twilight|n].',
			'Minha mãe adora [Ghost|n].',
		]);
	});

	it('say nothing about films still to be seen', () => {
		expectRead([
			"I'm really looking forward to [Nosferatu|n].",
			'Never seen [Casablanca|n], should I?',
			'Ich freue mich auf [Nosferatu|n].',
			'J’ai très envie de voir [Anora|n].',
			'Quiero ver [Anora|n] cuanto antes.',
			'Voglio vedere [Anora|n].',
			'Quero ver [Anora|n].',
		]);
	});

	it('apply to a whole list', () => {
		expectRead(['Best films of 2007: [Zodiac|+], [Once|+], [Ratatouille|+]']);
	});

	it('are the same with years after the films', () => {
		for (const draft of ['I adored [Heat|+] and [Ran|+], but [Up|-] bored me.', 'In [Heat|n] they drink *coffee*.']) {
			const { text, mentions } = marked(draft);
			const { text: dated, mentions: moved } = marked(draft.replaceAll(/\]/g, '] (1995)'));
			expect(dated).toContain('(1995)');
			expect(readStances(dated, moved)).toEqual(readStances(text, mentions));
		}
	});

	it('are given once for each mention, even without words', () => {
		expect(readStances('I loved it.', [])).toEqual([]);
		expect(readStances('???', [{ start: 0, end: 3 }])).toHaveLength(1);
		expect(readStances('', [{ start: 0, end: 0 }])).toHaveLength(1);
	});

	it('go by the stars if there are any', () => {
		const { text, mentions } = marked('[Heat|] 2/10, [Ran|] 6/10, [Up|] 9/10'.replaceAll('|]', '|x]'));
		expect(readStances(text, mentions)).toEqual([
			{ class: 'disliked', stars: { value: 2, scale: 10 } },
			{ class: 'soso', stars: { value: 6, scale: 10 } },
			{ class: 'liked', stars: { value: 9, scale: 10 } },
		]);
	});
});

describe('the model of stances', () => {
	it('weighs each feature by its own numbers, in any order in the file', () => {
		const shuffled = Object.fromEntries(Object.entries(stanceModel().features).reverse());
		const again = readStanceModel({ ...stanceModel(), features: shuffled });
		const row = Float64Array.from(FEATURES, (_, i) => (i % 7) / 3);
		expect(judgeStance(again, row, 0)).toEqual(judgeStance(stanceModel(), row, 0));
	});

	it('gives chances that sum to 1', () => {
		const chances = judgeStance(stanceModel(), new Float64Array(FEATURES.length), 0);
		expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
	});

	it('refuses an unknown feature, and one without its numbers', () => {
		const { features } = stanceModel();
		const broken = (changed: Record<string, number[]>) => () =>
			readStanceModel({ ...stanceModel(), features: { ...features, ...changed } });
		expect(broken({ 'moon phase': [0, 1, 0, 0, 0] })).toThrow('moon phase');
		expect(broken({ question: [0, 1] })).toThrow('question');
		expect(broken({})).not.toThrow();
	});
});
