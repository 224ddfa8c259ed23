import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRows } from '../../../../src/lab/kit/report/markdown.ts';
import { temporaryFolder } from '../../folder.ts';

const page = join(temporaryFolder(), 'page.md');

test('rows take the place of those of a page’s table', async () => {
	await writeFile(page, '# Page\n\n| what | part |\n|---|---|\n| old | 1 |\n| older | 2 |\n\nMore.\n');
	await writeRows(page, [['2653', '0.010 (0.000-1.000)']]);
	const written = '# Page\n\n| what | part |\n|---|---|\n| 2,653 | .010 (0-1) |\n\nMore.\n';
	expect(await readFile(page, 'utf8')).toBe(written);
	await expect(writeRows(page, [['one']])).rejects.toThrow(/page\.md: its first table has other columns/);
});
