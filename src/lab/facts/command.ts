import { join } from 'node:path';
import { Command } from 'commander';
import { surpriseOf } from '../../core/catalogue/common.ts';
import { FILM_KINDS, type Film } from '../../core/catalogue/film.ts';
import { LANGUAGES, type Language } from '../../core/catalogue/foreign.ts';
import { titleForms } from '../../core/catalogue/forms.ts';
import { NAMESAKE_KINDS } from '../../core/catalogue/namesakes.ts';
import { readCommonness } from '../../pack/commonness.ts';
import { companionsText, parseCompanions } from '../../pack/companions.ts';
import { factsText } from '../../pack/facts.ts';
import { readText, writeAtomically } from '../../pack/files.ts';
import { filmsText, readFilms } from '../../pack/films.ts';
import { namesakesText, readNamesakes } from '../../pack/namesakes.ts';
import { type ForeignTitles, titlesOf, titlesText } from '../../pack/titles.ts';
import { factsLines } from './about.ts';
import { kindsOf, readSeries } from './kinds.ts';
import { type Merged, mergeFilms, mergeLines, rowsByKey } from './merge.ts';
import { namesakesIn } from './namesakes.ts';
import { samePairs } from './sameFilm.ts';
import { ASSETS, type FilmFacts, readFilmFacts, readTable } from './tables.ts';
import { foreignTitles } from './titles.ts';

interface Options {
	data: string;
	assets: string;
}

/** Largest surprisal of everyday words, in bits. */
const EVERYDAY = 13;

export const factsCommand = new Command('facts')
	.description('Merge double films, and take facts about films into the files that ship.')
	.requiredOption('--data <folder>', 'the folder that holds "facts"')
	.option('--assets <folder>', 'the files to rewrite', ASSETS)
	.action(async ({ data, assets }: Options) => {
		const known = await readFilmFacts(data);
		const table = await readFilms(join(assets, 'films.tsv'));
		const merged = await mergeRows(data, table, known);
		const films = await withKinds(data, merged.films, known);
		await writeAtomically(join(assets, 'films.tsv'), filmsText(films));
		console.log(`films.tsv: ${films.length} films, of ${table.length} rows`);
		await rewriteCompanions(join(assets, 'companions.tsv'), films);
		const titles = await writeTitles(assets, data, films, known);
		await writeNamesakes(join(assets, 'namesakes.tsv'), data, films, titles);
		const lines = factsLines(films, known);
		await writeAtomically(join(assets, 'facts.tsv'), factsText(lines));
		console.log(`facts.tsv: ${lines.length} films`);
	});

async function mergeRows(data: string, films: readonly Film[], known: ReadonlyMap<string, FilmFacts>): Promise<Merged> {
	const file = join(data, 'facts/catalogue_duplicates.tsv');
	const rows = rowsByKey(films);
	const listed = (await readTable(file, ['title', 'year', 'duplicate_title', 'duplicate_year'])).flatMap((row) => {
		const [a, b] = [rows.get(`${row.title}\t${row.year}`), rows.get(`${row.duplicate_title}\t${row.duplicate_year}`)];
		return a === undefined || b === undefined || a === b ? [] : [[a, b] as const];
	});
	const found = samePairs(films, known);
	console.log(`${listed.length} listed pairs of rows that are one film, ${found.length} found by their facts`);
	return mergeFilms(films, [...listed, ...found]);
}

async function withKinds(data: string, films: readonly Film[], known: ReadonlyMap<string, FilmFacts>): Promise<Film[]> {
	const kinds = kindsOf(films, known, await readSeries(data));
	const counts = FILM_KINDS.map((kind) => `${kind} ${kinds.filter((other) => other === kind).length}`);
	console.log(`Kinds: ${counts.join(', ')}`);
	return films.map((film, i) => ({ ...film, kind: kinds[i]! }));
}

async function rewriteCompanions(file: string, films: readonly Film[]): Promise<void> {
	const lines = parseCompanions(await readText(file), file);
	const merged = mergeLines(lines, films);
	await writeAtomically(file, companionsText(merged));
	console.log(`companions.tsv: ${merged.length} lines, of ${lines.length}`);
}

async function writeTitles(
	assets: string,
	data: string,
	films: readonly Film[],
	known: ReadonlyMap<string, FilmFacts>,
): Promise<ForeignTitles> {
	const commonness = await readCommonness();
	const isEveryday = (word: string) => surpriseOf(commonness(word)) <= EVERYDAY;
	const titles = await foreignTitles(data, assets, films, known, isEveryday);
	await writeAtomically(join(assets, 'titles.tsv'), titlesText(titles));
	const count = (language: Language) =>
		[...titles.values()].flat().filter((title) => title.language === language).length;
	console.log(`titles.tsv: ${titles.size} films; ${LANGUAGES.map((name) => `${name} ${count(name)}`).join(', ')}`);
	return titles;
}

async function writeNamesakes(file: string, data: string, films: readonly Film[], titles: ForeignTitles) {
	const mostRated = films.reduce((most, film) => Math.max(most, film.raters ?? 0), 1);
	const lists = titlesOf(films, titles);
	const forms = films.flatMap((film, i) => titleForms(film, mostRated, undefined, lists[i]));
	const namesakes = await namesakesIn(data, new Set(forms.map((form) => form.words.join(' '))));
	// Phrases come from another table: `npm run lab -- phrases`.
	const phrases = (await readNamesakes(file)).filter(({ kind }) => kind === 'phrase');
	await writeAtomically(file, namesakesText([...namesakes, ...phrases]));
	const count = (of: string) => namesakes.filter(({ kind }) => kind === of).length;
	console.log(`namesakes.tsv: ${NAMESAKE_KINDS.map((kind) => `${kind} ${count(kind)}`).join(', ')}`);
}
