import { expect, test } from 'vitest';
import { ANSWERS } from '../../../../src/core/advice/answers.ts';
import { createCase, type Writer } from '../../../../src/core/advice/case.ts';
import { knowingHowMany, standingOf } from '../../../../src/core/advice/judge.ts';
import { population } from './farApart.ts';

const drafts = [[0], [9], [3, 7], [1, 5, 8]].map((films) => new Set(films));
const writers: Writer[] = [{}, { guard: ['scoring', 'setIntersection'] }, { guard: ['likelihood'] }];

test.each(writers)('an answer on the number of ratings counts as if all adversaries were asked again: %o', (writer) => {
	for (const films of drafts) {
		const now = createCase(population, films, writer);
		const knowing = knowingHowMany(now, films);
		for (const filmsRated of ANSWERS) {
			const { high, ...expected } = standingOf(createCase(population, films, { ...writer, filmsRated }));
			expect(high).toBeGreaterThanOrEqual(expected.crowd);
			expect(knowing({ ...writer, filmsRated })).toMatchObject(expected);
		}
	}
});
