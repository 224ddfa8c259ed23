import { Command } from 'commander';
import { identify } from '../attacks/identify.ts';
import { showProgress } from '../progress.ts';
import { identifyLines } from './identifyText.ts';
import { type Setup, type SetupOptions, setUp, withSetup } from './setup.ts';

/** A command over ratings and mentions: sets up, runs, prints, and ends the threads whatever happens. */
function experiment(
	name: string,
	description: string,
	run: (setup: Setup, options: SetupOptions) => Promise<{ result: object; lines: string[] }>,
): Command {
	return withSetup(new Command(name).description(description)).action(async (options: SetupOptions) => {
		const setup = await setUp(options);
		try {
			const { result, lines } = await run(setup, options);
			console.log(options.json ? JSON.stringify(result, null, '\t') : lines.join('\n'));
		} finally {
			await setup.pool.close();
		}
	});
}

export const experiments = [
	experiment('identify', 'Who can be found by the films they mention, by each algorithm.', async (setup, { seed }) => {
		const { ratings, targets, pool } = setup;
		const result = await identify(ratings, targets, pool, seed, showProgress('Looking for people'));
		return { result, lines: identifyLines(result) };
	}),
];
