/** Words about importing one's own ratings. */
import { day, films, number, plural } from './counts.ts';

const rows = (n: number) => plural(n, { one: '# row', other: '# rows' });
const SKIPPED = {
	series: 'of series, episodes or games',
	trailer: 'of trailers',
	brief: 'of films watched for less than 10 minutes',
	unrated: 'of films that were neither rated nor watched',
};

export const imports = {
	title: 'Films you have rated',
	why: 'If Red Herring knows which films you have rated or logged, it knows which films can give you away. It can also suggest only films that you have not rated.',
	where: 'The file is read on this computer and kept in this browser. Nothing of it is sent.',
	how: 'How to get your file',
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
		`Could not import ${file}. Nothing changed. Reload this page and try again; if it fails again, the disk may be full.`,
	notKept: 'This could not be kept. Nothing changed. Reload this page and try again; the disk may be full.',
	done: (matched: number, file: string) => `${films(matched)} imported from ${file}.`,
	notFound: (n: number) => (n === 0 ? 'All were found in the list of films.' : `${rows(n)} did not match; see below.`),
	leftOut: (counts: Record<keyof typeof SKIPPED, number>) =>
		(Object.keys(SKIPPED) as (keyof typeof SKIPPED)[])
			.filter((reason) => counts[reason] > 0)
			.map((reason) => `${rows(counts[reason])} ${SKIPPED[reason]} skipped.`),
	damaged: (n: number) => `Skipped, as unreadable: ${rows(n)}.`,

	damagedStored: (n: number) =>
		`Not counted: ${plural(n, { one: '# damaged record', other: '# damaged records' })} of your ratings. Remove all imported films and import your files again.`,
	list: 'Imported',
	imported: (service: string, matched: number, date: string) =>
		`${service}, ${films(matched)}, imported on ${day(date)}`,
	forget: 'Remove',
	forgetFile: (file: string) => `Remove what was imported from ${file}`,
	forgetAll: 'Remove all imported films',
	wait: 'One moment…',
	forgotten: 'Removed.',

	unmatched: (n: number, file: string) => `${rows(n)} of ${file} did not match`,
	unmatchedHelp:
		'These are in your file but not found in the list of films, or it is not clear which film they mean. Choose the film, or skip the row.',
	row: (title: string, year: number | null, row: number, part: string) =>
		`${title}${year === null ? '' : ` (${year})`}, row ${number(row)}${part === '' ? '' : ` of ${part}`}`,
	searchLabel: (title: string) => `Search the list of films for ${title}`,
	search: 'Search',
	noneFound: 'No such film in the list. Try its original title, or skip the row.',
	means: (film: string, title: string) => `${title} means ${film}`,
	skip: 'Skip',
	skipTitle: (title: string) => `Skip ${title}`,
	skipAll: (n: number) => `Skip all ${number(n)}`,
	skippedAll: (n: number) => `${rows(n)} skipped.`,
	more: (n: number) => `Show ${number(n)} more`,
	settled: (film: string) => `${film} added.`,
	skipped: (title: string) => `${title} skipped.`,
};
