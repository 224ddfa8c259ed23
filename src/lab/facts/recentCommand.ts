import { join } from 'node:path';
import { Command } from 'commander';
import type { Film } from '../../core/catalogue/film.ts';
import { InputError } from '../../pack/errors.ts';
import { readFacts } from '../../pack/facts.ts';
import { writeAtomically } from '../../pack/files.ts';
import { readFilms } from '../../pack/films.ts';
import { type RecentLine, recentText } from '../../pack/recent.ts';
import { type Correction, fitCorrection, type Voted } from './recent.ts';
import { ASSETS, readTable } from './tables.ts';

/** A film from this year is newer than any with a known day. */
const NEWEST = 2026;

type VotedFilm = Voted & { film: Film };

/** `npm run lab -- recent --data FOLDER`. */
export const recentCommand = new Command('recent')
	.description('Estimate how many raters films will have had that came out while members were counted.')
	.requiredOption('--data <folder>', 'the folder that holds "facts/recent_votes.tsv"')
	.option('--assets <folder>', 'the folder of the films, and of the file to rewrite', ASSETS)
	.action(async ({ data, assets }: { data: string; assets: string }) => {
		const films = await readFilms(join(assets, 'films.tsv'));
		const voted = await votedFilms(join(data, 'facts/recent_votes.tsv'), films, assets);
		const correction = fitted(voted);
		const lines = recentLines(films, voted, correction);
		await writeAtomically(join(assets, 'recent.tsv'), recentText(lines));
		const { older, newer, factor } = correction;
		const at = (votes: number) => `${factor(votes).toFixed(1)} at ${votes} votes`;
		console.log(`Fitted on ${older} older and ${newer} newer of ${voted.length} films with raters and votes.`);
		console.log(`Raters are too few by a factor of ${[200, 500, 1000, 2500].map(at).join(', ')}.`);
		console.log(`recent.tsv: ${lines.length} films`);
	});

function fitted(voted: readonly Voted[]): Correction {
	try {
		return fitCorrection(voted);
	} catch (error) {
		throw error instanceof RangeError ? new InputError(`recent_votes.tsv: ${error.message}`) : error;
	}
}

/** Joins films with their votes, by their numbers at TMDB. */
async function votedFilms(file: string, films: readonly Film[], assets: string): Promise<VotedFilm[]> {
	const votes = await readTable(file, ['released', 'tmdb', 'tmdb_votes']);
	const facts = await readFacts(join(assets, 'facts.tsv'));
	const byKey = new Map(films.map((film) => [`${film.title}\t${film.year}`, film]));
	const byNumber = new Map(facts.map(({ title, year, tmdb }) => [String(tmdb), byKey.get(`${title}\t${year}`)]));
	return votes.flatMap(({ released = '', tmdb = '', tmdb_votes }) => {
		const film = byNumber.get(tmdb);
		const isSame = film !== undefined && Math.abs(film.year - Number(released.slice(0, 4))) <= 1;
		return isSame && film.raters !== null ? [{ film, released, votes: Number(tmdb_votes), raters: film.raters }] : [];
	});
}

/** The lines of films that lack raters. */
function recentLines(films: readonly Film[], voted: readonly VotedFilm[], correction: Correction): RecentLine[] {
	const known = new Map(voted.map((one) => [one.film, one]));
	return films.flatMap((film) => {
		const { title, year, raters: counted } = film;
		const one = known.get(film);
		if (counted === null || (one === undefined && year < NEWEST)) return [];
		const { raters, spread } = one === undefined ? correction.usual(counted) : correction.raters(one);
		const line = { title, year, counted, raters: Math.round(raters), spread };
		return line.raters > counted && spread >= 0.005 ? [line] : [];
	});
}
