import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** A script of this folder and all it imports, as one. */
export async function bundled(path: string, minify: boolean): Promise<string> {
	const { build } = await import('vite');
	const lib = { entry: fileURLToPath(new URL(path, import.meta.url)), formats: ['iife' as const], name: 'overlay' };
	const built = await build({ configFile: false, logLevel: 'error', build: { write: false, minify, lib } });
	return (built as Rolldown.RolldownOutput[])[0]!.output[0].code;
}
