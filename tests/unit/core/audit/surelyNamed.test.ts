import { expect, test } from 'vitest';
import { type FoundIn, surelyNamed } from '../../../../src/core/audit/surelyNamed.ts';

const lone = (item: string, chance: number, place = 'town'): FoundIn => ({ place, finds: [{ item, chance }] });
/** What a finder takes for films in talk of other things: many, and none of them for sure. */
const falseFinds = Array.from({ length: 40 }, (_, i) => lone(`word ${i}`, 0.61 + (i % 13) * 0.02));
const films = Array.from({ length: 40 }, (_, i) => lone(`film ${i}`, i % 10 === 0 ? 0.65 : 0.9 + (i % 10) * 0.01));
const names = (posts: readonly FoundIn[]) => posts.map(({ finds }) => finds.map(({ item }) => item));
const talk = new Map([['town', 60_000]]);

test('years of talk about other things leave only a film named beyond doubt', () => {
	const posts = [...falseFinds, lone('Heat', 0.99)];
	expect(surelyNamed(posts, talk).flat()).toEqual(['Heat']);
});

test('someone who writes about films keeps all of them, doubtful ones too, in few words or many', () => {
	for (const words of [800, 20_000]) expect(surelyNamed(films, new Map([['town', words]]))).toEqual(names(films));
});

test('a short account keeps what the finder found', () => {
	expect(surelyNamed([lone('Saw', 0.62)], new Map([['town', 40]]))).toEqual([['Saw']]);
	expect(surelyNamed([lone('Saw', 0.75)], new Map([['town', 700]]))).toEqual([['Saw']]);
});

test('one account keeps doubtful films from a film forum, and loses those from a town forum', () => {
	const there = films.map(({ finds }) => ({ place: 'films', finds }));
	const sure = surelyNamed([...falseFinds, ...there], new Map([...talk, ['films', 2000]]));
	expect(sure.slice(falseFinds.length)).toEqual(names(there));
	expect(sure.slice(0, falseFinds.length).flat()).toEqual([]);
});

test('a list of films in a town forum supports its doubtful ones', () => {
	const list = {
		place: 'town',
		finds: [0.97, 0.98, 0.96, 0.99, 0.8].map((chance, i) => ({ item: `film ${i}`, chance })),
	};
	expect(surelyNamed([...falseFinds, list], talk).at(-1)).toEqual(names([list])[0]);
});

test('a film counts once however often it is named, and is meant in each post that names it', () => {
	const often = Array.from({ length: 60 }, () => lone('lol', 0.72));
	expect(surelyNamed(often, talk).flat()).toEqual([]);
	expect(surelyNamed([...falseFinds, lone('Heat', 0.99), lone('Heat', 0.65)], talk).flat()).toEqual(['Heat', 'Heat']);
});
