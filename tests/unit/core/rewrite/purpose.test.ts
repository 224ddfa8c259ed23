import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import { isSale, isUnasked } from '../../../../src/core/rewrite/purpose.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

test('a post without its question, or its request, is not what its writer would post', () => {
	expect(isUnasked('Ayer vi X. ¿Sigue en Filmin?', 'Ayer vi una película.')).toBe(true);
	expect(isUnasked('I saw X. Any recommendations for more?', 'Any recommendations for more?')).toBe(false);
	expect(isUnasked('Ich suche etwas wie X.', 'Danke!')).toBe(true);
	expect(isUnasked('I saw X. It was long.', 'It was long.')).toBe(false);
});

test('goods are offered at a price', () => {
	expect(isSale('Selling, prices include shipping:\n- X $20')).toBe(true);
	expect(isSale('Vendo: X, 5 €')).toBe(true);
	expect(isSale('A film about a man selling insurance')).toBe(false);
});

const pack = await openBuiltIn();

test('goods are not taken out, and none are added', () => {
	const sale =
		'Selling, shipping included:\n- Come and See $20\n- Daisies $22\n- The Cremator $18\n- Wake in Fright $15';
	const { mentions, plans, suggestions, wordings } = advise(pack, sale, { tolerance: 100 });
	expect(mentions).toHaveLength(4);
	expect(plans.first).toMatchObject({ changes: [], add: [], empty: true });
	expect(suggestions).toEqual([]);
	expect(wordings.flatMap(({ sentences }) => sentences)).toEqual([]);
});

test('the question of a post stays, and the film that is not asked about goes', () => {
	const post =
		'Ayer vi por fin El espíritu de la colmena en la filmoteca y salí flotando. No entiendo cómo había tardado tanto. ' +
		'El sur la tengo pendiente, me la recomendó mi profe de la uni hace mil años. ¿Alguien sabe si Cerrar los ojos sigue en Filmin?';
	const { mentions, plans } = advise(pack, post, { tolerance: 100 });
	const out = plans.first.changes.filter(({ to }) => to === null).map(({ mention }) => mentions[mention]!.film.title);
	expect(out).toEqual(['El sur']);
});
