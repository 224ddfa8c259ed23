import { expect, test } from 'vitest';
import { consult } from '../../../src/core/advice/advice.ts';
import { phrasesFor } from '../../../src/core/advice/phrases.ts';
import { isAdvised } from '../../../src/core/advice/result.ts';
import { takeOut } from '../../../src/core/advice/takeOut/takeOut.ts';
import { edited } from '../../../src/core/algorithms/edits.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const options = { tolerance: 3, careful: true };
const DRAFT = 'I adored Koyaanisqatsi. Nothing stays like Werckmeister Harmonies did. The Matrix was fun.';

/** The draft with a phrase in place of Werckmeister Harmonies, and the facts in the phrase. */
function withPhrase(draft: string) {
	const { advice } = consult(pack, draft, options);
	const at = advice.mentions.findIndex(({ film }) => film.title === 'Werckmeister Harmonies');
	const { id } = advice.mentions[at]!.film;
	const phrase = phrasesFor(pack.catalogue, id).find(({ words }) => words === 'a drama from the 2000s')!;
	const named = advice.mentions.map(({ start, end, film }) => ({ start, end, film: film.id }));
	const edits = takeOut(draft, named, [], new Map([[at, phrase.words]])).flatMap((change) => change.edits);
	return { text: edited(draft, edits), film: id, tellings: new Map([[id, phrase.telling]]) };
}

test('a phrase in place of a title counts as long as it is in the draft, with the promised crowd', () => {
	const { advice } = consult(pack, DRAFT, options);
	const { first } = advice.plans;
	expect(first.changes).toEqual([{ mention: 1, to: expect.objectContaining({ phrase: 'a drama from the 2000s' }) }]);
	const { text, film, tellings } = withPhrase(DRAFT);
	expect(text).toBe('I adored Koyaanisqatsi. Nothing stays like a drama from the 2000s did. The Matrix was fun.');
	const counted = consult(pack, text, { ...options, tellings });
	expect(counted.advice.crowd / first.crowd).toBeCloseTo(1, 1);
	expect(counted.adviceCase.earlier).toEqual([film]);

	const without = consult(pack, text, options).advice.crowd;
	expect(counted.advice.crowd).not.toBeCloseTo(without, 1);
	const rewritten = text.replace('a drama from the 2000s', 'something else');
	expect(consult(pack, rewritten, { ...options, tellings }).advice.crowd).toBeCloseTo(without, 6);
	// With its title back, the film counts once, as itself.
	expect(consult(pack, `${DRAFT} A drama from the 2000s.`, { ...options, tellings }).advice.crowd).toBe(advice.crowd);
});

test('a phrase is still found behind an article and an adjective of the sentence', () => {
	const { text, film, tellings } = withPhrase('The brilliant Werckmeister Harmonies, and Koyaanisqatsi.');
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

const idOf = (title: string) => consult(pack, `I adored ${title}.`, options).advice.mentions[0]!.film.id;

test('a phrase that is left with its film alone counts as that film', () => {
	const film = idOf('The Aura (2005)');
	const phrase = phrasesFor(pack.catalogue, film).find(({ words }) => words === "one of Fabián Bielinsky's")!;
	const draft = "I adored Nine Queens (2000) and one of Fabián Bielinsky's, also Koyaanisqatsi.";
	const tellings = new Map([[film, phrase.telling]]);
	const counted = consult(pack, draft, { ...options, tellings }).advice.crowd;
	const named = consult(pack, draft.replace("one of Fabián Bielinsky's", 'The Aura (2005)'), options).advice.crowd;
	expect(counted / named).toBeGreaterThan(0.5);
	expect(counted / named).toBeLessThan(2);
});

test('a draft with phrases alone gets advice, and its phrases do not count as earlier posts', () => {
	const film = idOf('Werckmeister Harmonies');
	const phrase = phrasesFor(pack.catalogue, film)[0]!;
	const draft = `I liked ${phrase.words} most.`;
	const { advice } = consult(pack, draft, { ...options, tellings: new Map([[film, phrase.telling]]) });
	expect(advice).toMatchObject({ mentions: [], told: 1, earlier: { films: 0 } });
	expect(isAdvised(advice)).toBe(true);
	expect(advice.crowd).toBeLessThan(advice.members / 10);
	expect(advice.earlier.crowd).toBeGreaterThan(advice.crowd);
});

test('a phrase counts only as whole words', () => {
	const film = idOf('Werckmeister Harmonies');
	const { telling } = phrasesFor(pack.catalogue, film).find(({ words }) => words === 'a drama')!;
	const of = (draft: string) => consult(pack, draft, { ...options, tellings: new Map([[film, telling]]) }).advice.told;
	expect([of('I saw Alien and a drama.'), of('I saw Alien and a melodrama.')]).toEqual([1, 0]);
});

test.each([
	"Tarr's Werckmeister Harmonies is long, and so are Koyaanisqatsi and Marketa Lazarová, which I adored.",
	'Werckmeister Harmonies by Béla Tarr is long, and so are Koyaanisqatsi and Marketa Lazarová.',
	'My favourite film, Werckmeister Harmonies, is long, and so are Koyaanisqatsi and Marketa Lazarová.',
	'I adored the music of it (Werckmeister Harmonies), and also of Koyaanisqatsi and Marketa Lazarová.',
	'Ik vond Werckmeister Harmonies en Marketa Lazarová heel erg mooi, en dat is wat ik wilde zeggen.',
])('no phrase is used where it would not fit its sentence: %s', (draft) => {
	const { mentions, plans } = consult(pack, draft, options).advice;
	const at = mentions.findIndex(({ film }) => film.title === 'Werckmeister Harmonies');
	expect(at).toBeGreaterThanOrEqual(0);
	const said = plans.first.changes.filter(({ mention, to }) => mention === at && to !== null);
	expect([plans.first.changes.length > 0, said]).toEqual([true, []]);
});
