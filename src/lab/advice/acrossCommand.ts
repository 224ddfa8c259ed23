import { Command } from 'commander';
import { InputError } from '../../pack/errors.ts';
import { deliver } from '../kit/cli/experiment.ts';
import { count, counts, namedRatings, type SetupOptions, whole, withColumns } from '../kit/cli/setup.ts';
import { aligned, share } from '../kit/cli/text.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import { halvesOf } from '../kit/datasets/part.ts';
import { type AcrossRow, across } from './across.ts';
import { listsOf } from './peopleLists.ts';
import { sortsOf } from './sorts.ts';

interface CommandOptions extends Omit<SetupOptions, 'mentions' | 'each'> {
	mentions: number[];
	titles?: string;
	sort?: string;
	people?: string[];
	tastes?: true;
}

const HEAD = [
	...['mentions', 'people', 'fit both', 'bound holds', 'too small x2', 'bound / true', 'bound / sum'],
	...['product / true', 'product errs', 'below x2', 'above x2'],
];

const cellsOf = (row: AcrossRow) => [
	...[
		`${row.mentions} + ${row.mentions}`,
		String(row.people),
		row.rank.toFixed(1),
		share(row.holds),
		share(row.tooSmall),
	],
	...[row.bound, row.boundAdded, row.product, row.productErrs].map((factor) => factor.toFixed(2)),
	...[share(row.productBelow), share(row.productAbove)],
];

/** Two services with the same people; or two sorts of one catalogue, standing in for two kinds. */
export const acrossCommand = withColumns(
	new Command('across').description(
		'How many people fit two sorts or kinds of items together, against the smallest crowd and the product of both.',
	),
	'ratings (MovieLens, HetRec, MovieTweetings, Netflix Prize, CSV, Parquet; .gz, .zip)',
)
	.option('--titles <file>', 'titles and genres of the items: a table divided by tabs')
	.option('--sort <genre>', 'the genre whose items are one sort; all others that have a genre are the other')
	.option('--people <files...>', 'instead: two files of the same people, lines of a person number and numbers of items')
	.option('--mentions <counts>', 'numbers of mentions of each sort', counts, [1, 2, 4, 8])
	.option('--targets <count>', 'most people for each number', count, 600)
	.option('--tastes', 'divide people by taste too, as packs of other kinds than films do')
	.option('--seed <number>', 'of everything that is drawn', whole, 1)
	.option('--json', 'print one JSON document')
	.action(async (o: CommandOptions) => {
		const { ratings, sorts, names } = await dataOf(o);
		const [counted, judged] = halvesOf(ratings, o.seed);
		const { mentions, targets, seed, tastes = false } = o;
		const rows = across(judged, counted, sorts, { mentions, targets, seed, tastes });
		const few = rows.find(({ people }) => people === 0);
		if (few !== undefined)
			throw new InputError(`No one has rated ${few.mentions} of both sorts. Ask for fewer --mentions.`);
		const items = sorts.map((places) => places.filter((place) => place >= 0).length);
		const result = { users: judged.users, items, sort: o.sort, people: o.people, rows };
		const about = `${items[0]} items ${names[0]}, ${items[1]} ${names[1]}; judged among ${judged.users} people`;
		await deliver('across', o, { result, lines: [about, ...aligned([HEAD, ...rows.map(cellsOf)])] });
	});

/** People to judge, the two sorts of their items, and their names. */
async function dataOf(o: CommandOptions) {
	const { people, titles, sort } = o;
	if (people !== undefined) {
		const [first, second, ...more] = people;
		if (second === undefined || more.length > 0) throw new InputError('--people takes two files.');
		return { ...(await listsOf([first!, second])), names: [`in ${first}`, `in ${second}`] };
	}
	if (titles === undefined || sort === undefined) throw new InputError('Say with --titles and --sort what to compare.');
	const ratings = await namedRatings(o);
	const sorts = sortsOf(ratings, await filmRows(titles), sort);
	return { ratings, sorts, names: [`of the sort ${sort}`, 'others'] };
}
