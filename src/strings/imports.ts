/** Words about importing one's own ratings. */
import { day, films, number } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('imports');

const rows = (n: number) => plural(n, { one: '# row', other: '# rows' });
const SKIPPED = texts({
	series: 'of series, episodes or games',
	trailer: 'of trailers',
	brief: 'of films watched for less than 10 minutes',
	unrated: 'of films that were neither rated nor watched',
});

export const imports = texts({
	title: 'Films you have rated',
	why: 'If Red Herring knows which films you have rated or logged, it knows which films can give you away. It can also suggest only films that you have not rated.',
	where: 'The file is read on this computer and kept in this browser. Nothing of it is sent.',
	how: 'How to get your file',
	choose: 'Choose a file (ZIP, CSV or JSON), or drop it here',
	progress: 'Progress of the import',
	phases: {
		reading: (file: string) => t`Reading ${file}…`,
		matching: (n: number) => t`Looking up ${films(n)}…`,
		saving: (n: number) => t`Keeping ${films(n)}…`,
	},
	noStorage:
		'This browser does not let Red Herring keep anything here, as in private windows, so nothing can be imported.',
	busy: 'Another file is being imported. Wait until it is done.',
	manyFiles: 'Choose one file at a time. Exports of several files come as a ZIP file, which can be chosen whole.',
	unexpected: (file: string) =>
		t`Could not import ${file}. Nothing changed. Reload this page and try again; if it fails again, the disk may be full.`,
	notKept: 'This could not be kept. Nothing changed. Reload this page and try again; the disk may be full.',
	done: (matched: number, file: string) => t`${films(matched)} imported from ${file}.`,
	notFound: (n: number) =>
		n === 0 ? t`All were found in the list of films.` : t`${rows(n)} did not match; see below.`,
	leftOut: (counts: Record<keyof typeof SKIPPED, number>) =>
		(Object.keys(SKIPPED) as (keyof typeof SKIPPED)[])
			.filter((reason) => counts[reason] > 0)
			.map((reason) => t`${rows(counts[reason])} ${SKIPPED[reason]} skipped.`),
	damaged: (n: number) => t`Skipped, as unreadable: ${rows(n)}.`,

	damagedStored: (n: number) =>
		t`Not counted: ${plural(n, { one: '# damaged record', other: '# damaged records' })} of your ratings. Remove all imported films and import your files again.`,
	list: 'Imported',
	imported: (service: string, matched: number, date: string) =>
		t`${service}, ${films(matched)}, imported on ${day(date)}`,
	forget: 'Remove',
	forgetFile: (file: string) => t`Remove what was imported from ${file}`,
	forgetAll: 'Remove all imported films',
	wait: 'One moment…',
	forgotten: 'Removed.',

	unmatched: (n: number, file: string) => t`${rows(n)} of ${file} did not match`,
	unmatchedHelp:
		'These are in your file but not found in the list of films, or it is not clear which film they mean. Choose the film, or skip the row.',
	row: (title: string, year: number | null, row: number, part: string) =>
		t`${title}${year === null ? '' : ` (${year})`}, row ${number(row)}${part === '' ? '' : t` of ${part}`}`,
	searchLabel: (title: string) => t`Search the list of films for ${title}`,
	search: 'Search',
	noneFound: 'No such film in the list. Try its original title, or skip the row.',
	means: (film: string, title: string) => t`${title} means ${film}`,
	skip: 'Skip',
	skipTitle: (title: string) => t`Skip ${title}`,
	skipAll: (n: number) => t`Skip all ${number(n)}`,
	skippedAll: (n: number) => t`${rows(n)} skipped.`,
	more: (n: number) => t`Show ${number(n)} more`,
	settled: (film: string) => t`${film} added.`,
	skipped: (title: string) => t`${title} skipped.`,
});
