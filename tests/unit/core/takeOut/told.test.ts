import { expect, test } from 'vitest';
import { maySay } from '../../../../src/core/advice/takeOut/maySay.ts';
import { takeOut } from '../../../../src/core/advice/takeOut/takeOut.ts';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { marked } from './marked.ts';

/** The draft without `{X}`, with the phrases in place of the films in ⟨⟩, in their order; null keeps a film. */
function replaced(draft: string, phrases: (string | null)[]): string {
	const { text, named, out } = marked(draft);
	const others = named.flatMap((_, i) => (out.includes(i) ? [] : i));
	const words = new Map(phrases.flatMap((phrase, i) => (phrase === null ? [] : [[others[i]!, phrase]])));
	return edited(
		text,
		takeOut(text, named, out, words).flatMap(({ edits }) => edits),
	);
}

const CZECH = 'a Czech drama from the sixties';
test.each<[draft: string, phrases: (string | null)[], after: string]>([
	['I adored ⟨Marketa Lazarová⟩.', [CZECH], 'I adored a Czech drama from the sixties.'],
	['I adored “⟨Marketa Lazarová⟩” (1967)!', [CZECH], 'I adored a Czech drama from the sixties!'],
	['⟨Marketa Lazarová⟩ is long.', [CZECH], 'A Czech drama from the sixties is long.'],
	['⟨Sátántangó⟩ is long.', ["one of Tarr's"], "One of Tarr's is long."],
	['My favourite ⟨Marketa Lazarová⟩ is long.', [CZECH], 'My favourite Czech drama from the sixties is long.'],
	['the brilliant ⟨Sátántangó⟩', ["one of Tarr's"], "the brilliant film of Tarr's"],
	['an amazing ⟨Marketa Lazarová⟩', [CZECH], 'an amazing Czech drama from the sixties'],
	['the film called ⟨Marketa Lazarová⟩', [CZECH], 'a Czech drama from the sixties'],
	[
		'I saw ⟨Alien⟩, ⟨Marketa Lazarová⟩ and ⟨Heat⟩.',
		[null, CZECH],
		'I saw Alien, a Czech drama from the sixties and Heat.',
	],
	[
		'1. ⟨Alien⟩\n2. ⟨Marketa Lazarová⟩\n3. ⟨Heat⟩',
		[null, CZECH],
		'1. Alien\n2. A Czech drama from the sixties\n3. Heat',
	],
	['I saw {Alien}, ⟨Marketa Lazarová⟩ and ⟨Heat⟩.', [CZECH], 'I saw a Czech drama from the sixties and Heat.'],
	['I saw ⟨Marketa Lazarová⟩ and {Alien}.', [CZECH], 'I saw a Czech drama from the sixties.'],
	["I liked ⟨Alien⟩'s ending.", ['a horror film'], "I liked another film's ending."],
])('%j with the phrases %j is %j', (draft, phrases, after) => {
	expect(replaced(draft, phrases)).toBe(after);
});

test.each([
	['I adored ⟨X⟩.', true],
	['the brilliant ⟨X⟩', true],
	['the ⟨X⟩ soundtrack', false],
	["⟨X⟩'s ending", false],
	['I saw it (⟨X⟩) twice.', false],
	['My favourite film, ⟨X⟩, is slow.', false],
	["Tarr's ⟨X⟩", false],
	['⟨X⟩ (2000) by Béla Tarr', false],
	['this ⟨X⟩ thing', false],
	['I saw ⟨X⟩ and ⟨Y⟩.', false],
	['1. ⟨X⟩\n2. ⟨Y⟩', false],
])('whether a phrase may be used in %j: %j', (draft, may) => {
	const { text, named } = marked(draft);
	expect(maySay(text, named, 0)).toBe(may);
});
