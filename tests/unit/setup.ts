import { builtInPack } from '../../src/pack/builtIn.ts';

/** Builds the built-in pack once, before tests that need it start side by side. */
export default async () => {
	await builtInPack();
};
