import { expect, test } from 'vitest';
import { PACK_KINDS, type PackKind } from '../../../../src/core/catalogue/packKinds.ts';
import type { CardChoice, PageMark } from '../../../../src/messages/advice.ts';
import { type ButtonAction, type FaceMaker, front } from '../../../../src/page/overlay/faces.ts';
import { page } from '../../../../src/strings/page.ts';

const choice = (key: string, some: Partial<CardChoice> = {}): CardChoice => ({
	...{ key, before: 'I saw ', added: key, after: '.', struck: false, note: '' },
	...some,
});
const BARE = { before: '', added: '', after: '' };
const CUT = choice('cut', { before: 'I saw it.', added: '', after: '', struck: true, note: 'Cut the sentence' });

const mark = (kind: PackKind, some: Partial<PageMark> = {}): PageMark => ({
	...{ start: 2, end: 6, id: 7, title: 'Dune', about: '1984', cost: 90, maybe: false, drawn: true, why: 'Few.' },
	...{ choices: [choice('a film'), CUT], ...some },
	...(kind !== 'films' && { kind }),
});

/** The buttons that do something, in their order on the card, the first to be pressed, and the number of elements. */
function drawn(one: PageMark) {
	const made = new Map<object, [label: string, does: ButtonAction]>();
	let [number, first] = [0, ''];
	const make = (_: string, __: string, ...inner: object[]) => {
		number++;
		return { setAttribute: () => undefined, inner };
	};
	const button = (label: string, does: ButtonAction, className = '') => {
		const own = make('button', className);
		made.set(own, [label, does]);
		return own;
	};
	const startAt = (at: object) => {
		first = made.get(at)![0];
	};
	const nodes = front(one, { make, button, startAt } as unknown as FaceMaker);
	const all = nodes.flatMap((node) => [node, ...((node as unknown as { inner: object[] }).inner ?? [])]);
	const buttons = all.flatMap((node) => (made.has(node) ? [made.get(node)!] : []));
	return { buttons: buttons.filter(([, does]) => does !== null), first, number };
}
const labels = (one: PageMark) => drawn(one).buttons.map(([label]) => label);

test.each(PACK_KINDS)('the card of %s offers sentences first, then ways to refuse', (kind) => {
	const { buttons, first } = drawn(mark(kind));
	const span = { start: 2, end: 6 };
	const item = { kind, id: 7 };
	expect(buttons).toEqual([
		[page.close, { kind: 'close' }],
		['I saw a film.', { kind: 'change', span, key: 'a film' }],
		['I saw it. Cut the sentence', { kind: 'change', span, key: 'cut' }],
		[page.keep, { kind: 'keep', item }],
		[page.neverRated, { kind: 'neverRated', item }],
		[page.not[kind], { kind: 'notFilm', of: kind, span }],
	]);
	expect(first).toBe('I saw a film.');
});

test('without a sentence, the words can be kept or taken out', () => {
	const one = mark('films', { choices: [choice('out', { ...BARE, note: 'Take it out' })] });
	expect(labels(one)).toEqual([page.close, page.keep, 'Take it out', page.neverRated, page.not.films]);
	expect(drawn(one).first).toBe(page.keep);
	expect(labels(mark('films', { choices: [] }))).toEqual([page.close, page.keep, page.neverRated, page.not.films]);
});

test('words that may name a film get a question and nothing else', () => {
	const one = mark('films', { maybe: true, choices: [] });
	expect([labels(one), drawn(one).first]).toEqual([[page.close, page.not.films, page.isFilm], page.not.films]);
});

test('drawing takes the same work for every card', () => {
	const cards = PACK_KINDS.map((kind) => mark(kind));
	const others = [[], [CUT], [choice('a'), choice('b'), CUT], [choice('out', BARE)]];
	const more = others.map((choices) => mark('films', { choices }));
	const numbers = [...cards, ...more, mark('films', { maybe: true, choices: [] })].map((one) => drawn(one).number);
	expect(new Set(numbers).size).toBe(1);
});
