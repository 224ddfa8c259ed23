import { expect, test } from 'vitest';
import { ADVERSARIES } from '../../../../src/core/adversaries/weighing.ts';
import type { Way } from '../../../../src/core/advice/first.ts';
import { CLASSES, classOfStars } from '../../../../src/core/crowd/opinion.ts';
import { companionsOf } from '../../../../src/lab/advice/companions.ts';
import { NO_CHANGE } from '../../../../src/lab/advice/followed.ts';
import { createReaders, evidenceOf, READERS, ranksOf } from '../../../../src/lab/advice/readers.ts';
import { indexIn, sizeOf, type Target } from '../../../../src/lab/kit/datasets/ratings.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { ITEMS, ratings } from './madeUp.ts';

const zeros = new Uint32Array(ITEMS);
const raters = Uint32Array.from(zeros, (_, item) => sizeOf(ratings.byItem, item));
const pool = { ...companionsOf(ratings, 30), raters, year: zeros, genres: zeros };
const [target, other] = simulateTargets(ratings, { sizes: [4, 4], seed: 5 });
const createRead = () => {
	const readers = createReaders(ratings, pool);
	return (of: Target, way: Way) => ranksOf(readers, evidenceOf(of, way));
};
const OWN = (['readsPhrases', 'guessesTitles'] as const).map((name) => READERS.indexOf(name));

test('a post that names nothing gives nothing away, whatever was read before', () => {
	const read = createRead();
	const changes = target!.items.map((film) => ({ film, to: null }));
	expect(Math.max(...OWN.map((i) => read(target!, NO_CHANGE)[i]!))).toBeLessThan(ratings.users / 2);
	const after = read(target!, { ...NO_CHANGE, changes });
	expect(OWN.map((i) => after[i])).toEqual([ratings.users, ratings.users]);
});

test('phrases alone are read for what they say, whatever was read before', () => {
	const phrase = { words: 'a drama', says: { genre: 'Drama' }, films: target!.items, telling: 8 };
	const changes = target!.items.map((film, i) => ({ film, to: i === 0 ? phrase : null }));
	const way = { ...NO_CHANGE, changes };
	const first = createRead()(target!, way);
	const read = createRead();
	read(other!, NO_CHANGE);
	expect(read(target!, way)).toEqual(first);
	for (const i of OWN) expect(first[i]).toBeLessThan(ratings.users);
});

test('a phrase that matches one film is as good as its title for readers of sets, with any adversary, and for guessers', () => {
	const readers = createReaders(ratings, pool);
	const [film, ...others] = target!.items;
	const titles = { user: target!.user, titles: target!.items, phrases: [] };
	const phrase = { user: target!.user, titles: others, phrases: [[film!]] };
	for (const name of ADVERSARIES.filter((one) => !one.startsWith('scoringBeyond')))
		expect(readers.bySets(name, phrase)).toBe(readers.byTitles(name, titles));
	expect(readers.byGuess('likelihood', phrase)).toBe(readers.byTitles('likelihood', titles));
	const wide = { ...phrase, phrases: [[film!, ...Array(60).keys()].filter((one) => !others.includes(one))] };
	expect(readers.bySets('scoring', wide)).toBeGreaterThan(readers.bySets('scoring', phrase));
	expect(readers.byGuess('likelihood', wide, (one) => Number(one === film))).toBe(
		readers.byGuess('likelihood', phrase),
	);
});

test('an opinion says more than a title, if it is what the person thought', () => {
	const readers = createReaders(ratings, pool);
	const [film] = target!.items.filter((item) => indexIn(ratings.byUser, target!.user, item) >= 0);
	const stars = ratings.scale[ratings.byUser.levels![indexIn(ratings.byUser, target!.user, film!)]!]!;
	const own = CLASSES[classOfStars(stars)]!;
	const said = { user: target!.user, titles: [film!], phrases: [] };
	const rank = (read: (typeof CLASSES)[number]) => readers.byOpinions({ ...said, thought: new Map([[film!, read]]) });
	expect(rank(own)).toBeLessThan(readers.byTitles('scoring', said));
	expect(Math.max(...CLASSES.map(rank))).toBeGreaterThan(rank(own));
});
