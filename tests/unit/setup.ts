import { install } from '../../src/lab/kit/install.ts';
import { builtInPack } from '../../src/pack/builtIn.ts';

/** Builds the built-in pack and installs the database once, before tests that need it start side by side. */
export default async () => {
	install('tools/duckdb');
	await builtInPack();
};
