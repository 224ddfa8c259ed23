/** What a name is where packs of several kinds have it. */
import { describe, expect, test } from 'vitest';
import type { PackKind } from '../../../src/core/catalogue/packKinds.ts';
import { acrossKinds } from '../../../src/core/mentions/acrossKinds.ts';
import { isSure, LEAST_MAYBE } from '../../../src/core/mentions/certainty.ts';

type Names = Partial<Record<PackKind, Record<string, number>>>;

/** Finds all occurrences of each name, with its confidence, as packs of these kinds might. */
function found(text: string, names: Names) {
	return (Object.entries(names) as [PackKind, Record<string, number>][]).map(([kind, ofKind]) => ({
		kind,
		mentions: Object.entries(ofKind).flatMap(([name, confidence]) =>
			[...text.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({
				start: index,
				end: index + name.length,
				confidence,
			})),
		),
	}));
}

/** The kinds that keep a name: "films: Dune", with "?" where it is to be asked. */
const decided = (text: string, names: Names) =>
	acrossKinds(text, found(text, names)).flatMap(({ kind, mentions }) =>
		mentions.map((m) => `${kind}: ${text.slice(m.start, m.end)}${isSure(m) ? '' : '?'}`),
	);

const DUNE = { films: { Dune: 0.9 }, books: { Dune: 0.9 }, boardgames: { Dune: 0.9 } };

describe('one name of several kinds', () => {
	test.each([
		['We played Dune with the full six players and the treachery cards broke the alliance.', 'boardgames: Dune'],
		['I finally saw Dune at the cinema, what a film.', 'films: Dune'],
		['Finished reading Dune, a novel I should have read at twenty.', 'books: Dune'],
		['The movie Dune is gorgeous. We also own a few board games, but I have not opened them.', 'films: Dune'],
	])('goes to the kind of the words around it: %s', (text, kept) => {
		expect(decided(text, DUNE)).toEqual([kept]);
	});

	test('is a question once per kind, with the odds of a doubtful word, if no words speak for one', () => {
		const text = 'Honestly Dune disappointed me.';
		expect(decided(text, DUNE)).toEqual(['films: Dune?', 'books: Dune?', 'boardgames: Dune?']);
		const confidences = acrossKinds(text, found(text, DUNE)).map(({ mentions }) => mentions[0]!.confidence);
		for (const confidence of confidences) expect(confidence).toBeGreaterThanOrEqual(LEAST_MAYBE);
	});

	test('goes to the kind whose pack is much surer', () => {
		expect(decided('Honestly Dune disappointed me.', { films: { Dune: 0.97 }, books: { Dune: 0.4 } })).toEqual([
			'films: Dune',
		]);
	});

	test('goes to the kind of the names around it', () => {
		const text = 'My five: Root, Wingspan, Dune, Brass, Azul.';
		const games = { Root: 0.9, Wingspan: 0.9, Dune: 0.8, Brass: 0.9, Azul: 0.9 };
		expect(decided(text, { boardgames: games, films: { Dune: 0.9 } })).toEqual(
			['Root', 'Wingspan', 'Dune', 'Brass', 'Azul'].map((name) => `boardgames: ${name}`),
		);
	});

	test('may be of different kinds at different places', () => {
		const text = 'I watched the film Alien again. Afterwards we tabled the board game Alien, which my players love.';
		const kept = acrossKinds(text, found(text, { films: { Alien: 0.9 }, boardgames: { Alien: 0.9 } }));
		expect(kept.map(({ mentions }) => mentions.map((m) => m.start))).toEqual([
			[text.indexOf('Alien')],
			[text.lastIndexOf('Alien')],
		]);
	});
});

test('cues that all kinds share do not count', () => {
	const text = 'I watched Akira yesterday.';
	expect(decided(text, { films: { Akira: 0.9 }, anime: { Akira: 0.9 } })).toEqual(['films: Akira?', 'anime: Akira?']);
	expect(decided('Which episode of Monster is best?', { films: { Monster: 0.8 }, anime: { Monster: 0.8 } })).toEqual([
		'anime: Monster',
	]);
});

test.each([
	['Akira is a movie that really has it all.', { films: { Akira: 0.9 }, anime: { Akira: 0.9 } }, 'films: Akira'],
	['In the last chapter of Dune they meet again.', DUNE, 'books: Dune'],
])('words for one kind are evidence for that kind alone: %s', (text, names, kept) => {
	expect(decided(text, names)).toEqual([kept]);
});

