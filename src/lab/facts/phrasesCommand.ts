import { join } from 'node:path';
import { Command } from 'commander';
import { titleForms } from '../../core/catalogue/forms.ts';
import { InputError } from '../../pack/errors.ts';
import { readText, writeAtomically } from '../../pack/files.ts';
import { readFilms } from '../../pack/films.ts';
import { namesakesText, readNamesakes } from '../../pack/namesakes.ts';
import { parsePairs, phrasesIn } from './phrases.ts';
import { ASSETS } from './tables.ts';

/** Fewest raters of a film whose title counts without capitals, as in the finder. */
const FEWEST = 200;

/** `npm run lab -- phrases --pairs FILE`. */
export const phrasesCommand = new Command('phrases')
	.description('Count how common the words of titles are as phrases, and note it among the namesakes.')
	.requiredOption('--pairs <file>', 'lines of two words and how often they follow each other')
	.option('--assets <folder>', 'the folder of the films, and of the namesakes to rewrite', ASSETS)
	.action(async ({ pairs, assets }: { pairs: string; assets: string }) => {
		const counted = parsePairs(await readText(pairs));
		if (counted.count.size === 0) throw new InputError(`${pairs}: holds no two words with a number.`);
		const films = await readFilms(join(assets, 'films.tsv'));
		const mostRated = films.reduce((most, film) => Math.max(most, film.raters ?? 0), 1);
		const known = films.filter(({ raters }) => (raters ?? 0) >= FEWEST);
		const forms = known.flatMap((film) => titleForms(film, mostRated).filter(({ kind }) => kind !== 'initials'));
		const phrases = phrasesIn(new Set(forms.map(({ words }) => words.join(' '))), counted);
		const file = join(assets, 'namesakes.tsv');
		const others = (await readNamesakes(file)).filter(({ kind }) => kind !== 'phrase');
		await writeAtomically(file, namesakesText([...others, ...phrases]));
		console.log(`namesakes.tsv: phrase ${phrases.length}`);
	});
