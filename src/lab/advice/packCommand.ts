import { readFile } from 'node:fs/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import { PACK_KINDS } from '../../core/catalogue/packKinds.ts';
import { builtInPack } from '../../pack/builtIn.ts';
import { writeAtomically } from '../../pack/files.ts';
import { packFileOf } from '../../pack/packFile.ts';
import { count, number, parserOf, withColumns } from '../kit/cli/setup.ts';
import { nowAddition, type PackOptions, packFigures, referenceAddition } from './packAdditions.ts';

const positive = parserOf(
	number,
	(value) => value > 0 && value <= 1e6,
	'It must be a number above 0, and at most 1000000.',
);
/** Whether only a kind other than films is given, whose pack comes with the project. */
const isShipped = ({ kind = 'films', out: _, ...rest }: PackOptions) =>
	kind !== 'films' && Object.values(rest).every((value) => value === undefined);
const day = (text: string) => {
	const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
	if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
		throw new InvalidArgumentError('It must be a day as 2026-07-31.');
	return text;
};

/** Builds the pack that the extension ships, or another one. */
export const packCommand = withColumns(
	new Command('pack')
		.description('Build a pack: catalogue and population in one binary file.')
		.option('--films <file>', 'films table: title, year, raters, genres, also_known_as, divided by tabs')
		.option(
			'--population <file>',
			'population description, as assets/population.json; without it both are counted in --ratings',
		)
		.addOption(
			new Option('--kind <items>', 'what the items are; alone, the pack of that kind that comes with the project')
				.choices([...PACK_KINDS])
				.default('films'),
		)
		.option('--name <words>', 'without --population: what the people of --ratings are called')
		.option('--k <people>', 'no figure is of fewer people than this (without --population: 20)', count)
		.option('--companions <file>', 'which films go together, as assets/companions.tsv')
		.option('--foreign <file>', 'titles in other languages, as assets/titles.tsv')
		.option('--facts <file>', 'who made films, and their numbers elsewhere, as assets/facts.tsv')
		.option('--namesakes <file>', 'other things that are called as films are, as assets/namesakes.tsv')
		.option('--tastes <file>', 'how tastes differ, where the population is divided by taste')
		.option('--liking <file>', 'what share of the raters of films liked them, as assets/liking.tsv')
		.option('--apart <file>', 'films that are not suggested with others, as assets/apart.tsv')
		.option('--recent <file>', 'raters that new films will have had, as assets/recent.tsv')
		.requiredOption('--out <file>', 'where to write the pack'),
	'ratings in which people are counted, or, with times, what is popular now',
)
	.option('--titles <file>', 'titles and years of the rated, or released, items')
	.option('--reference <file>', 'released people to count in, as lab anonymize makes them')
	.option('--half-life <days>', 'in which a rating comes to count half', positive)
	.option('--as-of <day>', 'from which ages are counted, as 2026-07-31 (default: that of the newest rating)', day)
	.addOption(
		new Option('--now <way>', 'sum ratings up (cd, the default), or tell their sums in private (em)').choices([
			'cd',
			'em',
		]),
	)
	.option('--epsilon <number>', 'em: what is promised for each rating', positive)
	.option('--per-person <count>', "em: only so many of a person's newest ratings count", count)
	.action(async (o: PackOptions) => {
		if (isShipped(o)) {
			const bytes = await readFile((await builtInPack(o.kind)).file);
			await writeAtomically(o.out, bytes);
			console.log(`${o.out}: ${bytes.length} bytes`);
			return;
		}
		const additions = [nowAddition(o), referenceAddition(o)].filter((add) => add !== undefined);
		const { figures, source } = await packFigures(o);
		const bytes = await packFileOf(figures, { ...o, titles: o.foreign }, source, additions);
		await writeAtomically(o.out, bytes);
		console.log(`${o.out}: ${bytes.length} bytes`);
	});
