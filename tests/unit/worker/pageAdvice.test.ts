/** Which marks a page is given, and which of them are drawn. */
import { expect, test } from 'vitest';
import { consult } from '../../../src/core/advice/advice.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import type { Quiet } from '../../../src/storage/limits.ts';
import { DEFAULT_SHOWING, type Showing } from '../../../src/study/showing.ts';
import { pageAdvice } from '../../../src/worker/pageAdvice.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const SURE = 'I adored The Matrix.';
const DRAFT = `${SURE} To Heat we said no.`;
const all = findMentions(pack.catalogue, DRAFT);
const found = [{ kind: 'films' as const, all, mentions: all }];

function marks(tolerance: number, level: Quiet = 'marks', showing: Showing = DEFAULT_SHOWING) {
	const consulted = consult(pack, DRAFT, { tolerance, filmsRated: 2500 });
	const { advice } = consulted;
	return {
		advice,
		shown: pageAdvice({ advice, full: advice, showing, found, kinds: [{ ...found[0]!, ...consulted }] }, level, DRAFT)
			.marks,
	};
}
const drawn = (tolerance: number, level?: Quiet, showing?: Showing) =>
	marks(tolerance, level, showing).shown.map((mark) => mark.drawn);

test('doubtful words are drawn if the crowd with all of them is too small', () => {
	const { crowd, crowdWithMaybes } = marks(100).advice;
	expect(crowdWithMaybes).toBeLessThan(crowd);
	expect(drawn(crowdWithMaybes - 1)).toEqual([false, false]);
	expect(drawn((crowd + crowdWithMaybes) / 2)).toEqual([false, true]);
	expect(drawn(1.1 * crowd)).toEqual([true, true]);
});

test('doubtful words are not drawn if marks are off', () => {
	expect(drawn(1e6)).toEqual([true, true]);
	expect(drawn(1e6, 'badge')).toEqual([false, false]);
	expect(drawn(1e6, 'marks', { ...DEFAULT_SHOWING, marks: 'none' })).toEqual([false, false]);
});

test('a mark has its card’s text: why, and sentences to choose from, or the question', () => {
	const { advice, shown } = marks(1e6);
	const [sure, maybe] = shown;
	expect(sure).toMatchObject({ maybe: false, title: 'The Matrix', about: '1999' });
	expect(sure!.cost).toBe(advice.mentions[0]!.crowdWithout);
	expect(sure!.why).toMatch(/^This gives you away most\./);
	expect(sure!.choices.length).toBeGreaterThan(0);
	expect(sure!.choices.length).toBeLessThanOrEqual(3);
	for (const { key, before, added, after } of sure!.choices)
		expect((before + added + after).includes('Matrix')).toBe(key === 'score');
	expect(maybe).toMatchObject({ maybe: true, title: 'Heat', choices: [] });
	expect(maybe!.why).toBe('“Heat” is also a 1995 film. It only counts if you mean the film.');
	const said = JSON.stringify(shown.map(({ why, choices }) => [why, choices]));
	expect(said.replace('1995', '')).not.toMatch(/\d/);
});

test('a study may leave out why, or how a sentence would read, or suggest only years', () => {
	const first = (showing: Partial<Showing>) => marks(1e6, 'marks', { ...DEFAULT_SHOWING, ...showing }).shown[0]!;
	const whole = first({});
	expect(first({ hides: ['question'] })).toEqual(whole);
	expect(first({ hides: ['reason'] })).toEqual({ ...whole, why: 'This gives you away, too.' });
	const unshown = first({ hides: ['sentence'] });
	expect(unshown.why).toBe(whole.why);
	expect(unshown.choices.map(({ key }) => key)).toEqual(whole.choices.map(({ key }) => key));
	for (const { before, added, after, note } of unshown.choices) {
		expect([before, added, after]).toEqual(['', '', '']);
		expect(note).toMatch(/^(Cut the sentence|Without the (score|title))$/);
	}
	const placebo = first({ placebo: true });
	expect(placebo.why).toMatch(/Written with its year, The Matrix \(1999\)/);
	expect(placebo.choices).toEqual([]);
});

test('everything found is sent with its place, drawn or not', () => {
	const places = (tolerance: number, level?: Quiet) =>
		marks(tolerance, level).shown.map(({ start, end }) => [start, end]);
	expect(places(1)).toEqual(places(1e6));
	expect(places(1, 'badge')).toEqual(all.map(({ start, end }) => [start, end]));
});
