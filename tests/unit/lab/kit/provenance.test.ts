import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import about from '../../../../package.json' with { type: 'json' };
import { synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { temporaryFolder } from '../../folder.ts';
import { lab } from './commandLine.ts';
import { csvOf, SMALL_POPULATION } from './ratings.ts';

const folder = temporaryFolder();
const FILE = join(folder, 'my ratings.csv');
beforeAll(() => writeFile(FILE, csvOf(synthesize(SMALL_POPULATION, 1))));

const run = async (...args: string[]) =>
	(await lab('identify', '--ratings', FILE, '--targets', '5', '--seed', '7', '--json', ...args)).out;

test('a result says what it is based on, the same for any number of threads', async () => {
	const out = await run('--threads', '1', '--out', join(folder, 'out'));
	expect(JSON.parse(out).provenance).toEqual({
		command: `npm run lab -- identify --ratings '${FILE}' --targets 5 --seed 7`,
		version: about.version,
		date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		seed: 7,
		data: [
			{
				file: 'my ratings.csv',
				bytes: (await readFile(FILE)).length,
				sha256: createHash('sha256')
					.update(await readFile(FILE))
					.digest('hex'),
			},
		],
	});
	expect(await run('--threads', '2')).toBe(out);
	expect(await readFile(join(folder, 'out', 'identify.json'), 'utf8')).toBe(out);
});

test('the file of mentions counts as data, and a command ignores the one before', async () => {
	const mentions = join(folder, 'mentions.csv');
	await writeFile(mentions, 'user,item\nu1,1\nu2,2\n');
	const asked = ['--ratings', FILE, '--mentions', `tags:${mentions}`, '--threads', '1', '--json'];
	const { data } = JSON.parse((await lab('describe', ...asked)).out).provenance;
	expect(data.map(({ file }: { file: string }) => file).sort()).toEqual(['mentions.csv', 'my ratings.csv']);
	const made = JSON.parse((await lab('drift', '--json', '--seed', '2')).out).provenance;
	expect(made).toMatchObject({ command: 'npm run lab -- drift --seed 2', data: [] });
});
