/** What a film found in a post says of the rest of the post, on the films that the extension ships. */
import { expect, test } from 'vitest';
import { found } from './shipped.ts';

test.each([
	[
		'We watched _One Battle After Another_ last night. Nobody told me that One Battle believes in fighting.',
		['One Battle After Another = One Battle After Another 2025', 'One Battle = One Battle After Another 2025'],
	],
	[
		'The film _Letters from Iwo Jima_ is long. But _Letters_ has no dull minute.',
		['Letters from Iwo Jima = Letters from Iwo Jima 2006', 'Letters = Letters from Iwo Jima 2006'],
	],
	[
		'I watched Star Trek: Generations, then First Contact, then Insurrection, then Nemesis.',
		[
			'Star Trek: Generations = Star Trek: Generations 1994',
			'First Contact = Star Trek: First Contact 1996',
			'Insurrection = Star Trek: Insurrection 1998',
			'Nemesis = Star Trek: Nemesis 2002',
		],
	],
	['I watched Dune (1984) last night. Dune is long.', ['Dune = Dune 1984', 'Dune = Dune 1984']],
	[
		'I watched Dune (1984) and Dune (2021). Dune is long.',
		['Dune = Dune 1984', 'Dune = Dune 2021', 'Dune = Dune 2021'],
	],
	['I watched Creed I & II', ['Creed = Creed 2015', 'II = Creed II 2018']],
	['I watched Toy Story 1, 2 and 3.', ['Toy Story = Toy Story 1995', '2 = Toy Story 2 1999', '3 = Toy Story 3 2010']],
	['Saw II-IV were good movies', ['Saw II = Saw II 2005', 'IV = Saw IV 2007']],
	[
		'I watched The Matrix, but the matrix 2 was boring',
		['The Matrix = The Matrix 1999', 'the matrix 2 = The Matrix Reloaded 2003'],
	],
	['I watched Thor, but thor 2 was boring', ['Thor = Thor 2011', 'thor 2 = Thor: The Dark World 2013']],
	['I watched the original Godzilla', ['Godzilla = Godzilla 1954']],
	['I watched the new Suicide Squad movie', ['Suicide Squad = The Suicide Squad 2021']],
	[
		'I watched the 1982 film _The Thing_ and the 2011 “The Thing”',
		['The Thing = The Thing 1982', 'The Thing = The Thing 2011'],
	],
	['I watched the third Thor film', ['Thor = Thor: Ragnarok 2017']],
])('echoes in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test.each([
	['Nobody told me that One Battle believes in fighting, and Letters are long.', []],
	[
		'I watched Star Trek: Generations, and somebody had an insurrection in mind.',
		['Star Trek: Generations = Star Trek: Generations 1994'],
	],
	[
		'I watched _Letters from Iwo Jima_ last night, and the Letters we wrote were long.',
		['Letters from Iwo Jima = Letters from Iwo Jima 2006'],
	],
	['I watched Toy Story and 2 friends came.', ['Toy Story = Toy Story 1995']],
	[
		'We watched _One Battle After Another_ last night. It was one battle of many.',
		['One Battle After Another = One Battle After Another 2025'],
	],
	[
		'We watched _Castle in the Sky_ last night. The White Castle Restaurant was closed.',
		['Castle in the Sky = Castle in the Sky 1986'],
	],
	[
		'We watched _Castle in the Sky_ last night. The “Castle” films are long.',
		['Castle in the Sky = Castle in the Sky 1986'],
	],
])('not an echo in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test('a film that is surely named makes its name elsewhere a mention', () => {
	const rest = 'Later we spoke of the theme (Signs) and its meaning.';
	const alone = found(rest);
	expect(alone).toEqual([]);
	expect(found(`I watched Signs (2002). ${rest}`)).toEqual(['Signs = Signs 2002', 'Signs = Signs 2002']);
});
