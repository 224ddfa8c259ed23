import { expect, test } from 'vitest';
import { consult } from '../../../src/core/advice/advice.ts';
import { phrasesFor } from '../../../src/core/advice/phrases.ts';
import { takeOut } from '../../../src/core/advice/takeOut/takeOut.ts';
import { edited } from '../../../src/core/algorithms/edits.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const options = { tolerance: 100 };
const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix.';

/** The draft with a phrase in place of Werckmeister Harmonies, and which facts it tells. */
function told(draft: string) {
	const { advice } = consult(pack, draft, options);
	const at = advice.mentions.findIndex(({ film }) => film.title === 'Werckmeister Harmonies');
	const { id } = advice.mentions[at]!.film;
	const phrase = phrasesFor(pack.catalogue, id).find(({ words }) => words === 'a drama from the 2000s')!;
	const named = advice.mentions.map(({ start, end, film }) => ({ start, end, film: film.id }));
	const edits = takeOut(draft, named, [], new Map([[at, phrase.words]])).flatMap((change) => change.edits);
	return { text: edited(draft, edits), film: id, tellings: new Map([[id, phrase.telling]]) };
}

test('a phrase counts as long as it stands in the draft, as was said beforehand', () => {
	const { advice } = consult(pack, DRAFT, options);
	const { first } = advice.plans;
	expect(first.changes).toEqual([{ mention: 1, to: expect.objectContaining({ phrase: 'a drama from the 2000s' }) }]);
	const { text, film, tellings } = told(DRAFT);
	expect(text).toBe('I adored Koyaanisqatsi and a drama from the 2000s, also The Matrix.');
	const counted = consult(pack, text, { ...options, tellings });
	expect(counted.advice.crowd / first.crowd).toBeCloseTo(1, 1);
	expect(counted.adviceCase.earlier).toEqual([film]);

	const without = consult(pack, text, options).advice.crowd;
	expect(counted.advice.crowd).not.toBeCloseTo(without, 0);
	const rewritten = text.replace('a drama from the 2000s', 'something else');
	expect(consult(pack, rewritten, { ...options, tellings }).advice.crowd).toBeCloseTo(without, 6);
	// With its title back, the film counts once, as itself.
	expect(consult(pack, `${DRAFT} A drama from the 2000s.`, { ...options, tellings }).advice.crowd).toBe(advice.crowd);
});

test('a phrase is still found behind an article and an adjective of the sentence', () => {
	const { text, film, tellings } = told('The brilliant Werckmeister Harmonies, and Koyaanisqatsi.');
	expect(text).toBe('The brilliant drama from the 2000s, and Koyaanisqatsi.');
	expect(consult(pack, text, { ...options, tellings }).adviceCase.earlier).toEqual([film]);
});

test('phrases are suggested for films that are named in English only', () => {
	const german =
		'Ich mochte den Film Koyaanisqatsi sehr, und auch Werckmeister Harmonies und The Matrix haben mir gut gefallen.';
	const { plans, mentions } = consult(pack, german, options).advice;
	expect(mentions.length).toBeGreaterThan(1);
	expect(plans.first.changes.length).toBeGreaterThan(0);
	expect(plans.first.changes.filter(({ to }) => to !== null && 'phrase' in to)).toEqual([]);
});
