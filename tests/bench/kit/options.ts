/** What all benches take: names and numbers, and whether a run is small. */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
	options: {
		small: { type: 'boolean', default: false },
		large: { type: 'boolean', default: false },
		program: { type: 'boolean', default: false },
	},
	allowPositionals: true,
});

export const { small, large, program } = values;
export const names: readonly string[] = positionals;

/** How much is done, or how often: as much as gives a figure, or as little as shows that the bench works. */
export const amount = (measured: number, least: number): number => (small ? least : measured);
