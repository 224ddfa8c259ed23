/** What goes with a sentence that names a film: those that lean on it, and what leads to it. */
import { expect, test } from 'vitest';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { takeOut } from '../../../../src/core/rewrite/takeOut.ts';
import { marked, without } from './marked.ts';

test.each([
	['I baked bread. {Mirror} is the film I think of in March. Not the warm part.', 'I baked bread.'],
	['Why is {Gerry} so hard to sell? "Two men walk, and walk on." But I keep trying.', ''],
	['Have you seen {Vampyr}? I understood half of it. We are off to Leeds tomorrow.', 'We are off to Leeds tomorrow.'],
	['{Onibaba} is as good as they say. Nobody ever leaves the reeds.', ''],
	['For years I took {Ordet} for homework. It is not. The end is a miracle.', ''],
	['Does {Playtime} count as a comedy? Asking for a friend. I have to cook now.', 'I have to cook now.'],
	['{Ordet} is overrated. ⟨Gertrud⟩ is worth a train ride.', '⟨Gertrud⟩ is worth a train ride.'],
	['{Ordet} is overrated. But ⟨Gertrud⟩ had the same light.', ''],
	['O que acham de {Limite}? Vi-o na faculdade. Eu fiz sopa ontem.', 'Eu fiz sopa ontem.'],
	['Was haltet ihr von {Solaris}? Das ist der beste von allen.', ''],
	// A score is of the film, also after other sentences.
	['Gave up on {Sicilia!} at noon. I had an aisle seat. 5/5, would freeze again.', 'I had an aisle seat.'],
	[
		'Have you seen {Sicilia!}? I had an aisle seat. ⟨Ordet⟩ is next. 5/5.',
		'I had an aisle seat. ⟨Ordet⟩ is next. 5/5.',
	],
	['Vous aimez {Playtime} ? Des idées pour la suite ?', ''],
])('%j without its film is %j', (draft, left) => {
	expect(without(draft)).toBe(left.replace(/[⟨⟩]/g, ''));
});

test.each([
	['My top 3:\n1. {A}\n2. {B}\n3. {C}', ''],
	['I slept well. Films of the week:\n- {A}\n- {B}', 'I slept well.'],
	['## Seen\n- {A}\n- {B}\n\n## Read\n- a letter', '## Read\n- a letter'],
	['I slept well.\n\nFilms:\n- ⟨A⟩\n- {B}\n- {C}', 'I slept well.\n\nFilms:\n- A'],
])('a heading goes with the last of its list: %j', (draft, left) => {
	expect(without(draft)).toBe(left);
});

test.each([
	['Para mim {A} é a melhor, muito acima de {B}.', ''],
	["Farhadi's {A} is nearly as good.", ''],
	['We named our dog after the one in {A}, and it shows.', ''],
])('where no name reads right, none is put: %j', (draft, left) => {
	expect(without(draft)).toBe(left);
});

test('two films of a sentence both get names', () => {
	const { text, named, out } = marked('I saw {A} on Monday and {B} on Tuesday.');
	const says = new Map([
		[out[0]!, { origin: 'Czech' }],
		[out[1]!, { origin: 'Hungarian' }],
	]);
	const edits = takeOut(text, named, [], says).flatMap((change) => change.edits);
	expect(edited(text, edits)).toBe('I saw a Czech film on Monday and a Hungarian film on Tuesday.');
});
