/** What is neither surely a film nor surely none. */
import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { filmTitles } from '../../../src/core/catalogue/catalogue.ts';
import { accept } from '../../../src/core/mentions/accept.ts';
import { BEST_GUESS, isLikely, isSure, LEAST_MAYBE, LEAST_SURE } from '../../../src/core/mentions/certainty.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { markTokens } from '../../../src/core/mentions/regions.ts';
import { type SettledWords, settleWords } from '../../../src/core/mentions/settledWords.ts';
import { testPack } from '../films.ts';
import { catalogue } from './shipped.ts';

const pack = testPack();
const SURE = 'I watched Koyaanisqatsi and Werckmeister Harmonies.';
const DRAFT = `${SURE} Heat was it.`;
const settled = (text: string, named: string[], none: string[] = []) => ({
	found: settleWords(findMentions(pack.catalogue, text), text, { named, none }),
});
const options = { tolerance: 100 };

test('words like those that name no film, or that name none elsewhere, become doubtful', () => {
	const text = 'I watched "The Heat" and "Heat" and "Alien" (1979).';
	const at = (surface: string) => ({ start: text.indexOf(surface), end: text.indexOf(surface) + surface.length });
	const mention = (surface: string, confidence: number) => ({
		...at(surface),
		...{ confidence, film: 0, form: 0, alternatives: [], quoted: false },
	});
	const mentions = [mention('The Heat', 0.9), mention('"Heat', 0.7), mention('Alien', 0.99)];
	const left = (settled: Partial<SettledWords>) =>
		settleWords(mentions, text, { named: [], none: [], ...settled }).map(({ confidence }) => confidence);
	expect(left({})).toEqual([0.9, 0.7, 0.99]);
	// Of the same words nothing is left, of the same words after an article a question.
	expect(left({ none: ['heat'] })).toEqual([expect.closeTo(0.5), 0.99]);
	// On another site they name none: what is hardly likely goes, what is almost certain stays sure.
	expect(left({ doubted: ['heat', 'alien'] })).toEqual([expect.closeTo(0.5), expect.closeTo(0.917, 3)]);
	expect(left({ doubted: ['alien'], named: ['alien'] })).toEqual([0.9, 0.7, 1]);
});

test('the best guess lies between the bounds of doubtful and sure', () => {
	expect(0 < LEAST_MAYBE && LEAST_MAYBE <= BEST_GUESS && BEST_GUESS <= LEAST_SURE && LEAST_SURE < 1).toBe(true);
	expect([LEAST_SURE, LEAST_SURE - 0.01].map((confidence) => isSure({ confidence }))).toEqual([true, false]);
	expect([BEST_GUESS, BEST_GUESS - 0.01].map((confidence) => isLikely({ confidence }))).toEqual([true, false]);
});

test('a doubtful word is reported and does not count', () => {
	const advice = advise(pack, DRAFT, options);
	const without = advise(pack, SURE, options);
	expect(advice.mentions.map(({ film }) => film.title)).not.toContain('Heat');
	const costs = ({ mentions }: typeof advice) => mentions.map(({ film, crowdWithout }) => [film.title, crowdWithout]);
	expect(costs(advice)).toEqual(costs(without));
	expect([advice.crowd, advice.state]).toEqual([without.crowd, without.state]);
	const [heat] = advice.maybes;
	expect(advice.maybes).toMatchObject([{ film: { title: 'Heat', year: 1995 }, alternatives: [] }]);
	expect(DRAFT.slice(heat!.start, heat!.end)).toBe('Heat');
	expect(without).toMatchObject({ maybes: [], crowdWithMaybes: without.crowd });
});

