import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTalk } from '../../../../src/lab/finder/talk.ts';
import { temporaryFolder } from '../../folder.ts';

const folder = temporaryFolder();

test('talk is unlabeled text whose words name no film', async () => {
	const passage = (id: string, text: string, group = 'general talk') =>
		JSON.stringify({ id, text, group, kind: 'chat', source: 's' });
	const lines = [
		passage('a', 'The heat is on again.'),
		passage('b', 'A movie called Heat.'),
		passage('c', 'Labeled, already!'),
		passage('d', 'Ran is good.', 'reviews of general talk'),
	];
	await mkdir(join(folder, 'corpus'));
	await writeFile(join(folder, 'corpus/passages.jsonl.gz'), gzipSync(lines.join('\n')));
	const sets = [{ name: 'x', complete: true, texts: [{ id: '1', text: 'labeled already', mentions: [] }] }];
	expect(await readTalk(join(folder, 'mentions'), sets)).toEqual([
		{ id: 'a', source: 's', text: 'The heat is on again.', mentions: [] },
	]);
	expect(await readTalk(join(folder, 'none/mentions'), sets)).toEqual([]);
});
