import { mkdir, mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DESCRIPTION, OPTIONAL_HOSTS, PERMISSIONS } from '../../scripts/build/manifest.ts';
import { archive, filesBelow } from '../../scripts/release/archive.ts';
import { disagreements, type Listed, picturesIn, sizeOfPng } from '../../scripts/release/listing.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
const MANIFEST: Listed = {
	name: 'Red Herring',
	description: DESCRIPTION,
	permissions: PERMISSIONS,
	optional_host_permissions: OPTIONAL_HOSTS,
};

test('the citation is of this version', async () => {
	const [citation, { version }] = await Promise.all([read('CITATION.cff'), read('package.json').then(JSON.parse)]);
	expect(citation).toMatch(new RegExp(`^version: ${version.replaceAll('.', '\\.')}$`, 'm'));
});

test('the store texts agree with the permissions', async () => {
	const [listing, permissions] = await Promise.all([read('docs/store/listing.md'), read('docs/store/permissions.md')]);
	expect(disagreements(listing, permissions, MANIFEST)).toEqual([]);
	expect(disagreements(listing, permissions, { ...MANIFEST, permissions: ['tabs', 'storage'] })).toEqual([
		'Nothing says why “tabs” is asked for.',
		...PERMISSIONS.filter((one) => one !== 'storage').map((one) => `“${one}” is explained, but not asked for.`),
	]);
	expect(disagreements(listing.replace(DESCRIPTION, 'x'.repeat(133)), permissions, MANIFEST)).toEqual([
		'The listing has another summary than the manifest.',
		'The summary has more than 132 characters.',
	]);
	expect(disagreements(listing, permissions.replace(/(?<=## storage\n)[^#]+/, '\n'), MANIFEST)).toEqual([
		'“storage” has no reason.',
	]);
});

test('the pictures of the listing have the sizes that stores want', async () => {
	const paths = picturesIn(await read('docs/store/listing.md'));
	expect(paths.length).toBeGreaterThanOrEqual(3);
	for (const path of paths)
		expect(sizeOfPng(await readFile(new URL(`../../${path}`, import.meta.url))), path).toEqual([1280, 800]);
	expect(sizeOfPng(new Uint8Array(40))).toBeNull();
});

test('a package has the same bytes whenever its files were written', async () => {
	const folders = await Promise.all(
		['b', 'a'].map(async (first) => {
			const folder = await mkdtemp(join(tmpdir(), 'red-herring-package-'));
			await mkdir(join(folder, 'in'));
			for (const name of [first, 'in/c', 'a', 'b']) await writeFile(join(folder, name), `what ${name} says`);
			await utimes(join(folder, 'a'), first === 'a' ? 1e9 : 2e9, 1e9);
			return folder;
		}),
	);
	const [one, other] = await Promise.all(folders.map(async (folder) => archive(folder, await filesBelow(folder))));
	expect(Object.keys(unzipSync(one!))).toEqual(['a', 'b', 'in/c']);
	expect(Buffer.compare(one!, other!)).toBe(0);
});