test('the range covers a doubtful word, which counts as predicted once it is settled as a film', () => {
	const advice = advise(pack, DRAFT, options);
	const asFilm = advise(pack, DRAFT, { ...options, ...settled(DRAFT, ['heat']) });
	expect(asFilm.mentions.at(-1)).toMatchObject({ film: { title: 'Heat' }, confidence: 1 });
	expect(asFilm.maybes).toEqual([]);
	expect(asFilm.crowd).toBe(advice.maybes[0]!.crowdWith);
	expect(asFilm.crowd).toBe(advice.crowdWithMaybes);
	expect(asFilm.crowd).not.toBe(advice.crowd);
	for (const one of [asFilm, advise(pack, SURE, options)]) {
		expect(advice.low).toBeLessThanOrEqual(one.low);
		expect(advice.high).toBeGreaterThanOrEqual(one.high);
	}
});

test('a draft with only doubtful words has all members as its crowd, and a range', () => {
	const advice = advise(pack, 'Through Heat we walked.', options);
	expect(advice).toMatchObject({ crowd: advice.members, high: advice.members, mentions: [] });
	expect(advice.low).toBeLessThan(advice.crowdWithMaybes);
	expect(advice.crowdWithMaybes).toBeLessThan(advice.crowd);
});

test('a settled word is settled in all its places', () => {
	expect(advise(pack, DRAFT, { ...options, ...settled(DRAFT, [], ['heat']) }).maybes).toEqual([]);
	const twice = `${SURE} Heat came next. Heat won.`;
	expect(settled(twice, []).found.filter((m) => !isSure(m)).length).toBeGreaterThan(1);
	expect(settled(twice, ['heat']).found.every(isSure)).toBe(true);
});

test('settled words do not count where they are not even doubtful', () => {
	const text = 'the heat is on';
	expect(settled(text, ['heat']).found).toEqual([]);
});

test('a film that counts already is not asked about', () => {
	const counted = findMentions(pack.catalogue, 'The film "Heat" (1995)')[0]!.film;
	const history = [{ film: counted, decoy: false }];
	expect(advise(pack, DRAFT, { ...options, history }).maybes).toEqual([]);
	expect(advise(pack, `The film "Heat" (1995). ${DRAFT}`, options).maybes).toEqual([]);
});

/** What is accepted in a text where the candidates with these titles have these probabilities, and all others none. */
function accepted(text: string, probabilities: Record<string, number>) {
	const { scene, candidates, regions } = prepare(catalogue, text);
	const { start, end } = scene.tokens;
	const probability = Float64Array.from(candidates, ({ first, last }) => {
		return probabilities[text.slice(start[first]!, end[last - 1]!)] ?? 0;
	});
	const marks = markTokens(scene.tokens, regions);
	const { likely, maybe } = accept({ scene, candidates, probability, regions, marks });
	return [likely, maybe].map((claims) => claims.map(({ films }) => filmTitles(catalogue, films[0]!)[0]));
}

test('the film of a doubtful word is never suggested', () => {
	const heat = advise(pack, DRAFT, options).maybes[0]!.film.id;
	const suggests = (text: string, seed: number) =>
		advise(pack, text, { tolerance: 1e6, seed }).plans.add.some(({ film }) => film.id === heat);
	const seed = Array.from({ length: 40 }, (_, i) => i).find((i) => suggests(SURE, i));
	expect(suggests(DRAFT, seed!)).toBe(false);
});

test('a doubtful word does not make other films likelier', () => {
	const text = 'We talked about Saw and then about Saw II';
	const [below, likely] = [BEST_GUESS - 0.01, BEST_GUESS + 0.2];
	expect(accepted(text, { Saw: likely, 'Saw II': 0.01 })).toEqual([['Saw', 'Saw II'], []]);
	expect(accepted(text, { Saw: below, 'Saw II': 0.01 })).toEqual([[], ['Saw', 'Saw']]);
});

test('a doubtful word does not overlap a likely film', () => {
	const text = 'We talked about The Matrix Reloaded';
	expect(accepted(text, { 'Matrix Reloaded': BEST_GUESS, 'The Matrix': BEST_GUESS - 0.01 })).toEqual([
		['The Matrix Reloaded'],
		[],
	]);
});
