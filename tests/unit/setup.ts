import { builtInPack } from '../../src/lab/packFile.ts';

/** Builds the built-in pack once, before tests that need it start side by side. */
export default async () => {
	await builtInPack();
};
