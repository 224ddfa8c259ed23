/** Words about importing one's own ratings. */
import { films, number } from './counts.ts';

const rows = (n: number) => (n === 1 ? '1 row' : `${number(n)} rows`);
const LEFT_OUT = {
	series: 'of series, episodes or games',
	trailer: 'of trailers',
	brief: 'of films watched for less than 10 minutes',
	unrated: 'of films that were neither rated nor watched',
};

export const imports = {
	title: 'Films you have rated',
	why: 'If Red Herring knows which films you have rated or seen, it need not guess which of your mentions would match your ratings. It can also suggest only films that you have not rated.',
	where: 'The file is read on this computer and kept in this browser. Nothing of it is sent.',
	how: 'How to get your file',
	services: [
		['Letterboxd', 'letterboxd.com, Settings, Data, "Export your data". Choose the ZIP file as it is.'],
		['IMDb', 'Your ratings, "Export". Some minutes later the CSV file can be downloaded at imdb.com/exports.'],
		['MovieLens', 'movielens.org/profile/settings/import-export, "export ratings".'],
		['Netflix', 'netflix.com, Account, your profile, Viewing activity, "Download all" at the end of the page.'],
		['Trakt', 'trakt.tv/settings/data, "Export". Choose the ZIP file as it is.'],
	],
	choose: 'Choose a file (ZIP, CSV or JSON), or drop it here',
	progress: 'Progress of the import',
	phases: {
		reading: (file: string) => `Reading ${file}…`,
		matching: (n: number) => `Looking up ${films(n)}…`,
		saving: (n: number) => `Keeping ${films(n)}…`,
	},
	noStorage:
		'This browser does not let Red Herring keep anything here, as in private windows, so nothing can be imported.',
	busy: 'Another file is being imported. Wait until it is done.',
	manyFiles: 'Choose one file at a time. Exports of several files come as a ZIP file, which can be chosen whole.',
	unexpected: (file: string) =>
		`${file} could not be imported, and nothing was changed. Reload this page and try again; if it fails again, the disk may be full.`,
	notKept: 'This could not be kept, and nothing was changed. Reload this page and try again; the disk may be full.',
	done: (matched: number, file: string) => `${films(matched)} imported from ${file}.`,
	notFound: (n: number) => (n === 0 ? 'All were found in the list of films.' : `${rows(n)} did not match; see below.`),
	leftOut: (counts: Record<keyof typeof LEFT_OUT, number>) =>
		(Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[])
			.filter((reason) => counts[reason] > 0)
			.map((reason) => `${rows(counts[reason])} ${LEFT_OUT[reason]} left out.`),
	damaged: (n: number) => `${rows(n)} could not be read and ${n === 1 ? 'was' : 'were'} left out:`,

	damagedStored: (n: number) =>
		`${n === 1 ? 'One stored record' : `${number(n)} stored records`} of your ratings ${n === 1 ? 'is' : 'are'} damaged and left out, so what ${n === 1 ? 'it says' : 'they say'} is not counted. Forget all imported films and import your files again.`,
	list: 'Imported files',
	imported: (service: string, matched: number, date: string) => `${service}, ${films(matched)}, imported on ${date}`,
	forget: 'Forget',
	forgetFile: (file: string) => `Forget what was imported from ${file}`,
	forgetAll: 'Forget all imported films',
	wait: 'One moment…',
	forgotten: 'Forgotten.',

	unmatched: (n: number, file: string) => `${rows(n)} of ${file} did not match`,
	unmatchedHelp:
		'These are in your file but not found in the list of films, or it is not clear which film they mean. Choose the film, or leave the row out.',
	row: (title: string, year: number | null, row: number, part: string) =>
		`${title}${year === null ? '' : ` (${year})`}, row ${number(row)}${part === '' ? '' : ` of ${part}`}`,
	searchLabel: (title: string) => `Search the list of films for ${title}`,
	search: 'Search',
	noneFound: 'No such film in the list. Try its original title, or leave the row out.',
	means: (film: string, title: string) => `${title} means ${film}`,
	skip: 'Leave out',
	skipTitle: (title: string) => `Leave out ${title}`,
	skipAll: (n: number) => `Leave out all ${number(n)}`,
	skippedAll: (n: number) => `${rows(n)} left out.`,
	more: (n: number) => `Show ${number(n)} more`,
	settled: (film: string) => `${film} added.`,
	skipped: (title: string) => `${title} left out.`,
};
