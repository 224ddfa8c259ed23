import { expect, test } from 'vitest';
import { consult } from '../../../src/core/advice/advice.ts';
import { phrasesFor } from '../../../src/core/advice/phrases.ts';
import { isAdvised } from '../../../src/core/advice/result.ts';
import { edited } from '../../../src/core/algorithms/edits.ts';
import { takeOut } from '../../../src/core/rewrite/takeOut.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const options = { tolerance: 3, careful: true };
const DRAFT = 'I adored Koyaanisqatsi. Werckmeister Harmonies stayed with me. The Matrix was fun.';

/** The draft with a phrase in place of Werckmeister Harmonies, and the facts in the phrase. */
function withPhrase(draft: string) {
	const { advice } = consult(pack, draft, options);
	const at = advice.mentions.findIndex(({ film }) => film.title === 'Werckmeister Harmonies');
	const { id } = advice.mentions[at]!.film;
	const phrase = phrasesFor(pack.catalogue, id).find(({ words }) => words === 'a Hungarian film from the 2000s')!;
	const named = advice.mentions.map(({ start, end, film }) => ({ start, end, film: film.id }));
	const edits = takeOut(draft, named, [], new Map([[at, phrase.says]])).flatMap((change) => change.edits);
	return { text: edited(draft, edits), film: id, tellings: new Map([[id, phrase.telling]]) };
}

test('a phrase that replaced a title counts as long as it is in the draft', () => {
	const { text, film, tellings } = withPhrase(DRAFT);
	expect(text).toBe('I adored Koyaanisqatsi. A Hungarian film from the 2000s stayed with me. The Matrix was fun.');
	const counted = consult(pack, text, { ...options, tellings });
	expect(counted.adviceCase.earlier).toEqual([film]);
	const without = consult(pack, text, options).advice.crowd;
	expect(counted.advice.crowd).toBeLessThan(0.9 * without);
	const rewritten = text.replace('A Hungarian film from the 2000s', 'Something else');
	expect(consult(pack, rewritten, { ...options, tellings }).advice.crowd).toBeCloseTo(without, 6);
	// With its title back, the film counts once, as itself.
	const { advice } = consult(pack, DRAFT, options);
	const both = consult(pack, `${DRAFT} A Hungarian film from the 2000s.`, { ...options, tellings });
	expect(both.advice.crowd).toBe(advice.crowd);
});

test('a phrase is still found after an article and an adjective', () => {
	const { text, film, tellings } = withPhrase('The brilliant Werckmeister Harmonies, and Koyaanisqatsi.');
	expect(text).toBe('A brilliant Hungarian film from the 2000s, and Koyaanisqatsi.');
	expect(consult(pack, text, { ...options, tellings }).adviceCase.earlier).toEqual([film]);
});

const idOf = (title: string) => consult(pack, `I adored ${title}.`, options).advice.mentions[0]!.film.id;

test('a phrase that only its film matches counts as that film', () => {
	const film = idOf('The Aura (2005)');
	const phrase = phrasesFor(pack.catalogue, film).find(({ words }) => words === 'a Fabián Bielinsky film')!;
	const draft = 'I adored Nine Queens (2000) and a Fabián Bielinsky film, also Koyaanisqatsi.';
	const tellings = new Map([[film, phrase.telling]]);
	const counted = consult(pack, draft, { ...options, tellings }).advice.crowd;
	const named = consult(pack, draft.replace('a Fabián Bielinsky film', 'The Aura (2005)'), options).advice.crowd;
	expect(counted / named).toBeGreaterThan(0.5);
	expect(counted / named).toBeLessThan(2);
});

test('a draft with only phrases gets advice, and they do not count as earlier posts', () => {
	const film = idOf('Werckmeister Harmonies');
	const phrase = phrasesFor(pack.catalogue, film)[0]!;
	const draft = `I liked ${phrase.words} most.`;
	const { advice } = consult(pack, draft, { ...options, tellings: new Map([[film, phrase.telling]]) });
	expect(advice).toMatchObject({ mentions: [], phrased: 1, earlier: { films: 0 } });
	expect(isAdvised(advice)).toBe(true);
	expect(advice.crowd).toBeLessThan(advice.members / 10);
	expect(advice.earlier.crowd).toBeGreaterThan(advice.crowd);
});

test('a phrase counts only as whole words', () => {
	const film = idOf('Werckmeister Harmonies');
	const { telling } = phrasesFor(pack.catalogue, film).find(({ words }) => words === 'a film from the 2000s')!;
	const of = (draft: string) =>
		consult(pack, draft, { ...options, tellings: new Map([[film, telling]]) }).advice.phrased;
	expect([of('I saw Alien and a film from the 2000s.'), of('I saw Alien and a microfilm from the 2000s.')]).toEqual([
		1, 0,
	]);
});
