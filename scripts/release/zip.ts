/** Writes the packages that stores take, of what was just built, and prints what they weigh and their digests. */
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, writePackages } from './packages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

for (const path of await writePackages(ROOT)) {
	const megabytes = (await stat(path)).size / 1e6;
	console.log(`${relative(ROOT, path)}  ${megabytes.toFixed(2)} MB  ${await digestOf(path)}`);
}
