import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import { stepsOf } from '../../../../src/core/advice/steps.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const { population } = pack;
const steps = (draft: string) => stepsOf(population, advise(pack, draft, { tolerance: 100 }));

test('fewer people remain with each film, from the best known to the rarest', () => {
	const [first, second, third, ...more] = steps(
		'I adored La Ciénaga, Stalker (1979), The Turin Horse and The Godfather (1972).',
	);
	expect([first, second, third].map((one) => one!.film.title)).toEqual(['The Godfather', 'Stalker', 'The Turin Horse']);
	expect(more).toEqual([]);
	expect(first!.left).toBeCloseTo(population.raters[first!.film.id]!, -3);
	expect(first!.left).toBeGreaterThan(second!.left!);
	expect(second!.left).toBeGreaterThan(third!.left!);
});