describe('words about a work that the one meant was made from, or into,', () => {
	const BATTLESHIP = { films: { Battleship: 0.8 }, boardgames: { Battleship: 0.9 } };

	test.each([
		['Battleship is a movie based on a board game.', BATTLESHIP, 'films: Battleship'],
		['The novel Dune was later made into a film.', DUNE, 'books: Dune'],
	])('are not evidence for its kind: %s', (text, names, kept) => {
		expect(decided(text, names)).toEqual([kept]);
	});

	test('are evidence for a name next to them', () => {
		expect(decided('They made a movie based on the board game Battleship.', BATTLESHIP)).toEqual([
			'boardgames: Battleship',
		]);
	});
});

test('a longer title wins over its part', () => {
	const names = { films: { Dune: 0.9 }, boardgames: { 'Dune: Imperium': 0.97 } };
	expect(decided('Anyone up for Dune: Imperium on Friday? We play at nine.', names)).toEqual([
		'boardgames: Dune: Imperium',
	]);
});

describe('a loaded pack that has the titles of films', () => {
	const SURE = 0.999;

	test.each([
		['We talked about Heat all evening.', 0.9],
		['We talked about Heat all evening.', 0.4],
	])('takes no film without a word of its kind around it, however sure it is: %s (%d)', (text, film) => {
		const names = { films: { Heat: film }, boardgames: { Heat: SURE } };
		expect(decided(text, names)).toEqual(['films: Heat?', 'boardgames: Heat?']);
		// The order of packs does not matter.
		expect(decided(text, { boardgames: names.boardgames, films: names.films })).toEqual([
			'boardgames: Heat?',
			'films: Heat?',
		]);
	});

	test('takes no film if the words are just as much about films', () => {
		const text = 'The film and the game have one name: Heat.';
		expect(decided(text, { films: { Heat: 0.6 }, boardgames: { Heat: SURE } })).toEqual([
			'films: Heat?',
			'boardgames: Heat?',
		]);
	});

	test.each([
		['the words around speak of it', 'We played Heat, the board game, all evening.', { Heat: SURE }],
		['what is named beside it does', 'Root, Wingspan, Heat.', { Root: 0.9, Wingspan: 0.9, Heat: SURE }],
		[
			'its name goes on around the title',
			'On Friday it was Heat: Pedal to the Metal.',
			{ 'Heat: Pedal to the Metal': SURE },
		],
		['the writer has said so', 'We talked about Heat all evening.', { Heat: 1 }],
	])('takes one where %s', (_, text, boardgames) => {
		const kept = decided(text, { films: { Heat: 0.6 }, boardgames });
		expect(kept).toEqual(Object.keys(boardgames).map((name) => `boardgames: ${name}`));
	});

	test('competes with another loaded pack by confidence', () => {
		expect(decided('We talked about Heat.', { books: { Heat: 0.5 }, boardgames: { Heat: SURE } })).toEqual([
			'boardgames: Heat',
		]);
	});
});

test('what the writer confirmed is certain', () => {
	const names = { films: { Dune: 1 }, boardgames: { Dune: 0.95 } };
	expect(decided('We played Dune, the board game, all night.', names)).toEqual(['films: Dune']);
});

test('a name confirmed for two kinds stays with both, and a beaten mention beats nothing', () => {
	expect(decided('We saw Dune.', { films: { Dune: 1 }, books: { Dune: 1 } })).toEqual(['films: Dune', 'books: Dune']);
	// The long title loses to the film, so the game next to it stays.
	const names = { films: { 'Heat and': 0.99 }, books: { 'and Dust': 0.5 }, boardgames: { Dust: 0.7 } };
	expect(decided('Heat and Dust', { films: names.films, books: names.books })).toEqual(['films: Heat and']);
	expect(decided('Heat and Dust', names)).toEqual(['films: Heat and', 'boardgames: Dust']);
});

test('nothing changes if no kinds overlap, or if there is only one', () => {
	const text = 'After Heat we played Catan.';
	const apart = found(text, { films: { Heat: 0.5 }, boardgames: { Catan: 0.9 } });
	expect(acrossKinds(text, apart)).toEqual(apart);
	const alone = found(text, { films: { Heat: 0.45 } });
	expect(acrossKinds(text, alone)).toEqual(alone);
	expect(acrossKinds(text, [])).toEqual([]);
});

test('mentions that no other kind claims keep their confidence', () => {
	const text = 'I saw Heat, a film, and played Dune, a board game.';
	const [films, games] = acrossKinds(
		text,
		found(text, { films: { Heat: 0.45, Dune: 0.8 }, boardgames: { Dune: 0.9 } }),
	);
	expect(films!.mentions.map((m) => m.confidence)).toEqual([0.45]);
	expect(games!.mentions.map((m) => m.confidence)).toEqual([0.9]);
});
