import { text as readAll } from 'node:stream/consumers';
import { Command, InvalidArgumentError } from 'commander';
import { advise } from '../../core/advice/advice.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { readText } from '../../pack/files.ts';
import { toJson, toText } from './adviceText.ts';

const people = (text: string) => {
	if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of people, at least 1.');
	return Number(text);
};

/** `npm run check -- [--json] FILE`. */
export const checkCommand = new Command('check')
	.description('Advice for a text, from the same code and films as the extension.')
	.argument('<file>', 'text file, or - for standard input')
	.option('--json', 'print one JSON document')
	.option('--tolerance <people>', 'smallest crowd to accept', people, 100)
	.exitOverride()
	.action(async (file: string, options: { json?: true; tolerance: number }) => {
		const draft = file === '-' ? await readAll(process.stdin) : await readText(file);
		const pack = await openBuiltIn();
		const advice = advise(pack, draft, { tolerance: options.tolerance });
		console.log(options.json ? JSON.stringify(toJson(advice, draft), null, '\t') : toText(advice));
	});
