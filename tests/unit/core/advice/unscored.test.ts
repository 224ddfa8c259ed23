import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const SCORES =
	'Rewatched Heat (1995): 1/5. Alien (1979): 1/5. Then Fargo (1996): 1/5. I also watched The Matrix with friends.';
const wordingsIn = (guard: 'fuzzyRating' | 'likelihood') =>
	advise(pack, SCORES, { tolerance: 100, filmsRated: 300, guard: [guard] }).wordings;

test('a title without its score is the first choice where that alone helps, and comes to what is promised', () => {
	const { film, sentences } = wordingsIn('fuzzyRating')[0]!;
	expect(film.title).toBe('Heat');
	expect(sentences[0]).toMatchObject({ how: 'score', after: 'Rewatched Heat (1995).', says: null });
	const after = SCORES.replace(': 1/5', '');
	const then = advise(pack, after, { tolerance: 100, filmsRated: 300, guard: ['fuzzyRating'] });
	expect(sentences[0]!.crowd / then.crowd).toBeGreaterThan(0.9);
	expect(sentences[0]!.crowd / then.crowd).toBeLessThan(1.1);
});

test('where scores tell nothing more than titles, they are not offered to be taken out', () => {
	const all = wordingsIn('likelihood').flatMap(({ sentences }) => sentences);
	expect(all.length).toBeGreaterThan(0);
	expect(all.filter(({ how }) => how === 'score')).toEqual([]);
});
