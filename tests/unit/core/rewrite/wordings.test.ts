import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PhraseFacts } from '../../../../src/core/rewrite/facts.ts';
import { isFluent } from '../../../../src/core/rewrite/fluency/fluency.ts';
import { sceneOf } from '../../../../src/core/rewrite/scene.ts';
import { nameIn, withoutScore, wordingsFor } from '../../../../src/core/rewrite/wordings.ts';
import { marked } from './marked.ts';

/** A draft, and the places of the film in braces. */
function draftOf(draft: string) {
	const { text, named, out } = marked(draft);
	const scene = sceneOf(text, named);
	return { scene, film: scene.items.filter((item) => out.includes(item.mention)) };
}

/** The wordings of the film in braces, without the cut of its sentence. */
function wordings(draft: string, says: readonly PhraseFacts[]): string[] {
	const { scene, film } = draftOf(draft);
	return wordingsFor(
		scene,
		film,
		says.map((one, telling) => ({ telling, says: one })),
	).flatMap(({ how, after }) => (how === 'cut' ? [] : [after]));
}

const cases = (name: string): [draft: string, first: string | null, says?: PhraseFacts][] =>
	JSON.parse(readFileSync(`tests/fixtures/wordings/${name}.json`, 'utf8'));

const HUNGARIAN: PhraseFacts = { origin: 'Hungarian' };

test.each(['unfit', 'english', 'languages', 'lists'].flatMap(cases))(
	'the first wording of %j is %j',
	(draft, first, says = HUNGARIAN) => {
		expect(wordings(draft, [says])[0] ?? null).toBe(first);
	},
);

test.each([
	['I loved {The Handmaiden}. A masterpiece.', 'I watched The Handmaiden.'],
	['I adored {Burning}, a masterpiece, and slept.', 'I watched Burning and slept.'],
	['I gave {Burning} a 9/10.', 'I watched Burning.'],
	['I give {Burning} 5 stars.', null],
	['i loved {burning}, 5/5', 'i watched burning'],
	['Saw “{Burning}” with my dad – a solid 9/10!', 'Saw “Burning” with my dad!'],
	['Saw {Burning} (2018) last night, 4.5/5.', 'Saw Burning (2018) last night.'],
	['⟨La Ciénaga⟩ 4/5, {Zama} 4.5/5, ⟨Roma⟩ 5/5.', 'La Ciénaga 4/5, Zama, Roma 5/5.'],
	['- **{Burning}** (2018) – 9/10', '**Burning** (2018)'],
	['Hated {Burning}. Loved ⟨Zama⟩.', 'Watched Burning.'],
	['Gestern habe ich {Toni Erdmann} geliebt.', 'Gestern habe ich Toni Erdmann gesehen.'],
	['Anoche me encantó {El sur}.', 'Anoche vi El sur.'],
	['Hier soir j’ai adoré {Les Glaneurs et la glaneuse}.', 'Hier soir j’ai vu Les Glaneurs et la glaneuse.'],
	['Ieri sera ho adorato {Il sorpasso}.', 'Ieri sera ho visto Il sorpasso.'],
	['Ontem adorei {Central do Brasil}.', 'Ontem vi Central do Brasil.'],
	['We watched {Burning} at home.', null],
])('without its score or praise %j is %j', (draft, expected) => {
	const { scene, film } = draftOf(draft);
	expect(withoutScore(scene, film)?.after ?? null).toBe(expected);
});

test.each([
	['i watched {the turin horse} with my dad. i loved it tho', false],
	[
		'In meinem Seminar haben wir über {Die Ehe der Maria Braun} gesprochen. Niemand außer mir hatte ihn gesehen.',
		false,
	],
	["J'ai revu {Playtime} hier soir. Mes enfants l'ont adoré.", false],
	['Anoche vi {El sur} con mi padre. Creo que ella nunca lo olvida.', false],
	['Trains: ⟨The General⟩, ⟨Closely Watched Trains⟩, and {Snowpiercer}. Maybe skip the last one.', false],
	['Trains: ⟨The General⟩, {Closely Watched Trains}, and ⟨Snowpiercer⟩. Maybe skip the last one.', true],
	['We watched {Mirror} at home. I slept well for a week.', true],
	['First {Mirror}, which my brother hated. Then Zama on Sunday.', false],
	['My flatmate put {Mirror} on at dinner. We do not eat at home anymore.', false],
	['Between {Mirror} and ⟨Zama⟩ I could not choose.', false],
	['- {Mirror} + The Cooler\n- ⟨Zama⟩ + ⟨Cure⟩', false],
	['Ieri ho visto {Il sorpasso}. Io dormivo sul divano.', true],
])('%j can do without its first sentence: %s', (draft, can) => {
	const { scene, film } = draftOf(draft);
	expect(wordingsFor(scene, film, []).some(({ how }) => how === 'cut' || how === 'item')).toBe(can);
});

test('a line of a list goes with its number', () => {
	const { scene, film } = draftOf('My top five:\n1. ⟨Mirror⟩\n2. {Leviathan}\n3. ⟨Zama⟩\n4. ⟨Cure⟩\n5. ⟨Ran⟩');
	expect(wordingsFor(scene, film, []).map(({ after }) => after)).toEqual([
		'My top four:\n1. Mirror\n2. Zama\n3. Cure\n4. Ran',
	]);
});

test('the fluency judge refuses only new pairs of words that a language does not use', () => {
	expect(isFluent('en', 'I saw it.', 'I saw a certain film.')).toBe(true);
	expect(isFluent('en', 'The cat sat.', 'The the cat sat.')).toBe(false);
	expect(isFluent('en', 'The the cat sat.', 'The the dog sat.')).toBe(true);
});

test('a country comes first, then nothing, then more', () => {
	const tellings: PhraseFacts[] = [
		{ director: 'Béla Tarr' },
		{ origin: 'Hungarian', decade: 1990 },
		{ decade: 1990 },
		{},
		{ origin: 'Hungarian' },
	];
	const { scene, film } = draftOf('We watched {Burning} at home with my brother and slept well.');
	const found = wordingsFor(
		scene,
		film,
		tellings.map((says, telling) => ({ telling, says })),
	).filter(({ how }) => how === 'name');
	const inOrder = found.toSorted((a, b) => nameIn(a, tellings[a.telling!]!) - nameIn(b, tellings[b.telling!]!));
	expect(inOrder.map(({ words }) => words)).toEqual([
		'a Hungarian film',
		'a film',
		'a film from the nineties',
		'a Hungarian film from the nineties',
		'a Béla Tarr film',
	]);
});
