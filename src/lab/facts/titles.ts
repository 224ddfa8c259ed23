/** Titles of films in other languages. */
import { join } from 'node:path';
import type { Film } from '../../core/catalogue/film.ts';
import { type ForeignTitle, LANGUAGES, type Language } from '../../core/catalogue/foreign.ts';
import { words } from '../../core/catalogue/words.ts';
import { entriesIn } from '../../pack/table.ts';
import type { ForeignTitles } from '../../pack/titles.ts';
import { rowsByKey } from './merge.ts';
import { type FilmFacts, readRows, readTable } from './tables.ts';

const TABLES = ['de', 'es', 'fr', 'pt'] as const;
/** Least raters of a film whose titles come from the facts: the tables already have well-known films. */
const LEAST_RATERS = 100;

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/**
 * Returns the titles of films in other languages, those of written tables first, without the catalogue's own.
 * @param assets folder of `originals.tsv`, titles that the facts lack, written from knowledge: original ones, and others with their language
 */
export async function foreignTitles(
	data: string,
	assets: string,
	films: readonly Film[],
	facts: ReadonlyMap<string, FilmFacts>,
	isEveryday: (word: string) => boolean,
): Promise<ForeignTitles> {
	const rows = rowsByKey(films);
	const titles = films.map((): ForeignTitle[] => []);
	for (const language of TABLES) {
		const file = join(data, 'facts/titles', `${language}.tsv`);
		const table = await readRows(file, ['number', 'title', 'year', 'titles']);
		for (const row of table)
			titles[rows.get(`${row.title}\t${row.year}`) ?? -1]?.push(
				...entriesIn(row.titles!).map((title) => ({ language, title })),
			);
	}
	for (const row of await readTable(join(data, 'facts/titles/national.tsv'), ['title', 'year', ...LANGUAGES]))
		for (const language of LANGUAGES)
			titles[rows.get(`${row.title}\t${row.year}`) ?? -1]?.push(
				...entriesIn(row[language]!).map((title) => ({ language, title })),
			);
	for (const row of await readTable(join(assets, 'originals.tsv'), ['title', 'year', 'titles'])) {
		const key = `${row.title}\t${row.year}`;
		const spoken = facts.get(key)?.language ?? '';
		titles[rows.get(key) ?? -1]?.push(
			...entriesIn(row.titles!).map((entry) => {
				const [language, title] = labelOf(entry) ?? [spoken, entry];
				return { language: isLanguage(language) ? language : null, title };
			}),
		);
	}
	for (const [key, known] of facts) {
		const row = rows.get(key) ?? -1;
		if ((films[row]?.raters ?? 0) >= LEAST_RATERS) titles[row]!.push(...titlesIn(known, isEveryday));
	}
	const own = films.map(({ title, otherTitles }) => new Set([title, ...otherTitles]));
	return new Map(
		films.flatMap(({ title, year }, i): [string, ForeignTitle[]][] => {
			const list = withoutDoubles(titles[i]!, own[i]!);
			return list.length === 0 ? [] : [[`${title}\t${year}`, list]];
		}),
	);
}

/** The language and the title of an entry that says its language: "de:Adams Äpfel". */
function labelOf(entry: string): [language: string, title: string] | undefined {
	const label = /^([a-z]{2}):(.+)$/.exec(entry);
	return label === null ? undefined : [label[1]!, label[2]!];
}

/** Titles with a language, other English ones, and the original title; no everyday words in a language that is not named. */
function titlesIn(known: FilmFacts, isEveryday: (word: string) => boolean): ForeignTitle[] {
	const isRare = (title: string) => words(title).some((word) => !isEveryday(word));
	const labeled = known.otherTitles.flatMap((entry): ForeignTitle[] => {
		const [language, title] = labelOf(entry) ?? [known.language, entry];
		if (isLanguage(language)) return [{ language, title }];
		return entry.startsWith('en:') && isRare(title) ? [{ language: null, title }] : [];
	});
	const original = known.originalTitle;
	const isSafe = isLanguage(known.language) || isRare(original);
	if (original === '' || !isSafe) return labeled;
	return [...labeled, { language: isLanguage(known.language) ? known.language : null, title: original }];
}

function withoutDoubles(titles: readonly ForeignTitle[], own: ReadonlySet<string>): ForeignTitle[] {
	const seen = new Set<string>();
	return titles.filter(({ language, title }) => {
		const key = `${language} ${words(title).join(' ')}`;
		const isDouble = seen.has(key) || (language === null && (own.has(title) || title.includes('|')));
		seen.add(key);
		return !isDouble && words(title).length > 0;
	});
}
