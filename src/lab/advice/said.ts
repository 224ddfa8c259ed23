/** What the command line says about a writer. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Said } from '../../core/advice/ownChance.ts';
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { matchFilm } from '../../core/catalogue/match.ts';
import { filmKey, kindOfItems } from '../../core/catalogue/titled.ts';
import { InputError } from '../../pack/errors.ts';
import { strings } from '../../strings.ts';
import { inWordsOf } from './kindWords.ts';

export interface SaidOptions {
	json?: true;
	tolerance: number;
	pack?: string;
	ratings?: string;
	never: string[];
	rated: string[];
	filmsRated?: number;
	whole?: true;
	part?: true;
	nowhere?: true;
}

const counted = (what: string) => (text: string) => {
	if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError(`It must be a whole number of ${what}, at least 1.`);
	return Number(text);
};

const repeated = (flag: string, about: string) =>
	new Option(flag, about).argParser((title: string, before: string[]) => [...before, title]).default([], 'none');

/** Adds the flags of all commands that advise a writer. */
export const withSaid = (command: Command): Command =>
	command
		.option('--json', 'print one JSON document')
		.option('--tolerance <people>', 'your goal: the fewest people who could have written it', counted('people'), 100)
		.option(
			'--pack <file>',
			'boardgames, anime or books in place of films, or a file that npm run lab -- pack has made',
		)
		.option(
			'--ratings <file>',
			"the writer's own ratings, as Letterboxd, IMDb, MovieLens, Netflix or Trakt export them, or for other packs BoardGameGeek, MyAnimeList, AniList, Goodreads or StoryGraph",
		)
		.addOption(repeated('--never <title>', 'a film that the writer never rated anywhere; may be repeated'))
		.option('--films-rated <count>', 'about how many films the writer has rated', counted('films'))
		.option('--nowhere', 'the writer rates films nowhere')
		.option('--whole', "the ratings given are all of the writer's")
		.option('--part', 'the ratings given are a part of them')
		.addOption(repeated('--rated <title>', 'a film that the writer rated; may be repeated'));

/** The writer's answer about how much they rate. */
export const answersIn = ({ filmsRated, whole, part, nowhere }: SaidOptions) => ({
	...{ filmsRated: filmsRated ?? null, nowhere: nowhere === true },
	complete: whole ? true : part ? false : null,
});

/** Returns the answers about films. @throws InputError if a title names none, or more than one */
export function saidIn(catalogue: Catalogue, options: Pick<SaidOptions, Said>): Map<number, Said> {
	const saying = (word: Said) => options[word].map((title) => [filmTitled(catalogue, title), word] as const);
	return new Map([...saying('rated'), ...saying('never')]);
}

/** Finds the film of a title with or without its year in brackets, as in "Crash (1996)". */
function filmTitled(catalogue: Catalogue, text: string): number {
	const [, title = text, year = null] = /^(.*\S) *\((\d{4})\)$/.exec(text) ?? [];
	const { film, suggestions } = matchFilm(catalogue, {
		titles: [title],
		year: year === null ? null : Number(year),
		seen: null,
	});
	if (film >= 0) return film;
	const inWords = inWordsOf(kindOfItems(catalogue));
	const meant = suggestions.map((other) => strings.film(filmKey(catalogue, other)));
	throw new InputError(
		meant.length === 0
			? `${inWords('No film')} is called ${text}.`
			: `${inWords('Say which film')} ${text} is: ${meant.join(', ')}.`,
	);
}
