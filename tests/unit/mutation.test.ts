import { expect, test } from 'vitest';
import { AREAS, areaOf, testsOf } from '../mutation/areas.ts';
import { type Change, drawn } from '../mutation/draw.ts';
import { interval, type Report, tableOf } from '../mutation/report.ts';

const changes: Change[] = Array.from({ length: 400 }, (_, i) => ({
	id: String(i),
	fileName: `src/core/${i % 7}.ts`,
	location: { start: { line: i, column: 2 }, end: { line: i, column: 9 } },
	mutatorName: 'BooleanLiteral',
	coveredBy: i % 4 === 0 ? [] : ['a test'],
}));

test('changes that tests reach are drawn by seed', () => {
	const first = drawn(changes, 50, 1);
	expect(first.size).toBe(50);
	expect([...first].every((id) => Number(id) % 4 > 0)).toBe(true);
	expect(drawn(changes.toReversed(), 50, 1)).toEqual(first);
	const other = drawn(changes, 50, 2);
	expect([...other].filter((id) => first.has(id)).length).toBeLessThan(25);
	expect(drawn(changes, 1000, 1).size).toBe(300);
});

test('a change elsewhere does not affect the draw', () => {
	const first = drawn(changes, 50, 1);
	const moved = { ...changes[1]!, fileName: 'src/core/other.ts' };
	const same = [...drawn(changes.with(1, moved), 50, 1)].filter((id) => first.has(id));
	expect(same.length).toBeGreaterThanOrEqual(48);
});

test('a share has Wilson’s interval, and the table names its whole', () => {
	// The values of Newcombe (1998), table I.
	expect(interval(81, 263).map((part) => part.toFixed(4))).toEqual(['0.2553', '0.3662']);
	expect(interval(0, 20).map((part) => part.toFixed(4))).toEqual(['0.0000', '0.1611']);
	const statuses = ['Killed', 'Timeout', 'Killed', 'Survived', 'CompileError', 'NoCoverage', 'Ignored'] as const;
	const mutants = statuses.map((status) => ({ status, mutatorName: 'x', location: { start: { line: 1 } } }));
	const report: Report = { files: { 'a.ts': { source: '', mutants } } };
	const { text, least } = tableOf([['storage', report]]);
	expect(least).toBe(0.75);
	expect(text.split('\n')[1]!.trim().split(/\s+/)).toEqual(['storage', '3', '4', '75.0', '30.1–95.4', '5', '1']);
	const whole = mutants.filter(({ status }) => status !== 'CompileError');
	expect(tableOf([['storage', { files: { 'a.ts': { source: '', mutants: whole } } }]]).text).not.toContain('–');
});

test('files and folders belong to the area that contains them', () => {
	expect(areaOf('core/crowd/ranks.ts')).toBe('core/crowd');
	expect(areaOf('storage')).toBe('storage');
	expect(areaOf('storage.ts')).toBeUndefined();
	expect(areaOf('core')).toBeUndefined();
	for (const area of Object.keys(AREAS)) expect(testsOf(area).length).toBeGreaterThan(0);
});
