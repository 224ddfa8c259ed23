import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmFacts } from '../../../../src/lab/facts/tables.ts';
import { filmsTable } from '../../films.ts';

export const NOTHING: FilmFacts = {
	directors: [],
	cast: [],
	countries: [],
	language: '',
	collection: '',
	originalTitle: '',
	otherTitles: [],
	imdb: '',
	tmdb: '',
	slug: '',
};

/** Made-up tables of facts about the films of tests. */
const TABLES: Record<string, string[]> = {
	'facts/film_facts.tsv': [
		'title	year	directors	countries	original_title	other_titles	imdb	tmdb	cast	collection	language	letterboxd_slug',
		'Heat	1995	Michael Mann	United States			tt0113277	949	Al Pacino | Robert De Niro		en	heat-1995',
	],
	'facts/gazetteer/tv_series.tsv': [
		'name	first_year	last_year	imdb_votes	sources',
		'Crash	2004	2006	90000	imdb_top_5000_tv',
	],
	'facts/gazetteer/persons.tsv': ['name	sum_of_raters', 'Abe Lincoln	200000', 'Heat Crash	9'],
	'facts/gazetteer/cities.tsv': ['name	capital	population', 'Sparta	primary	1100000', 'Heat Town	minor	9'],
	'facts/gazetteer/countries.tsv': ['name	films_in_catalogue', 'Sparta	12'],
	'facts/gazetteer/bands.tsv': ['name	listeners', 'Heat	9'],
	'facts/gazetteer/books.tsv': ['title	ratings_count', 'The Matrix	900000'],
	'facts/gazetteer/video_games.tsv': ['name	sales_millions	steam_owners_in_sample', 'Crash		80', 'Crash	0.5	'],
	'facts/titles/de.tsv': ['1	Heat	1995	Hitze'],
	'facts/titles/es.tsv': [],
	'facts/titles/fr.tsv': [],
	'facts/titles/pt.tsv': [],
	'facts/titles/national.tsv': ['title	year	de	es	fr	it	pt'],
	'facts/catalogue_duplicates.tsv': [
		'title	year	raters	duplicate_title	duplicate_year	duplicate_raters	found_by	imdb',
		'The Matrix	1999	30000	Fight Club	1999	27500	manual	tt1',
	],
};

export async function writeFactsFolder(folder: string): Promise<void> {
	for (const name of ['facts/gazetteer', 'facts/titles', 'assets'])
		await mkdir(join(folder, name), { recursive: true });
	for (const [name, lines] of Object.entries(TABLES)) await writeFile(join(folder, name), `${lines.join('\n')}\n`);
	await writeFile(join(folder, 'assets/films.tsv'), `${filmsTable()}\n`);
	await writeFile(join(folder, 'assets/originals.tsv'), 'title\tyear\ttitles\n');
	await writeFile(join(folder, 'assets/companions.tsv'), 'Heat\t1995\t4:1\nFight Club\t1999\t4:0\n');
	await writeFile(join(folder, 'assets/namesakes.tsv'), 'name\tkind\tlevel\nGone\tband\t1\nfight club\tphrase\t2\n');
	await writeFile(join(folder, 'pairs.txt'), '\ufefffight club 20000000\nclub of 30000000\nin heat 7000000\n');
}
