/** Words about where the user rates or logs films. */
import { number } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('services');

/** How to get the file of ratings that can be imported. */
const EXPORTS: Record<string, string> = texts({
	letterboxd: 'letterboxd.com, Settings, Data, "Export your data". Choose the ZIP file as it is.',
	imdb: 'Your ratings, "Export". Some minutes later the CSV file can be downloaded at imdb.com/exports.',
	movielens: 'movielens.org/profile/settings/import-export, "export ratings".',
	netflix: 'netflix.com, Account, your profile, Viewing activity, "Download all" at the end of the page.',
	trakt: 'trakt.tv/settings/data, "Export". Choose the ZIP file as it is.',
});

export const services = texts({
	question: 'Do you rate or log films anywhere?',
	elsewhere: 'Somewhere else',
	nowhere: 'Nowhere',
	/** How to get the file that can be imported; null if none can. */
	how: (id: string): string | null => EXPORTS[id] ?? null,
	noImport: 'Its files cannot be imported. Where a film is named, say whether you rated it.',
	saidNowhere:
		'Then there are no ratings to match you with, and you will see few warnings. You can change this in the settings.',
	filmsRated: 'About how many films have you rated or logged?',
	filmsRatedHelp: 'A guess will do. It makes the numbers more reliable. Not needed if you import your ratings.',
	films: 'films',
	filmsRatedBad: (most: number) => t`Enter a whole number of films from 1 to ${number(most)}, or nothing.`,
	filmsRatedSaved: 'Saved.',
	/** @param several whether several services were chosen, of which the smallest counts */
	counted: (members: number, several: boolean) =>
		t`You are counted among ${number(members)} members${several ? t`, those of the smallest you chose` : ''}. Many of them rate little, so the true number may be smaller.`,
});
