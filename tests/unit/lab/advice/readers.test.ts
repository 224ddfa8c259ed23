import { expect, test } from 'vitest';
import { companionsOf } from '../../../../src/lab/advice/companions.ts';
import { NO_CHANGE } from '../../../../src/lab/advice/followed.ts';
import { createReaders, READERS } from '../../../../src/lab/advice/readers.ts';
import { sizeOf } from '../../../../src/lab/kit/datasets/ratings.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { ITEMS, ratings } from './madeUp.ts';

const zeros = new Uint32Array(ITEMS);
const raters = Uint32Array.from(zeros, (_, item) => sizeOf(ratings.byItem, item));
const pool = { ...companionsOf(ratings, 30), raters, year: zeros, genres: zeros };
const [target, other] = simulateTargets(ratings, { sizes: [4, 4], seed: 5 });
const OWN = (['readsPhrases', 'guessesTitles'] as const).map((name) => READERS.indexOf(name));

test('a post that names nothing gives nothing away, whoever was read before', () => {
	const read = createReaders(ratings, pool);
	const changes = target!.items.map((film) => ({ film, to: null }));
	expect(Math.max(...OWN.map((i) => read(target!, NO_CHANGE)[i]!))).toBeLessThan(ratings.users / 2);
	const after = read(target!, { ...NO_CHANGE, changes });
	expect(OWN.map((i) => after[i])).toEqual([ratings.users, ratings.users]);
});

test('phrases alone are read for what they say, whoever was read before', () => {
	const phrase = { words: 'a drama', says: { genre: 'Drama' }, films: target!.items, telling: 8 };
	const changes = target!.items.map((film, i) => ({ film, to: i === 0 ? phrase : null }));
	const way = { ...NO_CHANGE, changes };
	const first = createReaders(ratings, pool)(target!, way);
	const read = createReaders(ratings, pool);
	read(other!, NO_CHANGE);
	expect(read(target!, way)).toEqual(first);
	for (const i of OWN) expect(first[i]).toBeLessThan(ratings.users);
});
