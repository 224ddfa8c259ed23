import { text as readAll } from 'node:stream/consumers';
import { Command } from 'commander';
import { advise } from '../../core/advice/advice.ts';
import { readText } from '../../pack/files.ts';
import { toJson } from './adviceJson.ts';
import { toText } from './adviceText.ts';
import { readOwnRatings } from './ownRatings.ts';
import { packOf } from './packOf.ts';
import { answersIn, type SaidOptions, saidIn, withSaid } from './said.ts';

/** `npm run check -- [--json] FILE`. */
export const checkCommand = withSaid(
	new Command('check')
		.description('Advice for a text, from the same code as the extension, and its films or another pack.')
		.argument('<file>', 'text file, or - for standard input'),
)
	.exitOverride()
	.action(async (file: string, options: SaidOptions) => {
		const draft = file === '-' ? await readAll(process.stdin) : await readText(file);
		const pack = await packOf(options.pack);
		const said = saidIn(pack.catalogue, options);
		const rated = options.ratings === undefined ? null : await readOwnRatings(options.ratings, pack.catalogue);
		const advice = advise(pack, draft, { ...answersIn(options), tolerance: options.tolerance, said, rated });
		console.log(
			options.json ? JSON.stringify(toJson(advice, draft), null, '\t') : toText(advice, draft, pack.catalogue.of),
		);
	});
