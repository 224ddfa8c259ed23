import { expect, test } from 'vitest';
import { takeOut } from '../../../src/core/advice/takeOut/takeOut.ts';
import { edited } from '../../../src/core/algorithms/edits.ts';
import type { AddedKind } from '../../../src/core/catalogue/packKinds.ts';

const left = (text: string, title: string, kind: AddedKind) => {
	const start = text.indexOf(title);
	const named = [{ start, end: start + title.length, film: 1, kind }];
	return edited(
		text,
		takeOut(text, named, [0]).flatMap(({ edits }) => edits),
	);
};

test.each<[AddedKind, string, string]>([
	['boardgames', 'We played X-Wing Quux last night.', 'We played another game last night.'],
	['boardgames', 'We played the board game X-Wing Quux last night.', 'We played another board game last night.'],
	['boardgames', 'Do you own the X-Wing Quux game?', 'Do you own another game?'],
	['anime', 'I am rewatching the anime "X-Wing Quux" now.', 'I am rewatching another anime now.'],
	['books', 'I have read X-Wing Quux twice.', 'I have read another book twice.'],
	['books', 'She lent me the novel X-Wing Quux for a week.', 'She lent me another novel for a week.'],
	[
		'boardgames',
		'Gestern haben wir das Brettspiel X-Wing Quux gespielt, und es war sehr gut.',
		'Gestern haben wir ein anderes Spiel gespielt, und es war sehr gut.',
	],
	[
		'books',
		'Ich lese gerade mit viel Freude in dem Buch X-Wing Quux weiter.',
		'Ich lese gerade mit viel Freude in einem anderen Buch weiter.',
	],
	[
		'anime',
		'Wir haben am Abend den Anime X-Wing Quux gesehen, und er war gut.',
		'Wir haben am Abend einen anderen Anime gesehen, und er war gut.',
	],
	[
		'books',
		'Je suis en train de lire le roman X-Wing Quux et il est très beau.',
		'Je suis en train de lire un autre livre et il est très beau.',
	],
	[
		'boardgames',
		'Ayer jugamos con mis amigos al juego de mesa X-Wing Quux y nos gustó mucho.',
		'Ayer jugamos con mis amigos a otro juego y nos gustó mucho.',
	],
	[
		'books',
		'Sto leggendo il libro X-Wing Quux e mi piace molto anche questa volta.',
		'Sto leggendo un altro libro e mi piace molto anche questa volta.',
	],
	[
		'boardgames',
		'Ontem nós jogamos o jogo X-Wing Quux e eu gostei muito da noite com vocês.',
		'Ontem nós jogamos outro jogo e eu gostei muito da noite com vocês.',
	],
])('the replacement for one of the %s is of that kind: %s', (kind, text, after) => {
	expect(left(text, 'X-Wing Quux', kind)).toBe(after);
});
