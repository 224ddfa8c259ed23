import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import { takeOut } from '../../../../src/core/rewrite/takeOut.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const SCORES =
	'Rewatched Heat (1995): 1/5. Alien (1979): 1/5. Then Fargo (1996): 1/5. I also watched The Matrix with friends.';
const wordingsIn = (guard: 'fuzzyRating' | 'likelihood') =>
	advise(pack, SCORES, { tolerance: 100, filmsRated: 300, guard: [guard] }).wordings;

test('a title without its score is the first choice if that helps, and keeps its promise', () => {
	const { film, sentences } = wordingsIn('fuzzyRating')[0]!;
	expect(film.title).toBe('Heat');
	expect(sentences[0]).toMatchObject({ how: 'score', after: 'Rewatched Heat (1995).', says: null });
	const after = SCORES.replace(': 1/5', '');
	const then = advise(pack, after, { tolerance: 100, filmsRated: 300, guard: ['fuzzyRating'] });
	expect(sentences[0]!.crowd / then.crowd).toBeGreaterThan(0.9);
	expect(sentences[0]!.crowd / then.crowd).toBeLessThan(1.1);
});

test('a plan takes out only scores if that is enough, and the text keeps its promise', () => {
	const options = { tolerance: 1000, filmsRated: 2000 };
	const { mentions, plans, careful, state } = advise(pack, SCORES, options);
	expect(careful).toBeLessThan(1000);
	expect(state).toBe('fixable');
	expect(plans.first.changes).toEqual([0, 1].map((mention) => ({ mention, to: { unscored: true } })));
	const says = new Map(plans.first.changes.map(({ mention }) => [mention, null]));
	const edits = takeOut(
		SCORES,
		mentions.map(({ start, end, film }) => ({ start, end, film: film.id })),
		[],
		says,
	).flatMap((change) => change.edits);
	const after = edited(SCORES, edits);
	expect(after).toBe(
		'Rewatched Heat (1995). Alien (1979). Then Fargo (1996): 1/5. I also watched The Matrix with friends.',
	);
	const then = advise(pack, after, options);
	expect(then.mentions.map(({ film }) => film.id)).toEqual(mentions.map(({ film }) => film.id));
	expect(plans.first.crowd / then.careful).toBeGreaterThan(0.9);
	expect(plans.first.crowd / then.careful).toBeLessThan(1.1);
});

test('scores that reveal no more than titles are not offered to be taken out', () => {
	const all = wordingsIn('likelihood').flatMap(({ sentences }) => sentences);
	expect(all.length).toBeGreaterThan(0);
	expect(all.filter(({ how }) => how === 'score')).toEqual([]);
});
