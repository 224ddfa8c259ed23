import { InputError } from '../../pack/errors.ts';
import type { ColumnNames } from '../kit/datasets/layout.ts';
import { createDuckDbStore } from './duckdbStore.ts';
import type { Engine } from './engine.ts';
import { rankTargets } from './ranks.ts';
import { openScratch, type ScratchOptions } from './scratch.ts';
import { simulatedIn } from './simulated.ts';
import { ratingsIn } from './source.ts';

interface DuckDbOptions extends ScratchOptions {
	/** Called about rows that were skipped; prints to standard error by default. */
	onBad?: (message: string) => void;
}

/**
 * Opens a ratings file (Parquet or delimited text) that may exceed memory. Its pairs of user and item are
 * copied once into a temporary database, sorted by item, so that an attack reads the raters of the mentioned items only.
 * @throws InputError if the file cannot be used, or memory or disk do not suffice
 */
export async function openDuckDb(file: string, columns: ColumnNames, options: DuckDbOptions = {}): Promise<Engine> {
	const { onBad = console.error } = options;
	const scratch = await openScratch(options);
	const fail = (error: unknown) => {
		throw scratch.explain(error, file);
	};
	try {
		const source = await ratingsIn(scratch.connection, file, columns);
		const store = await createDuckDbStore(scratch, source, (reason) => onBad(`${file}: ${reason}`));
		if (store.totals.ratings === 0) throw new InputError(`${file}: holds no rating that can be used.`);
		return {
			describe: async () => store.totals,
			simulate: (simulation) => simulatedIn(store, simulation).catch(fail),
			ranks: (algorithm, targets) => rankTargets(store, algorithm, targets).catch(fail),
			close: scratch.close,
		};
	} catch (error) {
		await scratch.close();
		return fail(error);
	}
}
