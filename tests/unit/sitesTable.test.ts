import { expect, test } from 'vitest';
import type { Measured } from '../sites/cells.ts';
import { faultsOf, tableOf } from '../sites/table.ts';

const MEASURED: Measured[] = [
	{ place: 'Forum topic', cell: 'found' },
	{ place: 'Forum topic', cell: 'marks', reason: 'none seen' },
	{ place: 'Forum topic', cell: 'card', reason: 'no card' },
];
const LIMIT = { place: 'Forum topic', cell: 'card', sentence: 'No card opens on forums.' } as const;
const README = '# X\n\n## Limits\n\n- No card\n  opens on forums.\n\n## More\n\nNo marks.';

test('the table says whether each cell works, is a known limit, fails, or does not apply', () => {
	const [head, , row, , ...reasons] = tableOf(MEASURED, [LIMIT]).split('\n');
	expect(head!.split('|').map((word) => word.trim())).toEqual(expect.arrayContaining(['found', 'two-step']));
	expect(row!.split('|').map((word) => word.trim())).toEqual([
		...['Forum topic', 'works', '-', 'FAILS', 'limit'],
		...Array(8).fill('-'),
	]);
	expect(reasons).toEqual(['Forum topic, marks: none seen', 'Forum topic, card: no card']);
});

test('faults: a cell that fails, a limit that works, and a limit missing from the README', () => {
	expect(faultsOf(MEASURED, [LIMIT], README)).toEqual(['Forum topic, marks: fails']);
	expect(faultsOf(MEASURED.slice(0, 1), [{ ...LIMIT, cell: 'found' }], README)).toEqual([
		'Forum topic, found: works, and is no limit any more',
	]);
	expect(faultsOf([], [{ ...LIMIT, sentence: 'No marks.' }], README)).toEqual([
		"README's limits do not say: No marks.",
	]);
});
