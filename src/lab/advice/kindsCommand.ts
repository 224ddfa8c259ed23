/** Makes the tables of the other kinds than films that come with the project. */
import { join } from 'node:path';
import { Command } from 'commander';
import type { AddedKind } from '../../core/catalogue/packKinds.ts';
import { KINDS_FOLDER } from '../../pack/builtIn.ts';
import { writeTables } from '../../pack/kindTables.ts';
import { loadOptions } from '../kit/cli/setup.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import { loadRatings } from '../kit/datasets/load.ts';
import { bookFigures, READERS } from './bookFigures.ts';
import { KIND_NAMES } from './packAdditions.ts';
import { figuresOf } from './packFigures.ts';
import { USUAL_K } from './tastes.ts';

const COUNTS_ONLY = 'It holds no rating of anybody: counts, means and shares of at least 20 people alone.';

/** The facts of kinds whose people are counted: day of the newest rating, what the ratings are, and all sources. */
const COUNTED = {
	boardgames: {
		date: '2022-02',
		source: 'a public sample of ratings on BoardGameGeek',
		sources: [
			'Ratings from 2001 to 2022: github.com/jljorro/bgg-dataset, for research and education. Titles, years, sorts and counts of all games: github.com/courtneymickelsen/cse310-module2, which states no license.',
			COUNTS_ONLY,
		],
	},
	anime: {
		date: '2016-12',
		source: 'a public sample of ratings on MyAnimeList',
		sources: [
			'Ratings, titles, genres and counts, to 2016: github.com/caserec/Datasets-for-Recommender-Systems, for research, to be cited.',
			COUNTS_ONLY,
		],
	},
} satisfies Partial<Record<AddedKind, object>>;

const OF_BOOKS = [
	'Books, authors, years and counts on Goodreads in 2017: goodbooks-10k by Zygmunt Zając (github.com/zygmuntz/goodbooks-10k), CC BY-SA 4.0; other spellings of titles and series were taken out, and counts scaled, for this list.',
	`People: the ${READERS.people} of goodbooks-10k, who rated from 19 to 200 of these books each. What its notebook publishes of them is kept: 5,976,479 ratings, their quartiles by book and by person.`,
	'Assumed: that these people rated books in the order of the counts of Goodreads as a whole, and rate independently but for how much they rate. So crowds of books are less sure than others.',
	COUNTS_ONLY,
];

/** `lab kinds`. */
export const kindsCommand = new Command('kinds')
	.description(
		'Count board games, anime and books for the packs that come with the project, as tables in assets/kinds.',
	)
	.requiredOption('--data <folder>', 'the folder that holds "items"')
	.option('--assets <folder>', 'the folder to write', KINDS_FOLDER)
	.action(async ({ data, assets }: { data: string; assets: string }) => {
		for (const kind of ['boardgames', 'anime'] as const) {
			const { date, source, sources } = COUNTED[kind];
			const folder = join(data, 'items', kind);
			const ratings = await loadRatings(join(folder, 'ratings.parquet'), loadOptions({ roundRatings: 0.5 }));
			const options = { ...{ kind, name: KIND_NAMES[kind], k: USUAL_K, date, source }, known: [] };
			const figures = figuresOf(ratings, await filmRows(join(folder, 'items.tsv')), options);
			figures.population.sources.push(...sources);
			await writeTables(join(assets, kind), figures);
			console.log(`${kind}: ${figures.films.length} items, ${figures.population.size} people`);
		}
		const { films, authors, activity } = bookFigures(await filmRows(join(data, 'items/books/items.tsv')));
		const facts = {
			kind: 'books' as const,
			name: KIND_NAMES.books,
			size: READERS.people,
			date: '2017-09',
			sources: OF_BOOKS,
		};
		await writeTables(join(assets, 'books'), { films, population: { ...facts, activity } }, authors);
		console.log(`books: ${films.length} items, ${facts.size} people`);
	});
