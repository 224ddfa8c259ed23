import { expect, test } from 'vitest';
import { createMissed } from '../../../../src/lab/finder/missed.ts';
import { testPack } from '../../films.ts';

const { catalogue } = testPack();

test('labels without a candidate for their film are listed with the cause', () => {
	const text = 'I saw Heat, Heet II, Flowerpot and The Unknown.';
	const label = (surface: string, title: string, year: number | null, kind = 'full') => {
		const start = text.indexOf(surface);
		return { start, end: start + surface.length, title, year, kind };
	};
	const mentions = [
		label('Heat', 'Heat', 1995),
		label('Heat', 'Heat', 1986),
		label('Flowerpot', 'Nobody Saw This Flowerpot', 1971),
		label('The Unknown', 'The Unknown', 1927),
		label('Heet', '', null, 'franchise'),
	];
	const missed = createMissed(catalogue)({ id: 'a', text, mentions });
	expect(missed.map((m) => [m.label.title, m.cause])).toEqual([
		['Heat', 'another year in the list'],
		['Nobody Saw This Flowerpot', 'written otherwise than any title of the film'],
		['The Unknown', 'film not in the list'],
	]);
});
