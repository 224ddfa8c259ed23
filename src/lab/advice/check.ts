import { text as readAll } from 'node:stream/consumers';
import { Command, InvalidArgumentError } from 'commander';
import { advise } from '../../core/advice/advice.ts';
import type { Said } from '../../core/advice/ownChance.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { matchFilm } from '../../core/catalogue/match.ts';
import { filmKey } from '../../core/catalogue/titled.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { readText } from '../../pack/files.ts';
import { strings } from '../../strings.ts';
import { toJson, toText } from './adviceText.ts';

const people = (text: string) => {
	if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of people, at least 1.');
	return Number(text);
};

const another = (title: string, before: string[]) => [...before, title];

/** Finds the film of a title with or without its year in brackets, as in "Crash (1996)". */
function filmTitled(catalogue: Catalogue, text: string): number {
	const [, title = text, year = null] = /^(.*\S) *\((\d{4})\)$/.exec(text) ?? [];
	const { film, suggestions } = matchFilm(catalogue, {
		titles: [title],
		year: year === null ? null : Number(year),
		seen: null,
	});
	if (film >= 0) return film;
	const meant = suggestions.map((other) => strings.film(filmKey(catalogue, other)));
	throw new InputError(
		meant.length === 0 ? `No film is called ${text}.` : `Say which film ${text} is: ${meant.join(', ')}.`,
	);
}

interface CheckOptions {
	json?: true;
	tolerance: number;
	never: string[];
	rated: string[];
}

/** `npm run check -- [--json] FILE`. */
export const checkCommand = new Command('check')
	.description('Advice for a text, from the same code and films as the extension.')
	.argument('<file>', 'text file, or - for standard input')
	.option('--json', 'print one JSON document')
	.option('--tolerance <people>', 'smallest crowd to accept', people, 100)
	.option('--never <title>', 'a film that the writer never rated anywhere; may be repeated', another, [])
	.option('--rated <title>', 'a film that the writer rated; may be repeated', another, [])
	.exitOverride()
	.action(async (file: string, options: CheckOptions) => {
		const draft = file === '-' ? await readAll(process.stdin) : await readText(file);
		const pack = await openBuiltIn();
		const saying = (word: Said) => options[word].map((title) => [filmTitled(pack.catalogue, title), word] as const);
		const said = new Map([...saying('rated'), ...saying('never')]);
		const advice = advise(pack, draft, { tolerance: options.tolerance, said });
		console.log(options.json ? JSON.stringify(toJson(advice, draft), null, '\t') : toText(advice));
	});
