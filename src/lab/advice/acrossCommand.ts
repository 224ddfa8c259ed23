import { Command } from 'commander';
import { InputError } from '../../pack/errors.ts';
import { count, counts, type SetupOptions, setUpRatings, whole, withColumns } from '../kit/cli/setup.ts';
import { aligned, share } from '../kit/cli/text.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import { halvesOf } from '../kit/datasets/part.ts';
import { documentOf } from '../kit/report/out.ts';
import { type AcrossRow, across } from './across.ts';
import { sortsOf } from './sorts.ts';

interface CommandOptions extends Omit<SetupOptions, 'mentions' | 'each'> {
	mentions: number[];
	titles: string;
	sort: string;
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

/** Two sorts of one catalogue stand in for two kinds, of which no data follow one person. */
export const acrossCommand = withColumns(
	new Command('across').description(
		'How many people fit two sorts of items together, against the smallest crowd and the product of both.',
	),
	'ratings (MovieLens, HetRec, MovieTweetings, Netflix Prize, CSV, Parquet; .gz, .zip)',
)
	.requiredOption('--titles <file>', 'titles and genres of the items: a table divided by tabs')
	.requiredOption('--sort <genre>', 'the genre whose items are one sort; all others that have a genre are the other')
	.option('--mentions <counts>', 'numbers of mentions of each sort', counts, [1, 2, 4, 8])
	.option('--targets <count>', 'most people for each number', count, 600)
	.option('--tastes', 'divide people by taste too, as packs of other kinds than films do')
	.option('--seed <number>', 'of everything that is drawn', whole, 1)
	.option('--json', 'print one JSON document')
	.action(async (o: CommandOptions) => {
		const needed = new InputError('Say with --ratings which ratings to use.');
		if (o.ratings === undefined) throw needed;
		const ratings = await setUpRatings(o);
		if (!('itemIds' in ratings)) throw needed;
		const sorts = sortsOf(ratings, await filmRows(o.titles), o.sort);
		const [counted, judged] = halvesOf(ratings, o.seed);
		const { mentions, targets, seed, tastes = false } = o;
		const rows = across(judged, counted, sorts, { mentions, targets, seed, tastes });
		const few = rows.find(({ people }) => people === 0);
		if (few !== undefined)
			throw new InputError(`No one has rated ${few.mentions} of both sorts. Ask for fewer --mentions.`);
		const items = sorts.map((places) => places.filter((place) => place >= 0).length);
		if (o.json) console.log(await documentOf({ users: judged.users, items, sort: o.sort, rows }));
		else {
			console.log(`${items[0]} items of the sort ${o.sort}, ${items[1]} others; judged among ${judged.users} people`);
			console.log(aligned([HEAD, ...rows.map(cellsOf)]).join('\n'));
		}
	});
