/** Films that are named together, and titles that stand out by a capital, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { filmAt, postingFilm } from '../../../src/core/catalogue/catalogue.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { raiseRelated } from '../../../src/core/mentions/related.ts';
import { raiseTitleCase } from '../../../src/core/mentions/titleCase.ts';
import { cpuTime } from '../cpuTime.ts';
import { catalogue, found, raisedBy } from './shipped.ts';

/** What a pass makes of a probability of `p` for the candidate `words`, where candidates for `other` have `others`. */
const raised = (pass: typeof raiseRelated, text: string, words: string, p: number, other = '', others = 0) =>
	raisedBy(pass, text, words, (own) => (own === words ? p : own === other ? others : 0));

const related = (text: string, words: string, p: number, other: string, others: number) =>
	raised(raiseRelated, text, words, p, other, others);

test('a title is likelier next to a film of its director', () => {
	const text = 'My aunt had Ida on in the kitchen, and Cold War in the car.';
	expect(related(text, 'Ida', 0.2, 'Cold War', 0.3)).toBe(0.7);
	expect(related(text, 'Ida', 0.05, 'Cold War', 0.58)).toBe(0.7);
	expect(related(text, 'Ida', 0.19, 'Cold War', 0.57)).toBe(0.19);
	expect(related(text, 'Ida', 0.03, 'Cold War', 0.75)).toBe(0.7);
	expect(related(text, 'Ida', 0.04, 'Cold War', 0.74)).toBe(0.04);
	expect(related(text, 'Ida', 0.02, 'Cold War', 0.9)).toBe(0.02);
});

test.each<[why: string, text: string, words: string, other: string]>([
	['another director', 'My aunt had Ida on in the kitchen, and Fargo in the car.', 'Ida', 'Fargo'],
	['the same series', 'Alien was on, and then Prometheus.', 'Alien', 'Prometheus'],
	['books around it', 'I read Ida, the novel, and then Cold War.', 'Ida', 'Cold War'],
	['a longer name', 'Ida Miller called, and then Cold War.', 'Ida', 'Cold War'],
	['a pronoun', 'Loro hanno amato di più tutti gli attori di La grande bellezza.', 'Loro', 'La grande bellezza'],
	['small letters among capitals', 'My aunt had ida on in Berlin, and Cold War in the car.', 'ida', 'Cold War'],
])('not with %s: %j', (_, text, words, other) => {
	const { scene, candidates } = prepare(catalogue, text);
	const { start, end } = scene.tokens;
	const written = candidates.map(({ from, last }) => text.slice(start[from], end[last - 1]));
	const probability = Float64Array.from(written, (own) => (own === words ? 0.4 : own === other ? 0.9 : 0));
	expect(raiseRelated(scene, candidates, probability)).toEqual(probability);
});

test('a text without capitals needs a likelier title', () => {
	expect(related('my aunt had ida on, and cold war', 'ida', 0.1, 'cold war', 0.6)).toBe(0.7);
	expect(related('my aunt had ida on, and cold war', 'ida', 0.09, 'cold war', 0.6)).toBe(0.09);
});

test('films from where the language of the text is spoken are named together', () => {
	const text = 'Mit Victoria bin ich nicht warm geworden, und mit Systemsprenger auch nicht, obwohl ich das wollte.';
	expect(related(text, 'Victoria', 0.2, 'Systemsprenger', 0.2)).toBe(0.7);
	expect(related(text, 'Victoria', 0.05, 'Systemsprenger', 0.3)).toBe(0.7);
	expect(related(text, 'Victoria', 0.19, 'Systemsprenger', 0.29)).toBe(0.19);
	expect(related('I was cold to Victoria and to Systemsprenger.', 'Victoria', 0.2, 'Systemsprenger', 0.9)).toBe(0.2);
});

test.each<[text: string, words: string, p: number]>([
	['Mi padre y yo no hablamos de Los lunes al sol nunca más.', 'Los lunes al sol', 0.7],
	['Mi hermano se ríe con Nueve reinas y yo también me río mucho.', 'Nueve reinas', 0.54],
	['Con mi hermano en la casa de las Nueve Reinas y yo no me río.', 'Nueve Reinas', 0.1],
	['Nueve reinas hay en la baraja y yo no tengo ni una de ellas.', 'Nueve reinas', 0.1],
	['My brother laughs at Nueve reinas a lot.', 'Nueve reinas', 0.1],
	['Ma prof de fac nous passait Shoah et on ne disait pas un mot.', 'Shoah', 0.7],
	['Ma prof de fac nous passait Joker et on ne disait pas un mot.', 'Joker', 0.1],
	['Ma prof de fac était dans Shoah et on ne disait pas un mot.', 'Shoah', 0.1],
])('%j: %j is as likely as %d', (text, words, p) => {
	expect(raised(raiseTitleCase, text, words, 0.1)).toBe(p);
});

test.each([
	['Spring is the one I would see before Resolution or The Endless.', 'Spring = Spring 2014'],
	['Für mich ist Die Welle der Grund, warum ich Lehrer geworden bin.', 'Die Welle = The Wave 2008'],
])('%j names %s', (text, mention) => {
	expect(found(text)).toContain(mention);
});

test('of films of one name the one from where the language of the text is spoken comes first', () => {
	expect(found('Ieri sera ho visto Il traditore con mio padre, e non ha detto niente.')).toEqual([
		'Il traditore = The Traitor 2019',
	]);
});

test('a part of a title in a third language is another film', () => {
	const { candidates } = prepare(
		catalogue,
		'Der Knochenmann\nRevanche\nDas finstere Tal\nMit wem ist das nicht zu sehen',
	);
	const films = candidates.map(({ posting }) => filmAt(catalogue, postingFilm(posting)).title);
	expect(films).toContain('Revanche');
});

test('one film over and over, sure and doubtful, takes time in proportion to the text', () => {
	const time = (length: number) => {
		const { scene, candidates } = prepare(catalogue, 'so Heat, '.repeat(length / 9));
		const probability = Float64Array.from(candidates, (_, i) => (i % 2 === 0 ? 0.3 : 0.9));
		const times = Array.from({ length: 5 }, () => cpuTime(() => raiseRelated(scene, candidates, probability)));
		return Math.min(...times);
	};
	expect(time(160_000)).toBeLessThan(18 * time(20_000) + 5);
});
