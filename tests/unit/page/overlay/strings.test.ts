import { expect, test } from 'vitest';
import { page } from '../../../../src/strings/page.ts';

const said = ({ parts }: { parts: Parameters<typeof page.joined>[0] }) => page.joined(parts);

const film = { title: 'Heat', year: 1995 };
const most = false;

test('the cost of a mention is stated in people', () => {
	expect(said(page.cost({ crowd: 6, crowdWithout: 132, film, most }))).toBe(
		'Without it, about 130 people could have written this, not 6.',
	);
	expect(said(page.cost({ crowd: 1.2, crowdWithout: 9, film, most: true }))).toBe(
		'You stand out most by it. Without it, about 9 people could have written this, not 1.',
	);
	expect(said(page.cost({ crowd: 100, crowdWithout: 110, film, most }))).toBe(
		'About 100 people could have written this. Fine to keep unless others go too.',
	);
});

test('a study may change the wording, or label a mention that costs nothing', () => {
	const heat = { crowd: 6, crowdWithout: 132, film, most };
	expect(said(page.cost(heat, 'gain'))).toMatch(/Taking this film out hides you among about 130 more\.$/);
	expect(said(page.cost(heat, 'loss'))).toMatch(/Naming this film takes away about 130 who would hide you\.$/);
	expect(said(page.cost(heat, 'year'))).toMatch(/Written with its year, Heat \(1995\), readers know/);
	expect([page.cost(heat).mayGo, page.cost(heat, 'year').mayGo]).toEqual([true, false]);
});

test('a maybe is put as a question, with the crowd if it is the film', () => {
	expect(page.ask(film)).toBe('Is this the film Heat (1995)?');
	expect(said(page.wouldCost(40))).toBe('If so, about 40 people could have written this.');
	expect(said(page.wouldCost(1))).toBe('If so, about 1 person could have written this.');
});

test('films that are underlined are counted', () => {
	expect(page.advice(6, 1, 0)).toBe(
		'About 6 people could have written this. 1 film is underlined: Alt+Shift+R tells more.',
	);
	expect(page.advice(1, 3, 0)).toMatch(/^About 1 person could .* 3 films are underlined: /);
	expect(page.advice(6, 2, 1)).toMatch(/2 films are underlined; 1 is perhaps a film: /);
	expect(page.advice(6, 0, 1)).toMatch(/\. 1 is perhaps a film: /);
});
