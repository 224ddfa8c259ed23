import { Command } from 'commander';
import type { Figure } from '../report/figure.ts';
import { documentOf, prepareOut, writeOut } from '../report/out.ts';
import { type Setup, type SetupOptions, setUp, withSetup } from './setup.ts';

export interface Outcome {
	result: object;
	lines: string[];
	figures: Figure[];
}

/** Prints a result as JSON or as lines, and writes it and its figures into the folder of --out. */
export async function deliver(
	name: string,
	{ json, out }: { json?: true; out?: string },
	{ result, lines, figures = [] }: Omit<Outcome, 'figures'> & Partial<Outcome>,
): Promise<void> {
	if (out !== undefined) await writeOut(out, name, result, figures);
	console.log(json ? await documentOf(result) : lines.join('\n'));
}

/** Makes a command over ratings and mentions. @param elsewhere may reject the options, or handle the command itself */
export function experiment<O extends SetupOptions>(
	name: string,
	description: string,
	run: (setup: Setup, options: O, begun: number) => Promise<Outcome>,
	elsewhere: (options: O) => Promise<Omit<Outcome, 'figures'> | null> = async () => null,
	needs: { times?: boolean } = {},
): Command {
	return withSetup(new Command(name).description(description)).action(async (options: O) => {
		const startedAt = performance.now();
		if (options.out !== undefined) await prepareOut(options.out);
		const done = await elsewhere(options);
		if (done !== null) {
			return deliver(name, options, done);
		}
		const setup = await setUp({ ...options, ...needs });
		try {
			await deliver(name, options, await run(setup, options, startedAt));
		} finally {
			await setup.pool.close();
		}
	});
}
