/** Titles at the start of items whose list names films, with the pack that the extension ships. */
import { expect, test } from 'vitest';
import { raiseItems } from '../../../src/core/mentions/itemTitles.ts';
import { raisedBy } from './shipped.ts';

const FILMS = ['Rosetta', 'Incendies'];

/** What becomes of a candidate of probability .01 where others are films. */
const raised = (text: string, words: string) =>
	raisedBy(raiseItems, text, words, (own) => (FILMS.includes(own) ? 0.9 : 0.01));

test.each([
	['My top 3\n\n1. Rosetta\n2. Incendies (twice)\n3. Eldorado', 'Eldorado'],
	['- Rosetta: on a bus\n- Eldorado, for the caravan\n- Incendies', 'Eldorado'],
	['* **Rosetta**\n\n* **Eldorado** - on a bus\n\n* **Incendies**', 'Eldorado'],
	['1. Rosetta\n2. Incendies\n3. my mother called\n4. Eldorado → late', 'Eldorado'],
])('%j: %j is a film', (text, words) => {
	expect(raised(text, words)).toBe(0.7);
});

test.each<[why: string, text: string, words: string]>([
	['one film', '- Rosetta\n- Eldorado\n- my mother called', 'Eldorado'],
	['more items without films', '- Rosetta\n- Incendies\n- bread\n- a lamp\n- soap\n- Eldorado', 'Eldorado'],
	['another list', '- Rosetta\n- Incendies\n- bread\n\nMy week:\n\n- Eldorado\n- soap\n- a lamp', 'Eldorado'],
	['a sentence', '- Rosetta\n- Incendies\n- Eldorado was closed again', 'Eldorado'],
	['a longer name', '- Rosetta\n- Incendies\n- Eldorado, Texas', 'Eldorado'],
	['a subtitle', '- Rosetta\n- Incendies\n- Eldorado: The Bus', 'Eldorado'],
	['a book', '- Rosetta\n- Incendies\n- Eldorado (the novel)', 'Eldorado'],
	['a series', '- Rosetta\n- Incendies\n- Normal People', 'Normal People'],
	['no list', 'Rosetta\nIncendies\nEldorado', 'Eldorado'],
])('not with %s: %j', (_, text, words) => {
	expect(raised(text, words)).toBe(0.01);
});
